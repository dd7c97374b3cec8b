import { words } from '../locales/index.ts';
import type { FoundLooked } from '../worker/protocol/index.ts';
import { isInSight } from './inSight.ts';
import type { Inspector } from './inspector.ts';

/** The look at what is searched for now in the duel on hand; `null` where nothing is. */
export function foundLook(text: string, length: number | undefined) {
  const wanted = text.trim();
  return wanted === '' || length === undefined ? null : ({ kind: 'found', text: wanted, length } as const);
}

/** Goes to the next or previous entry that the search found; behind the last one it begins again. */
export function goToFound(inspector: Inspector, direction: 1 | -1): void {
  const { store, looks, playback, finding } = inspector;
  const { searching, outline } = store.get();
  const look = foundLook(searching.text, outline?.length);
  if (look === null) {
    finding.showPanel('search', true);
    return;
  }
  const key = JSON.stringify(look);
  const known = () => {
    const found = looks.store.get().seen.get(key)?.shows as FoundLooked | undefined;
    return found !== undefined && found.read >= found.total ? found : undefined;
  };
  const go = ({ positions, wrong }: FoundLooked) => {
    if (wrong !== undefined) return store.set({ problem: words.queryProblem(wrong) });
    const { position } = store.get();
    const beyond =
      direction === 1
        ? (positions.find((at) => at > position) ?? positions[0])
        : (positions.findLast((at) => at < position) ?? positions.at(-1));
    // Whoever has the panel before their eyes reads it there, and is told the same.
    const isSeen = isInSight(store.get(), 'search');
    if (beyond === undefined) return isSeen ? undefined : store.set({ notice: words.nothingFits });
    if (beyond === position) return store.set({ notice: words.onlyHere });
    playback.go(beyond);
    if (!isSeen) store.set({ notice: words.foundAt(positions.indexOf(beyond) + 1, positions.length) });
  };
  const found = known();
  if (found !== undefined) {
    go(found);
    return;
  }
  looks.need(look);
  const stop = looks.store.subscribe(() => {
    const now = known();
    if (now === undefined && store.get().outline === outline) return;
    stop();
    if (now !== undefined) go(now);
  });
}
