import type { ReactNode } from 'react';
import { inOneDirection } from '../../events/index.ts';
import { useInspector } from '../app/context.ts';
import { RowText } from '../glossary/TermText.tsx';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import type { ImportReport } from '../worker/protocol/index.ts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rep">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** One line of the report: checked and well, checked and other, or only counted. */
function Line({ name, value, well }: { name: string; value: string | number; well?: boolean }) {
  return (
    <p className="rep-row">
      {well === undefined ? <span /> : <MarkSign mark={well ? 'yes' : 'ban'} />}
      <span>
        <RowText text={name} />
      </span>
      <b>{typeof value === 'number' ? words.counted(value) : value}</b>
    </p>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="rep-note">{typeof children === 'string' ? <RowText text={children} /> : children}</p>
);

/** What was checked, read, left out and named: nothing that was not used is silent. */
export function Report({ report }: { report: ImportReport }) {
  const inspector = useInspector();
  return (
    <aside className="import-side" data-terms="once" aria-label={words.importReport}>
      <h2>{words.importReport}</h2>
      <Checked report={report} />
      <Part title={words.readOf}>
        <Line name={words.writtenBy} value={report.client} />
        <Line name={words.packets(report.isRecording)} value={report.packets} />
        <Line name={words.eventsMade} value={report.entries} />
        <Line name={words.added} value={report.inferred} />
        <Note>
          <RowText text={words.addedText} />{' '}
          {report.firstInferred === null ? null : (
            <button
              type="button"
              className="link"
              onClick={() => {
                inspector.set({ view: 'duel', detail: 'full' });
                inspector.playback.go(report.firstInferred ?? 0);
              }}
            >
              {words.show}
            </button>
          )}
        </Note>
      </Part>
      <NotUsed report={report} />
      {report.isRecording ? <Names report={report} /> : null}
      <p className="rep-note is-last">
        {words.notChanged}{' '}
        <button type="button" className="link" onClick={() => inspector.run('file.save')}>
          {words.saveAsDuel}
        </button>
      </p>
    </aside>
  );
}

function Checked({ report }: { report: ImportReport }) {
  const { witness, disagreements, count, battles, attacksOtherwise } = report;
  const { cards, differences, leftOut } = witness;
  const about = (kinds: readonly string[]): number =>
    new Set(disagreements.filter((each) => kinds.includes(each.about)).map(({ entry }) => entry)).size;
  const wrongBattles = about(['attackerValue', 'targetValue', 'damage', 'destroyed']);
  const of = (wrong: number, all: number) => words.witnessedOf(all - wrong, all);
  return (
    <Part title={words.checkedAgainst(report.isRecording)}>
      {report.isRecording ? (
        cards === 0 ? (
          <Line name={words.witnessed} value={words.nothingCompared} />
        ) : (
          <Line
            name={words.witnessed}
            value={of(differences.length, cards)}
            well={differences.length === 0}
          />
        )
      ) : null}
      {differences.map((line) => (
        <Note key={line}>{inOneDirection(line)}</Note>
      ))}
      {leftOut === 0 ? null : <Note>{words.witnessLeftOut(leftOut)}</Note>}
      {battles === 0 ? null : (
        <Line name={words.battlesAgain} value={of(wrongBattles, battles)} well={wrongBattles === 0} />
      )}
      {count === 0 ? null : (
        <Line name={words.attacksJudged} value={of(attacksOtherwise, count)} well={attacksOtherwise === 0} />
      )}
      <Line
        name={words.differCount}
        value={disagreements.length === 0 ? words.nowhere : disagreements.length}
      />
    </Part>
  );
}

function NotUsed({ report: { unmapped, leftOut, isRecording } }: { report: ImportReport }) {
  const nothing = unmapped.length + leftOut.length === 0;
  return (
    <Part title={words.notUsed}>
      {nothing ? <Note>{words.everythingUsed}</Note> : null}
      {unmapped.map(({ kind, why, count, packet }) => (
        <Line
          key={`${why} ${kind}`}
          name={
            why === 'notPartOfADuel'
              ? words.unmapped(kind, why, count)
              : `${words.unmapped(kind, why, count)}, ${words.firstAt(count, words.packetOf(packet, isRecording))}`
          }
          value={count}
        />
      ))}
      {leftOut.map(({ packet, what, why }) => (
        <Note key={`${packet} ${what} ${why}`}>{words.leftOutBecause(packet, what, why, isRecording)}</Note>
      ))}
    </Part>
  );
}

function Names({ report: { cards } }: { report: ImportReport }) {
  const inspector = useInspector();
  const { database, named, kinds, unknown } = cards;
  return (
    <Part title={words.cardNames}>
      <Line name={words.fromDatabase(database)} value={words.knownOf(named, kinds)} />
      <Note>
        {database === null
          ? `${words.noDatabase} `
          : unknown.length === 0
            ? ''
            : `${words.unknownCards(unknown)} `}
        <button
          type="button"
          className="link"
          onClick={() => void inspector.documents.foreign.chooseCards('shown')}
        >
          {words.chooseCards(database)}
        </button>
      </Note>
      {unknown.length <= 4 && database !== null ? null : (
        <details className="rep-note">
          <summary>{words.whichUnknown}</summary>
          {unknown.join(', ')}
        </details>
      )}
    </Part>
  );
}
