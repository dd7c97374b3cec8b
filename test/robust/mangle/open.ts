import type { Entry } from '../../../events/index.ts';
import {
  createTimeline,
  decodeDuel,
  emptyBoard,
  explain,
  FoldError,
  nameCards,
} from '../../../events/index.ts';
import {
  type AuditReport,
  createRules,
  type DuelHeader,
  headerSchema,
  importRecording,
  isForeign,
  observeDuel,
  playScenario,
  readScenario,
  ScenarioError,
  verifyDuel,
} from '../../../machines/index.ts';
import { answerDecks } from '../../../ui/worker/answerDecks.ts';
import { takeInHand } from '../../../ui/worker/duelOnHand.ts';
import { importReportOf, type Observed } from '../../../ui/worker/importReport.ts';

/** What came of opening a file: undefined where it was opened, else the line that refuses it. */
export type CameOut = string | undefined;

/** Shows a duel as the inspector does: every entry folded and told, as far as it goes. */
function show(header: DuelHeader, entries: readonly Entry[]): CameOut {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const timeline = createTimeline({ initial: rules.initial(), evolve: rules.evolve, entries });
  const names = nameCards(entries, (name) => name);
  try {
    for (let at = 0; at < entries.length; at += 1) {
      const after = timeline.at(at).board;
      const before = at === 0 ? emptyBoard : timeline.at(at - 1).board;
      explain(
        { entries, before, after, nameOf: (card) => names.full[card] ?? card },
        entries[at]?.index ?? 0,
      );
    }
  } catch (error) {
    // an entry that does not fit the table: everything before it is shown, and it is named
    if (error instanceof FoldError) return `entry ${error.position}: ${error.message}`;
    throw error;
  }
  return undefined;
}

export function openScenarioText(text: string): CameOut {
  const read = readScenario(text);
  if (!read.ok) return `line ${read.line}: ${read.message}`;
  try {
    const { header, entries } = playScenario(read.scenario);
    return show(header, entries);
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
}

export function openDuelText(text: string): CameOut {
  const read = decodeDuel(text, { header: headerSchema });
  if (!read.ok) return read.error.message;
  const { header, entries } = read.duel;
  if (isForeign(header)) {
    const observer = observeDuel(header);
    observer.take(entries);
    return show(header, observer.entries);
  }
  const shown = show(header, entries);
  try {
    verifyDuel(header, entries);
  } catch (error) {
    // as the command line says it: an edited header may describe a table on which nothing can be decided
    return `it cannot be decided again: ${error instanceof Error ? error.message : String(error)}`;
  }
  return shown;
}

/** The report that the page shows first of a recording. */
function tellReport(
  header: DuelHeader,
  entries: readonly Entry[],
  audit: AuditReport,
  packets: Observed['packets'],
): CameOut {
  const cards = { database: null, kinds: 0, named: 0, unknown: [] };
  const observed = { client: 'x', isRecording: true, audit, packets, cards, reportOf: importReportOf };
  importReportOf(takeInHand(header, entries), observed);
  return undefined;
}

export function openRecordingBytes(bytes: Uint8Array): CameOut {
  const result = importRecording(bytes, { title: 'mangled.yrpX' });
  if (!result.ok) return `${result.message}. ${result.mend}`;
  const { imported } = result;
  if (imported.kind === 'answers') {
    answerDecks(imported.recording, imported.titles);
    return undefined;
  }
  const { header, entries, report, packets } = imported;
  return show(header, entries) ?? tellReport(header, entries, report, packets);
}
