import { afterEach, expect, test } from 'vitest';
import { speak, words } from '../../ui/locales/index.ts';
import type { CoursesCompared } from '../../ui/worker/protocol/index.ts';
import { workerSession } from '../support/workerSession.ts';

afterEach(() => speak('en'));

/** Two courses of an example laid beside each other; `null` is its main line. */
async function compared(id: string, one: string | null, other: string | null): Promise<CoursesCompared> {
  const { session, last } = workerSession();
  await session.hear({ type: 'openExample', serial: 1, id, branch: one, ruleset: null, at: null });
  await session.hear({ type: 'compareCourses', serial: 1, one, other });
  return last('coursesCompared').compared;
}
const sentence = ({ outcome }: CoursesCompared) => words.betterFor(outcome, { one: 'here', other: 'there' });

test('two courses of an example say for the attacking player which is better, whichever comes first', async () => {
  // Destroyed in battle against stopped: the token is all that differs.
  for (const [one, other, name] of [
    [null, 'stop', 'here'],
    ['stop', null, 'there'],
  ] as const)
    expect(sentence(await compared('T-09', one, other))).toBe(
      `For A, who attacks, “${name}” is better: B loses 1 monster instead of none.`,
    );
  const same = await compared('T-09', null, 'attack directly all the same');
  expect(same.outcome).toMatchObject({ attacker: 'A', better: 'same' });
});

test('entries of a branch are told by the numbers that are seen there, not by those of the whole log', async () => {
  const { one, other, shared } = await compared('T-09', null, 'stop');
  expect(shared).toEqual({ position: 24, entry: 24 });
  expect(one.first?.entry).toBe(25);
  expect(other.first).toMatchObject({ position: 25, entry: 25 });
  expect(other.further.length).toBeGreaterThan(0);
  for (const { entry, position } of [...one.further, ...other.further]) expect(entry).toBe(position);
});

const lost = (lifePoints: number, monsters: number) => ({ lifePoints, monsters });
const nothing = { A: lost(0, 0), B: lost(0, 0) };
const course = (more: Partial<CoursesCompared['outcome']['one']>) => ({
  lost: nothing,
  replays: 0,
  winner: null,
  isRunning: false,
  ...more,
});

test('a trade, the same and the end of the duel are said as such, in both languages', async () => {
  const calls = { one: 'x', other: 'y' };
  const say = (outcome: CoursesCompared['outcome']) => words.betterFor(outcome, calls);
  const trade = {
    attacker: 'B',
    better: 'trade',
    one: course({ lost: { A: lost(1200, 0), B: lost(0, 1) }, replays: 1 }),
    other: course({}),
  } as const;
  const same = { attacker: 'A', better: 'same', one: course({}), other: course({}) } as const;
  const won = { attacker: 'A', better: 'other', one: course({}), other: course({ winner: 'A' }) } as const;
  expect([trade, same, won].map(say)).toEqual([
    'For B, who attacks, each has its price: on “x” A loses 1200 Life Points instead of none, B loses 1 monster instead of none, and there is a replay instead of none.',
    'For A, who attacks, both come to the same: nobody loses more on one than on the other.',
    'For A, who attacks, “y” is better: A wins the duel on “y”.',
  ]);
  await speak('fr');
  expect(say(trade).replaceAll('\u202f', ' ')).toBe(
    'Pour B, qui attaque, chacune a son prix : dans « x », A perd 1200 Life Points au lieu d’aucun, B perd 1 monstre au lieu d’aucun et il y a un Replay au lieu d’aucun.',
  );
});
