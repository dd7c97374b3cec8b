// Loaded when the sandbox is opened or a duel becomes a scenario: the first example needs none of it.
import { pathTo } from '../../events/index.ts';
import {
  CARDS,
  endOfDecision,
  headOf,
  playScenario,
  RULESETS,
  type Scenario,
  scenarioOfBoard,
  writtenScenario,
} from '../../machines/index.ts';
import { changingOf } from './changing/changing.ts';
import { faceOf } from './faceOf.ts';
import { switchesInWords, valuesOf } from './knownRulesets.ts';
import { rulesetTold } from './language.ts';
import type { Open } from './open.ts';
import type { Shelf } from './protocol/index.ts';

/** Every card and every ruleset that the sandbox offers, in the reader's language. */
export const shelf = (): Shelf => ({
  cards: [...CARDS.values()]
    .map((card) => ({ ...faceOf(card), atk: card.atk, def: card.def }) as Shelf['cards'][number])
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
  rulesets: [...RULESETS.values()]
    .map(rulesetTold)
    .map((ruleset) => ({ id: ruleset.id, name: ruleset.name, values: valuesOf(ruleset) })),
  switches: switchesInWords(),
});

/** What a duel began from, as a scenario: the one it was made from, else its table as it began. */
function beginningOf(open: Open): { readonly base: Scenario; readonly unsaid: readonly string[] } {
  const original = open.kind === 'scenario' ? open.scenario : open.changing?.original?.scenario;
  if (original !== undefined) return { base: original, unsaid: [] };
  const { duel } = open;
  const state = duel.truth.timeline.at(endOfDecision(duel.truth.entries, 0));
  const title = duel.header.title ?? 'duel';
  const { scenario, unsaid } = scenarioOfBoard(state.board, duel.rules.speaker(state), duel.header, title);
  return { base: scenario, unsaid };
}

/** The table at a position of an open duel, as the setup of a scenario, and what a setup cannot say. */
export function boardAsSetup({ duel: { header, rules, truth } }: Open, position: number) {
  const state = truth.timeline.at(position);
  return scenarioOfBoard(state.board, rules.speaker(state), header, header.title ?? '');
}

/** An open duel with all its branches as a scenario file; `failure` where playing it does not give that duel again. */
export function asScenario(
  open: Open,
): { readonly name: string; readonly text: string } | { readonly failure: string } {
  const { header } = open.duel;
  const { tree } = changingOf(open);
  const { base } = beginningOf(open);
  const { entries } = tree.log;
  const path = (course: string | null) => pathTo(entries, headOf(tree, course));
  const scenario = writtenScenario(
    base,
    header,
    path(null),
    tree.names.map(({ name }) => ({ name, path: path(name) })),
  );
  const [failure] = [null, ...tree.names.map(({ name }) => name)].flatMap(
    (branch) => playScenario(scenario, branch === null ? {} : { branch }).failures,
  );
  if (failure !== undefined) return { failure };
  return { name: `${scenario.id}.json`, text: `${JSON.stringify(scenario, null, 2)}\n` };
}
