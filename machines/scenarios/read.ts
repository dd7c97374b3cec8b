import { plainLine } from '../../events/index.ts';
import { builtInCard, CARDS, createdTokens, namedCards, problemsOfCard } from '../cards/index.ts';
import { nameOfChoice, type RulesetChoice, readRuleset } from '../rulesets/index.ts';
import { allowedIn } from './allowedKeys.ts';
import { type JsonPath, lineOfPath, readJsonText, type TextProblem } from './jsonText.ts';
import { hintFor } from './nearest.ts';
import { type Scenario, type ScenarioSetup, scenarioSchema } from './schema.ts';
import { type DataProblem, pathWords, problemIn } from './schemaWords.ts';
import { problemOfSetup } from './setupProblems.ts';
import { problemOfSteps } from './stepProblems.ts';

/** The newest form of scenario files that this program reads. */
export const SCENARIO_VERSION = 1;

/** A scenario as it was read, or what is wrong with its text. */
export type ScenarioReading =
  | { readonly ok: true; readonly scenario: Scenario; readonly text: string }
  | ({ readonly ok: false } & TextProblem);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Other formats and newer versions are named as such, before a schema complains about their parts. */
function wrongFile(value: unknown): DataProblem | undefined {
  if (!isObject(value))
    return { path: [], message: 'a scenario is an object in { }; see duelscope schema scenario' };
  const { format, version } = value;
  if (format !== 'duelscope/scenario')
    return {
      path: 'format' in value ? ['format'] : [],
      message:
        format === undefined
          ? 'this is no scenario, it has no "format"; begin with "format": "duelscope/scenario"'
          : `this is not a scenario but ${JSON.stringify(format)}; its format should be "duelscope/scenario"`,
    };
  if (typeof version === 'number' && version > SCENARIO_VERSION)
    return {
      path: ['version'],
      message: `this is version ${version} of the format, and this program reads up to ${SCENARIO_VERSION}; use a newer Duelscope`,
    };
  return undefined;
}

const SIDE_LISTS = ['monsters', 'spellsTraps', 'hand', 'graveyard', 'deck', 'banished', 'extraDeck'] as const;

/** Every card a setup names, with where it does. */
function* cardsIn(setup: ScenarioSetup): Generator<{ readonly name: string; readonly path: JsonPath }> {
  for (const player of ['A', 'B'] as const) {
    const side = setup[player];
    if (side === undefined) continue;
    const lists = SIDE_LISTS.flatMap((list) =>
      (side[list] ?? []).map((card, index) => ({ card, path: [list, index] })),
    );
    const field = side.fieldSpell ?? null;
    for (const { card, path } of field === null ? lists : [...lists, { card: field, path: ['fieldSpell'] }]) {
      const where = ['setup', player, ...path];
      if (typeof card === 'string') yield { name: card, path: where };
      else {
        yield { name: card.card, path: [...where, 'card'] };
        for (const [index, name] of (card.materials ?? []).entries())
          yield { name, path: [...where, 'materials', index] };
      }
    }
  }
  for (const [index, { card }] of (setup.happened ?? []).entries())
    yield { name: card, path: ['setup', 'happened', index, 'card'] };
}

/** What is wrong with the cards that a scenario brings along: what no effect can mean, and cards they name that are not there. */
function problemOfOwnCards(scenario: Scenario): DataProblem | undefined {
  const cards = scenario.cards ?? [];
  const own = new Set(cards.map((card) => card.id));
  const dataOf = (id: string) => cards.find((card) => card.id === id) ?? builtInCard(id);
  for (const [index, card] of cards.entries()) {
    const called = JSON.stringify(card.id);
    if (builtInCard(card.id) !== undefined)
      return {
        path: ['cards', index, 'id'],
        message: `there is a card ${called} already; give yours another id`,
      };
    if (cards.findIndex(({ id }) => id === card.id) < index)
      return {
        path: ['cards', index, 'id'],
        message: `two cards have the id ${called}; give one another id`,
      };
    const [problem] = problemsOfCard(card);
    if (problem !== undefined) return { path: ['cards', index], message: `the card ${called}: ${problem}` };
    const missing = namedCards(card).find((name) => !own.has(name) && builtInCard(name) === undefined);
    if (missing !== undefined)
      return {
        path: ['cards', index],
        message: `the card ${JSON.stringify(card.id)} names ${JSON.stringify(missing)}, and there is no such card; give it under "cards" too`,
      };
  }
  for (const [index, card] of cards.entries()) {
    const noToken = createdTokens(card).find((name) => dataOf(name)?.frame !== 'token');
    if (noToken !== undefined)
      return {
        path: ['cards', index],
        message: `the card ${JSON.stringify(card.id)} creates ${JSON.stringify(noToken)}, which is no token`,
      };
  }
  return undefined;
}

