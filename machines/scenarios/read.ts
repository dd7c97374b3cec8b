import { plainLine } from '../../events/index.ts';
import { builtInCard, CARDS, createdTokens, namedCards, problemsOfCard } from '../cards/index.ts';
import { nameOfChoice, type RulesetChoice, readRuleset } from '../rulesets/index.ts';
import { allowedIn } from './allowedKeys.ts';
import { type JsonPath, lineOfPath, readJsonText, type TextProblem } from './jsonText.ts';
import { hintFor } from './nearest.ts';
import { type Scenario, type ScenarioSetup, scenarioSchema } from './schema.ts';
import { type DataProblem, pathWords, problemIn } from './schemaWords.ts';
import { problemsOfSetup } from './setupProblems.ts';
import { problemsOfSteps } from './stepProblems.ts';

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
function* problemsOfOwnCards(scenario: Scenario): Generator<DataProblem> {
  const cards = scenario.cards ?? [];
  const dataOf = (id: string) => cards.find((card) => card.id === id) ?? builtInCard(id);
  for (const [index, card] of cards.entries()) {
    const called = JSON.stringify(card.id);
    if (builtInCard(card.id) !== undefined)
      yield {
        path: ['cards', index, 'id'],
        message: `there is a card ${called} already; give yours another id`,
      };
    if (cards.findIndex(({ id }) => id === card.id) < index)
      yield {
        path: ['cards', index, 'id'],
        message: `two cards have the id ${called}; give one another id`,
      };
    for (const problem of problemsOfCard(card))
      yield { path: ['cards', index], message: `the card ${called}: ${problem}` };
    const missing = new Set(namedCards(card).filter((name) => dataOf(name) === undefined));
    for (const name of missing)
      yield {
        path: ['cards', index],
        message: `the card ${called} names ${JSON.stringify(name)}, and there is no such card; give it under "cards" too`,
      };
    for (const token of new Set(createdTokens(card)))
      if (!missing.has(token) && dataOf(token)?.frame !== 'token')
        yield {
          path: ['cards', index],
          message: `the card ${called} creates ${JSON.stringify(token)}, which is no token`,
        };
  }
}

/** What a schema cannot see: cards, rulesets and trunk steps that are not there. */
function* unknownNames(scenario: Scenario): Generator<DataProblem> {
  const own = new Set((scenario.cards ?? []).map((card) => card.id));
  for (const { name, path } of cardsIn(scenario.setup))
    if (!own.has(name) && builtInCard(name) === undefined)
      yield {
        path,
        message: `there is no card ${JSON.stringify(name)}; ${hintFor(name, own, CARDS.keys(), 'names are the full English name in kebab-case (duelscope cards lists them), and other cards may be given under "cards"')}`,
      };
  const unknown = (choice: RulesetChoice, path: DataProblem['path']): readonly DataProblem[] => {
    const read = readRuleset(nameOfChoice(choice));
    if (read.ok) return [];
    return [{ path: typeof choice === 'object' ? [...path, 'base'] : path, message: read.message }];
  };
  if (scenario.ruleset !== undefined) yield* unknown(scenario.ruleset, ['ruleset']);
  for (const [name, branch] of Object.entries(scenario.branches ?? {})) {
    for (const [at, choice] of (branch.rulesets ?? []).entries())
      yield* unknown(choice, ['branches', name, 'rulesets', at]);
    if (branch.from !== undefined && branch.from > scenario.steps.length)
      yield {
        path: ['branches', name, 'from'],
        message: `the trunk has ${scenario.steps.length} ${scenario.steps.length === 1 ? 'step' : 'steps'}, so a branch cannot keep ${branch.from} of them`,
      };
  }
}

/** Everything that is wrong with a scenario of the right form, with its code. */
function* problemsIn(scenario: Scenario): Generator<DataProblem & { readonly code: string }> {
  for (const [code, problems] of [
    ['scenario/name', unknownNames],
    ['scenario/card', problemsOfOwnCards],
    ['scenario/setup', problemsOfSetup],
    ['scenario/step', problemsOfSteps],
  ] as const)
    for (const problem of problems(scenario)) yield { ...problem, code };
}

const inPlace = ({ path, message }: DataProblem): string => {
  const where = pathWords(path);
  return where === '' ? message : `${where}: ${message}`;
};

/** So many further problems are named with the first, where the line does not grow too long before; and so many are looked for. */
const MOST_FURTHER = 7;
const MOST_LOOKED_FOR = 100;
const LONGEST = 760;

/** Several problems as one line, with the lines of the others: `steps[1]: …; also line 7: steps[2]: …; and 3 more`. */
function together(problems: readonly DataProblem[], text: string): string {
  const [first, ...others] = problems;
  let said = first === undefined ? '' : inPlace(first);
  let told = 0;
  for (const each of others.slice(0, MOST_FURTHER)) {
    const more = `; also line ${lineOfPath(text, each.path)}: ${inPlace(each)}`;
    if (said.length + more.length > LONGEST) break;
    said += more;
    told += 1;
  }
  const left = others.length - told;
  const many = problems.length >= MOST_LOOKED_FOR;
  return plainLine(left === 0 ? said : `${said}; and ${many ? 'many' : left} more`);
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
  const complain = (code: string, ...problems: readonly DataProblem[]): ScenarioReading => ({
    ok: false,
    line: lineOfPath(text, problems[0]?.path ?? []),
    code,
    message: together(problems, text),
  });
  const wrong = wrongFile(value);
  if (wrong !== undefined) return complain('scenario/format', wrong);
  const checked = scenarioSchema.safeParse(value, { reportInput: true });
  if (!checked.success) {
    const { issues } = checked.error;
    const allowed = allowedIn(value);
    const first = problemIn(issues, [], allowed);
    const others = issues
      .map((issue) => problemIn([issue], [], allowed))
      .filter(({ path }) => pathWords(path) !== pathWords(first.path));
    return complain('scenario/schema', first, ...others);
  }
  const found: (DataProblem & { readonly code: string })[] = [];
  for (const problem of problemsIn(checked.data)) if (found.push(problem) >= MOST_LOOKED_FOR) break;
  const [first] = found;
  if (first !== undefined) return complain(first.code, ...found);
  return { ok: true, scenario: checked.data, text };
}
