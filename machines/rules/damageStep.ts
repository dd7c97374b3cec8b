import type { Effect, Operation } from '../cards/vocabulary.ts';
import { dataOf, type RulesEnvironment } from '../effects/env.ts';
import type { Ruleset } from '../rulesets/schema.ts';
import type { DecisionPlace } from '../scenarios/schema.ts';

/** Which Damage Step a ruleset has, and so which variant of the chart (C17, switch damageStep). */
export const damageStepOf = (ruleset: Ruleset): 'modern' | 'classic' => ruleset.switches.damageStep;

/** The timing at which a face-down target is turned face-up: first thing in 2004, timing 2 today (S4.21, B27). */
export const turnsUpAt = (env: RulesEnvironment): number => (damageStepOf(env.ruleset) === 'classic' ? 1 : 2);

/** The timing of the Damage Step that a place of the chart is, or undefined outside it. */
export const timingOfPlace = (places: readonly DecisionPlace[]): number | undefined => {
  const place = places.find((one) => one.startsWith('damage.'));
  return place === undefined ? undefined : Number(place.slice('damage.'.length));
};

function* operationsOf(operations: readonly Operation[]): Generator<Operation> {
  for (const operation of operations) {
    yield operation;
    if (operation.op === 'may') yield* operationsOf(operation.do);
    if (operation.op === 'if') yield* operationsOf([...operation.do, ...(operation.else ?? [])]);
    if (operation.op === 'option') for (const option of operation.options) yield* operationsOf(option.do);
  }
}

const allOperations = (effect: Effect): Operation[] => [
  ...operationsOf(effect.do ?? []),
  ...(effect.options ?? []).flatMap((option) => [...operationsOf(option.do)]),
];

const changesStats = (effect: Effect, all: readonly Effect[]): boolean => {
  const operations = allOperations(effect);
  if (
    operations.some(
      (one) =>
        one.op === 'apply' &&
        one.what.some((influence) => 'modify' in influence && influence.modify !== 'level'),
    )
  )
    return true;
  const equips = operations.some((one) => one.op === 'equip');
  return (
    equips &&
    all.some(
      (other) =>
        other.kind === 'continuous' &&
        other.influences?.some(({ what }) => what.some((influence) => 'modify' in influence)) === true,
    )
  );
};

/**
 * Whether an effect may be activated at a timing of the Damage Step (B34): derived from what it does, never flagged.
 * Switches damageStepActivations and damageStep: in 2004 only what changes ATK or DEF, before damage calculation.
 */
export function allowedInDamageStep(
  env: RulesEnvironment,
  name: string,
  effect: Effect,
  speed: number,
  timing: number,
): boolean {
  const { damageStepActivations } = env.ruleset.switches;
  const damageStep = damageStepOf(env.ruleset);
  const beforeCalculation = damageStep === 'classic' ? timing === 1 : timing <= 2;
  const atCalculation = damageStep === 'classic' ? timing === 1 : timing === 3;
  if (effect.when?.some(({ event }) => event === 'damageCalculation') === true) return atCalculation;
  if (changesStats(effect, dataOf(env, name).effects) && effect.forced !== true) return beforeCalculation;
  if (damageStepActivations === 'statChangers') return effect.forced === true;
  if (speed === 3 || effect.forced === true) return true;
  return allOperations(effect).some(({ op }) => op === 'negateActivation');
}
