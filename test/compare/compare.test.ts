import { describe, expect, test } from 'vitest';
import type { Entry } from '../../events/index.ts';
import {
  type Comparison,
  compareRulesets,
  exampleById,
  playScenario,
  type Ruleset,
  readRuleset,
} from '../../machines/index.ts';
import { EVERY_RUN, playRun } from '../support/everyRun.ts';

function rulesetOf(name: string): Ruleset {
  const read = readRuleset(name);
  if (!read.ok) throw new Error(read.message);
  return read.ruleset;
}

/** A way through an example, played under its own ruleset, and compared. */
function compared(id: string, to: string, branch?: string, from?: string): Comparison {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`${id} is gone`);
  const { header, entries } = playScenario(scenario, branch === undefined ? {} : { branch });
  return compareRulesets(
    { header, path: entries },
    rulesetOf(to),
    from === undefined ? undefined : rulesetOf(from),
  );
}

const ruleOf = (entry: Entry | null | undefined): string | undefined => entry?.because?.rule;
const check = (entry: Entry | null | undefined) =>
  entry?.type === 'attackReplay.checked'
    ? { verdict: entry.payload.verdict, then: entry.payload.then, causes: entry.payload.causes }
    : undefined;

describe('compare names the first difference, and the switch and rule that make it', () => {
  test('T-04 under classic-2004: whose monsters count (C2)', () => {
    const { difference, made } = compared('T-04', 'classic-2004');
    expect(difference?.kind).toBe('outcome');
    expect(check(difference?.one)).toEqual({ verdict: 'none', then: 'goOn', causes: [] });
    expect(check(difference?.other)).toEqual({
      verdict: 'replay',
      then: 'startOver',
      causes: ['OWN_SIDE_CHANGED'],
    });
    expect([ruleOf(difference?.one), ruleOf(difference?.other)]).toEqual(['R5', 'C2']);
    expect(difference?.fields[0]).toEqual({ field: 'payload.verdict', one: 'none', other: 'replay' });
    expect(made).toEqual({ by: [['watchedSides']], further: ['onReplay'] });
  });

  test('T-03 under classic-2004: a lost right to attack directly (C7)', () => {
    const { difference, made } = compared('T-03', 'classic-2004');
    expect(check(difference?.one)).toEqual({ verdict: 'replay', then: 'choose', causes: ['DIRECT_LOST'] });
    expect(check(difference?.other)).toEqual({ verdict: 'none', then: 'goOn', causes: [] });
    expect([ruleOf(difference?.one), ruleOf(difference?.other)]).toEqual(['R6', 'C7']);
    expect(made).toEqual({ by: [['onTargetIllegal']], further: [] });
  });

  test('T-12 under wiki-ude: declaration cards again (C1)', () => {
    const { difference, made } = compared('T-12', 'wiki-ude', 'attack directly');
    expect(difference?.other?.type).toBe('attack.targetChosen');
    expect(difference?.fields[0]).toEqual({ field: 'payload.responsesAgain', one: false, other: true });
    expect(made?.by).toEqual([['declarationResponsesAgain']]);
  });

  test('T-13 under classic-2004: what a replay goes back to (C3, C4)', () => {
    const { difference, made } = compared('T-13', 'classic-2004');
    expect(check(difference?.one)?.then).toBe('choose');
    expect(check(difference?.other)?.then).toBe('startOver');
    expect(made).toEqual({ by: [['onReplay']], further: [] });
  });

  test.each(['T-59', 'T-87'])('%s under wiki-ude: what a stopped attack counts as (C14)', (id) => {
    const { difference, made } = compared(id, 'wiki-ude', id === 'T-87' ? "by today's rules" : undefined);
    expect(difference?.other?.type).toBe('attack.ended');
    expect(difference?.fields).toEqual([{ field: 'payload.countsAsAttacked', one: false, other: true }]);
    expect([ruleOf(difference?.one), ruleOf(difference?.other)]).toEqual(['R35', 'C14']);
    expect(made).toEqual({ by: [['stoppedCountsAs']], further: [] });
  });

  test('D-08 under ude-2005: nothing against nothing (C15)', () => {
    const { difference, made } = compared('D-08', 'ude-2005');
    expect(difference?.other?.type).toBe('battle.calculated');
    expect(difference?.fields[0]).toMatchObject({ field: 'payload.destroyed', one: [] });
    expect(made).toEqual({ by: [['zeroVsZero']], further: [] });
  });

  test('T-31 under wiki-2013: a direct attack gained (C8)', () => {
    const { difference, made } = compared('X-41', 'wiki-2013');
    expect(check(difference?.other)).toMatchObject({ verdict: 'replay', causes: ['DIRECT_GAINED'] });
    expect(made?.by).toEqual([['onDirectGained']]);
  });

  test('something that one of them lets a player do, with the reason of the other (C20)', () => {
    const { difference, made } = compared('X-90', 'wiki-ude');
    expect(difference?.kind).toBe('options');
    expect(difference?.offers).toMatchObject([
      { player: 'A', possible: 'one', offer: { type: 'effect.activate' }, refused: { rule: 'C20' } },
    ]);
    expect(made?.by).toEqual([['mayPayToZero']]);
  });

  test('a decision that one of them refuses', () => {
    const { difference, made } = compared('X-91', 'modern-tcg,damageStepActivations=statChangers');
    expect(difference?.kind).toBe('options');
    expect(made?.by).toEqual([['damageStepActivations']]);
  });

  test('switches that only make it together: one alone is told apart earlier or not at all', () => {
    const { made } = compared('X-90', 'classic-2004');
    expect(made?.by).toEqual([['damageStep', 'mayPayToZero']]);
  });

  test('two other rulesets than that of the duel', () => {
    const { one, other, made } = compared('T-87', 'classic-2004', "by today's rules", 'wiki-ude');
    expect([one.header.ruleset.id, other.header.ruleset.id]).toEqual(['wiki-ude', 'classic-2004']);
    expect(made?.by).toEqual([['onReplay']]);
  });
});

describe('compare finds nothing where nothing differs', () => {
  test('T-04 under wiki-2013, with every decision taken', () => {
    const { difference, made, switches, one, other, stopped } = compared('T-04', 'wiki-2013');
    expect([difference, made, stopped]).toEqual([null, null, null]);
    expect(switches).toContain('onDirectGained');
    expect(one.path.length).toBe(other.path.length);
  });

  test('every built-in way under its own ruleset comes to itself', () => {
    for (const run of EVERY_RUN.filter((_, at) => at % 12 === 0)) {
      const { header, entries } = playRun(run);
      const again = compareRulesets({ header, path: entries }, header.ruleset);
      expect([run.title, again.difference, again.one.path]).toEqual([run.title, null, entries]);
    }
  });
});
