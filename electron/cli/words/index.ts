import { type Catalogue, catalogueOf, type Language } from '../../../events/index.ts';
import {
  type CardTexts,
  cardTextIn,
  cardTexts,
  type ExampleWords,
  exampleWords,
  type Rule,
  type RulebookNotes,
  type RulebookWords,
  ruleById,
  rulebookNotes,
  rulebookWords,
  ruleIn,
  type SourceFact,
  type SourceText,
  type SwitchText,
  switchTextsIn,
} from '../../../machines/index.ts';
import { speak } from '../../../ui/index.ts';
import { speakOfFiles } from '../../node/fileWords.ts';
import { en } from './en/index.ts';

/** Everything that is told in one language. */
export interface Telling {
  /** What the explanation says; English where undefined. */
  readonly catalogue: Catalogue | undefined;
  readonly rulebook: RulebookWords | null;
  readonly switches: readonly SwitchText[];
  readonly notes: RulebookNotes | null;
  readonly cards: CardTexts | null;
  readonly examples: Readonly<Record<string, ExampleWords>> | null;
}

/** What the command line says itself, in the reader's language. */
export let said: typeof en = en;

/** What rules, cards, examples and entries are told with, in the reader's language. */
export let telling: Telling = {
  catalogue: undefined,
  rulebook: null,
  notes: null,
  switches: switchTextsIn(null),
  cards: null,
  examples: null,
};

/** From now on every command speaks this language. Only what is spoken is loaded. */
export async function speakHere(language: Language): Promise<void> {
  speakOfFiles(language);
  const [catalogue, rulebook, notes, cards, examples, words] = await Promise.all([
    catalogueOf(language),
    rulebookWords(language),
    rulebookNotes(language),
    cardTexts(language),
    exampleWords(language),
    language === 'fr' ? import('./fr/index.ts').then(({ fr }) => fr) : en,
    speak(language),
  ]);
  said = words;
  telling = { catalogue, rulebook, notes, cards, examples, switches: switchTextsIn(rulebook) };
}

/** A rule by its id, in the reader's language. */
export function ruleTold(id: string): Rule | undefined {
  const rule = ruleById(id);
  return rule === undefined ? undefined : ruleIn(telling.rulebook, rule);
}

/** What a rule comes from, in the reader's language. */
export const sourceTold = (source: string): string => telling.rulebook?.sources[source] ?? source;

/** A text that rules come from, in the reader's language. */
export const textTold = (text: SourceText): SourceText => ({
  ...text,
  ...telling.rulebook?.texts[text.name],
});

/** The title of a worked example, in the reader's language. */
export const titleTold = (example: string, title: string): string =>
  telling.examples?.[example]?.title ?? title;

/** What we say of a card, in the reader's language. */
export const cardTold = (text: string): string => cardTextIn(telling.cards, text);

/** What a source text says, in the reader's language. */
export const factTold = ({ id, text }: SourceFact): string => telling.notes?.facts[id] ?? text;

/** A heading of the rulebook, in the reader's language. */
export const sectionTold = (title: string): string => telling.notes?.sections[title] ?? title;

/** A point that is open or disagreed on, in the reader's language. */
export const pointTold = <P extends { readonly id: string; readonly point: string; readonly choice: string }>(
  point: P,
): P => ({ ...point, ...telling.notes?.points[point.id] });

/** What is not proven about a rule, in the reader's language. */
export const noteTold = (rule: string, note: string): string => telling.notes?.notes[rule] ?? note;
