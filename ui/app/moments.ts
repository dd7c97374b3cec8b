import type { Moment, Row } from '../worker/protocol/index.ts';
import type { Desk } from './desk.ts';
import { stopFrom } from './stops.ts';

const KEPT_MOMENTS = 600;
const ROWS_AT_ONCE = 200;

/** The moments, rows and chart that the worker told about the duel on hand. */
export interface Moments {
  at(position: number): Moment | undefined;
  /** Asks for the moments that may be looked at next. */
  needAround(position: number): void;
  needRows(from: number, to: number): void;
  needChart(): void;
  /** Another duel is on hand: only this moment of it is known. */
  begin(moment: Moment): void;
  /** The duel went on behind what was its last position: what was told of that one is no longer all. */
  grown(from: number): void;
  keep(moment: Moment): void;
  keepRows(from: number, told: readonly Row[]): void;
  /** It cannot be shown; it may be asked for again. */
  missed(position: number): void;
}

/** Begins with no moment at all. */
export function createMoments(desk: Desk): Moments {
  const { store, worker } = desk;
  let kept = new Map<number, Moment>();
  let asked = new Set<number>();
  let askedRows = new Set<number>();
  let rows: ReadonlyMap<number, Row> = new Map();
  let chartAsked = false;

  function need(position: number): void {
    const length = store.get().outline?.length ?? 0;
    if (position < 0 || position >= length || kept.has(position) || asked.has(position)) return;
    asked.add(position);
    worker.ask({ type: 'moment', serial: desk.shown, position });
  }

  return {
    at: (position) => kept.get(position),
    needAround(position) {
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
    },
    needRows(from, to) {
      for (let start = Math.floor(from / ROWS_AT_ONCE) * ROWS_AT_ONCE; start <= to; start += ROWS_AT_ONCE) {
        if (askedRows.has(start)) continue;
        askedRows.add(start);
        worker.ask({ type: 'rows', serial: desk.shown, from: start, to: start + ROWS_AT_ONCE });
      }
    },
    needChart() {
      if (chartAsked) return;
      chartAsked = true;
      worker.ask({ type: 'chart', serial: desk.shown });
    },
    begin(moment) {
      kept = new Map([[moment.position, moment]]);
      asked = new Set([moment.position]);
      askedRows = new Set();
      rows = new Map();
      chartAsked = false;
      store.set({ rows, chart: null });
    },
    grown(from) {
      kept.delete(from - 1);
      asked.delete(from - 1);
      const block = Math.floor(Math.max(0, from - 1) / ROWS_AT_ONCE) * ROWS_AT_ONCE;
      if (askedRows.delete(block)) this.needRows(block, block);
      if (store.get().position === from - 1) need(from - 1);
    },
    keep(moment) {
      if (kept.size >= KEPT_MOMENTS) {
        const oldest = kept.keys().next().value;
        if (oldest !== undefined) {
          kept.delete(oldest);
          asked.delete(oldest);
        }
      }
      kept.set(moment.position, moment);
      const { position, preview } = store.get();
      if (position === moment.position) store.set({ moment, broken: null });
      if (preview?.position === moment.position)
        store.set({ preview: { position: moment.position, moment } });
    },
    keepRows(from, told) {
      const more = new Map(rows);
      for (const [offset, row] of told.entries()) more.set(from + offset, row);
      rows = more;
      store.set({ rows });
    },
    missed: (position) => void asked.delete(position),
  };
}
