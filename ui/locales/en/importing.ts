import {
  type NoReplayCode,
  PLAYERS,
  type Player,
  type ReplayCause,
  type Unmapped,
} from '../../../events/index.ts';
import type { WinReason } from '../../../machines/index.ts';
import { WHY_NO_BATTLE } from './noBattle.ts';

const many = (count: number, one: string, several: string): string =>
  `${count} ${count === 1 ? one : several}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

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
  activated: ['Activation', 'Activations'],
  attacked: ['Attack', 'Attacks'],
  battled: ['Battle', 'Battles'],
  bondEnded: ['Tie between two cards undone', 'Ties between two cards undone'],
  bondMade: ['Tie between two cards', 'Ties between two cards'],
  cardsSelectedByChance: ['Card chosen by chance', 'Cards chosen by chance'],
  coinsTossed: ['Toss of a coin', 'Tosses of a coin'],
  counters: ['Change of counters', 'Changes of counters'],
  deckTop: ['Top of a Deck turned', 'Tops of a Deck turned'],
  diceThrown: ['Throw of a die', 'Throws of a die'],
  drawn: ['Draw', 'Draws'],
  effectMissed: ['Effect that missed its time', 'Effects that missed their time'],
  equipped: ['Equipping', 'Equippings'],
  extraDeckConfirmed: ['Extra Deck cards shown', 'Extra Deck cards shown'],
  graveyardSwapped: ['Graveyard and Deck exchanged', 'Graveyards and Decks exchanged'],
  linked: ['Chain Link', 'Chain Links'],
  linkResolved: ['End of a Chain Link', 'Ends of Chain Links'],
  linkResolving: ['Start of a Chain Link', 'Starts of Chain Links'],
  moved: ['Move of a card', 'Moves of cards'],
  negated: ['Negation', 'Negations'],
  phaseEntered: ['Phase', 'Phases'],
  set: ['Setting of a card', 'Settings of cards'],
  setCardsShuffled: ['Face-down cards shuffled', 'Face-down cards shuffled'],
  summoning: ['Summon', 'Summons'],
  swapped: ['Exchange of two cards', 'Exchanges of two cards'],
  tagSwapped: ['Change of players in a tag duel', 'Changes of players in a tag duel'],
  targeted: ['Choice of cards while an effect resolves', 'Choices of cards while an effect resolves'],
  turned: ['Card turned', 'Cards turned'],
  unequipped: ['Unequipping', 'Unequippings'],
  win: ['End of the duel', 'Ends of the duel'],
  zonesDisabled: ['Zones closed', 'Zones closed'],
};
const WHY: Readonly<Record<Unmapped['why'], string>> = {
  unknown: 'unknown to us',
  notPartOfADuel: 'not part of the duel',
  noPlace: 'of a place that is empty here, or none',
  leftOver: 'with something behind it that we do not know',
  damaged: 'damaged',
};
const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;
/** Why somebody won, by what became of the other one. */
const WON: Readonly<Record<WinReason, (loser: Player) => string>> = {
  surrendered: (loser) => `${loser} surrendered`,
  lifePoints: (loser) => `${loser}’s Life Points reached 0`,
  deckOut: (loser) => `${loser} had no card left to draw`,
  time: (loser) => `${loser} ran out of time`,
  connection: (loser) => `${loser} lost the connection`,
  effect: () => 'by the effect of a card',
};
/** Its number in the file; an entry of another engine has one here as well. */
const packetOf = (packet: number, isRecording: boolean, here?: number): string =>
  `${isRecording ? 'packet' : 'entry'}\u00A0${packet}${isRecording || here === undefined ? '' : ` (${here}\u00A0here)`}`;

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
  backToFound: 'Back to what was found',
  reportOf: 'What was found in it',
  /** Of a file that holds answers and no messages: whose duel it was, and what there is to do. */
  answersOnly: (said: {
    readonly names: readonly (readonly string[])[];
    readonly client: string;
    readonly decks: readonly { readonly main: readonly unknown[]; readonly extra: readonly unknown[] }[];
    readonly answers: number;
    readonly cutOff: boolean;
  }): string =>
    [
      `${said.names.map((side) => side.join(' and ')).join(' against ')}, recorded by ${said.client}, decks of ${said.decks.map(({ main, extra }) => `${main.length}+${extra.length}`).join(' and ')} cards, ${many(said.answers, 'answer', 'answers')}.`,
      ...(said.cutOff ? ['It is cut off: what is missing was not read.'] : []),
      'It holds no messages, so there is no duel to show;',
      said.client.startsWith('EDOPro')
        ? 'open the .yrpX of it.'
        : 'only the client that wrote it can play it. A .yrpX, which holds them, is written by EDOPro alone.',
    ].join(' '),
  /** One deck of such a file: each card once, with how many of it there are. */
  answersDeck: (
    owner: string,
    part: 'main' | 'extra',
    cards: readonly (readonly [title: string, copies: number])[],
  ): string =>
    `${part === 'main' ? 'Main' : 'Extra'} Deck of ${owner}, ${many(
      cards.reduce((sum, [, copies]) => sum + copies, 0),
      'card',
      'cards',
    )}: ${cards.map(([title, copies]) => (copies === 1 ? title : `${copies}\u00a0× ${title}`)).join(', ')}.`,
  showDecks: 'The cards of the decks',
  decksUnknown: (unknown: number, kinds: number, database: string | null) =>
    database === null
      ? importing.noDatabase
      : `${unknown} of ${many(kinds, 'card', 'cards')} ${unknown === 1 ? 'is' : 'are'} not in ${database} and ${unknown === 1 ? 'goes by its number' : 'go by their numbers'}.`,
  /** The version of the client; that of its core stands in the report. */
  importedFrom: (client: string, isRecording: boolean) =>
    isRecording ? `recording, ${client.split(' / ')[0]}` : `told by ${client}`,
  foundLead: (replays: number, attacks: number) =>
    attacks === 0
      ? 'No attack'
      : `${replays === 0 ? 'No replay' : many(replays, 'replay', 'replays')} in ${many(attacks, 'attack', 'attacks')}`,
  noAttackText: (turns: number) => `Nobody attacks in its ${many(turns, 'turn', 'turns')}.`,
  lookAtDuel: 'Look at the duel',
  foundText: (again: number, replays: number, redirects: number, newAttacks: number, turned: number) => {
    if (again === 0) return 'No attacker is named a second time while its attack runs.';
    const all = replays === again;
    const parts = [
      ...(replays === 0
        ? []
        : [
            all && again === 2
              ? 'both are replays'
              : all && again > 1
                ? 'all are replays'
                : replays === 1
                  ? 'one is a replay'
                  : `${inWords(replays)} are replays`,
          ]),
      ...(redirects === 0
        ? []
        : [
            redirects === 1
              ? 'one has a reason that we cannot read'
              : `${inWords(redirects)} have reasons that we cannot read`,
          ]),
      ...(turned === 0
        ? []
        : [turned === 1 ? 'one is turned by an effect' : `${inWords(turned)} are turned by effects`]),
      ...(newAttacks === 0
        ? []
        : [newAttacks === 1 ? 'one is a new attack' : `${inWords(newAttacks)} are new attacks`]),
    ];
    const times = again === 1 ? 'once' : again === 2 ? 'twice' : `${inWords(again)} times`;
    return `An attacker is named again ${times}: ${parts.join(', ')}.`;
  },
  cutOff: (isRecording: boolean) =>
    isRecording ? 'The recording ends before the duel does.' : 'What is told ends before the duel does.',
  unpackedTo: (bytes: number, of: number) =>
    `Its packed part was cut off: ${kilobytes(bytes)} of ${kilobytes(of)} could be unpacked, and are shown.`,
  cutBehindEnd: 'The file was cut off behind the end of the duel: nothing of the duel is missing.',
  wonBy: (winner: Player | null, name: string | null, reason: WinReason) => {
    if (winner === null) return 'The duel was a draw.';
    const who = name === null || name === winner ? winner : `${name} (${winner})`;
    return `${who} won: ${WON[reason](winner === 'A' ? 'B' : 'A')}.`;
  },
  inAttack: (turn: number, attacker: string, target: string | null) =>
    `Turn ${turn}, ${attacker} attacks ${target ?? 'directly'}.`,
  nothingCompared: 'nothing to compare',
  foundTitle: {
    attackReplay: causeTitle,
    redirect: () => 'Another target, for a reason that is not known here',
    newAttack: () => 'Not a replay',
  },
  turnedBy: (card: string) => `Not a replay: ${card} turned the attack`,
  foundPlace: (turn: number, packet: number, isRecording: boolean, here: number) =>
    `turn\u00A0${turn}, ${packetOf(packet, isRecording, here)}`,
  packetOf,
  isNewAttack: (cameBack: boolean) =>
    cameBack
      ? 'This is a new attack: the attacker had left and come back, and the one before was over.'
      : 'This is a new attack: the one before was over.',
  attackBefore: (row: string) => `The one before: ${row}.`,
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
  noBattleCame: (code: ReplayCause | NoReplayCode | null, row: string) =>
    code === null ? row.replace(/^No replay: /, '') : `no battle: ${WHY_NO_BATTLE[code]}`,
  /** How an attack ended that came to a battle; a plain one cost nothing and destroyed nothing. */
  cameToBattle: (outcome: string, isPlain: boolean) =>
    isPlain ? 'In the end there is a battle without damage.' : `In the end ${outcome}.`,
  cameToNoBattle: (code: ReplayCause | NoReplayCode | null, row: string) =>
    `In the end there is no battle: ${code === null ? row.replace(/^No replay: /, '') : WHY_NO_BATTLE[code]}.`,
  /** A count as it is written among words. */
  counted: (count: number) => String(count),
  look: 'Look',
  lookAt: (title: string, place: string) => `Look at: ${title}, ${place}`,
  otherAttacks: (count: number, isAll: boolean) =>
    isAll ? (count === 1 ? 'The attack' : 'The attacks') : 'The other attacks',
  nearAt: (entry: number) => `Why no replay: entry ${entry}`,
  columns: (isRecording: boolean) => ({
    turn: 'Turn',
    packet: isRecording ? 'Packet' : 'Entry',
    attacker: 'Attacker',
    target: 'Target',
    outcome: 'What became of it',
  }),
  agrees: 'as our rules say',
  differsFrom: 'other than our rules say',
  importReport: 'Report',
  checkedAgainst: (isRecording: boolean) =>
    isRecording ? 'Checked against the recording' : 'Checked against what is told',
  witnessed: 'Cards on the board at the end of each turn',
  witnessedOf: (agree: number, all: number) => `${agree} of ${all}`,
  witnessLeftOut: (count: number) =>
    `${many(count, 'zone', 'zones')} could not be compared: nothing was told of ${count === 1 ? 'it' : 'them'} after the last change.`,
  witnessDiffers: (turn: number, packet: number, place: string, ours: string, recorded: string) =>
    `Turn ${turn}, ${place} (packet\u00A0${packet}): ours ${ours}; recorded ${recorded}.`,
  witnessNothing: 'nothing',
  witnessCount: (count: number) => many(count, 'card', 'cards'),
  witnessLifePoints: (player: Player) => `${player}’s Life Points`,
  /** A card as a recording's own query shows it; of a whole table no more than how it lies. */
  witnessCard: (card: {
    readonly name: string | null;
    readonly posture: string | null;
    readonly values: { readonly atk: number; readonly def: number } | null;
    readonly materials: readonly string[] | number;
  }) =>
    [
      card.name ?? 'a card',
      ...(card.posture === null ? [] : [card.posture]),
      ...(card.values === null ? [] : [`ATK ${card.values.atk}`, `DEF ${card.values.def}`]),
      ...(typeof card.materials === 'number'
        ? [many(card.materials, 'material', 'materials')]
        : card.materials.length === 0
          ? []
          : [`on ${card.materials.join(' and ')}`]),
    ].join(', '),
  battlesAgain: 'Battles that agree',
  attacksJudged: 'Attacks that agree',
  differCount: 'Where our rules differ',
  nowhere: 'nowhere',
  boardApart: (turn: number) =>
    `Our board is other than the recording’s from the end of turn\u00A0${turn} on: the report says where.`,
  firstAt: (count: number, at: string) => (count === 1 ? at : `first ${at}`),
  readOf: 'Read',
  writtenBy: 'Written by',
  packets: (isRecording: boolean) => (isRecording ? 'Packets' : 'Entries of the other engine'),
  eventsMade: 'Entries made of them',
  added: 'Of these added, where it is silent',
  addedText: 'Added steps are the shortest legal run. A + marks them in the log.',
  show: 'Show',
  notUsed: 'Not used',
  everythingUsed: 'Everything was used.',
  unmapped: (kind: string, why: Unmapped['why'], count: number) => {
    const known = PACKETS[kind];
    const name =
      known?.[count === 1 ? 0 : 1] ??
      kind.replace(/^message (\d+)$/, count === 1 ? 'Packet of kind $1' : 'Packets of kind $1');
    return why === 'notPartOfADuel' ? name : `${name}, ${WHY[why]}`;
  },
  leftOutBecause: (packet: number, what: string, why: string, isRecording: boolean) =>
    `${isRecording ? 'Packet' : 'Entry'}\u00A0${packet}: ${what} was left out: ${why}`,
  cardNames: 'Card names',
  fromDatabase: (database: string | null) => (database === null ? 'Known' : `From ${database}`),
  knownOf: (named: number, kinds: number) => `${named} of ${kinds}`,
  noDatabase:
    'No card database (cards.cdb) was found. Cards go by their numbers. EDOPro keeps it in its own folder, mostly under “repositories” or “expansions”.',
  unknownCards: (unknown: readonly number[]) =>
    unknown.length <= 4
      ? `${unknown.join(', ')}: not in it. What is shown of ${unknown.length === 1 ? 'it' : 'them'} comes from the recording.`
      : `${unknown.length} are not in it. What is shown of them comes from the recording.`,
  whichUnknown: 'Which ones',
  chooseCards: (database: string | null) => (database === null ? 'Choose cards.cdb' : 'Choose another file'),
  notChanged: 'The file was not changed.',
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
  writtenIn: (folder: string, at: number) =>
    `In ${folder}, last written ${new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at)}`,
  changedAt: (at: number) =>
    `Last changed ${new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at)}`,
  laterTold: 'What was interrupted is kept, and offered again at the next start.',
  unsavedKept: 'The window was gone before a file had these changes. They were kept aside.',
  unsavedFile: (name: string, size: number) => `${importing.interruptedFile(name, size)}, not saved`,
  changesDiscarded: (name: string) => `The changes to ${name} were deleted.`,
  notAtHand: 'That duel is not at hand any more: the page was loaded again since. Open its file once more.',
  keptNoLonger: 'These changes are no longer kept: another window may have opened or discarded them.',
  recover: 'Recover and open',
  discard: 'Discard',
  reallyDiscard: 'Delete it for good',
  recoverNamed: (name: string) => `Recover and open ${name}`,
  discardNamed: (name: string) => `Discard ${name}`,
  reallyDiscardNamed: (name: string) => `Delete ${name} for good`,
  showInterrupted: 'Show',
  hideInterrupted: 'Hide',
  later: 'Later',
  discarded: (name: string) => `${name} was deleted.`,
  follow: 'Follow',
  following: 'Following',
  followAgain: 'What came before it is shown; choose Follow again when it is mended.',
  followFile: 'Follow the file: show what is appended to it',
  newEntries: (count: number) => `${count} new`,
  newEntriesLong: (count: number) => `${many(count, 'new entry', 'new entries')}; go to the last one`,
};
