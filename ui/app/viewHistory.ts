import { words } from '../locales/index.ts';
import type { Documents } from './documents.ts';
import type { Lessons } from './lessons.ts';
import { rememberPlace } from './rememberPlace.ts';
import type { Sandbox } from './sandbox.ts';
import type { PageState } from './state.ts';
import type { Store } from './store.ts';
import { fileSubject, keyOf } from './subject.ts';
import { asKept, type Visited, type VisitedDuel, visitedIn, visitNow } from './visited.ts';

type View = PageState['view'];

/** What other views are left for, and come back to. */
const isBase = (view: View): boolean => view === 'duel' || view === 'import';
/** What is only looked through: a duel chosen there takes its place. */
const isList = (view: View): boolean => view === 'examples' || view === 'lessons';

/** The parts of the page that bring back what was looked at before. */
export interface Turning {
  readonly store: Store<PageState>;
  readonly documents: Documents;
  readonly sandbox: Sandbox;
  readonly lessons: Lessons;
}

/**
 * Another duel or another view is a page turned. The browser's Back leads to the example, lesson, task, setup or file
 * that was looked at before, at the same entry, and Forward there once more; what was changed and no file has is asked
 * about first, once. A duel chosen from a list takes the list's place. Loaded again, the page shows the view that it
 * showed before.
 */
