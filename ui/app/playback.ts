import { words } from '../locales/index.ts';
import type { Outline } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import type { Moments } from './moments.ts';
import { cursorOf } from './passing.ts';
import type { Picture } from './picture.ts';
import { rememberView } from './remember.ts';
import { rememberPlace } from './rememberPlace.ts';
import { type PageState, PLAYBACK_SPEEDS, type PlaybackGrain, type PlaybackSpeed } from './state.ts';
import { stopFrom, stopOverPasses } from './stops.ts';
import { stopBeyond } from './tools.ts';
import { following } from './zoom.ts';

/** How long an entry is shown while it plays at the usual speed, in milliseconds. */
const PLAY_EVERY = 900;

/** Moves through time. */
export interface Playback {
  go(position: number): void;
  /** Moves the cursor along with a hand that is on its way: of each position only a glimpse is shown. */
  pass(position: number): void;
  /** The hand has come to rest: everything about the entry under it is shown. */
  settle(): void;
  goToEntry(number: number): void;
  step(direction: 1 | -1, grain?: PlaybackGrain): void;
  /** To the next or previous replay or refused decision. */
  jumpTo(what: 'attackReplay' | 'refused' | 'differs', direction: 1 | -1): void;
  /** To the next or previous entry at which a breakpoint stops. */
  toBreakpoint(direction: 1 | -1): void;
  togglePlaying(): void;
  /** Plays faster or slower; the speed stays for the next time. */
  changeSpeed(direction: 1 | -1): void;
  setSpeed(speed: PlaybackSpeed): void;
  stopPlaying(): void;
}

const within = ({ length }: Pick<Outline, 'length'>, position: number): number =>
  Math.min(Math.max(0, Math.round(position)), length - 1);

/** At the end of a duel that grows there is nothing new any more. */
function seenEnd({ growth, outline }: PageState, position: number): Partial<PageState> {
  if (growth === null || outline === null || position < outline.length - 1) return {};
  return { growth: { ...growth, seen: outline.length } };
}

/** Moves the cursor of the page over the duel on hand. */
export function createPlayback({ store }: Desk, moments: Moments, picture: Picture): Playback {
  let timer: ReturnType<typeof setInterval> | undefined;
  let frame = 0;
  const startTimer = () => setInterval(playOn, PLAY_EVERY / store.get().speed);

  /** Plays on by one step, as far as the next breakpoint. */
  function playOn(): void {
    const { position: from, stops } = store.get();
    const stop = stopBeyond(stops, from, 1);
    playback.step(1);
    if (stop === null || store.get().position < stop.position) return;
    playback.stopPlaying();
    if (store.get().position > stop.position) show(stop.position, 'forward');
    store.set({ notice: words.stoppedAt(stop.queries) });
  }

  function show(position: number, going: PageState['going']): void {
    const moment = moments.at(position);
    const { moment: before, position: from } = store.get();
    const left = before?.position === from ? before.explanation.row : null;
    const { outline, stretch } = store.get();
    store.set({
      position,
      passing: null,
      going,
      preview: null,
      stretch: following(stretch, (outline?.length ?? 1) - 1, position),
      view: 'duel',
      left,
      notice: null,
      ...(moment === undefined ? {} : { moment, broken: null }),
      ...seenEnd(store.get(), position),
    });
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => moments.needAround(position));
    rememberPlace(store.get());
  }

  const playback: Playback = {
    go(position) {
      const { outline, position: from } = store.get();
      if (outline === null) return;
      const to = within(outline, position);
      if (to === from) return store.set({ passing: null });
      show(to, to === from + 1 ? 'forward' : to === from - 1 ? 'back' : 'jump');
    },
    pass(position) {
      const { outline, passing, stretch } = store.get();
      if (outline === null) return;
      const to = within(outline, position);
      if (to === cursorOf(store.get())) return;
      if (passing === null) picture.begin();
      // What the worker draws is not drawn here from what is known.
      const moment = picture.isReady() ? undefined : moments.at(to);
      store.set({
        passing: to,
        preview: null,
        stretch: following(stretch, outline.length - 1, to),
        ...(moment === undefined ? {} : { glimpse: moment }),
      });
      if (moment === undefined) moments.needGlimpse(to);
    },
    settle() {
      const { passing } = store.get();
      if (passing !== null) playback.go(passing);
    },
    goToEntry(number) {
      const { outline } = store.get();
      if (outline === null) return;
      const position = outline.numbers.indexOf(number);
      if (position === -1)
        store.set({ notice: words.noSuchEntry(number, outline.numbers[outline.length - 1] ?? 0) });
      else playback.go(position);
    },
    step(direction, grain = store.get().grain) {
      playback.settle();
      const { outline, position, detail, answer } = store.get();
      if (outline === null) return;
      const over = detail === 'plain' && grain === 'entry';
      const stop = over
        ? stopOverPasses(outline, position, direction)
        : stopFrom(outline, position, grain, direction);
      if (direction === 1 && stop === null && answer !== null) store.set({ answer: null });
      if (stop === null) playback.stopPlaying();
      else show(stop, direction === 1 ? 'forward' : 'back');
    },
    jumpTo(what, direction) {
      playback.settle();
      const { outline, position, view } = store.get();
      if (outline === null) return;
      const stop = stopFrom(outline, view === 'import' ? -1 : position, what, direction);
      if (stop === null) store.set({ notice: words.noSuchStop(what, direction) });
      else show(stop, 'jump');
    },
    toBreakpoint(direction) {
      playback.settle();
      const { outline, position, stops, breakpoints } = store.get();
      if (outline === null) return;
      const stop = stopBeyond(stops, position, direction);
      if (stop === null)
        return store.set({
          notice: breakpoints.some(({ on }) => on) ? words.noBreakpoint(direction) : words.noBreakpoints,
        });
      show(stop.position, 'jump');
      store.set({ notice: words.stoppedAt(stop.queries) });
    },
    togglePlaying() {
      if (timer !== undefined) return playback.stopPlaying();
      const { outline, position } = store.get();
      if (outline === null) return;
      if (position === outline.length - 1) show(0, 'jump');
      store.set({ playing: true });
      timer = startTimer();
    },
    changeSpeed(direction) {
      const at = PLAYBACK_SPEEDS.indexOf(store.get().speed) + direction;
      playback.setSpeed(PLAYBACK_SPEEDS[Math.max(0, Math.min(at, PLAYBACK_SPEEDS.length - 1))] ?? 1);
    },
    setSpeed(speed) {
      store.set({ speed, notice: words.speedNow(speed) });
      rememberView(store.get());
      if (timer === undefined) return;
      clearInterval(timer);
      timer = startTimer();
    },
    stopPlaying() {
      clearInterval(timer);
      timer = undefined;
      store.set({ playing: false });
    },
  };
  return playback;
}
