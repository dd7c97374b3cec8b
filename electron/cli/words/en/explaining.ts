import type { Mark } from '../../../../events/index.ts';
import { plural } from './common.ts';

/** What `duelscope explain` itself says, around what is told of the duel. */
export interface ExplainWords {
  readonly yes: string;
  readonly no: string;
  readonly added: string;
  readonly addedMeans: string;
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
  /** Of a file of ours that is not what the rules decide: where first. */
  differs(part: string, line: number): string;
  noEntry(at: number, last: number): string;
  readonly marks: Readonly<Record<Mark, string>>;
  /** How more is read about a rule. */
  more(rule: string): string;
}

/** What `explain` says in English. */
export const explaining: ExplainWords = {
  yes: 'Yes',
  no: 'No ',
  added: '(added)',
  addedMeans: '(added): not recorded; the shortest legal way between what was.',
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
  differs: (part, line) => `this file differs from what the rules decide, first at ${part} (line ${line})`,
  noEntry: (at, last) => `--at: there is no entry ${at} here; the last one is ${last}`,
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
