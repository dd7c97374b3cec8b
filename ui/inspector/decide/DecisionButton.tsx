import { useInspector, usePage } from '../../app/context.ts';
import { RowText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { MarkSign, Side, type SignName } from '../../theme/Mark.tsx';
import type { BranchSummary, DecisionGroup, DecisionLine } from '../../worker/protocol/index.ts';
import { calledIn } from '../branches/called.ts';

const SIGN: Readonly<Record<DecisionGroup, SignName>> = {
  choose: 'attack',
  attack: 'attack',
  activate: 'activated',
  monster: 'came',
  go: 'step',
};

const SIGN_OF_TARGET: Readonly<Record<string, SignName>> = { stop: 'stop', pass: 'pass', concede: 'left' };

const signOf = ({ group, target }: DecisionLine): SignName =>
  (target === null ? undefined : SIGN_OF_TARGET[target]) ?? SIGN[group];

const NONE: readonly BranchSummary[] = [];

function noteOf(
  { taken, takenIn }: DecisionLine,
  atEnd: boolean,
  branches: readonly BranchSummary[],
): string | null {
  if (taken !== null) return words.takenAt(taken);
  if (takenIn !== null) {
    const { branch } = takenIn;
    return words.takenInBranch(branch === null ? null : calledIn(branches, branch));
  }
  return atEnd ? null : words.makesBranch;
}

/** A decision that may be taken: one that was taken is gone to, any other one is taken now. */
export function DecisionButton({ line, atEnd }: { line: DecisionLine; atEnd: boolean }) {
  const inspector = useInspector();
  const branches = usePage((state) => state.outline?.branches ?? NONE);
  const note = noteOf(line, atEnd, branches);
  const { taken } = line;
  return (
    <button
      type="button"
      className={`decision${taken === null ? '' : ' is-taken'}`}
      onClick={() => (taken === null ? inspector.changes.decide(line) : inspector.playback.goToEntry(taken))}
    >
      <MarkSign mark={signOf(line)} />
      <span>{line.words}</span>
      {note === null ? null : <small>{note}</small>}
    </button>
  );
}

/** The decisions that are not possible here, each with what stands in the way. */
export function RefusedLines({ lines }: { lines: readonly DecisionLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="more">
      <summary>{words.notPossible(lines.length)}</summary>
      <ul className="refused-lines" data-terms="once">
        {lines.map((line) => (
          <li key={line.number}>
            <Side player={line.player} />
            <s>{line.words}</s>
            <span>
              <RowText text={line.refused?.reason ?? ''} /> <span className="code">{line.refused?.rule}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
