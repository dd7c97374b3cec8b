import type { CardId, Language } from '../../events/index.ts';
import { type EntryLink, readLink } from '../host/entryLink.ts';
import type { Host } from '../host/host.ts';
import type { KeyMap } from '../host/keyMap.ts';
import { LET_GO, PAGE_COMMANDS } from '../host/pageCommands.ts';
import { type AskingFirst, createAskingFirst, rememberedSaid } from './askingFirst.ts';
import { type Bookmarks, createBookmarks } from './bookmarks.ts';
import { type Changes, createChanges } from './changes.ts';
import { commandActions } from './commands.ts';
import { createDesk } from './desk.ts';
import { createDocuments, type Documents } from './documents.ts';
import type { DuelWorker } from './duelWorker.ts';
import { followLink, tellLinked } from './entryLinks.ts';
import { listExamples } from './exampleList.ts';
import { rememberedExamples, watchExamples } from './examplesDone.ts';
import { createFinding, type Finding } from './finding.ts';
import { createHearing } from './hear.ts';
import { isDockOpen } from './inSight.ts';
import { createJudging, type Judging } from './judging.ts';
import { createLanguages, type Languages } from './language.ts';
import { createLayout, type Layout } from './layout.ts';
import { createLessons, type Lessons } from './lessons.ts';
import { lessonsKept } from './lessonsDone.ts';
import { createLooks, type Looks } from './looks.ts';
import { createMoments, type Moments } from './moments.ts';
import { offerInterrupted } from './offered.ts';
import { createPicture, type Picture } from './picture.ts';
import { createPlayback, type Playback } from './playback.ts';
import { createPreview, type Preview } from './preview.ts';
import { rememberedKeys, rememberedView, rememberKeys, rememberView } from './remember.ts';
import { keepDraft, rememberedDraft, rememberedSetups } from './rememberDraft.ts';
import { rememberedPlace } from './rememberPlace.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { takingServed } from './served.ts';
import { INITIAL_STATE, type PageState, type Viewpoint } from './state.ts';
import { createStore, type Store } from './store.ts';
import { createSurroundings } from './surroundings.ts';
import { keepTaskTitle } from './taskTitle.ts';
import { createTools, rememberedTools, type Tools } from './tools.ts';
import { createUnsavedWork, type UnsavedWork } from './unsavedWork.ts';
import { keepViewHistory } from './viewHistory.ts';
import { visitedIn } from './visited.ts';
import { createZoom, type Zoom } from './zoom.ts';

/** In a narrow window, and in a low one with its dock closed, a panel is not in sight beside the board. */

/** Everything the reader can do, by command id and by what the parts of the page ask for. */
export interface Inspector {
  readonly store: Store<PageState>;
  readonly host: Host;
  readonly moments: Moments;
  readonly looks: Looks;
  readonly picture: Picture;
  readonly playback: Playback;
  readonly documents: Documents;
  readonly layout: Layout;
  readonly bookmarks: Bookmarks;
  readonly languages: Languages;
  readonly zoom: Zoom;
  readonly tools: Tools;
  readonly preview: Preview;
  readonly finding: Finding;
  readonly changes: Changes;
  readonly sandbox: Sandbox;
  readonly judging: Judging;
  readonly asking: AskingFirst;
  readonly lessons: Lessons;
  readonly unsaved: UnsavedWork;
  run(command: string): void;
  /** Another course, or other rules as one word; at the same place, or at one of its own path. */
  choose(change: {
    branch?: string | null;
    ruleset?: string | null;
    onward?: boolean;
    at?: number;
    exact?: boolean;
  }): void;
  seeAs(viewpoint: Viewpoint): void;
  /** Picks a card: its panel shows it, or where there is no room for one, what is known stands beside it. */
  pick(card: CardId, beside: DOMRectReadOnly): void;
  /** Goes to the entry that a link names. */
  followLink(link: EntryLink): void;
  set(change: Partial<PageState>): void;
  /** Other keys for the commands: kept, and told to the program around. */
  setKeys(keys: KeyMap): void;
}

