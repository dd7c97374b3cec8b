import { type Entry, NO_REPLAY_CODES, REFUSAL_CODES, REPLAY_CAUSES } from '../../events/index.ts';
import {
  CONTRADICTIONS,
  type Contradiction,
  EXAMPLES,
  nearestName,
  OPEN_POINTS,
  type OpenPoint,
  playScenario,
  RULE_IDS,
  RULEBOOK,
  type Rule,
  ruleById,
  type Scenario,
  SOURCE_FACTS,
  SOURCE_TEXTS,
  type SourceFact,
  type SourceText,
  SWITCH_TEXTS,
  type SwitchText,
} from '../../machines/index.ts';
import { BadInput } from './badInput.ts';
import { type Told, tellDuel } from './told.ts';
import { said } from './words/index.ts';

/** Where a reason or refusal first comes in the worked examples. */
export interface Shown {
  readonly example: string;
  readonly told: Told;
}

/** What an id stands for. */
export type Found =
  | {
      readonly kind: 'rule';
      readonly rule: Rule;
      readonly section: string;
      readonly examples: readonly Scenario[];
    }
  | {
      readonly kind: 'reason' | 'refusal';
      readonly id: string;
      readonly examples: readonly Scenario[];
      readonly shown: Shown | undefined;
    }
  | { readonly kind: 'switch'; readonly text: SwitchText }
  | { readonly kind: 'source'; readonly text: SourceText; readonly facts: readonly SourceFact[] }
  | { readonly kind: 'fact'; readonly fact: SourceFact; readonly text: SourceText | undefined }
  | { readonly kind: 'point'; readonly point: Contradiction; readonly examples: readonly Scenario[] }
  | { readonly kind: 'open'; readonly point: OpenPoint };

const REASONS: readonly string[] = [...REPLAY_CAUSES, ...NO_REPLAY_CODES];

const alike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const namedBy = (rule: string): readonly Scenario[] =>
  EXAMPLES.filter(({ rules }) => rules?.includes(rule) === true);

/** Worked examples in whose steps a code is expected, those that expect it on the main line first. */
function expecting(code: string): readonly Scenario[] {
  const quoted = JSON.stringify(code);
  const says = (part: unknown): boolean => JSON.stringify(part).includes(quoted);
  return EXAMPLES.filter(says).sort((one, other) => Number(says(other.steps)) - Number(says(one.steps)));
}

const gives = (entry: Entry, code: string): boolean =>
  entry.type === 'command.refused' ? entry.payload.code === code : entry.because?.code === code;

/** The first entry in which a worked example gives this reason. */
function shownIn(examples: readonly Scenario[], code: string): Shown | undefined {
  for (const scenario of examples)
    for (const branch of [undefined, ...Object.keys(scenario.branches ?? {})]) {
      const { header, entries } = playScenario(scenario, branch === undefined ? {} : { branch });
      const at = entries.findIndex((entry) => gives(entry, code));
      if (at < 0) continue;
      const told = tellDuel(header, entries, entries.slice(0, at + 1))[at];
      const example = branch === undefined ? scenario.id : `${scenario.id} > ${branch}`;
      if (told !== undefined) return { example, told };
    }
  return undefined;
}

const factsOf = (text: SourceText): readonly SourceFact[] => {
  const number = /^Source text (\d)$/.exec(text.name)?.[1];
  return number === undefined ? [] : SOURCE_FACTS.filter(({ id }) => id.startsWith(`S${number}.`));
};

/** A source by its name, by its beginning, or as `S0`. */
function sourceOf(id: string): SourceText | undefined {
  const short = /^s(\d)$/i.exec(id)?.[1];
  const name = (short === undefined ? id : `Source text ${short}`).toLowerCase();
  if (name.length < 3) return undefined;
  return (
    SOURCE_TEXTS.find((text) => text.name.toLowerCase() === name) ??
    SOURCE_TEXTS.find((text) => text.name.toLowerCase().startsWith(name))
  );
}

function unknown(id: string): BadInput {
  const all = [
    ...RULE_IDS,
    ...REASONS,
    ...REFUSAL_CODES,
    ...SWITCH_TEXTS.map(({ name }) => name),
    ...SOURCE_TEXTS.map(({ name }) => name),
    ...OPEN_POINTS.map((point) => point.id),
  ];
  const meant = nearestName(id, all);
  const hint = meant === undefined || meant.length < 3 ? undefined : JSON.stringify(meant);
  return new BadInput(said.lookup.unknownId(JSON.stringify(id), hint));
}

/**
 * What an id stands for, whatever its case.
 * @throws BadInput where it stands for nothing
 */
export function lookUp(given: string): Found {
  const id = given.trim();
  if (id === '') throw new BadInput(said.lookup.emptyId);
  const point = CONTRADICTIONS.find((each) => alike(each.id, id));
  if (point !== undefined) return { kind: 'point', point, examples: namedBy(point.id) };
  const rule = ruleById(id.toUpperCase());
  if (rule !== undefined) {
    const section = RULEBOOK.find(({ rules }) => rules.some((each) => each.id === rule.id))?.title ?? '';
    return { kind: 'rule', rule, section, examples: namedBy(rule.id) };
  }
  const reason = REASONS.find((code) => alike(code, id));
  const refusal = REFUSAL_CODES.find((code) => alike(code, id));
  const code = reason ?? refusal;
  if (code !== undefined) {
    const examples = expecting(code);
    return {
      kind: reason === undefined ? 'refusal' : 'reason',
      id: code,
      examples,
      shown: shownIn(examples, code),
    };
  }
  const text = SWITCH_TEXTS.find(({ name }) => alike(name, id));
  if (text !== undefined) return { kind: 'switch', text };
  const open = OPEN_POINTS.find((each) => alike(each.id, id));
  if (open !== undefined) return { kind: 'open', point: open };
  const fact = SOURCE_FACTS.find((each) => alike(each.id, id));
  if (fact !== undefined) return { kind: 'fact', fact, text: sourceOf(fact.id.slice(0, 2)) };
  const source = sourceOf(id);
  if (source !== undefined) return { kind: 'source', text: source, facts: factsOf(source) };
  throw unknown(id);
}
