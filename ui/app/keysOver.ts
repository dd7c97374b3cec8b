import type { CommandId } from '../host/pageCommands.ts';
import type { PageState } from './state.ts';

/** What also works where another view covers the duel; all the rest would change what one does not see. */
const OVER = new Set<CommandId>([
  'file.open',
  'file.examples',
  'file.lessons',
  'file.sandbox',
  'file.save',
  'file.saveAs',
  'file.report',
  'file.saveScenario',
  'copy.report',
  'view.find',
  'view.language',
  'view.askFirst',
  'view.nextPanel',
  'view.previousPanel',
  'view.resetLayout',
  'help.keys',
  'help.glossary',
]);
const TYPED = /^[\p{L}\p{N}]$/u;

/**
 * What a key does in a view: it runs its command, goes to the search box of the list (`/`), begins a search there with
 * what it types, or nothing, as it belongs to the duel that the view covers.
 */
export function keyOver(
  view: PageState['view'],
  key: string,
  modified: boolean,
  command: CommandId | undefined,
): 'run' | 'search' | 'type' | 'nothing' {
  if (view !== 'duel') {
    if (command === 'view.search' || (key === '/' && !modified)) return 'search';
    if (view === 'examples' && !modified && TYPED.test(key)) return 'type';
    // from what was found one goes on to its first difference
    const isOnward = view === 'import' && command === 'go.nextDifference';
    if (command !== undefined && !OVER.has(command) && !isOnward) return 'nothing';
  }
  return command === undefined ? 'nothing' : 'run';
}

/** The search box of the list that covers the duel, where it has one. */
export const searchBox = (): HTMLElement | null => document.querySelector('[data-search-box]');
