import { PLAYERS, type Player, type ReplayCause, type Unmapped } from '../../../events/index.ts';
import type { Disagreement } from '../../../machines/index.ts';

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

/** What each kind of packet that we do not use is, one and several. */
const PACKETS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  cardHint: ['Hint about a card', 'Hints about cards'],
  cardsConfirmed: ['Cards shown', 'Cards shown'],
  cardsSelected: ['Mark on chosen cards', 'Marks on chosen cards'],
  cardQueried: ['Query of a card', 'Queries of a card'],
  deckTopConfirmed: ['Top of a Deck shown', 'Tops of a Deck shown'],
  hint: ['Hint to a player', 'Hints to a player'],
  playerHint: ['Hint about a player', 'Hints about a player'],
  zoneQueried: ['Query of a zone', 'Queries of a zone'],
  zonesDisabled: ['Zones closed', 'Zones closed'],
  tagSwapped: ['Change of players in a tag duel', 'Changes of players in a tag duel'],
};
const WHY: Readonly<Record<Unmapped['why'], string>> = {
  unknown: 'unknown to us',
  notPartOfADuel: 'not part of the duel',
  noPlace: 'names a place where nothing lies',
  leftOver: 'longer than we read it',
  damaged: 'damaged',
};
const ABOUT: Readonly<Record<Disagreement['about'], string>> = {
  attackReplay: 'A replay',
  attackWentOn: 'How the attack went on',
  attackerValue: 'The attacker’s value',
  targetValue: 'The target’s value',
  damage: 'The damage',
  destroyed: 'What was destroyed',
};

const packetOf = (packet: number, isRecording: boolean): string =>
  `${isRecording ? 'packet' : 'entry'} ${packet}`;

function causeTitle(causes: readonly ReplayCause[], token: boolean): string {
  const has = (cause: ReplayCause): boolean => causes.includes(cause);
  if (has('ENTER') && has('LEAVE')) return 'One left, one came';
  if (has('ENTER')) return token ? 'A token came' : 'A monster came';
  if (has('LEAVE')) return 'A monster left';
  if (has('RETURNED')) return 'A monster left and came back';
  if (has('CONTROL_IN') || has('CONTROL_OUT')) return 'A monster changed sides';
  return 'A replay';
}

