// Loaded when the first duel that another engine tells is opened: judging it takes a part of the rules of its own.
import { type DuelHeader, type Observer, observeDuel } from '../../machines/index.ts';
import { importReportOf, type Observed } from './importReport.ts';

export { observeDuel };

/** A duel that another engine tells in events, as far as it has come. */
export const observedBy = (header: DuelHeader, observer: Observer): Observed => ({
  client: header.engine,
  isRecording: false,
  audit: observer.report,
  packets: new Map(),
  cards: { database: null, kinds: header.cards.length, named: header.cards.length, unknown: [] },
  reportOf: importReportOf,
});
