/** A file or folder that is named, as a sentence says it. */
const NAMED = {
  file: 'a file',
  folder: 'the folder',
  duel: 'the duel file',
  scenario: 'the scenario',
  page: 'the page of a duel',
  text: 'the text',
  markdown: 'the Markdown text',
} as const;
const SEVERAL = {
  duel: 'duel files',
  scenario: 'scenarios',
  page: 'pages',
  text: 'texts',
  markdown: 'Markdown texts',
} as const;
const ONE = { duel: 'duel file', scenario: 'scenario', page: 'page of a duel' } as const;

/** What is said of the files that are read and written. */
export const files = {
  emptyName: (what: keyof typeof NAMED) => `the name of ${NAMED[what]} is empty; name one`,
  answersOnly:
    'this recording holds answers and no messages, so there is no duel to show; open the .yrpX of it',
  isScenario: 'this is a scenario, not a duel file; duelscope record makes one of it',
  isDuel: 'this is a duel file, not a scenario; name a scenario',
  nothingInFolder: (of: 'duels' | 'recordings') =>
    `no ${of === 'duels' ? 'scenario or duel file' : 'recording (.yrpX, .yrp)'} lies in this folder; name another one`,
  wrongEnding: (out: string, ending: string, kind: keyof typeof SEVERAL) =>
    `--out: ${out} should end in ${ending}, as the names of ${SEVERAL[kind]} do`,
  isItself: (isScenario: boolean) =>
    `this is the ${isScenario ? 'scenario' : 'file'} itself; choose another name`,
  thereAlready: (kind: keyof typeof SEVERAL) =>
    `this file is there already${kind === 'text' || kind === 'markdown' ? '' : ` and is no ${ONE[kind]}`}; choose another name, or give --force to replace it`,
  noFolderAbove: 'the folder above it is not there; make it first, or choose another one',
  fileForFolder: 'this is a file; name a folder',
  notAFolder: 'this is not a folder; name one',
  noSchema:
    'this file is there already and is no schema; choose another folder, or give --force to replace it',
  nothingAdded: (file: string, what: 'recording' | 'scenario') =>
    `--follow: ${file} is a ${what}, and nothing is added to it; leave --follow out`,
  noSuchEntry: (file: string, at: number, last: number) =>
    `--at: ${file} has no entry ${at}; its last one is ${last}`,
  noInspector: 'open: the inspector is not here; run it in the project itself',
  whichIsJudged: (file: string) => `say which entry is asked about, ${file}@ENTRY or --at ENTRY`,
  pictureElsewhere:
    '--as png: a picture is drawn in a browser; use Judge this in the inspector (duelscope open), or --as html here',
  pageNeedsName: '--as html: name the page with --out NAME.html; it is a whole file',
  oneAtATime: '--out: it names one duel file; import one recording at a time to write it',
  kilobytes: (bytes: number) => `${Math.ceil(bytes / 1024)} kB`,
};
