import type { Player, Position, Values, Zone } from '../../../events/index.ts';

import { capital } from './names.ts';

/** Zones of a side that have no number. */
const ZONE: Readonly<Partial<Record<Zone, string>>> = {
  extraMonster: 'Extra Monster Zone',
  fieldSpell: 'Field Zone',
  pendulum: 'Pendulum Zone',
};

/** A moment to be judged: as a text, as a picture, and as a page of its own. */
export const judging = {
  judge: 'Judge this',
  judgeTitle: (entry: number) => `Judge this: entry ${entry}`,
  judgeHow: (seenBy: Player | 'both') =>
    seenBy === 'both'
      ? 'The board, what happened, the verdict and its rule, to be shown to others. Face-down cards are named; choose Seen by on the board to leave out what a player hides.'
      : `The board, what happened, the verdict and its rule, as ${seenBy} saw it.`,
  judgeAs: 'As what',
  judgeKind: { text: 'Text', markdown: 'Markdown', picture: 'Picture', page: 'Page' },
  judgeWorking: 'Putting it together …',
  judgeCopy: 'Copy',
  judgeSave: 'Save…',
  judgePicture: (sentence: string) => `The board at this entry, with the verdict. ${sentence}`,
  judgePage: 'The whole duel as one HTML file. It plays in any browser, without a network.',
  judgePageHow: 'Back and forth with the arrow keys, r for the next replay, d for dark and light.',
  judgePageSize: (kilobytes: number) => `${kilobytes} kB`,
  judgeMakePage: 'Save the page…',
  judgePictureFailed: 'This browser could not make the picture. Save the page or copy the text instead.',
  judgeHead: (title: string, entry: number) => `${title}, entry ${entry}`,
  judgeSide: (player: Player, name: string, role: string, lifePoints: number) =>
    `${name === player ? `Player ${player}` : `${name} (${player})`}${role === '' ? '' : `, ${role}`}: ${lifePoints} Life Points`,
  judgeMonsters: 'Monsters',
  judgeSpellsTraps: 'Spells and Traps',
  judgeNone: 'none',
  judgePiles: (piles: readonly (readonly [name: string, count: number])[]) =>
    piles
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${capital(name)} ${count}`)
      .join(', '),
  judgedCard: (card: {
    readonly name: string | null;
    readonly zone: Zone | number | null;
    readonly faceUp: boolean;
    readonly position: Position | null;
    readonly values: Values | null;
    readonly counters: readonly string[];
  }): string => {
    const facts = [
      card.name !== null && !card.faceUp ? 'face-down' : null,
      card.position === null ? null : card.position === 'attack' ? 'Attack Position' : 'Defense Position',
      card.values?.atk === undefined ? null : `ATK ${card.values.atk}`,
      card.values?.def === undefined ? null : `DEF ${card.values.def}`,
      ...card.counters,
      card.zone === null ? null : typeof card.zone === 'number' ? `zone ${card.zone}` : ZONE[card.zone],
    ].filter((fact) => fact !== null);
    return `${card.name ?? 'a face-down card'} (${facts.join(', ')})`;
  },
  judgeBoard: 'Board',
  judgeZones: 'Zones are counted from each player’s own left.',
  judgeHappened: 'What happened',
  judgeVerdict: (verdict: string) => `Verdict: ${verdict}`,
  judgeChoices: (choices: readonly string[], taken: string | null) =>
    `Choices: ${choices.join('; ')}.${taken === null ? '' : ` Taken: ${taken}.`}`,
  judgeRule: (id: string) => `Rule ${id}`,
  judgeSource: (source: string | null) =>
    source === null ? 'Our reading; the sources are silent.' : `Source: ${source}`,
  judgeTextIs: (name: string, what: string) => `${name}: ${what}`,
  judgeLine: (player: Player | null, row: string) => (player === null ? row : `${player}: ${row}`),
  judgeRuleset: (name: string) => `Ruleset: ${name}`,
  judgeRecordedBy: (client: string | null) =>
    `A recording of ${client ?? 'another client'}: moves and targets are its own; passes, checks and verdicts are added by these rules.`,
  judgeToldBy: (engine: string) =>
    `Told by ${engine}: moves and targets are its own; passes, checks and verdicts are added by these rules.`,
  judgeOurs: (line: string) => `No source states this value: ${line}`,
  judgeSeenBy: (player: Player) => `Told as ${player} saw it; what the other side hides is not named.`,
  madeWith: 'Made with Duelscope.',
};
