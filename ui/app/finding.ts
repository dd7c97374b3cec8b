import type { CardId } from '../../events/index.ts';
import { type EntryLink, readLink } from '../host/entryLink.ts';
import { words } from '../locales/index.ts';
import type { Sought } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './documents.ts';
import type { Find } from './find/finds.ts';
import { LOW, NARROW } from './inSight.ts';
import type { Playback } from './playback.ts';
import { rememberView } from './remember.ts';

/** What is done with something that was found. */
export interface Finding {
  take(found: Find): void;
  /** Shows a panel, and gives it the focus if it is asked to. */
  showPanel(panel: string, focus?: boolean): void;
  /** Goes to the next entry that is about a card or is decided by a rule; after the last one it begins again. */
  next(sought: Sought): void;
  /** The worker has looked for it. */
  came(sought: Sought, position: number | null): void;
  /** Shows the examples of a rule. */
  examplesOf(rule: string): void;
  /** Asks for then and now of examples, each once. */
  needStrips(ids: readonly string[]): void;
  /** Asks for the glossary, once. */
  needGlossary(): void;
  /** Shows the glossary, at a term where one is meant. */
  showTerm(id: string | null): void;
  /** Asks for the rules of the rulebook, once. */
  needRules(): void;
}

/** @param ways what leads elsewhere: a command by its id, a link to an entry */
export function createFinding(
  desk: Desk,
  playback: Playback,
  documents: Documents,
  ways: {
    readonly run: (command: string) => void;
    readonly follow: (link: EntryLink) => void;
    readonly choose: (course: { readonly branch: string } | { readonly ruleset: string }) => void;
  },
): Finding {
  const { store, worker } = desk;
  let asked = false;
  let askedGlossary = false;
  const askedStrips = new Set<string>();
  const showPanel = (panel: string, focus = false) => {
    store.set({ view: 'duel', panel, narrowPanel: panel, detail: 'full', ...roomForDock() });
    if (focus) store.set({ wantsFocus: panel });
    rememberView(store.get());
  };
  /** Whoever asked for a panel by its name goes on in it: once it is drawn and the dialog has given the focus back. */
  const focusPanel = (panel: string) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.getElementById(`tab-${panel}`)?.focus()),
    );
  /** In a low window the dock is its tabs alone until it is opened. */
  const roomForDock = () => (matchMedia(LOW).matches ? { tallDock: true } : {});
  /** The first card of a name: of several copies the one with the lowest number. */
  const cardNamed = (name: string): CardId | null => {
    const { outline } = store.get();
    const cards = Object.entries(outline?.names ?? {}).filter(([card, full]) => {
      const copy = outline?.numbersOfCopies[card];
      return full === name || (copy !== undefined && full === `${name} ${copy}`);
    });
    cards.sort(([a], [b]) => (outline?.numbersOfCopies[a] ?? 0) - (outline?.numbersOfCopies[b] ?? 0));
    return cards[0]?.[0] ?? null;
  };
  const finding: Finding = {
    showPanel,
    take({ kind, what }) {
      if (kind === 'command') ways.run(what);
      else if (kind === 'link') {
        const link = readLink(what);
        if (link !== undefined) ways.follow(link);
      } else if (kind === 'entry') {
        store.set({ view: 'duel' });
        playback.goToEntry(Number(what));
      } else if (kind === 'example') documents.openExample(what);
      else if (kind === 'card') {
        showPanel('card');
        store.set({ picked: cardNamed(what) });
        finding.next({ card: what });
      } else if (kind === 'ruleset') ways.choose({ ruleset: what });
      else if (kind === 'branch') ways.choose({ branch: what });
      else if (kind === 'panel') {
        showPanel(what);
        focusPanel(what);
      }
    },
    next(sought) {
      store.set({ view: 'duel' });
      worker.ask({ type: 'seek', serial: desk.shown, sought, from: store.get().position });
    },
    came(sought, position) {
      if (position === null) store.set({ notice: words.nowhereSought(sought) });
      else if (position === store.get().position) store.set({ notice: words.onlyHere });
      else playback.go(position);
    },
    examplesOf(rule) {
      store.set({ view: 'examples', gallery: { ...store.get().gallery, search: rule } });
    },
    needStrips(ids) {
      const fresh = ids.filter((id) => !askedStrips.has(id));
      for (const id of fresh) askedStrips.add(id);
      if (fresh.length > 0) worker.ask({ type: 'strips', ids: fresh });
    },
    needGlossary() {
      if (askedGlossary) return;
      askedGlossary = true;
      worker.ask({ type: 'glossary' });
    },
    showTerm(id) {
      store.set({ term: id === null ? null : { id } });
      // Where it has no panel in sight it lies over what one reads, and leads back there.
      const { detail, dialog, view } = store.get();
      if (detail === 'plain' || view !== 'duel' || dialog !== null || matchMedia(NARROW).matches)
        return store.set({ dialog: 'glossary', ...(dialog === 'glossary' ? {} : { beneath: dialog }) });
      showPanel('glossary');
      if (id === null) focusPanel('glossary');
    },
    needRules() {
      if (asked) return;
      asked = true;
      worker.ask({ type: 'rules' });
    },
  };
  return finding;
}