export function keepViewHistory({ store, documents, sandbox, lessons }: Turning): void {
  let before = store.get();
  const atStart = visitedIn(history.state);
  let toRestore = atStart === null || isBase(atStart.duelscope) ? null : atStart.duelscope;
  let here = atStart?.number ?? 0;
  /** Pages that were left by Back and Forward, as they were when they were left. */
  const left = new Map<number, Visited>();
  /** Back was pressed by the page itself. */
  let isGoingBack = false;
  /** What is asked about once the history stands again where the reader is. */
  let returned: (() => void) | null = null;
  /** The page that the reader goes to although changes are lost by it. */
  let agreed: number | null = null;
  /** The duel that comes now was asked for by Back or Forward. */
  let isComing = false;

  const note = (how: 'pushState' | 'replaceState', state: PageState, number: number): void => {
    const visit = visitNow(state, number);
    if (how === 'pushState') for (const later of left.keys()) if (later >= number) left.delete(later);
    here = number;
    history[how](asKept(visit), '');
  };
  const push = (from: PageState, to: PageState): void => {
    left.set(here, visitNow(from, here));
    note('replaceState', from, here);
    note('pushState', to, here + 1);
  };
  const goBack = (): void => {
    isGoingBack = true;
    history.back();
  };

  /** Another duel was opened. */
  function turnDuel(from: PageState, to: PageState): void {
    const stands = visitedIn(history.state);
    const isAsked = isComing;
    isComing = false;
    const isSame =
      from.subject !== null &&
      to.subject !== null &&
      keyOf(from.subject) === keyOf(to.subject) &&
      from.lessonsDone.current === to.lessonsDone.current;
    const lies = stands !== null && !isBase(stands.duelscope) && to.subject !== null;
    if (isSame && lies && stands.duel?.key === keyOf(to.subject)) goBack();
    else if (stands === null || from.subject === null || isAsked || isSame || isList(stands.duelscope))
      note('replaceState', to, stands?.number ?? here);
    else push(from, to);
  }

  /** The same duel, or what lies over it. */
  function turnView(from: PageState, to: PageState): void {
    const stands = visitedIn(history.state);
    if (stands?.duelscope === to.view) return;
    const isLeaving = isBase(to.view) && stands !== null && !isBase(stands.duelscope);
    // Whoever leaves a view by the page itself is where Back would lead, if it lies over the same duel.
    const over = left.get(here - 1);
    const isBefore =
      to.view === 'import' &&
      over?.duelscope === 'import' &&
      to.subject !== null &&
      over.duel?.key === keyOf(to.subject);
    if (isLeaving && (to.subject === null || stands.duel?.key === keyOf(to.subject)) && stands.number > 0)
      goBack();
    else if (isBefore) {
      // the list lies one page before the place in its duel, which Forward leads to once more
      left.set(here, visitNow(from, here));
      goBack();
    } else if ((from.view === 'duel' && to.view === 'import') || (isList(from.view) && !isBase(to.view)))
      note('replaceState', to, here);
    else push(from, to);
  }

  /** The lesson that gave way to the one whose duel is on its way: it is what Back leads to. */
  let lessonLeft: PageState['lesson'] = null;
  const isLeft = (from: PageState, now: PageState): boolean => {
    const { current } = now.lessonsDone;
    return (
      now.lesson === null && from.lesson !== null && current !== null && current !== from.lesson.lesson.id
    );
  };
  store.subscribe(() => {
    const from = before;
    const now = store.get();
    if (now.subject !== from.subject || now.lesson !== null) lessonLeft = null;
    else if (isLeft(from, now)) lessonLeft = from.lesson;
    before = lessonLeft === null ? now : { ...now, lesson: lessonLeft };
    if (now.problem !== null && now.problem !== from.problem) isComing = false;
    if (toRestore !== null && now.outline !== null) {
      const view = toRestore;
      toRestore = null;
      open(view);
      return;
    }
    if (now.view === from.view && now.subject === from.subject) return;
    rememberPlace(now);
    try {
      if (now.subject !== from.subject) turnDuel(from, now);
      else turnView(from, now);
    } catch {
      // A host without a history has no Back either.
    }
  });

  function open(view: View): void {
    if (view === 'sandbox') sandbox.open();
    else store.set({ view });
  }

  /** Shows a duel that was looked at before. */
  function showAgain(duel: VisitedDuel, view: View): void {
    const { branch, at, example, file } = duel;
    isComing = true;
    if (example !== null) documents.openPlace({ ...example, branch, at });
    else if (file !== null) {
      const { at: _at, followed: _followed, atEnd: _atEnd, ...rest } = file;
      const inDuel = view === 'duel' && at !== null ? { at } : {};
      documents.show(fileSubject({ ...rest, branch, ...inDuel }, duel.key), at);
    } else {
      isComing = false;
      store.set({ problem: words.notAtHand });
      note('replaceState', store.get(), here);
    }
  }

  function show({ duelscope: view, duel, lesson, draft }: Visited): void {
    const { subject, report, outline, lesson: now } = store.get();
    const isShown = duel === null || (subject !== null && keyOf(subject) === duel.key);
    const isOtherLesson = lesson !== null && lesson !== now?.lesson.id;
    if (isBase(view)) {
      if (duel !== null && (!isShown || isOtherLesson)) {
        lessons.resume(lesson);
        showAgain(duel, view);
        return;
      }
      if ((view === 'import' && report === null) || outline === null) return;
    } else if (view === 'sandbox' && draft !== null) sandbox.returnTo(draft);
    if (store.get().view !== view) open(view);
  }

  addEventListener('popstate', () => {
    const stands = visitedIn(history.state);
    const now = store.get();
    if (isGoingBack) {
      isGoingBack = false;
      note('replaceState', now, stands?.number ?? 0);
      return;
    }
    // An address that was typed in: what it names comes by itself.
    if (stands === null) {
      here += 1;
      return;
    }
    if (returned !== null) {
      const ask = returned;
      returned = null;
      ask();
      return;
    }
    const by = stands.number - here;
    const isOther = isBase(stands.duelscope) && stands.duel !== null && now.subject !== null;
    const isChanged = now.outline?.changed === true || now.outline?.under?.changed === true;
    if (
      isOther &&
      isChanged &&
      stands.duel.key !== keyOf(now.subject) &&
      agreed !== stands.number &&
      by !== 0
    ) {
      returned = () =>
        documents.leave(() => {
          agreed = stands.number;
          history.go(by);
        });
      history.go(-by);
      return;
    }
    agreed = null;
    left.set(here, visitNow(now, here));
    here = stands.number;
    show(left.get(here) ?? stands);
  });
}