/** Joins host, worker and page: the one place that changes what is shown. */
export function createInspector(host: Host, worker: DuelWorker, language: Language = 'en'): Inspector {
  const keys = rememberedKeys();
  const store = createStore<PageState>({
    ...INITIAL_STATE,
    ...rememberedView(),
    language,
    ...rememberedTools(),
    keys: keys ?? {},
    examplesDone: rememberedExamples(),
    draft: rememberedDraft(),
    setups: rememberedSetups(),
    said: rememberedSaid(),
    lessonsDone: lessonsKept(),
  });
  const desk = createDesk(store, host, worker);
  const languages = createLanguages(desk);
  const picture = createPicture(desk);
  const moments = createMoments(desk, picture);
  const looks = createLooks(desk);
  const playback = createPlayback(desk, moments, picture);
  const documents = createDocuments(desk);
  const sandbox = createSandbox(desk, documents);
  const judging = createJudging(desk);
  const bookmarks = createBookmarks(store);
  const inspector: Inspector = {
    store,
    host,
    moments,
    looks,
    picture,
    playback,
    documents,
    layout: createLayout(store),
    bookmarks,
    languages,
    zoom: createZoom(store),
    tools: createTools(store, looks),
    preview: createPreview(store, moments),
    finding: createFinding(desk, playback, documents, {
      run: (command) => inspector.run(command),
      follow: (link) => inspector.followLink(link),
      choose: (course) => inspector.choose(course),
    }),
    changes: createChanges(desk, playback),
    sandbox,
    judging,
    asking: createAskingFirst(desk, moments, playback),
    lessons: createLessons(desk, documents, playback, sandbox),
    unsaved: createUnsavedWork(desk, documents),
    run(command) {
      const known = PAGE_COMMANDS.find((each) => each.id === command);
      if (known !== undefined) actions[known.id]();
    },
    choose(change) {
      const { outline, position } = store.get();
      if (outline === null) return;
      const go = () => {
        if (change.ruleset !== undefined && change.ruleset !== null) store.set({ deciding: change.ruleset });
        desk.open((serial) => ({
          type: 'again',
          serial,
          branch: change.branch === undefined ? outline.branch : change.branch,
          ruleset: change.ruleset ?? null,
          at: change.at ?? position,
          ...(change.onward === true ? { onward: true } : {}),
          ...(change.exact === true ? { exact: true } : {}),
        }));
      };
      // What was played on under other rules is a duel of its own, and is left with it.
      if (change.ruleset != null && outline.under?.recorded === true && outline.changed) documents.leave(go);
      else go();
    },
    seeAs(viewpoint) {
      const { seenBy, position, outline } = store.get();
      if (viewpoint === seenBy) return;
      inspector.set({ seenBy: viewpoint });
      const at = outline === null ? null : position;
      desk.retelling = desk.open((serial) => ({ type: 'seenBy', serial, seenBy: viewpoint, at }));
    },
    pick(card, beside) {
      inspector.set(
        isDockOpen(store.get())
          ? { picked: card, pickedBeside: null, panel: 'card' }
          : { picked: card, pickedBeside: beside },
      );
    },
    followLink: (link) => followLink(inspector, link),
    set(change) {
      store.set(change);
      rememberView(store.get());
    },
    setKeys(changed) {
      store.set({ keys: changed });
      rememberKeys(changed);
      host.keysChanged(changed);
    },
  };
  const actions = commandActions(inspector);
  worker.onTell(
    createHearing({
      desk,
      moments,
      looks,
      playback,
      documents,
      bookmarks,
      sandbox,
      judging,
      asking: inspector.asking,
      lessons: inspector.lessons,
      unsaved: inspector.unsaved,
      finding: () => inspector.finding,
    }),
  );
  keepTaskTitle(store);
  const place = rememberedPlace();
  tellLinked(inspector);
  host.onOpen(takingServed(host, place, documents.openOpened));
  offerInterrupted(store, host, inspector.unsaved);
  host.onChanged((file) => documents.changedOutside(file));
  host.onGrown((news) => {
    const { growth } = store.get();
    if ('text' in news) documents.foreign.grown(news.text);
    else
      store.set({ problem: news.ended, growth: growth === null ? null : { ...growth, isFollowed: false } });
  });
  host.onCommand((command) => {
    if (command === LET_GO) void inspector.unsaved.letGo();
    else inspector.run(command);
  });
  addEventListener('hashchange', () => {
    // Back and Forward to a page of ours bring its duel by themselves.
    if (visitedIn(history.state) !== null) return;
    const link = readLink(location.hash);
    if (link !== undefined) inspector.followLink(link);
  });
  createSurroundings(store, host);
  watchExamples(store);
  keepViewHistory(inspector);
  keepDraft(store);
  if (keys !== null) host.keysChanged(keys);
  desk.open((serial) => ({ type: 'seenBy', serial, seenBy: store.get().seenBy, at: null }));
  if (store.get().askFirst) inspector.asking.begin();
  documents.openPlace(place);
  listExamples(store, worker);
  return inspector;
}
