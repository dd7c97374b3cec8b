import {
  type Catalogue,
  type Command,
  catalogueOf,
  type ExplainContext,
  type Explanation,
  explainDecision as explainDecisionIn,
  explain as explainIn,
  explainReason as explainReasonIn,
  explainRefusal as explainRefusalIn,
  type Language,
  type Place,
  type Refusal,
  type ToldRefusal,
  unseenName as unseenNameIn,
} from '../../events/index.ts';
import {
  type CardTexts,
  cardTextIn,
  cardTexts,
  type ExampleWords,
  effectIn,
  exampleWords,
  type GlossaryTerm,
  glossaryIn,
  type OfferTelling,
  type Rule,
  type RulebookWords,
  type Ruleset,
  ruleById,
  rulebookWords,
  ruleIn,
  rulesetIn,
  SOURCE_TEXTS,
  type SourceText,
  type SwitchText,
  switchTextsIn,
} from '../../machines/index.ts';
import { speak } from '../locales/spoken.ts';
import type { Origin } from './protocol/index.ts';

/** English is what everything is told in where no other language is given. */
let catalogue: Catalogue | undefined;
let rulebook: RulebookWords | null = null;
let examples: Readonly<Record<string, ExampleWords>> | null = null;
let cards: CardTexts | null = null;
let spoken: Language = 'en';

/** Whatever the worker tells from now on is told in this language: sentences, rules, rulesets and the page's own words. */
export async function speakIn(language: Language): Promise<void> {
  [catalogue, rulebook, examples, cards] = await Promise.all([
    catalogueOf(language),
    rulebookWords(language),
    exampleWords(language),
    cardTexts(language),
    speak(language),
  ]);
  spoken = language;
}

/** What we say of a card, in the reader's language. */
export const cardTextTold = (text: string): string => cardTextIn(cards, text);

/** An effect of a card with its texts in the reader's language. */
export const effectTold = (effect: Parameters<typeof effectIn>[1]): ReturnType<typeof effectIn> =>
  effectIn(cards, effect);

/** The glossary in the reader's language. */
export const glossaryTold = (): Promise<readonly GlossaryTerm[]> => glossaryIn(spoken);

/** Stands for the language that is told in now: what was kept in words is of no use in another one. */
export const languageNow = (): unknown => catalogue;

/** What is told with now; English where that is undefined. */
export const catalogueNow = (): Catalogue | undefined => catalogue;

/** Everything there is to say about an entry, in the reader's language. */
export const explain = (context: ExplainContext, index: number): Explanation =>
  explainIn(context, index, catalogue);

/** A decision as a button says it, in the reader's language. */
export const explainDecision = (command: Command, nameOf: (card: string) => string): string =>
  explainDecisionIn(command, nameOf, catalogue);

/** A reason for or against a replay as a statement about a check, in the reader's language. */
export const explainReason = (
  context: ExplainContext,
  index: number,
  code: Parameters<typeof explainReasonIn>[2],
): string => explainReasonIn(context, index, code, catalogue);

/** A refusal in words, in the reader's language. */
export const explainRefusal = (refusal: Refusal, nameOf: (card: string) => string): ToldRefusal =>
  explainRefusalIn(refusal, nameOf, catalogue);

/** What a card is called whose face the reader does not see, in the reader's language. */
export const unseenName = (place: Place | undefined): string => unseenNameIn(place, catalogue);

/** A rule by its id, in the reader's language. */
export function ruleTold(id: string): Rule | undefined {
  const rule = ruleById(id);
  return rule === undefined ? undefined : ruleIn(rulebook, rule);
}

/** What the switches decide, in the reader's language. */
export const switchesTold = (): readonly SwitchText[] => switchTextsIn(rulebook);

/** A ruleset by its name in the reader's language. */
export const rulesetTold = <R extends Pick<Ruleset, 'id' | 'name' | 'text'>>(ruleset: R): R =>
  rulesetIn(rulebook, ruleset);

/** The texts that a rule comes from, told in the reader's language. */
export function textsOf(id: string): readonly SourceText[] {
  const source = ruleById(id)?.source ?? '';
  return SOURCE_TEXTS.filter(({ name }) => source.includes(name))
    .sort((one, other) => source.indexOf(one.name) - source.indexOf(other.name))
    .map((text) => ({ ...text, ...rulebook?.texts[text.name] }));
}

/** What comparisons of rulesets are told with, in the reader's language. */
export const offerTelling = (): OfferTelling => ({
  catalogue,
  nameOfRuleset: (ruleset) => rulesetTold(ruleset).name,
});

/** What a worked example says in the reader's language; undefined where that is English, or what is shown is no example. */
export const exampleTold = (origin: Origin): ExampleWords | undefined =>
  origin.kind === 'example' ? examples?.[origin.id] : undefined;
