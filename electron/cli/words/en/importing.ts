import { plural } from './common.ts';

/** What `import` says. */
export const importing = {
  /** Whose attack it is: `turn 4, B's Luster Dragon attacks Cave Dragon`. */
  whoseAttack: (turn: number, player: string, attacker: string, target: string | null) =>
    `turn ${turn}, ${player}'s ${attacker} attacks ${target ?? 'directly'}`,
  howAttacksEnded: (battles: number, stopped: number, others: number) => {
    const all = battles + stopped + others;
    if (all === 0) return 'no attack';
    const parts = [
      plural(battles, 'battle', 'battles'),
      ...(stopped > 0 ? [`${stopped} stopped at a replay`] : []),
      ...(others > 0 ? [`${others} without a battle`] : []),
    ];
    return `${plural(all, 'attack', 'attacks')}: ${parts.join(', ')}`;
  },
  whose: (one: string, other: string, turns: number, client: string) =>
    `${one} (A) against ${other} (B), ${plural(turns, 'turn', 'turns')}, client ${client}`,
  became: (packets: number, entries: number, inferred: number, attacks: string) =>
    `${plural(packets, 'packet', 'packets')} became ${plural(entries, 'entry', 'entries')}, ${inferred} of them inferred; ${attacks}`,
  replays: (count: number) => (count === 0 ? 'No replay.' : `${plural(count, 'replay', 'replays')}:`),
  isReplay: 'replay',
  isRedirect: 'another target, for a reason that is not known here',
  at: (entry: number, packet: number) => `entry ${entry} (packet ${packet})`,
  thenAt: (entry: number, sentence: string) => `then at ${entry}: ${sentence}`,
  withoutBattle: 'Without a battle:',
  againNoReplay: 'Not a replay, though the attacker is named again:',
  heldAgainst: (compared: string) =>
    `Held against the stream's own queries at the end of every turn: ${compared}`,
  agreeing: (cards: number, differences: number) =>
    `${plural(cards, 'card', 'cards')}, ${differences === 0 ? 'all agree' : plural(differences, 'difference', 'differences')}`,
  leftOut: (packet: number, what: string, why: string) => `Packet ${packet}: ${what} was left out: ${why}`,
  unmapped: (kinds: string) => `Not part of the duel, or not known: ${kinds}`,
  nameless: (nameless: number, kinds: number, database: string | undefined) =>
    `${nameless} of ${plural(kinds, 'kind of card goes', 'kinds of cards go')} by passcode alone; ${database === undefined ? "no cards.cdb lies in EDOPro's usual folders: name the client's own with --database FILE" : `${database} does not have them`}`,
};