/** What a schema cannot see: cards, rulesets and trunk steps that are not there. */
function unknownNames(scenario: Scenario): DataProblem | undefined {
  const own = new Set((scenario.cards ?? []).map((card) => card.id));
  for (const { name, path } of cardsIn(scenario.setup))
    if (!own.has(name) && builtInCard(name) === undefined)
      return {
        path,
        message: `there is no card ${JSON.stringify(name)}; ${hintFor(name, own, CARDS.keys(), 'names are the full English name in kebab-case (duelscope cards lists them), and other cards may be given under "cards"')}`,
      };
  const unknown = (choice: RulesetChoice, path: DataProblem['path']): DataProblem | undefined => {
    const read = readRuleset(nameOfChoice(choice));
    if (read.ok) return undefined;
    return { path: typeof choice === 'object' ? [...path, 'base'] : path, message: read.message };
  };
  const wrong = scenario.ruleset === undefined ? undefined : unknown(scenario.ruleset, ['ruleset']);
  if (wrong !== undefined) return wrong;
  for (const [name, branch] of Object.entries(scenario.branches ?? {})) {
    for (const [at, choice] of (branch.rulesets ?? []).entries()) {
      const bad = unknown(choice, ['branches', name, 'rulesets', at]);
      if (bad !== undefined) return bad;
    }
    if (branch.from !== undefined && branch.from > scenario.steps.length)
      return {
        path: ['branches', name, 'from'],
        message: `the trunk has ${scenario.steps.length} ${scenario.steps.length === 1 ? 'step' : 'steps'}, so a branch cannot keep ${branch.from} of them`,
      };
  }
  return undefined;
}

const inPlace = ({ path, message }: DataProblem): string => {
  const where = pathWords(path);
  return where === '' ? message : `${where}: ${message}`;
};

/** So many further problems are named with the first. */
const MOST_FURTHER = 3;

/** What else a schema complains of, with the lines: `; also line 7: steps[2]: …`. */
function further(
  issues: Parameters<typeof problemIn>[0],
  first: DataProblem,
  text: string,
  allowed: ReturnType<typeof allowedIn>,
): string {
  const others = issues
    .map((issue) => problemIn([issue], [], allowed))
    .filter((each) => pathWords(each.path) !== pathWords(first.path))
    .slice(0, MOST_FURTHER);
  return others.map((each) => `; also line ${lineOfPath(text, each.path)}: ${inPlace(each)}`).join('');
}

/**
 * Reads a scenario file: an untrusted text.
 * @returns the scenario, or the line, what is wrong there and how to mend it.
 * @example readScenario('{"format":"duelscope/scenario", …}')
 */
export function readScenario(source: string): ScenarioReading {
  const json = readJsonText(source);
  if (!json.ok) return { ...json, message: plainLine(json.message) };
  const { value, text } = json;
  const complain = (code: string, problem: DataProblem, more = ''): ScenarioReading => ({
    ok: false,
    line: lineOfPath(text, problem.path),
    code,
    message: plainLine(`${inPlace(problem)}${more}`),
  });
  const wrong = wrongFile(value);
  if (wrong !== undefined) return complain('scenario/format', wrong);
  const checked = scenarioSchema.safeParse(value, { reportInput: true });
  if (!checked.success) {
    const allowed = allowedIn(value);
    const first = problemIn(checked.error.issues, [], allowed);
    return complain('scenario/schema', first, further(checked.error.issues, first, text, allowed));
  }
  const unknown = unknownNames(checked.data);
  if (unknown !== undefined) return complain('scenario/name', unknown);
  const malformed = problemOfOwnCards(checked.data);
  if (malformed !== undefined) return complain('scenario/card', malformed);
  const misplaced = problemOfSetup(checked.data);
  if (misplaced !== undefined) return complain('scenario/setup', misplaced);
  const undecided = problemOfSteps(checked.data);
  if (undecided !== undefined) return complain('scenario/step', undecided);
  return { ok: true, scenario: checked.data, text };
}
