const ENDS = 'Ends with 0 when all is well';
const FIND = `
All that is said must hold: keys (type: card: rule: code: player: changed: state: in: refused:), comparisons of values,
words of the row, "words together" and /patterns/. A star stands for any letters, a comma or "or" for one of several, a
minus or "not" for what must not be.
  duelscope find duels/ 'type:attackReplay.checked -code:NOTHING_CHANGED'
  duelscope find mine.duel.jsonl 'A.lifePoints < 4000 and card:dark-magician'

Ends with 0 when something was found, 1 when nothing was, 2 for input that cannot be used.`;

/** What the help of the program and of each command says. */
export const help = {
  program: 'Plays, explains and verifies duels of the Battle Phase.',
  version: 'the version of this program',
  help: 'what can be said here',
  helpCommand: 'what can be said of a command',
  language: (variable: string) => `said in this language (${variable}, else en)`,
  json: 'as JSON',
  branch: 'this branch alone',
  ruleset: (names: string) => `under this ruleset: ${names}`,
  file: 'a scenario or duel file',
  filesAndFolders: 'scenarios, duel files, and folders of them',
  fileAtEntry: 'a scenario or duel file; FILE@ENTRY says which entry',
  seenBy: 'as this player saw it',
  forceDuel: 'replace a file of that name that is no duel file',
  ends: `\n${ENDS}, 1 when an expectation or a verification failed or there is a difference, 2 for input that cannot be used.`,
  endsWithDifference:
    '\nEnds with 0 when there is no difference, 1 when there is one, 2 for input that cannot be used.',
  play: {
    does: 'Plays scenarios with all their branches, verifies duel files, and ends with the totals.',
    closed: 'every replay, battle, destruction, change of Life Points and refusal must be expected',
    stately: "then send what was played to Stately's inspector, over a WebSocket of this machine",
    port: 'the port of that WebSocket on 127.0.0.1 (8080)',
  },
  explain: {
    does: 'The timeline in words and, for each attack, the verdict with its reason, rule and source.',
    at: 'everything about this entry alone',
    all: 'name every cause that was looked for, not only those found',
  },
  verify: {
    does: 'Decides recorded duels again from their commands alone; names the first entry that differs.',
    files: 'duel files',
  },
  compare: {
    does: 'One scenario or duel under two rulesets: the first difference, and the switch that makes it.',
    with: 'compare with this ruleset: NAME, or NAME,switch=value,...',
    and: 'compare --with and this one, instead of the ruleset of the file',
  },
  diff: {
    does: 'Two duels beside each other: what their headers say otherwise, and the first entry that differs.',
    one: 'a duel file, or a scenario to be played',
    other: 'the other one',
  },
  coverage: {
    does: 'What scenarios and duels reach of the rules, reasons and charts, and what they never do.',
    counts:
      '\nA rule counts where an entry gives it as its reason; what only describes the procedure never does.',
    all: 'what was reached too, how often and where first, and what each rule says',
  },
  find: {
    does: 'The entries of scenarios and duel files that fit a search, each as FILE@ENTRY.',
    files: 'scenarios, duel files and folders of them, and last what to look for',
    stops: 'only where it comes true, as a breakpoint stops',
    more: FIND,
  },
  record: {
    does: 'Plays a scenario and writes it as a duel file.',
    file: 'a scenario',
    out: 'the duel file, NAME.duel.jsonl',
  },
  reduce: {
    does: 'The smallest scenario that still gives the verdict of an entry, found by playing smaller ones.',
    at: 'the entry whose verdict is kept; FILE@ENTRY says the same',
    out: 'write it as a scenario, NAME.json, instead of printing it',
    force: 'replace a file of that name that is no scenario',
  },
  copy: {
    does: 'One entry to paste elsewhere: as JSON, as steps, as a test for another engine, as a bug report.',
    at: 'the entry',
    as: 'the entry or the state behind it as JSON, a scenario of the steps that lead there, the smallest scenario with its verdict, a test for vitest, or a report in Markdown',
  },
  judge: {
    does: 'One entry to be shown to others: the board, what happened, the verdict, the rule and its source.',
    at: 'the entry that is asked about',
    as: 'a text for a forum, Markdown, or the whole duel as a page of its own (png: in the inspector)',
    out: 'write it there (.txt, .md or .html) instead of printing it',
    force: 'replace a file of that name that is none of ours',
  },
  open: {
    does: 'Opens the inspector on a file: in Electron where its program is, else as a page in the browser.',
    file: 'a duel file, a scenario, or a recording (.yrpX); FILE@ENTRY begins at that entry',
    at: 'begin at this entry',
    follow: 'show what is appended to the duel file as it comes',
    web: 'the page in the browser, whether Electron is there or not',
    port: 'the port of that page on 127.0.0.1 (4680, or any free one)',
  },
  import: {
    does: 'Opens recordings of EDOPro and YGOPro: the replays in them, and where our rules differ.',
    files: '.yrpX and .yrp files, and folders of them',
    out: 'write it as a duel file, NAME.duel.jsonl',
    database: "the client's cards.cdb, for names; EDOPro's usual folders where left out",
    allow: 'how much it may unpack to (64)',
  },
  rule: {
    does: 'Rules, reasons, switches and source texts by their ids; of every rule where none is named.',
    ids: 'a rule (R3), reason (DIRECT_LOST), refusal (attack/no-target), switch (watchedSides), source text ("Source text 0"), one of its facts (S0.18), point of disagreement (C2) or open point (Q9)',
  },
  cards: {
    does: 'The built-in cards: what a scenario calls them, their values, and what they do.',
    search: 'words that stand in its name, its kind or what it does; all cards where left out',
  },
  schema: {
    does: 'The JSON Schema of what you may write; of everything where no kind is named.',
    kind: 'which one',
    out: 'write each as KIND.schema.json into this folder',
    force: 'replace files of these names that are no schemas',
  },
};
