import type { DuelHeader, Observer } from '../../../machines/index.ts';
import type { Observed } from '../importReport.ts';

/** A duel that another engine tells in events. */
export const observedBy = (header: DuelHeader, observer: Observer): Observed => ({
  client: header.engine,
  isRecording: false,
  audit: observer.report,
  packets: new Map(),
  cards: { database: null, kinds: header.cards.length, named: header.cards.length, unknown: [] },
});
