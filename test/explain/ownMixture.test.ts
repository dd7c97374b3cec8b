import { describe, expect, it } from 'vitest';
import { type EntryOf, textOf } from '../../events/index.ts';
import { EXAMPLES, playScenario, type Scenario } from '../../machines/index.ts';
import { teller } from './telling.ts';

// Rulesets put together from single switches: the words and the rule go by what that mixture counts.

function firstCheck(id: string, ruleset: Scenario['ruleset']) {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { entries } = playScenario({ ...scenario, ruleset });
  const check = entries.find(
    (entry): entry is EntryOf<'attackReplay.checked'> => entry.type === 'attackReplay.checked',
  );
  if (check === undefined) throw new Error(`${id} has no check`);
  const told = teller(entries).at(check.index);
  return { ...told, words: textOf(told.sentence), payload: check.payload };
}

describe('both sides watched, any monster that comes or goes', () => {
  const check = firstCheck('T-04', { base: 'modern-tcg', with: { watchedSides: 'both' } });

  it('says what came, not that a number changed (C2)', () => {
    expect(check.rule).toBe('C2');
    expect(check.words).toBe(
      'Three Ojama Tokens came to A’s side while Chaos Sorcerer’s attack was running. Under this ruleset a monster that comes to or leaves either player’s side counts. So A chooses the target again.',
    );
    expect(check.candidates.find(({ code }) => code === 'OWN_SIDE_CHANGED')?.words).toBe(
      'A monster came to or left A’s side',
    );
  });
});

describe('only what a Trap or a Quick-Play Spell caused, any of them', () => {
  it('names the filter as the rule, also where the change counts (C6)', () => {
    const check = firstCheck('T-09', { base: 'modern-tcg', with: { causeFilter: 'trapOrQuickPlay' } });
    expect(check.title).toBe('Replay');
    expect(check.rule).toBe('C6');
  });

  it('says of a change that is left out that it happened', () => {
    const check = firstCheck('X-17', { base: 'modern-tcg', with: { causeFilter: 'trapOrQuickPlay' } });
    expect(check.rule).toBe('C6');
    expect(check.candidates.find(({ code }) => code === 'ENTER')).toMatchObject({
      verdict: 'doesNotApply',
      counted: false,
      rule: 'C6',
      words: 'A monster came to B’s side, but that is not counted under this ruleset',
    });
    const came = check.payload.candidates.find(({ code }) => code === 'ENTER')?.entries ?? [];
    expect(came).toHaveLength(1);
    expect(check.becauseOf).toEqual(expect.arrayContaining(came));
  });
});

describe('a replay with several causes', () => {
  it('names them all in its row, in their order', () => {
    expect(firstCheck('T-11', 'modern-tcg').row).toBe('Replay: a monster left and a monster came');
  });
});
