import { words } from '../locales/index.ts';

/** The menu a command stands in. */
export type MenuName = 'file' | 'copy' | 'go' | 'view' | 'help';
/** The name of a command. */
export type CommandId = keyof typeof words.commands;

/**
 * Something the reader can do in the inspector: its id, its words, and its key. `key` is the pressed key as the page
 * sees it, with `Mod` for Control (Command on a Mac) and `Shift` before it: `Mod+o`, `Shift+ArrowRight`, `r`; empty
 * where it has none.
 */
export interface PageCommand {
  readonly id: CommandId;
  readonly menu: MenuName;
  /** In the language that the page speaks now. */
  readonly label: string;
  readonly key: string;
}

const command = (id: CommandId, key: string): PageCommand => ({
  id,
  menu: id.slice(0, id.indexOf('.')) as MenuName,
  get label() {
    return words.commands[id];
  },
  key,
});

/** Every command of the inspector: the one table for the menu, the keys and the list behind `?`. */
export const PAGE_COMMANDS: readonly PageCommand[] = [
  command('file.open', 'Mod+o'),
  command('file.examples', 'Mod+e'),
  command('file.lessons', 'l'),
  command('file.sandbox', 'n'),
  command('file.sandboxHere', 'Shift+N'),
  command('file.save', 'Mod+s'),
  command('file.saveAs', 'Mod+Shift+S'),
  command('file.follow', 'f'),
  command('file.report', 'i'),
  command('file.saveScenario', ''),
  command('file.judge', 'j'),
  command('copy.link', 'c'),
  command('copy.entry', ''),
  command('copy.state', ''),
  command('copy.steps', ''),
  command('copy.smallest', ''),
  command('copy.test', ''),
  command('copy.report', ''),
  command('go.nextEntry', 'ArrowRight'),
  command('go.previousEntry', 'ArrowLeft'),
  command('go.nextStep', 'Shift+ArrowRight'),
  command('go.previousStep', 'Shift+ArrowLeft'),
  command('go.nextAttack', ']'),
  command('go.previousAttack', '['),
  command('go.nextReplay', 'r'),
  command('go.previousReplay', 'Shift+R'),
  command('go.nextRefusal', 'x'),
  command('go.previousRefusal', 'Shift+X'),
  command('go.nextDifference', 'd'),
  command('go.previousDifference', 'Shift+D'),
  command('go.nextBreakpoint', 'b'),
  command('go.previousBreakpoint', 'Shift+B'),
  command('go.nextFound', 'F3'),
  command('go.previousFound', 'Shift+F3'),
  command('go.first', 'Home'),
  command('go.last', 'End'),
  command('go.play', ' '),
  command('go.faster', '>'),
  command('go.slower', '<'),
  command('go.to', 'g'),
  command('go.bookmark', 'm'),
  command('view.find', 'Mod+k'),
  command('view.search', 'Mod+f'),
  command('view.breakpoints', ''),
  command('view.entryMenu', ''),
  command('view.detail', 'v'),
  command('view.language', ''),
  command('view.askFirst', 'q'),
  command('view.nextPanel', 'F6'),
  command('view.previousPanel', 'Shift+F6'),
  command('view.closer', '+'),
  command('view.wider', '-'),
  command('view.whole', '0'),
  command('view.resetLayout', ''),
  command('help.keys', '?'),
  command('help.glossary', ''),
];

/** What the program around asks before a window is closed without saving: what was kept aside of it is given up. */
export const LET_GO = 'changes.letGo';
