import type { Recording } from '../../../events/index.ts';
import type { ImportReading, KnownCard } from '../../../machines/index.ts';
import { answers } from '../../locales/answers.ts';
import type { DecksTold, ImportReport } from '../protocol/index.ts';
import { openLog } from './openLog.ts';
import { type Answers, problem, type Session, takeUp } from './session.ts';

/** A recording that is read and waits for the names of its cards. */
interface Waiting {
  readonly serial: number;
  readonly name: string;
  readonly at: number | null;
  readonly read: Extract<ImportReading, { readonly ok: true }>;
}

function cardsOf(
  { passcodes }: Waiting['read'],
  found: ReadonlyMap<number, KnownCard>,
  database: string | null,
  kinds: number,
): ImportReport['cards'] {
  const unknown = passcodes.filter((passcode) => !found.has(passcode));
  return { database, kinds, named: kinds - unknown.length, unknown };
}

function decksTold(
  lines: readonly string[],
  decks: Recording['decks'],
  titles: ReadonlyMap<number, string>,
  database: string | null,
): DecksTold | undefined {
  const kinds = new Set(decks.flatMap(({ main, extra }) => [...main, ...extra]));
  const unknown = [...kinds].filter((passcode) => !titles.has(passcode)).length;
  return lines.length === 0 ? undefined : { lines, database, kinds: kinds.size, unknown };
}

/** Answers the questions about recordings of other clients: they are read, their cards are asked for, then they are shown. */
export function recordingAnswers(session: Session): Pick<Answers, 'openRecording' | 'cardsFound'> {
  /** Several may wait: the newer one may yet be refused. */
  const waiting = new Map<number, Waiting>();
  return {
    async openRecording({ serial, name, bytes, at }) {
      session.arriving.began(serial);
      const { readImport } = await import('../readRecordings.ts');
      if (serial < session.latest) return;
      const read = readImport(bytes);
      if (!read.ok) return problem(session, serial, answers.recordingProblem(name, read));
      waiting.set(serial, { serial, name, at, read });
      session.tell({ type: 'wantsCards', serial, passcodes: read.passcodes });
    },
    async cardsFound({ serial, found: { database, cards, counters } }) {
      const came = waiting.get(serial);
      waiting.delete(serial);
      if (came === undefined || serial < session.latest) return;
      const { name, at, read } = came;
      const found = new Map(cards);
      const { answerDecks, answersOnly, clientOf, importRead, importReportOf } = await import(
        '../readRecordings.ts'
      );
      if (serial < session.latest) return;
      const imported = importRead(read.recording, {
        title: name,
        database: (passcode) => found.get(passcode),
        counters: new Map(counters),
      });
      if (imported.kind === 'answers') {
        const told = answersOnly(name, { ...imported.recording, client: clientOf(read.recording.header) });
        const { recording, titles } = imported;
        const decks = decksTold(answerDecks(recording, titles), recording.decks, titles, database);
        return problem(session, serial, told, decks);
      }
      takeUp(session, serial);
      const { header, entries, report, packets } = imported;
      await openLog(session, serial, {
        name,
        header,
        entries,
        warnings: [],
        branch: null,
        at,
        observed: {
          client: clientOf(read.recording.header),
          isRecording: true,
          audit: report,
          packets,
          cards: cardsOf(read, found, database, header.cards.length),
          reportOf: importReportOf,
        },
      });
    },
  };
}
