import type { Host, OpenedFile } from '../host/host.ts';
import { PAGE_COMMANDS } from '../host/pageCommands.ts';
import { words } from '../locales/index.ts';
import type { Moment, Outline, Row, Tell } from '../worker/protocol/index.ts';
import type { DuelWorker } from './duelWorker.ts';
import { rememberedPlace, rememberedView, rememberPlace, rememberView } from './remember.ts';
import { INITIAL_STATE, type PageState, type PlaybackGrain } from './state.ts';
import { stopFrom, stopOverPasses } from './stops.ts';
import { createStore, type Store } from './store.ts';

const KEPT_MOMENTS = 600;
const ROWS_AT_ONCE = 200;
const PLAY_EVERY = 900;
/** The example a newcomer meets first. */
const FIRST_EXAMPLE = 'T-09';

/** Everything the reader can do, by command id and by what the parts of the page ask for. */
export interface Inspector {
  readonly store: Store<PageState>;
  readonly host: Host;
  run(command: string): void;
  go(position: number): void;
  goToEntry(number: number): void;
  step(direction: 1 | -1, grain?: PlaybackGrain): void;
  openExample(id: string): void;
  openFile(): Promise<void>;
  openOpened(file: OpenedFile): void;
  openRecent(path: string): Promise<void>;
  openDropped(file: File): Promise<void>;
  choose(change: { branch?: string | null; ruleset?: string | null; onward?: boolean }): void;
  needRows(from: number, to: number): void;
  needChart(): void;
  set(change: Partial<PageState>): void;
}

