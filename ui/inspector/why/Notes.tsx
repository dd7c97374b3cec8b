import { lazy, Suspense } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { differencesAt } from '../../app/differing.ts';
import { answerPosition } from '../../app/examplesDone.ts';
import { RowText, TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type { Outline } from '../../worker/protocol/index.ts';
import { calledIn } from '../branches/called.ts';
import { addedKind } from './addedKind.ts';
import { Cite } from './Cite.tsx';
import { EntryRange } from './EntryLinks.tsx';

const AskedNote = lazy(async () => ({ default: (await import('../ask/AskedNote.tsx')).AskedNote }));

/** The question that an example asks, kept in sight. */
export function Question({ outline }: { outline: Outline }) {
  return outline.text === null || outline.text === '' ? null : (
    <p className="question">
      <TermText text={outline.text} />
    </p>
  );
}

/** At the end, the way back to where the question was answered. */
function Answer({ outline, position }: { outline: Outline; position: number }) {
  const answer = position === outline.length - 1 && outline.text !== null ? answeredAt(outline) : null;
  if (answer === null) return null;
  return (
    <p className="answer">
      {words.answeredAt}
      <EntryRange entries={[answer]} />
    </p>
  );
}

/** The entry that answers; none where that is the last one. */
function answeredAt(outline: Outline): number | null {
  const at = answerPosition(outline);
  return at === outline.length - 1 ? null : (outline.numbers[at] ?? null);
}

/** Where a branch begins: which one it is, what it leaves, and that its entries are numbered after all that were there. */
function BranchBegins({ outline, position }: { outline: Outline; position: number }) {
  const own = outline.branches.find(({ name }) => name === outline.branch);
  const before = outline.numbers[position - 1];
  const first = outline.numbers[position];
  if (own?.leaves === undefined || before !== own.leaves || first === undefined) return null;
  return (
    <div className="note" data-note="branch" role="status">
      <MarkSign mark="branch" />
      <span>
        {words.branchBegins(
          own.called ?? own.name,
          own.parent == null ? null : calledIn(outline.branches, own.parent),
          before,
        )}
        {first === before + 1 ? null : ` ${words.numberedOn(before, first)}`}
      </span>
    </div>
  );
}

/** Where others who decided this duel say something else than our rules: what we say, by which rule, and what they say. */
function DiffersHere({ position }: { position: number }) {
  const report = usePage((state) => state.report);
  // the rule of the entry itself is cited below
  const cited = usePage(({ moment }) => moment?.rule?.id ?? null);
  const differences = differencesAt(report, position);
  if (report === null || differences.length === 0) return null;
  const { isRecording } = report;
  const notes = new Map(
    differences.flatMap(({ note }) => (note === null || note.id === cited ? [] : [[note.id, note] as const])),
  );
  return (
    <div className="note is-strong" data-note="otherwise" role="status">
      <MarkSign mark="differs" />
      <div>
        <b>{words.differsHere(isRecording)}</b>
        {differences.map(({ about, player, ours, recorded, packet, rule }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report of one duel never changes its order
          <p key={at}>
            <RowText
              text={`${words.differenceAbout(about, player)}. ${words.difference(about, ours, recorded, isRecording)}`}
            />{' '}
            <small>{words.differsBy(rule, packet, isRecording)}</small>
          </p>
        ))}
        {[...notes.values()].map((note) => (
          <Cite key={note.id} rule={note} />
        ))}
      </div>
    </div>
  );
}

/** What another engine told here that nothing in its file explains; no difference. */
function UnexplainedHere({ position }: { position: number }) {
  const report = usePage((state) => state.report);
  const here = report?.unexplained.filter((each) => each.position === position) ?? [];
  return here.map(({ card, rule }) => (
    <p key={card} className="note" data-note="unexplained">
      <b>{words.unexplainedHead}.</b> {words.unexplained(card, rule)}
    </p>
  ));
}

/** What a reader must know of this duel before trusting it: it goes another way here, or is not what the rules decide. */
export function Notes({ outline, position }: { outline: Outline; position: number }) {
  const inspector = useInspector();
  const differs = usePage((state) => state.differs);
  const added = usePage(({ moment }) => (moment === null ? null : addedKind(moment.entry, moment.next)));
  const packet = usePage(
    ({ report }) => report?.found.find((found) => found.position === position)?.packet ?? null,
  );
  const isOther = usePage(({ report }) => differencesAt(report, position).length > 0);
  const other = outline.differs;
  const asksFirst = usePage((state) => state.askFirst);
  const followed = usePage((state) => state.growth?.isFollowed === true);
  const compared = usePage((state) => state.rulesetsCompared);
  const last = outline.length - 1;
  const { under } = outline;
  const recorded = under?.recorded === true;
  const from = other === null ? 0 : (outline.numbers[other.from] ?? other.from);
  return (
    <>
      {outline.asking === null || outline.asking.question !== null ? null : (
        <Suspense fallback={null}>
          <AskedNote outline={outline} />
        </Suspense>
      )}
      {asksFirst && (outline.profile === 'observed' || followed) ? (
        <p className="note" data-note="not-asked">
          {followed ? words.notAskedGrowing : words.notAskedElsewhere}
        </p>
      ) : null}
      <Answer outline={outline} position={position} />
      <DiffersHere position={position} />
      <UnexplainedHere position={position} />
      {added === null || isOther ? null : (
        <p className="note" data-note="added">
          {words.addedNote(added, packet)}
        </p>
      )}
      <BranchBegins outline={outline} position={position} />
      {outline.leftBranch === null ? null : (
        <p className="note" data-note="left-branch" role="status">
          {(outline.origin.kind === 'file' ? words.branchNotReached : words.leftBranch)(
            calledIn(outline.branches, outline.leftBranch),
            outline.ruleset.name,
          )}
        </p>
      )}
      {under === null || other !== null || compared === null || compared.difference !== null ? null : (
        <p className="note" data-note="same" role="status">
          {words.sameUnder(outline.ruleset.name, under.name)}
        </p>
      )}
      {other === null ? null : (
        <div className="note" data-note="ruleset">
          <MarkSign mark="branch" />
          <span>
            {position === other.from ? (
              words.otherWayHere(outline.ruleset.name)
            ) : (
              <>
                {words.otherWayFrom(outline.ruleset.name)}
                <EntryRange entries={[from]} />
              </>
            )}
            {'. '}
            {other.made.length === 0 ? null : words.otherWayBecause(other.made, outline.under?.name ?? '')}
            {!other.cut ? null : position === last ? (
              recorded ? (
                words.carriedEndsHere
              ) : (
                words.toldEndsHere
              )
            ) : (
              <button type="button" className="link" onClick={() => inspector.playback.go(last)}>
                {(recorded ? words.carriedEndsAt : words.toldEndsAt)(outline.numbers[last] ?? last)}
              </button>
            )}{' '}
            {under === null ? null : (
              <button
                type="button"
                className="link"
                onClick={() => inspector.choose({ ruleset: under.choice })}
              >
                {words.backUnder(under.name)}
              </button>
            )}
          </span>
        </div>
      )}
      {differs === null ? null : (
        <div className="note is-strong" data-note="differs" role="status">
          <MarkSign mark="ban" />
          <span>
            {words.fileDiffers}
            <EntryRange entries={[differs.entry]} />
            {words.fileDiffersWhy(differs.message)}
          </span>
        </div>
      )}
    </>
  );
}
