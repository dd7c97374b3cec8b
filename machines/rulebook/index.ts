import contradictions from './contradictions.json' with { type: 'json' };
import { RULE_DATA } from './data/index.ts';
import openPoints from './openPoints.json' with { type: 'json' };
import type { Contradiction, OpenPoint, Rule, RuleSection, SourceText, SwitchText } from './schema.ts';
import sources from './sources.json' with { type: 'json' };
import switches from './switches.json' with { type: 'json' };

export * from './facts.ts';
export * from './glossary/index.ts';
export * from './languages.ts';
export * from './schema.ts';
export * from './windows.ts';

/** The whole rulebook, in the order of play; like all of this folder's data held against its schema by a test. */
export const RULEBOOK = RULE_DATA as unknown as readonly RuleSection[];

/** What the switches of the rulesets decide, in their order. */
export const SWITCH_TEXTS = switches as unknown as readonly SwitchText[];

/** What the sources leave open, and what we chose. */
export const OPEN_POINTS = openPoints as unknown as readonly OpenPoint[];

/** Where the sources disagree, and which of them we follow. */
export const CONTRADICTIONS = contradictions as unknown as readonly Contradiction[];

/** The texts that rules come from. */
export const SOURCE_TEXTS = sources as unknown as readonly SourceText[];

const rules: readonly Rule[] = RULEBOOK.flatMap((section) => section.rules);

/** A point of disagreement decides like a rule wherever the rulesets differ on it. */
const asRule = (point: Contradiction): Rule => {
  const switches = SWITCH_TEXTS.filter((text) => text.contradictions.includes(point.id)).map(
    (text) => text.name,
  );
  return { id: point.id, statement: point.statement, source: point.positions, kind: 'source', switches };
};

const byId: ReadonlyMap<string, Rule> = new Map(
  [...rules, ...CONTRADICTIONS.map(asRule)].map((rule) => [rule.id, rule]),
);

/** Every rule id there is, in the order of the rulebook; points of disagreement last. */
export const RULE_IDS: readonly string[] = [...byId.keys()];

/** The rule that a reason, a refusal or an explanation names; undefined for an id that is none. */
export const ruleById = (id: string): Rule | undefined => byId.get(id);

/** The rules and points of disagreement that a switch of the rulesets decides on, in the order of the rulebook. */
export const rulesOfSwitch = (name: SwitchText['name']): readonly Rule[] =>
  [...byId.values()].filter(({ switches }) => switches?.includes(name) === true);