export const importing = {
  report: 'Found',
  reportOf: 'What was found in it',
  importedFrom: (client: string, isRecording: boolean) =>
    isRecording ? `recording, ${client}` : `told by ${client}`,
  foundLead: (replays: number, attacks: number) =>
    attacks === 0
      ? 'No attack'
      : `${replays === 0 ? 'No replay' : many(replays, 'replay', 'replays')} in ${many(attacks, 'attack', 'attacks')}`,
  foundText: (again: number, replays: number, redirects: number, newAttacks: number, turned: number) => {
    if (again === 0) return 'No attacker is named a second time while its attack runs.';
    const parts = [
      ...(replays === 0 ? [] : [replays === 1 ? 'one is a replay' : `${replays} are replays`]),
      ...(redirects === 0
        ? []
        : [
            redirects === 1
              ? 'one has a reason that we cannot read'
              : `${redirects} have reasons that we cannot read`,
          ]),
      ...(turned === 0
        ? []
        : [turned === 1 ? 'one is turned by an effect' : `${turned} are turned by effects`]),
      ...(newAttacks === 0
        ? []
        : [newAttacks === 1 ? 'one is a new attack' : `${newAttacks} are new attacks`]),
    ];
    const times = again === 1 ? 'once' : again === 2 ? 'twice' : `${again} times`;
    return `An attacker is named again ${times}: ${parts.join(', ')}.`;
  },
  cutOff: 'The recording ends before the duel does.',
  foundTitle: {
    attackReplay: causeTitle,
    redirect: () => 'Another target, for a reason that is not known here',
    newAttack: () => 'Not a replay',
  },
  turnedBy: (card: string) => `Not a replay: ${card} turned the attack`,
  foundPlace: (turn: number, packet: number, isRecording: boolean) =>
    `turn ${turn}, ${packetOf(packet, isRecording)}`,
  packetOf,
  newAttackText: 'The attacker left and came back, so that attack had ended. This is a new one:',
  /** What the row of the log says, as a sentence about the player: rows begin with the verb. */
  thenChose: (kind: 'attackReplay' | 'redirect' | 'newAttack', player: Player, row: string) =>
    kind === 'newAttack' ? `${row}.` : `${player} ${row.charAt(0).toLowerCase()}${row.slice(1)}.`,
  battleCame: (damage: { readonly A: number; readonly B: number }, destroyed: readonly string[]) => {
    const parts = [
      ...destroyed.map((name) => `${name} is destroyed`),
      ...PLAYERS.filter((player) => damage[player] > 0).map((player) => `${player} loses ${damage[player]}`),
    ];
    return parts.length === 0 ? 'a battle without damage' : parts.join(', ');
  },
  noBattleCame: (row: string) => row.replace(/^No replay: /, ''),
  look: 'Look',
  lookAt: (title: string, place: string) => `Look at: ${title}, ${place}`,
  otherAttacks: (count: number, isAll: boolean) =>
    isAll ? (count === 1 ? 'The attack' : 'The attacks') : 'The other attacks',
  columns: {
    turn: 'Turn',
    packet: 'Packet',
    attacker: 'Attacker',
    target: 'Target',
    outcome: 'What became of it',
  },
  agrees: 'as our rules say',
  differsFrom: 'other than our rules say',
  differences: 'Where our rules and the recording differ',
  differenceAbout: (about: Disagreement['about']) => ABOUT[about],
  difference: (ours: string, recorded: string) => `Our rules: ${ours}. Recorded: ${recorded}.`,
  importReport: 'Report',
  checkedAgainst: 'Checked against the recording',
  witnessed: 'Cards on the board at the end of each turn',
  witnessedOf: (agree: number, all: number) => `${agree} of ${all}`,
  witnessLeftOut: (count: number) =>
    `${many(count, 'zone', 'zones')} could not be compared: nothing was told of ${count === 1 ? 'it' : 'them'} after the last change.`,
  witnessDiffers: (turn: number, place: string, ours: string, recorded: string) =>
    `Turn ${turn}, ${place}: ours ${ours}; recorded ${recorded}.`,
  battlesAgain: 'Battles worked out again',
  attacksJudged: 'Attacks judged',
  differCount: 'Where we differ',
  none: 'none',
  readOf: 'Read',
  packets: (isRecording: boolean) => (isRecording ? 'Packets' : 'Entries of the other engine'),
  eventsMade: 'Entries made of them',
  added: 'Of these added, where it is silent',
  addedText: 'Added steps are the shortest legal run. They are marked in the log.',
  show: 'Show',
  notUsed: 'Not used',
  everythingUsed: 'Everything was used.',
  unmapped: (kind: string, why: Unmapped['why'], count: number) => {
    const known = PACKETS[kind];
    const name = known === undefined ? `Packets ${kind}` : known[count === 1 ? 0 : 1];
    return why === 'notPartOfADuel' ? name : `${name}, ${WHY[why]}`;
  },
  noPlaceInProcedure: (packet: number, what: string) =>
    `Packet ${packet}: ${what} has no place in the procedure as we know it.`,
  leftOutBecause: (packet: number, what: string, why: string) =>
    `Packet ${packet}: ${what} was left out: ${why}`,
  cardNames: 'Card names',
  fromDatabase: (database: string | null) => (database === null ? 'Known' : `From ${database}`),
  knownOf: (named: number, kinds: number) => `${named} of ${kinds}`,
  noDatabase: 'No card database (cards.cdb) was found. Cards go by their numbers.',
  unknownCards: (unknown: readonly number[]) =>
    unknown.length <= 4
      ? `${unknown.join(', ')}: not in it. What is shown of ${unknown.length === 1 ? 'it' : 'them'} comes from the recording.`
      : `${unknown.length} are not in it. What is shown of them comes from the recording.`,
  chooseCards: (database: string | null) => (database === null ? 'Choose cards.cdb' : 'Choose another file'),
  notChanged: 'The recording was not changed.',
  saveAsDuel: 'Save as a duel file',
  lookingInto: 'Working out what is in it',
  cannotRecover: 'This recording can no longer be recovered here. Open its file.',
  interruptedTitle: (recordings: number, changes: number) => {
    const recorded =
      recordings === 1 ? 'A recording was interrupted' : `${recordings} recordings were interrupted`;
    const changed =
      changes === 1 ? 'changes to a duel were not saved' : `changes to ${changes} duels were not saved`;
    if (changes === 0) return recorded;
    return recordings === 0 ? `Interrupted: ${changed}` : `${recorded}, and ${changed}`;
  },
  interruptedText:
    'What was recorded is whole. A last line that was not written to its end is kept in a file beside it.',
  interruptedFile: (name: string, size: number) =>
    `${name}, ${size < 10_240 ? `${size} bytes` : `${Math.round(size / 1024)} KiB`}`,
  unsavedKept: 'The window was gone before a file had these changes. They were kept aside.',
  unsavedFile: (name: string, size: number) => `${importing.interruptedFile(name, size)}, not saved`,
  changesDiscarded: (name: string) => `The changes to ${name} were deleted.`,
  keptNoLonger: 'These changes are no longer kept: another window may have opened or discarded them.',
  recover: 'Recover and open',
  discard: 'Discard',
  reallyDiscard: 'Delete it for good',
  recoverNamed: (name: string) => `Recover and open ${name}`,
  discardNamed: (name: string) => `Discard ${name}`,
  reallyDiscardNamed: (name: string) => `Delete ${name} for good`,
  later: 'Later',
  discarded: (name: string) => `${name} was deleted.`,
  follow: 'Follow',
  following: 'Following',
  followFile: 'Follow the file: show what is appended to it',
  newEntries: (count: number) => `${count} new`,
  newEntriesLong: (count: number) => `${many(count, 'new entry', 'new entries')}; go to the last one`,
};
