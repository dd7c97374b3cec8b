import { describe, expect, test } from 'vitest';
import {
  type Carried,
  type Course,
  carryOver,
  compareRulesets,
  exampleById,
  playScenario,
  readRuleset,
  verifyDuel,
} from '../../machines/index.ts';

function recorded(id: string): Course {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`${id} is gone`);
  const { header, entries } = playScenario(scenario);
  return { header, path: entries };
}
function carried(course: Course, to: string): Carried {
  const read = readRuleset(to);
  if (!read.ok) throw new Error(read.message);
  return carryOver(course, read.ruleset);
}
const types = ({ path }: Pick<Carried, 'path'>) => path.map(({ type }) => type);

describe('the decisions of a duel are carried over to other rules', () => {
  test('B37, C15: to the end where they are asked for, with another outcome', () => {
    const course = recorded('D-08');
    const { path, stopped, header } = carried(course, 'modern-tcg,zeroVsZero=both');
    expect(stopped).toBeNull();
    const destroyed = path.flatMap((entry) =>
      entry.type === 'battle.calculated' ? entry.payload.destroyed : [],
    );
    expect(destroyed.length).toBe(2);
    expect(header.ruleset.switches.zeroVsZero).toBe('both');
    // It is a duel of its own: what its own rules decide, with the commands of the recording.
    expect(verifyDuel(header, path)).toMatchObject({ ok: true });
    const commands = (of: typeof path) => of.flatMap(({ command }) => command ?? []);
    expect(commands(path)).toEqual(commands(course.path));
  });

  test('C1: up to the first decision that nobody is asked for', () => {
    const course = recorded('T-09');
    const { path, stopped, decisions } = carried(course, 'classic-2004');
    // Under the rulebook of 2004 play goes back to the Battle Step: there is no target to choose again.
    expect(stopped?.command).toMatchObject({ type: 'attackReplay.choose' });
    expect(path.at(-1)?.type).toBe('attack.ended');
    expect(types({ path })).not.toContain('command.refused');
    const before = course.path.slice(0, course.path.indexOf(stopped as never));
    expect(decisions).toBe(before.filter(({ command }) => command !== undefined).length);
  });

  test('it goes as far as the comparison goes, and comes to the same there', () => {
    for (const [id, to] of [
      ['T-04', 'classic-2004'],
      ['T-03', 'ude-2005'],
      ['D-08', 'modern-tcg,zeroVsZero=both'],
    ] as const) {
      const course = recorded(id);
      const { path, header } = carried(course, to);
      const { other, difference } = compareRulesets(course, header.ruleset);
      expect(difference, id).not.toBeNull();
      expect(path.slice(0, other.path.length), id).toEqual(other.path.slice(0, path.length));
    }
  });

  test('under its own rules it is the same duel', () => {
    const course = recorded('D-13');
    expect(carried(course, 'modern-tcg').path).toEqual(course.path);
  });
});
