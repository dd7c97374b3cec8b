/** What each command is called, in the menu, behind `?` and where one looks for it. */
export const commands = {
  'file.open': 'Open a file…',
  'file.examples': 'Another example…',
  'file.save': 'Save the duel',
  'file.saveAs': 'Save the duel as…',
  'go.nextEntry': 'Next entry',
  'go.previousEntry': 'Entry before',
  'go.nextStep': 'Next step or phase',
  'go.previousStep': 'Step or phase before',
  'go.nextAttack': 'Next attack’s start or end',
  'go.previousAttack': 'Previous attack’s start or end',
  'go.nextReplay': 'Next replay',
  'go.previousReplay': 'Replay before',
  'go.nextRefusal': 'Next refused decision',
  'go.previousRefusal': 'Refused decision before',
  'go.first': 'First entry',
  'go.last': 'Last entry',
  'go.play': 'Play or pause',
  'go.faster': 'Play faster',
  'go.slower': 'Play slower',
  'go.to': 'Go to entry…',
  'go.bookmark': 'Bookmark this entry, or take the bookmark away',
  'view.find': 'Find, or run a command…',
  'view.detail': 'Plain or full',
  'view.nextPanel': 'Next panel',
  'view.previousPanel': 'Panel before',
  'view.closer': 'Timeline closer',
  'view.wider': 'Timeline wider',
  'view.whole': 'Whole timeline',
  'view.resetLayout': 'Panels as they were at first',
  'help.keys': 'Keys',
};

/** The list of keys, where they are changed as well. */
export const keys = {
  keysTitle: 'Keys and marks',
  changeKey: (command: string) => `Change the key of: ${command}`,
  pressKey: 'Press the new key. Escape leaves it as it is.',
  pressing: 'Press a key',
  noKey: 'no key',
  withoutKey: 'No key',
  keyTaken: (key: string, command: string) => `${key} is the key of: ${command}.`,
  takeKey: 'Take it from there',
  leaveKey: 'Leave it',
  keyReserved: (key: string) => `${key} belongs to the page or the browser. Press another key.`,
  asAtFirst: (key: string) => `As at first: ${key}`,
  keysAsAtFirst: 'All keys as at first',
  keysHow: 'Press a key’s button to change it. While you type in a field, single letters stay letters.',
  menuName: { go: 'Going', file: 'Files', view: 'Looking', help: 'Help' },
};

/** Where one looks for anything: commands, entries, examples, cards, rules. */
export const finding = {
  find: 'Find, or run a command',
  findHow: 'A command, the number of an entry, an example, a card or a rule',
  foundKind: {
    command: 'Command',
    entry: 'Entry',
    example: 'Example',
    card: 'Card',
    rule: 'Rule',
    panel: 'Panel',
  },
  foundEntry: (entry: number) => `Go to entry ${entry}`,
  found: (count: number) => (count === 0 ? 'Nothing found.' : count === 1 ? '1 found' : `${count} found`),
  nothingFound: (typed: string) => `Nothing is called “${typed}”.`,
  nothingFoundHow: 'Try a part of a name, the number of an entry, or a rule such as R3.',
  panelNamed: (title: string) => `Panel ${title}`,
  nextOfRule: 'Next entry that it decides',
  backToFind: 'Back',
  nowhereSought: (sought: { readonly card: string } | { readonly rule: string }) =>
    'rule' in sought
      ? `Rule ${sought.rule} decides nothing in this duel.`
      : `No entry of this duel is about ${sought.card}.`,
  onlyHere: 'It is this entry, and no other one.',
  ruleExamples: (count: number) => (count === 1 ? 'Its example' : `Its ${count} examples`),
  ruleTitle: (id: string) => `Rule ${id}`,
};
