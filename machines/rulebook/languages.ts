import type { Language } from '../../events/index.ts';
import type { Ruleset } from '../rulesets/schema.ts';
import { SWITCH_TEXTS } from './index.ts';
import type { Rule, SourceText, SwitchText } from './schema.ts';

/** What the rulebook and the rulesets say in another language than English, by the ids that stay the same in all. */
export interface RulebookWords {
  /** By rule id. */
  readonly statements: Readonly<Record<string, string>>;
  /** What a rule comes from, by how it is quoted in English. */
  readonly sources: Readonly<Record<string, string>>;
  /** A text that rules come from, by its English name. */
  readonly texts: Readonly<Record<string, SourceText>>;
  /** By the name of the switch; values by how they are written. */
  readonly switches: Readonly<
    Record<string, { readonly asks: string; readonly values: Readonly<Record<string, string>> }>
  >;
  /** By the id of the ruleset. */
  readonly rulesets: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  /** Stands behind the name of a ruleset of which single switches were changed. */
  readonly changed: string;
}

/** The rulebook's words in a language, fetched when they are asked for; `null` for English, which the data themselves have. */
export async function rulebookWords(language: Language): Promise<RulebookWords | null> {
  return language === 'fr' ? (await import('./fr/index.ts')).french : null;
}

/** What stands around the rules in another language than English, by ids. */
export interface RulebookNotes {
  /** The headings of the rulebook, by what they are in English. */
  readonly sections: Readonly<Record<string, string>>;
  /** What the source texts say, by the fact: `S0.18`. */
  readonly facts: Readonly<Record<string, string>>;
  /** Points of disagreement and points that are left open: `C2`, `Q9`. */
  readonly points: Readonly<Record<string, { readonly point: string; readonly choice: string }>>;
  /** What is not proven about a rule, by its id. */
  readonly notes: Readonly<Record<string, string>>;
}

/** What stands around the rules in a language, fetched when it is asked for; `null` for English. */
export async function rulebookNotes(language: Language): Promise<RulebookNotes | null> {
  return language === 'fr' ? (await import('./fr/notes.ts')).french : null;
}

/** A rule as it is told in a language; what has no words there yet is told in English. */
export const ruleIn = (words: RulebookWords | null, rule: Rule): Rule =>
  words === null
    ? rule
    : {
        ...rule,
        statement: words.statements[rule.id] ?? rule.statement,
        source: words.sources[rule.source] ?? rule.source,
      };

/** What the switches decide, as it is told in a language. */
export const switchTextsIn = (words: RulebookWords | null): readonly SwitchText[] =>
  words === null ? SWITCH_TEXTS : SWITCH_TEXTS.map((text) => ({ ...text, ...words.switches[text.name] }));

/** A ruleset under its name in a language; where single switches of it were changed the name says so. */
export function rulesetIn<R extends Pick<Ruleset, 'id' | 'name' | 'text'>>(
  words: RulebookWords | null,
  ruleset: R,
): R {
  const [base = '', ...changed] = ruleset.id.split('+');
  const told = words?.rulesets[base];
  if (words === null || told === undefined) return ruleset;
  return { ...ruleset, text: told.text, name: changed.length === 0 ? told.name : told.name + words.changed };
}
