import { type Catalogue, catalogueOf, type Language, type Mark } from '../../events/index.ts';
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
  /** That no other cause was looked for, outside the Battle Step of an attack. */
  readonly notLooked: string;
  atEntry(title: string, entry: number): string;
  choices(choices: string): string;
  takenAt(choice: string, entry: number): string;
  attack(number: number, from: number, to: number, title: string): string;
  noBattle(entry: number, sentence: string): string;
  /** Of an attack that has not ended where the telling does. */
  readonly running: string;
  /** What the columns of the timeline are, with what the letters stand for that stand there. */
  columns(letters: string): string;
  readonly marks: Readonly<Record<Mark, string>>;
  /** How more is read about a rule. */
  more(rule: string): string;
}

/** What it says in English. */
export const ENGLISH: ExplainWords = {
  yes: 'Yes',
  no: 'No ',
  added: '(added)',
  addedMeans: '(added): not recorded; the shortest legal way between what was.',
  star: STAR,
  passes: (count) => `${count} passes`,
  notNamed: (count, others) =>
    `${others ? 'the other ' : ''}${plural(count, 'cause', 'causes')} (--all names ${count === 1 ? 'it' : 'them'})`,
  notLooked: 'no other cause is looked for: there is a replay only until the Damage Step of an attack',
  atEntry: (title, entry) => `${title} at entry ${entry}.`,
  choices: (choices) => `Choices: ${choices}`,
  takenAt: (choice, entry) => `${choice} (taken at ${entry})`,
  attack: (number, from, to, title) => `Attack ${number} (entries ${from} to ${to}): ${title}`,
  noBattle: (entry, sentence) => `But no battle came of it, entry ${entry}. ${sentence}`,
  running: 'It is still running: what is told ends here.',
  columns: (letters) =>
    `Columns: entry, player, mark${letters === '' ? '' : ` (${letters})`}, what happened.`,
  marks: {
    attack: 'attack',
    came: 'a monster came',
    left: 'a monster left',
    replay: 'replay',
    noReplay: 'no replay',
    refused: 'refused',
    activated: 'a card or effect is used',
    resolved: 'it resolves',
    damage: 'battle',
    branch: 'a branch begins',
    bookmark: 'bookmark or note',
    step: 'a phase or step begins',
    pass: 'pass',
    differs: 'other than our rules say',
  },
  more: (rule) => `duelscope rule ${rule} says more of a rule: its sources, and what tests it.`,
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
  notLooked:
    'aucune autre cause n’est cherchée\u202f: il n’y a de Replay que jusqu’à la Damage Step d’une attaque',
  atEntry: (title, entry) => `${title}, entrée ${entry}.`,
  choices: (choices) => `Choix\u202f: ${choices}`,
  takenAt: (choice, entry) => `${choice} (pris à l’entrée ${entry})`,
  attack: (number, from, to, title) => `Attaque ${number} (entrées ${from} à ${to})\u202f: ${title}`,
  noBattle: (entry, sentence) => `Mais il n’y a pas eu de combat, entrée ${entry}. ${sentence}`,
  running: 'Elle est encore en cours\u202f: le récit s’arrête ici.',
  columns: (letters) =>
    `Colonnes\u202f: entrée, joueur, signe${letters === '' ? '' : ` (${letters})`}, ce qui s’est passé.`,
  marks: {
    attack: 'attaque',
    came: 'un monstre est arrivé',
    left: 'un monstre est parti',
    replay: 'replay',
    noReplay: 'pas de replay',
    refused: 'refusé',
    activated: 'une carte ou un effet est utilisé',
    resolved: 'résolution',
    damage: 'combat',
    branch: 'une branche commence',
    bookmark: 'signet ou note',
    step: 'une phase ou étape commence',
    pass: 'passe',
    differs: 'autre que nos règles',
  },
  more: (rule) => `duelscope rule ${rule} en dit plus sur une règle\u202f: ses sources et ce qui la vérifie.`,
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
  const words = language === 'fr' ? french : ENGLISH;
  return { words, catalogue, rulebook, switches: switchTextsIn(rulebook) };
}
