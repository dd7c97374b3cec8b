import { useRef } from 'react';
import { usePage } from '../app/context.ts';
import { RowText, TermText } from '../glossary/TermText.tsx';
import { Sentence } from '../inspector/why/Sentence.tsx';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import type { ImportReport, OtherAttack, Outline } from '../worker/protocol/index.ts';
import { Found } from './Found.tsx';
import { useLeftPlace, useLook } from './look.ts';
import { outcomeWords } from './outcomeWords.ts';
import { Report } from './Report.tsx';
import { Strip } from './Strip.tsx';
import { Unexplained } from './Unexplained.tsx';

/** What was found in a duel that others decided: its replays first, then its other attacks, and the report beside them. */
export function Import() {
  const outline = usePage((state) => state.outline);
  const report = usePage((state) => state.report);
  if (outline === null || report === null)
    return (
      <main className="starting" aria-busy="true">
        <p>{words.lookingInto}</p>
      </main>
    );
  return (
    <main className="import">
      <Strip outline={outline} />
      <Findings outline={outline} report={report} />
      <Report report={report} />
    </main>
  );
}

function Findings({ outline, report }: { outline: Outline; report: ImportReport }) {
  const { found, others, count, disagreements, leftOut, isRecording } = report;
  const look = useLook();
  const list = useRef<HTMLElement>(null);
  useLeftPlace(list, report);
  const of = (kind: (typeof found)[number]['kind']): number =>
    found.filter((each) => each.kind === kind).length;
  const replays = of('attackReplay');
  const turned = found.filter(({ by }) => by !== null).length;
  const passedOver = disagreements.filter(({ about }) => about === 'replayForgotten').length;
  // who debugs an engine asks first where it is wrong
  const differsFirst = !isRecording && disagreements.length > 0;
  return (
    <section ref={list} className="import-body" data-terms="once" aria-label={words.reportOf}>
      <h1 className="lead">
        {differsFirst ? words.differLead(disagreements.length, count) : words.foundLead(replays, count)}
      </h1>
      {report.witness.apartFrom === null ? null : (
        <p className="import-text">
          <RowText text={words.boardApart(report.witness.apartFrom)} />
        </p>
      )}
      {count === 0 ? (
        <p className="import-text">
          <TermText text={words.noAttackText(report.turns)} />
          {report.cutOff ? ` ${words.cutOff(isRecording)} ` : ''}
          <Ending report={report} />
        </p>
      ) : (
        <p className="import-text">
          <TermText
            text={
              differsFirst
                ? words.dueLead(replays + passedOver, passedOver)
                : words.foundText(found.length, replays, of('redirect') - turned, of('newAttack'), turned)
            }
          />
          {report.cutOff ? ` ${words.cutOff(isRecording)}` : ''}
          {isRecording || leftOut.length === 0 ? '' : ` ${words.leftOutLead(leftOut.length)}`}
          <Ending report={report} />
        </p>
      )}
      <button
        type="button"
        className="btn import-enter"
        data-line="duel"
        onClick={() => look({ position: outline.start, name: 'duel' })}
      >
        {words.lookAtDuel}
      </button>
      {differsFirst ? <Differences report={report} /> : null}
      {found.length === 0 ? null : (
        <ol className="import-found">
          {found.map((each) => (
            <Found
              key={`${each.packet} ${each.kind}`}
              found={each}
              outline={outline}
              isRecording={isRecording}
            />
          ))}
        </ol>
      )}
      {disagreements.length === 0 || differsFirst ? null : <Differences report={report} />}
      <Unexplained report={report} />
      {others.length === 0 ? null : (
        <Others isRecording={isRecording} others={others} isAll={found.length === 0} />
      )}
    </section>
  );
}

/** Who won and why, and how far a recording that was cut off could be unpacked. */
function Ending({ report: { result, unpacked, cutOff } }: { report: ImportReport }) {
  return (
    <>
      {unpacked === null
        ? ''
        : ` ${cutOff ? words.unpackedTo(unpacked.bytes, unpacked.of) : words.cutBehindEnd}`}
      {result === null ? null : (
        <>
          {' '}
          <TermText text={words.wonBy(result.winner, result.name, result.reason)} />
        </>
      )}
    </>
  );
}

function Differences({ report: { disagreements, isRecording } }: { report: ImportReport }) {
  const look = useLook();
  return (
    <>
      <h2>{words.differences(isRecording)}</h2>
      <ul className="import-found">
        {disagreements.map(({ position, packet, about, player, ours, recorded, rule, attack }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report of one duel never changes its order
          <li key={at} className="found-row is-plain">
            <MarkSign mark="differs" />
            <div>
              <h3>
                {words.differenceAbout(about, player)}{' '}
                <span>{words.packetOf(packet, isRecording, position)}</span>
              </h3>
              <p>
                {attack === null ? null : (
                  <>
                    <RowText text={words.inAttack(attack.turn, attack.attacker, attack.target)} />{' '}
                  </>
                )}
                <RowText text={words.difference(about, ours, recorded, isRecording)} />
                {rule === null ? null : <small> {words.differenceRule(rule)}</small>}
              </p>
            </div>
            <button
              type="button"
              className="btn"
              aria-label={words.lookAt(
                words.differenceAbout(about, player),
                words.packetOf(packet, isRecording, position),
              )}
              data-line={`difference ${at}`}
              onClick={() => look({ position, name: `difference ${at}` })}
            >
              {words.look}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to where it was decided that no replay comes. */
function NearLink({ position, entry }: { position: number; entry: number }) {
  const look = useLook();
  return (
    <button
      type="button"
      className="link"
      data-line={`near ${entry}`}
      onClick={() => look({ position, name: `near ${entry}` })}
    >
      {words.nearAt(entry)}
    </button>
  );
}

function Others({
  others,
  isAll,
  isRecording,
}: {
  others: readonly OtherAttack[];
  isAll: boolean;
  isRecording: boolean;
}) {
  const look = useLook();
  const { turn, packet, attacker, target, outcome } = words.columns(isRecording);
  return (
    <>
      <h2>{words.otherAttacks(others.length, isAll)}</h2>
      <table className="attacks-table">
        <thead>
          <tr>
            {[turn, packet, attacker, target, outcome].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{words.checkedAgainst(isRecording)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {others.map((attack) => [
            <tr key={attack.position} className={attack.near === null ? undefined : 'has-near'}>
              <td data-column={turn}>{attack.turn}</td>
              <td data-column={packet}>{words.counted(attack.packet)}</td>
              <td data-column={attacker}>
                <button
                  type="button"
                  className="link"
                  data-line={`attack ${attack.position}`}
                  onClick={() => look({ position: attack.position, name: `attack ${attack.position}` })}
                >
                  {attack.attacker}
                </button>
              </td>
              <td data-column={target}>{attack.target ?? <TermText text={words.attacksDirectly} />}</td>
              <td data-column={outcome}>
                <RowText text={outcomeWords(attack.outcome)} />
              </td>
              <td>
                <MarkSign mark={attack.agrees ? 'yes' : 'differs'} />
                <span className="sr">{attack.agrees ? words.agrees : words.differsFrom}</span>
              </td>
            </tr>,
            attack.near === null ? null : (
              <tr key={`${attack.position} near`} className="near-row">
                <td colSpan={6}>
                  <MarkSign mark="noReplay" />
                  <p>
                    <Sentence pieces={attack.near.why} />{' '}
                    <NearLink position={attack.near.position} entry={attack.near.entry} />
                  </p>
                </td>
              </tr>
            ),
          ])}
        </tbody>
      </table>
    </>
  );
}
