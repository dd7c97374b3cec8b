import { type Catalogue, catalogueOf, type Language } from '../../events/index.ts';
import { type RulebookWords, rulebookWords, type SwitchText, switchTextsIn } from '../../machines/index.ts';
import { plural } from './plural.ts';
import { STAR } from './switchWords.ts';

/** What `duelscope explain` itself says, around what is told of the duel. */
interface ExplainWords {
  readonly yes: string;
  readonly no: string;
  readonly added: string;
  readonly addedMeans: string;
  readonly star: string;
  passes(count: number): string;
  /** Causes that were looked for and are not named; `others` where some are. */
  notNamed(count: number, others: boolean): string;
  atEntry(title: string, entry: number): string;
  choices(choices: string): string;
  takenAt(choice: string, entry: number): string;
  attack(number: number, from: number, to: number, title: string): string;
  noBattle(entry: number, sentence: string): string;
}

const english: ExplainWords = {
  yes: 'Yes',
  no: 'No ',
  added: '(added)',
  addedMeans: '(added): not recorded; the shortest legal way between what was.',
  star: STAR,
  passes: (count) => `${count} passes`,
  notNamed: (count, others) =>
    `${others ? 'the other ' : ''}${plural(count, 'cause', 'causes')} (--all names ${count === 1 ? 'it' : 'them'})`,
  atEntry: (title, entry) => `${title} at entry ${entry}.`,
  choices: (choices) => `Choices: ${choices}`,
  takenAt: (choice, entry) => `${choice} (taken at ${entry})`,
  attack: (number, from, to, title) => `Attack ${number} (entries ${from} to ${to}): ${title}`,
  noBattle: (entry, sentence) => `But no battle came of it, entry ${entry}. ${sentence}`,
};

const french: ExplainWords = {
  yes: 'Oui',
  no: 'Non',
  added: '(ajouté)',
  addedMeans: '(ajouté)\u202f: non enregistré\u202f; le chemin légal le plus court entre ce qui l’a été.',
  star: '* aucune source ne donne cette valeur\u202f: c’est notre choix, ou elle a été changée ici.',
  passes: (count) => `${count} passes`,
  notNamed: (count, others) =>
    count === 1
      ? `1 ${others ? 'autre ' : ''}cause (--all la nomme)`
      : `${count} ${others ? 'autres ' : ''}causes (--all les nomme)`,
  atEntry: (title, entry) => `${title}, entrée ${entry}.`,
  choices: (choices) => `Choix\u202f: ${choices}`,
  takenAt: (choice, entry) => `${choice} (pris à l’entrée ${entry})`,
  attack: (number, from, to, title) => `Attaque ${number} (entrées ${from} à ${to})\u202f: ${title}`,
  noBattle: (entry, sentence) => `Mais il n’y a pas eu de combat, entrée ${entry}. ${sentence}`,
};

/** Everything that is said in one language. */
export interface Telling {
  readonly words: ExplainWords;
  readonly catalogue: Catalogue;
  readonly rulebook: RulebookWords | null;
  readonly switches: readonly SwitchText[];
}

/** What a duel is told with in this language. */
export async function tellingIn(language: Language): Promise<Telling> {
  const [catalogue, rulebook] = await Promise.all([catalogueOf(language), rulebookWords(language)]);
  const words = language === 'fr' ? french : english;
  return { words, catalogue, rulebook, switches: switchTextsIn(rulebook) };
}
