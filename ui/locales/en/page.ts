import type { Mark, Player } from '../../../events/index.ts';
import type { SegmentLabel } from '../../worker/protocol/index.ts';
import { MARK_KINDS, MARK_LETTERS, SEGMENT } from './names.ts';

export const page = {
  language: 'Language',
  languageNotFetched:
    'The other language could not be fetched. The page stays as it is; try again when it is within reach.',
  product: 'Duelscope',
  windowTitle: (title: string, changed: boolean) => `${changed ? '● ' : ''}${title}. Duelscope`,
  example: (id: string) => `Example ${id}`,
  ruleset: 'Ruleset',
  rulesetFrom: (id: string) =>
    id === 'ude-2005' || id === 'wiki-ude'
      ? ' UDE is Upper Deck Entertainment, which published the game until 2008.'
      : '',
  oursInRuleset: (count: number) =>
    count === 0
      ? ''
      : ` (On ${count} points no source says how it was; the panel Ruleset marks them with *.)`,
  rulesetIs: (name: string) => `Ruleset ${name}`,
  branch: 'Branch',
  trunk: 'main line',
  detail: 'Detail',
  plain: 'Plain',
  full: 'Full',
  theme: 'Dark colours',
  lightColours: 'Light colours',
  colon: ': ',
  menu: 'Menu',
  keysAndHelp: 'Keys and help',
  examples: 'Examples',
  open: 'Open',
  openFile: 'Open a file',
  save: 'Save the duel',
  close: 'Close',
  dismiss: 'Dismiss',
  board: 'Board',
  why: 'Why',
  log: 'Log',
  chart: 'Chart',
  chain: 'Chain',
  branches: 'Branches',
  entryPanel: 'Entry',
  starting: 'Playing the first example',
  reading: (done: number, total: number) =>
    `Entry ${done} of ${total} is read. You can already look at what is read.`,
  opening: (name: string) => `Opening ${name} …`,
  dropHere: 'Drop the file to open it',
  saved: (name: string) => `Saved as ${name}.`,
  /** Several files were dropped at once; `others` are those that were not opened. */
  droppedBeside: (name: string, others: readonly string[]) =>
    `${name} is open; one file is shown at a time. Left out: ${others.slice(0, 3).join(', ')}${others.length > 3 ? ` and ${others.length - 3} more` : ''}. Drop ${others.length === 1 ? 'it' : 'each'} alone to open it.`,
  onlyThisCourse: 'It holds this course only; the branches stay in the scenario.',
  opened: (title: string) => `Opened: ${title}.`,
  noSuchStop: (what: 'attackReplay' | 'refused' | 'differs', direction: 1 | -1) =>
    `No ${{ refused: 'refused decision', attackReplay: 'replay', differs: 'difference from our rules' }[what]} ${direction === 1 ? 'after' : 'before'} this entry.`,
  noSuchEntry: (entry: number, last: number) =>
    `There is no entry ${entry} on this path; it has entries up to ${last}.`,
  notANumber: (text: string, last: number) =>
    text === ''
      ? `Type the number of an entry, up to ${last}.`
      : `“${text}” is not the number of an entry. Type one up to ${last}.`,
  noFileHere: (path: string) => `${path} cannot be written from a browser. Use Save the duel as.`,
  unsavedTitle: (title: string) => `“${title}” has changes that no file has.`,
  unsavedText: 'If you go on without saving, they are lost.',
  saveFirst: 'Save, then go on',
  leaveUnsaved: 'Go on without saving',
  stayHere: 'Stay here',
  fileTooLarge: (name: string, limit: number) => `${name} is larger than ${limit} MiB. Open a smaller file.`,
  /** Why the bytes of a file are no text of ours. */
  fileNotText: (name: string, why: 'utf16' | 'notUtf8' | 'binary') =>
    why === 'binary'
      ? `${name} is not a text file. Open a duel file (.duel.jsonl), a scenario (.json) or a recording (.yrpX, .yrp).`
      : `${name} is ${why === 'utf16' ? 'UTF-16 text' : 'not UTF-8 text'}. Save it as UTF-8.`,
  workerFailed: (message: string) =>
    `Something went wrong while the duel was worked out (${message}). Open it again.`,
  pageFailed: 'This part of the page could not be drawn.',
  pageFailedText: (message: string) => `${message} The duel itself is unharmed.`,
  startAgain: 'Draw it again',
  brokenTitle: (entry: number) => `Entry ${entry} cannot be shown.`,
  brokenText: (entry: number) => `Everything up to entry ${entry} works.`,
  goThere: (entry: number) => `Go to ${entry}`,
  copyReport: 'Copy a report',
  copied: 'Copied.',
  andMore: (first: string, more: number) => (more === 0 ? first : `${first} (and ${more} more like it)`),
};

