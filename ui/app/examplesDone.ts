import { MARKS, type Outline } from '../worker/protocol/index.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';

/** How far the reader went with an example: its answer was looked at, or something else was decided in it. */
export type ExampleDone = 'seen' | 'tried';

const KEY = 'duelscope.examples';

/** What the reader did with which example, from the last time; nothing where the browser keeps nothing. */
export function rememberedExamples(): ReadonlyMap<string, ExampleDone> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return new Map();
    return new Map(
      Object.entries(kept).filter(
        (each): each is [string, ExampleDone] => each[1] === 'seen' || each[1] === 'tried',
      ),
    );
  } catch {
    return new Map();
  }
}

function remember(done: ReadonlyMap<string, ExampleDone>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(done)));
  } catch {
    // A browser that keeps nothing marks nothing the next time.
  }
}

/** The first check without a replay before which something happened that it had to look at: not the battle alone. */
function checkedFor(marks: Uint8Array): number {
  let happened = false;
  let fought = false;
  for (const [at, each] of marks.entries()) {
    const mark = MARKS[each];
    if (mark === 'attack') {
      happened = false;
      fought = false;
    } else if (mark === 'damage') fought = true;
    else if (mark === 'came' || mark === 'activated' || mark === 'resolved') happened = true;
    // What left after the battle was destroyed by it.
    else if (mark === 'left') happened ||= !fought;
    else if (mark === 'noReplay' && happened) return at;
  }
  return -1;
}

/**
 * Where an example is answered: at the first replay, else at the first check that had something to look at and found
 * none, else where the first battle was calculated; where there was none at its first check, or at its end.
 */
export function answerPosition({ marks, length }: Pick<Outline, 'marks' | 'length'>): number {
  const firstOf = (mark: (typeof MARKS)[number]) => marks.indexOf(MARKS.indexOf(mark));
  const places = [firstOf('replay'), checkedFor(marks), firstOf('damage'), firstOf('noReplay')];
  return places.find((at) => at >= 0) ?? length - 1;
}

/** The reader wants no marks any more. */
export function forgetExamples(store: Store<PageState>): void {
  store.set({ examplesDone: new Map() });
  remember(store.get().examplesDone);
}

/** Notes which examples were seen to their answer, and in which of them something else was decided. */
export function watchExamples(store: Store<PageState>): void {
  let before = store.get();
  /** The example that was open last: a duel that was made from it is a recorded one. */
  let last: { readonly id: string; readonly title: string } | null = null;
  const mark = (id: string, done: ExampleDone) => {
    const { examplesDone } = store.get();
    const known = examplesDone.get(id);
    if (known === done || known === 'tried') return;
    store.set({ examplesDone: new Map(examplesDone).set(id, done) });
    remember(store.get().examplesDone);
  };
  store.subscribe(() => {
    const { outline, position } = store.get();
    if (outline === before.outline && position === before.position) return;
    const isNew = outline !== before.outline;
    before = store.get();
    if (outline === null) return;
    if (outline.origin.kind === 'example') {
      last = { id: outline.origin.id, title: outline.title };
      if (position >= answerPosition(outline)) mark(outline.origin.id, 'seen');
    } else if (isNew && last !== null && outline.changing?.original === last.title) mark(last.id, 'tried');
  });
}
