import type { Glimpse, Moment, Row } from '../worker/protocol/index.ts';
import { createAsking } from './asking.ts';
import type { Desk } from './desk.ts';
import { inNextFrame, notInNextFrame } from './frames.ts';
import type { Picture } from './picture.ts';
import { stopFrom } from './stops.ts';

const KEPT_MOMENTS = 600;
const ROWS_AT_ONCE = 200;
/** What may be looked at next is asked for once nothing moved for so long, in milliseconds. */
const CALM = 80;

/** The moments, rows and chart that the worker told about the duel on hand. */
export interface Moments {
  at(position: number): Moment | undefined;
  /** Asks for the moments that may be looked at next. */
  needAround(position: number): void;
  /** Asks for what is seen of a position in passing. */
  needGlimpse(position: number): void;
  needRows(from: number, to: number): void;
  needChart(): void;
  /** Another duel is on hand: only this moment of it is known. */
  begin(moment: Moment): void;
  /** The duel went on behind what was its last position: what was told of that one is no longer all. */
  grown(from: number): void;
  /** More of the duel is shown than before: what was told of its beginning may say more now. */
  revealed(from: number): void;
  keep(moment: Moment): void;
  glimpsed(glimpse: Glimpse): void;
  keepRows(from: number, told: readonly Row[]): void;
  /** It cannot be shown; it may be asked for again. */
  missed(position: number): void;
}

/** Begins with no moment at all. */
export function createMoments(desk: Desk, picture: Picture): Moments {
  const { store, worker } = desk;
  let kept = new Map<number, Moment>();
  let rows = new Map<number, Row>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const moments = createAsking((position) => worker.ask({ type: 'moment', serial: desk.shown, position }), {
    atOnce: 4,
    waiting: 12,
  });
  const blocks = createAsking(
    (from) => worker.ask({ type: 'rows', serial: desk.shown, from, to: from + ROWS_AT_ONCE }),
    { atOnce: 2, waiting: 4 },
  );
  // The hand has moved on when more than one could be answered.
  const glimpses = createAsking(
    (position) => worker.ask({ type: picture.isReady() ? 'pass' : 'glimpse', serial: desk.shown, position }),
    { atOnce: 1, waiting: 1 },
  );
  let chartAsked = false;

  function need(position: number): void {
    const length = store.get().outline?.length ?? 0;
    if (position >= 0 && position < length && !kept.has(position)) moments.need(position);
  }

  function needNear(position: number): void {
    const { outline, grain } = store.get();
    if (outline === null) return;
    const attackReplay = stopFrom(outline, position, 'attackReplay', 1);
    if (attackReplay !== null) need(attackReplay);
    for (const direction of [-1, 1] as const) {
      const stop = stopFrom(outline, position, grain, direction);
      if (stop !== null) need(stop);
    }
    for (const near of [2, -1, 1, 0]) need(position + near);
  }

  return {
    at: (position) => kept.get(position),
    needAround(position) {
      // Who steps wants the next one at once; who drags wants this one alone.
      const { going } = store.get();
      if (going !== 'jump') need(going === 'forward' ? position + 1 : position - 1);
      need(position);
      clearTimeout(resting);
      resting = setTimeout(() => needNear(position), CALM);
    },
    needGlimpse: (position) => glimpses.need(position),
    needRows(from, to) {
      for (let start = Math.floor(from / ROWS_AT_ONCE) * ROWS_AT_ONCE; start <= to; start += ROWS_AT_ONCE) {
        blocks.need(start);
      }
    },
    needChart() {
      if (chartAsked) return;
      chartAsked = true;
      worker.ask({ type: 'chart', serial: desk.shown });
    },
    begin(moment) {
      kept = new Map([[moment.position, moment]]);
      clearTimeout(resting);
      moments.begin([moment.position]);
      blocks.begin([]);
      glimpses.begin([]);
      notInNextFrame('glimpse');
      rows = new Map();
      chartAsked = false;
      store.set({ rows, chart: null });
    },
    grown(from) {
      kept.delete(from - 1);
      moments.forget(from - 1);
      const block = Math.floor(Math.max(0, from - 1) / ROWS_AT_ONCE) * ROWS_AT_ONCE;
      if (blocks.forget(block)) this.needRows(block, block);
      if (store.get().position === from - 1) need(from - 1);
    },
    revealed(from) {
      kept = new Map();
      moments.begin([]);
      glimpses.begin([]);
      this.grown(from);
    },
    keep(moment) {
      if (kept.size >= KEPT_MOMENTS) {
        const oldest = kept.keys().next().value;
        if (oldest !== undefined) {
          kept.delete(oldest);
          moments.forget(oldest);
        }
      }
      kept.set(moment.position, moment);
      moments.answered(moment.position);
      const { position, preview } = store.get();
      if (position === moment.position) store.set({ moment, broken: null });
      if (preview?.position === moment.position)
        store.set({ preview: { position: moment.position, moment } });
    },
    glimpsed(glimpse) {
      glimpses.forget(glimpse.position);
      // With the jump that is made in that frame: the page is drawn once for both.
      inNextFrame('glimpse', () => {
        const { passing, position } = store.get();
        if (passing !== null || position === glimpse.position) store.set({ glimpse });
      });
    },
    keepRows(from, told) {
      // The same rows under another roof: a long duel has too many to be copied each time.
      for (const [offset, row] of told.entries()) rows.set(from + offset, row);
      store.set({ rows: { get: (position) => rows.get(position) } });
      blocks.answered(from);
    },
    missed(position) {
      moments.forget(position);
      glimpses.forget(position);
    },
  };
}
