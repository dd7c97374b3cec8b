import { describe, expect, test } from 'vitest';
import type { Entry } from '../../events/index.ts';
import { canonical, exampleById, openSession, verifyDuel } from '../../machines/index.ts';
import { recordScenario } from '../support/recordedDuels.ts';

const scenario = exampleById('T-01');
if (scenario === undefined) throw new Error('T-01 is missing');
const { entries, header } = recordScenario(scenario);
const trunk = entries.slice(
  0,
  entries.findIndex(({ parent }) => parent !== undefined),
);

/** Decide something from here on: whoever is asked passes or, at a replay, stops. */
function goOn(session: ReturnType<typeof openSession>): void {
  const { asks, may } = session.rules.speaker(session.state);
  if (asks === null) throw new Error('nobody is asked');
  if (may.includes('priority.pass')) session.submit({ type: 'priority.pass', player: asks }, 99_000);
  else session.submit({ type: 'attackReplay.choose', player: asks, target: 'stop' }, 99_000);
}

describe('acting in the past', () => {
  test.each(trunk.map(({ index, type }) => [index, type] as const))(
    'from entry %i, %s, starts a branch that verifies',
    (index) => {
      const session = openSession(header, { recorded: entries });
      session.goTo(index);
      goOn(session);
      goOn(session);
      expect(verifyDuel(header, session.log.entries)).toMatchObject({ ok: true });
      expect(canonical(session.log.entries.slice(0, entries.length))).toBe(canonical(entries));
    },
  );
});

describe('a recording that broke off', () => {
  test.each(trunk.map(({ index, type }) => [index, type] as const))(
    'behind entry %i, %s, goes on as if it had not',
    (index) => {
      const kept: readonly Entry[] = trunk.slice(0, index + 1);
      const session = openSession(header, { recorded: kept });
      expect(canonical(session.log.entries)).toBe(canonical(trunk.slice(0, session.log.next)));
      goOn(session);
      expect(verifyDuel(header, session.log.entries)).toMatchObject({ ok: true });
    },
  );

  test('and one that others decided is left as it is', () => {
    const foreign = trunk.map((entry) =>
      entry.index === trunk.length - 1 ? { ...entry, at: entry.at + 1 } : entry,
    );
    expect(openSession(header, { recorded: foreign }).log.entries).toEqual(foreign);
  });
});
