import type { EntryLink } from '../host/entryLink.ts';
import { linkedName, writeLink } from '../host/entryLink.ts';
import { rulesetWord } from '../inspector/ruleset/rulesetWord.ts';
import { words } from '../locales/index.ts';
import type { Outline } from '../worker/protocol/index.ts';
import type { Inspector } from './inspector.ts';
import { awaitLinked, waitingLink } from './rememberPlace.ts';
import { visitedIn } from './visited.ts';

/** The entry at a position of what is shown, as a link. */
export function linkTo(outline: Outline, position: number): EntryLink {
  const { origin, branch, choice, ownRuleset } = outline;
  return {
    name: origin.kind === 'example' ? origin.id : origin.name,
    branch,
    ruleset: ownRuleset || origin.kind !== 'example' ? null : rulesetWord(outline, choice.with),
    at: outline.numbers[position] ?? position,
  };
}

/** The entry of another branch: the branch is chosen first, and its entries are known once it is shown. */
function onBranch({ store, choose, playback }: Inspector, link: EntryLink): void {
  const { outline } = store.get();
  const stop = store.subscribe(() => {
    const now = store.get();
    if (now.outline?.numbers === outline?.numbers && now.problem === null) return;
    stop();
    if (now.outline?.branch === link.branch) playback.goToEntry(link.at);
  });
  choose({ branch: link.branch });
}

/** Offers to open a file that is not open: one that the page has kept, or one of those that were opened last. */
async function offerFile({ store, documents, host }: Inspector, link: EntryLink): Promise<void> {
  const name = linkedName(link);
  const isKept = documents.keptFile(name) !== undefined;
  const recent = isKept ? [] : await host.recent().catch(() => []);
  const found = recent.find((each) => each.path === link.name) ?? recent.find((each) => each.name === name);
  if (isKept || found !== undefined)
    store.set({ problem: null, offered: { link, path: found?.path ?? null } });
  else {
    awaitLinked({ ...link, name });
    store.set({ problem: words.linkElsewhere(name, link.at) });
  }
}

/** Goes to the entry that a link names: of what is shown, or of an example; another file is offered, or it says what to do. */
export function followLink(inspector: Inspector, link: EntryLink): void {
  const { store, documents, playback } = inspector;
  const { outline, examples } = store.get();
  if (outline !== null) {
    const shown = linkTo(outline, 0);
    const isShown = linkedName(link) === shown.name;
    if (isShown && link.branch === shown.branch && (link.ruleset ?? shown.ruleset) === shown.ruleset) {
      store.set({ view: 'duel' });
      playback.goToEntry(link.at);
      return;
    }
    if (isShown && outline.origin.kind !== 'example') {
      onBranch(inspector, link);
      return;
    }
  }
  if (!examples.some(({ id }) => id === link.name)) {
    void offerFile(inspector, link);
    return;
  }
  const { name: id, branch, ruleset, at } = link;
  documents.leave(() => documents.openPlace({ id, branch, ruleset, at }));
}

/**
 * Where the page was loaded by a link to a file and another one is shown instead (the one that a server hands over), it
 * says that the file is not open, once.
 */
export function tellLinked(inspector: Inspector): void {
  if (waitingLink() === null) return;
  const { store } = inspector;
  const stop = store.subscribe(() => {
    const link = waitingLink();
    const { outline } = store.get();
    if (link === null) return stop();
    // the first example stands there until the file comes
    if (outline === null || outline.origin.kind === 'example' || outline.origin.name === link.name) return;
    stop();
    followLink(inspector, link);
  });
}

const ADDRESS = 'duelscope.address';

/**
 * Whether the address is one that this page wrote itself: where the reader was in the very last second is kept beside it.
 * A page of the history that we left is ours, however far its address is behind; one that was typed in is not.
 */
export function isOwnAddress(): boolean {
  if (visitedIn(history.state) !== null) return true;
  try {
    return location.hash !== '' && sessionStorage.getItem(ADDRESS) === location.hash;
  } catch {
    return false;
  }
}

/** Lets the address of the page name the entry that is looked at: it can be kept, and comes back when the page is loaded again. */
export function nameInAddress(outline: Outline, position: number): void {
  const hash = `#${writeLink(linkTo(outline, position))}`;
  if (hash === location.hash) return;
  if (!location.protocol.startsWith('http')) return;
  try {
    history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
    sessionStorage.setItem(ADDRESS, hash);
  } catch {
    // A host that does not let the address change has the place kept otherwise.
  }
}
