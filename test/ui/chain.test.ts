import { describe, expect, test } from 'vitest';
import { exampleById, playScenario } from '../../machines/index.ts';
import { linkStands, nextLink } from '../../ui/inspector/chain/chainWords.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { momentAt } from '../../ui/worker/moment.ts';

describe('F5: the last link resolves first', () => {
  const scenario = exampleById('T-05');
  if (scenario === undefined) throw new Error('no example T-05');
  const played = playScenario(scenario);
  const duel = takeInHand(played.header, played.entries);
  const chainAfter = (type: string) => {
    const moment = momentAt(
      duel,
      duel.path.findIndex((entry) => entry.type === type),
    );
    if (moment.chain === null) throw new Error(`no chain at ${type}`);
    return moment.chain;
  };
  const told = (chain: ReturnType<typeof chainAfter>) =>
    chain.links.map((link) => linkStands(link, nextLink(chain)));

  test('while link 2 resolves nothing else is next, and link 1 waits', () => {
    const chain = chainAfter('link.resolving');
    expect(nextLink(chain)).toBeNull();
    expect(told(chain)).toEqual(['waits', 'resolves']);
  });

  test('once it has resolved, link 1 is next, or negated', () => {
    const chain = chainAfter('link.resolved');
    expect(nextLink(chain)).toBe(1);
    expect(told(chain)).toEqual(['its activation is negated', 'resolved']);
  });

  test('a chain that is over has no next link, and is still shown with how its links ended', () => {
    const chain = chainAfter('chain.ended');
    expect(chain.endedAt).not.toBeNull();
    expect(nextLink(chain)).toBeNull();
  });
});