/** Joins host, worker and page: the one place that changes what is shown. */
export function createInspector(host: Host, worker: DuelWorker): Inspector {
  const store = createStore<PageState>({ ...INITIAL_STATE, ...rememberedView() });
  let moments = new Map<number, Moment>();
  let asked = new Set<number>();
  let askedRows = new Set<number>();
  let rows = new Map<number, Row>();
  /** Numbers the openings that were asked for, and names the one that is shown. */
  let opening = 0;
  let shown = 0;
  let chartAsked = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let frame = 0;

  const fail = (reason: unknown) => {
    store.set({ problem: reason instanceof Error ? reason.message : String(reason), reading: null });
  };

  function need(position: number): void {
    const length = store.get().outline?.length ?? 0;
    if (position < 0 || position >= length || moments.has(position) || asked.has(position)) return;
    asked.add(position);
    worker.ask({ type: 'moment', serial: shown, position });
  }

  function needAround(position: number): void {
    need(position);
    for (const near of [1, -1, 2]) need(position + near);
    const { outline, grain } = store.get();
    if (outline === null) return;
    for (const direction of [1, -1] as const) {
      const stop = stopFrom(outline, position, grain, direction);
      if (stop !== null) need(stop);
    }
    const attackReplay = stopFrom(outline, position, 'attackReplay', 1);
    if (attackReplay !== null) need(attackReplay);
  }

  function show(position: number, going: PageState['going']): void {
    const moment = moments.get(position);
    const { moment: before, position: from } = store.get();
    const left = before?.position === from ? before.explanation.row : null;
    store.set({
      position,
      going,
      left,
      notice: null,
      ...(moment === undefined ? {} : { moment, broken: null }),
    });
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => needAround(position));
    rememberPlace(store.get());
  }

  function go(position: number): void {
    const { outline, position: from } = store.get();
    if (outline === null) return;
    const to = Math.min(Math.max(0, Math.round(position)), outline.length - 1);
    if (to === from) return;
    show(to, to === from + 1 ? 'forward' : to === from - 1 ? 'back' : 'jump');
  }

  function step(direction: 1 | -1, grain = store.get().grain): void {
    const { outline, position, detail } = store.get();
    if (outline === null) return;
    const over = detail === 'plain' && grain === 'entry';
    const stop = over
      ? stopOverPasses(outline, position, direction)
      : stopFrom(outline, position, grain, direction);
    if (stop === null) stopPlaying();
    else show(stop, direction === 1 ? 'forward' : 'back');
  }

  function stopPlaying(): void {
    clearInterval(timer);
    timer = undefined;
    store.set({ playing: false });
  }

  function togglePlaying(): void {
    if (timer !== undefined) {
      stopPlaying();
      return;
    }
    const { outline, position } = store.get();
    if (outline === null) return;
    if (position === outline.length - 1) show(0, 'jump');
    store.set({ playing: true });
    timer = setInterval(() => step(1), PLAY_EVERY);
  }

  function take(outline: Outline, moment: Moment): void {
    stopPlaying();
    moments = new Map([[moment.position, moment]]);
    asked = new Set([moment.position]);
    askedRows = new Set();
    rows = new Map();
    chartAsked = false;
    store.set({
      outline,
      moment,
      broken: null,
      position: moment.position,
      going: 'jump',
      left: null,
      differs: null,
      rows,
      chart: null,
      reading: null,
      view: 'duel',
      dialog: null,
      problem:
        outline.ownRuleset && outline.warnings[0] !== undefined
          ? words.andMore(outline.warnings[0], outline.warnings.length - 1)
          : null,
      notice: null,
    });
    rememberPlace(store.get());
    document.title = words.windowTitle(outline.title);
    needAround(moment.position);
  }

  function keepMoment(moment: Moment): void {
    if (moments.size >= KEPT_MOMENTS) {
      const oldest = moments.keys().next().value;
      if (oldest !== undefined) {
        moments.delete(oldest);
        asked.delete(oldest);
      }
    }
    moments.set(moment.position, moment);
    if (store.get().position === moment.position) store.set({ moment, broken: null });
  }

  worker.onTell((tell: Tell) => {
    if (tell.type === 'examples') return store.set({ examples: tell.examples });
    if (tell.type === 'opened') {
      if (tell.serial < shown) return;
      shown = tell.serial;
      return take(tell.outline, tell.moment);
    }
    if (tell.type === 'problem') return store.set({ problem: tell.message, reading: null });
    if (tell.serial !== shown && tell.type !== 'reading') return;
    switch (tell.type) {
      case 'branches': {
        const { outline } = store.get();
        return outline === null ? undefined : store.set({ outline: { ...outline, branches: tell.branches } });
      }
      case 'reading':
        return store.set({
          reading: tell.done >= tell.total ? null : { done: tell.done, total: tell.total },
        });
      case 'moment':
        return keepMoment(tell.moment);
      case 'broken':
        asked.delete(tell.position);
        if (store.get().position !== tell.position) return;
        return store.set({ broken: { position: tell.from, message: tell.message } });
      case 'rows': {
        rows = new Map(rows);
        for (const [offset, row] of tell.rows.entries()) rows.set(tell.from + offset, row);
        return store.set({ rows });
      }
      case 'chart':
        return store.set({ chart: tell.plan });
      case 'checked':
        return store.set({ differs: tell.differs });
      case 'saved':
        return void host
          .save(tell.name, tell.text)
          .then((name) => name !== undefined && store.set({ notice: savedWords(name) }))
          .catch(fail);
    }
  });

  /** A recording is saved whole, of a scenario the course that is looked at. */
  function savedWords(name: string): string {
    const { outline } = store.get();
    const branches = outline === null || outline.origin.kind === 'file' ? 0 : outline.branches.length;
    return branches === 0 ? words.saved(name) : `${words.saved(name)} ${words.onlyThisCourse}`;
  }

  function openOpened(file: OpenedFile): void {
    opening += 1;
    store.set({ problem: null });
    worker.ask({ type: 'openText', serial: opening, name: file.name, text: file.text });
  }

  async function openFrom(source: Promise<OpenedFile | undefined>): Promise<void> {
    try {
      const file = await source;
      if (file !== undefined) openOpened(file);
    } catch (reason) {
      fail(reason);
    }
  }
  const openFile = () => openFrom(host.open());

  const commands: Record<string, () => void> = {
    'file.open': () => void openFile(),
    'file.examples': () => store.set({ view: store.get().view === 'examples' ? 'duel' : 'examples' }),
    'file.save': () => worker.ask({ type: 'save', serial: shown }),
    'go.nextEntry': () => step(1, 'entry'),
    'go.previousEntry': () => step(-1, 'entry'),
    'go.nextStep': () => step(1, 'step'),
    'go.previousStep': () => step(-1, 'step'),
    'go.nextAttack': () => step(1, 'attack'),
    'go.previousAttack': () => step(-1, 'attack'),
    'go.nextReplay': () => jumpToReplay(1),
    'go.previousReplay': () => jumpToReplay(-1),
    'go.first': () => go(0),
    'go.last': () => go(Number.MAX_SAFE_INTEGER),
    'go.play': togglePlaying,
    'go.to': () => store.set({ dialog: 'goTo' }),
    'view.detail': () => inspector.set({ detail: store.get().detail === 'plain' ? 'full' : 'plain' }),
    'help.keys': () => store.set({ dialog: store.get().dialog === 'keys' ? null : 'keys' }),
  };

  function jumpToReplay(direction: 1 | -1): void {
    const { outline, position } = store.get();
    if (outline === null) return;
    const stop = stopFrom(outline, position, 'attackReplay', direction);
    if (stop === null) store.set({ notice: direction === 1 ? words.noNextReplay : words.noPreviousReplay });
    else show(stop, 'jump');
  }

  const inspector: Inspector = {
    store,
    host,
    run(command) {
      if (PAGE_COMMANDS.some((each) => each.id === command)) commands[command]?.();
    },
    go,
    goToEntry(number) {
      const { outline } = store.get();
      if (outline === null) return;
      const position = outline.numbers.indexOf(number);
      if (position === -1)
        store.set({ notice: words.noSuchEntry(number, outline.numbers[outline.length - 1] ?? 0) });
      else go(position);
    },
    step,
    openExample(id) {
      opening += 1;
      store.set({ problem: null });
      worker.ask({ type: 'openExample', serial: opening, id, branch: null, ruleset: null, at: null });
    },
    openFile,
    openOpened,
    openRecent: (path) => openFrom(host.openRecent(path)),
    openDropped: (file) => openFrom(host.dropped(file)),
    choose(change) {
      const { outline, position } = store.get();
      if (outline === null) return;
      opening += 1;
      worker.ask({
        type: 'again',
        serial: opening,
        branch: change.branch === undefined ? outline.branch : change.branch,
        ruleset: change.ruleset ?? null,
        at: position,
        ...(change.onward === true ? { onward: true } : {}),
      });
    },
    needRows(from, to) {
      for (let start = Math.floor(from / ROWS_AT_ONCE) * ROWS_AT_ONCE; start <= to; start += ROWS_AT_ONCE) {
        if (askedRows.has(start)) continue;
        askedRows.add(start);
        worker.ask({ type: 'rows', serial: shown, from: start, to: start + ROWS_AT_ONCE });
      }
    },
    needChart() {
      if (chartAsked) return;
      chartAsked = true;
      worker.ask({ type: 'chart', serial: shown });
    },
    set(change) {
      store.set(change);
      rememberView(store.get());
    },
  };

  host.onOpen(openOpened);
  host.onCommand((command) => inspector.run(command));
  worker.ask({ type: 'examples' });
  const place = rememberedPlace();
  if (place === null) inspector.openExample(FIRST_EXAMPLE);
  else {
    opening += 1;
    worker.ask({ type: 'openExample', serial: opening, ...place });
  }
  return inspector;
}