export const timeline = {
  timeline: 'Timeline',
  entry: 'Entry',
  first: 'First entry, Home',
  last: 'Last entry, End',
  back: 'Back one, Left',
  backPlain: 'Back',
  play: 'Play, Space',
  pause: 'Pause, Space',
  speed: 'Speed',
  speedOf: (speed: number) => (speed === 0.5 ? '½×' : `${speed}×`),
  speedNow: (speed: number) =>
    `Plays at ${speed === 0.5 ? 'half' : speed === 1 ? 'the usual' : `${speed} times the usual`} speed.`,
  next: 'Next',
  nextAtEnd: 'this is the last entry',
  waitingForMore: 'waiting for more',
  decidesNow: (player: Player) => `this is the last entry so far; ${player} decides`,
  stepBy: 'Step by',
  grain: { entry: 'Entry', decision: 'Decision', step: 'Step', attack: 'Attack' },
  segment: (label: SegmentLabel) => SEGMENT[label],
  sliderText: (entry: number, where: string, row: string) =>
    `Entry ${entry}, ${row.startsWith(where) ? row : row === '' ? where : `${where}: ${row}`}`,
  entryOf: (entry: number, last: number) => `entry ${entry} of ${last}`,
  entryTag: (entry: number) => `entry ${entry}`,
  turnsBand: (from: number, to: number) => (from === to ? `Turn ${from}` : `Turns ${from}–${to}`),
  markLetter: (mark: Mark, kinds: readonly { readonly count: number }[]) => {
    const letter = MARK_LETTERS[mark];
    const all = kinds.reduce((sum, kind) => sum + kind.count, 0);
    return all === 1 ? letter : kinds.length === 1 ? `${letter}${all}` : `${letter}+${all - 1}`;
  },
  markKinds: MARK_KINDS,
  markTip: (entry: number, row: string) => `${entry} · ${row}`,
  mergedTip: (from: number, to: number, kinds: readonly { readonly mark: Mark; readonly count: number }[]) =>
    `${from === to ? from : `${from}–${to}`} · ${kinds
      .map(({ mark, count }) => (count === 1 ? MARK_KINDS[mark][0] : `${count} ${MARK_KINDS[mark][1]}`))
      .join(', ')}`,
  goTo: 'Go to entry',
  go: 'Go',
};

export const log = {
  entries: 'Entries',
  entriesByKeys: 'Up and down go from row to row, Enter tells of the card that the row names.',
  before: 'Before the attack',
  between: 'Between attacks',
  after: 'After the attack',
  noAttack: 'No attack',
  attackGroup: (number: number, attacker: string, target: string | null, direct: boolean) =>
    `Attack ${number}, ${attacker}${direct ? ' directly' : target === null ? '' : ` on ${target}`}`,
  turn: (turn: number) => `turn ${turn}`,
  passes: (count: number, added = false) =>
    `${count === 1 ? '1 pass' : `${count} passes`}${added ? ', added' : ''}`,
  addedNote: (kind: 'step' | 'check' | 'attackReplay', packet: number | null) =>
    kind === 'attackReplay'
      ? `The file says that the attacker was named again, with a target${packet === null ? '' : ` (packet ${packet})`}. That this is a replay, and why, is our reading of what came before.`
      : kind === 'check'
        ? 'Added: the file does not hold this check. The verdict is our reading of what it does hold.'
        : 'Added: the file does not say this. It is the shortest legal way from what it says before to what it says next.',
  times: (row: string, count: number) => `${row}, ${count} times`,
  manyCome: (name: string, count: number) =>
    name.endsWith('Token') ? `${count} ${name}s come` : `${count} of ${name} come`,
  previewOf: (entry: number) => `Preview of entry ${entry}; a click goes there`,
  rowAdded: 'added',
  youAreHere: 'you are here',
  filterLog: 'Filter the log',
  logHolds: 'Words in the log',
  logKind: 'Kind of entry',
  allKinds: 'All kinds',
  logKindName: (mark: Mark) => MARK_KINDS[mark][1].replace(/^./, (letter) => letter.toUpperCase()),
  logPlayer: 'Whose entries',
  bothPlayers: 'Both',
  logFound: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  logReading: (count: number, more: number) => `${count} so far, ${more} to read`,
  clearFilter: 'Clear',
  noEntryFits: 'No entry fits.',
  branchHere: (count: number) => (count === 1 ? '1 branch' : `${count} branches`),
};
