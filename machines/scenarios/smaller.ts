import type { DecisionPlace, Scenario, ScenarioCard, ScenarioSetup, Step } from './schema.ts';
import { LISTS } from './setupProblems.ts';

/** Where an attack comes to by itself, from its declaration to its end. */
const PLACES: readonly DecisionPlace[] = [
  'attackReplay',
  'response',
  'damage.1',
  'damage.3',
  'damage.5',
  'attackOver',
];
const PLAYERS = ['A', 'B'] as const;

const isPass = (step: Step): boolean => Object.values(step).includes('pass');

function without(of: object, key: string): object {
  const { [key]: _left, ...rest } = of as Record<string, unknown>;
  return rest;
}

/** Lists with fewer and fewer items left out: halves, quarters, single ones. */
function* shorter<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let size = list.length; size > 0; size >>= 1)
    for (let at = 0; at < list.length; at += size) yield [...list.slice(0, at), ...list.slice(at + size)];
}

/** A card with one thing less said about it; its bare name where nothing is left. */
function* plainer(card: ScenarioCard): Generator<ScenarioCard> {
  if (typeof card === 'string') return;
  yield card.card;
  for (const key of Object.keys(card)) if (key !== 'card') yield without(card, key) as ScenarioCard;
}

function* smallerSetups(setup: ScenarioSetup): Generator<ScenarioSetup> {
  for (const player of PLAYERS) {
    const side = setup[player];
    if (side === undefined) continue;
    yield without(setup, player) as ScenarioSetup;
    for (const [list] of LISTS) {
      const cards = (side as Readonly<Record<string, readonly ScenarioCard[] | undefined>>)[list];
      if (cards === undefined) continue;
      yield { ...setup, [player]: without(side, list) };
      for (const fewer of shorter(cards)) yield { ...setup, [player]: { ...side, [list]: [...fewer] } };
      for (const [at, card] of cards.entries())
        for (const plain of plainer(card))
          yield { ...setup, [player]: { ...side, [list]: cards.with(at, plain) } };
    }
    for (const key of ['fieldSpell', 'lifePoints'])
      if (key in side) yield { ...setup, [player]: without(side, key) };
  }
  for (const key of Object.keys(setup))
    if (key !== 'A' && key !== 'B') yield without(setup, key) as ScenarioSetup;
}

/** What one waits for by itself need not be told: passes at the end become the place that is come to. */
function* fewerPasses(steps: readonly Step[]): Generator<readonly Step[]> {
  const told = steps.filter((step) => !isPass(step));
  if (told.length === steps.length) return;
  yield told;
  for (const place of PLACES) yield [...told, { until: place }];
  const lead = steps.slice(0, steps.findLastIndex((step) => !isPass(step)) + 1);
  if (lead.length === steps.length) return;
  for (const place of PLACES) yield [...lead, { until: place }];
}

/** Scenarios that say a little less than this one, the greatest steps first; whether they still hold is for others to see. */
export function* smallerScenarios(scenario: Scenario): Generator<Scenario> {
  const { steps, setup } = scenario;
  for (const fewer of fewerPasses(steps)) yield { ...scenario, steps: [...fewer] };
  for (const fewer of shorter(steps)) yield { ...scenario, steps: [...fewer] };
  for (const smaller of smallerSetups(setup)) yield { ...scenario, setup: smaller };
  for (const [at, step] of steps.entries())
    for (const key of ['answers', 'zone', 'effect'])
      if (key in step) yield { ...scenario, steps: steps.with(at, without(step, key) as Step) };
  for (const fewer of shorter(scenario.cards ?? [])) yield { ...scenario, cards: [...fewer] };
}
