import { useLayoutEffect, useRef } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { RowText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import type {
  BranchSummary,
  ComparedCourse,
  CourseEntry,
  CoursesCompared,
} from '../../worker/protocol/index.ts';
import { calledIn } from './called.ts';

const NONE: readonly BranchSummary[] = [];

/** Two courses at their first difference, both sides in words, and what came of each. */
export function Compared({ compared }: { compared: CoursesCompared }) {
  const inspector = useInspector();
  const { one, other, shared, outcome } = compared;
  const branches = usePage((state) => state.outline?.branches ?? NONE);
  const call = ({ branch }: ComparedCourse) => (branch === null ? words.trunk : calledIn(branches, branch));
  const calls = { one: call(one), other: call(other) };
  const running = [
    ...(outcome.one.isRunning ? [calls.one] : []),
    ...(outcome.other.isRunning ? [calls.other] : []),
  ];
  const outlineBranch = usePage((state) => state.outline?.branch ?? null);
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each comparison is read from its head
  useLayoutEffect(() => {
    // Its answer is a promise in newer browsers, and no way to undo it.
    section.current?.scrollIntoView({ block: 'start' });
  }, [compared]);
  return (
    <section data-terms="once" className="compared" ref={section} aria-label={words.compareThem}>
      <div className="h">
        <span>
          {shared === null ? (
            words.sameStart
          ) : (
            <>
              {words.sameUpTo}{' '}
              <button
                type="button"
                className="link"
                onClick={() => inspector.changes.goIn(outlineBranch, shared.position)}
              >
                {shared.entry}
              </button>
            </>
          )}
        </span>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.closeComparison}
          onClick={() => inspector.set({ compared: null })}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="compared-outcome">
        {[words.betterFor(outcome, calls), ...running.map(words.stillRunning)].join(' ')}
      </p>
      <div className="compared-sides">
        <CourseSide course={one} />
        <CourseSide course={other} />
      </div>
    </section>
  );
}

/** The number of an entry as it is shown on its course; it leads there. */
function EntryOf({ branch, at }: { branch: string | null; at: CourseEntry }) {
  const inspector = useInspector();
  const here = usePage((state) => state.outline?.branch === branch && state.position === at.position);
  return (
    <button
      type="button"
      className="link entry-link"
      aria-label={words.foundEntry(at.entry)}
      aria-current={here ? 'step' : undefined}
      onClick={() => inspector.changes.goIn(branch, at.position)}
    >
      {at.entry}
    </button>
  );
}

function CourseSide({ course }: { course: ComparedCourse }) {
  const branches = usePage((state) => state.outline?.branches ?? NONE);
  const { branch, first, further, lifePoints, monsters } = course;
  return (
    <div className="compared-side">
      <h4>{branch === null ? words.trunk : calledIn(branches, branch)}</h4>
      <p className="compared-first">
        <RowText text={first === null ? words.courseEndsHere : first.words} />{' '}
        {first === null ? null : <EntryOf branch={branch} at={first} />}
      </p>
      {further.length === 0 ? null : (
        <>
          <h5>{words.andThen}</h5>
          <ol>
            {further.map((line) => (
              <li key={line.entry}>
                <RowText text={line.words} /> <EntryOf branch={branch} at={line} />
              </li>
            ))}
          </ol>
        </>
      )}
      <h5>{words.inTheEnd}</h5>
      <dl>
        {(['A', 'B'] as const).map((player) => (
          <div key={player}>
            <dt>{words.lifePointsInTheEnd(player)}</dt>
            <dd>{lifePoints[player]}</dd>
          </div>
        ))}
        {(['A', 'B'] as const).map((player) => (
          <div key={player}>
            <dt>{words.monstersInTheEnd(player)}</dt>
            <dd>{monsters[player].length === 0 ? words.noMonsters : monsters[player].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
