import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';

/** The other courses of this duel; choosing one keeps the place where both are the same. */
export function BranchesPanel() {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  if (outline === null) return null;
  if (outline.branches.length === 0)
    return (
      <div className="state">
        <b>{words.noBranches}</b>
      </div>
    );
  const courses = [{ name: null, text: null, from: null, ruleset: null }, ...outline.branches] as const;
  return (
    <div className="courses" role="radiogroup" aria-label={words.otherCourses}>
      {courses.map((course) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons of which one is chosen
        <button
          key={course.name ?? ''}
          type="button"
          role="radio"
          aria-checked={course.name === outline.branch}
          className="course"
          onClick={() => inspector.choose({ branch: course.name })}
        >
          <MarkSign mark={course.name === null ? 'step' : 'branch'} />
          <b>{course.name ?? words.trunk}</b>
          <small>
            {[
              course.text,
              course.from === null ? null : words.branchFrom(outline.numbers[course.from] ?? course.from),
              course.ruleset === null ? null : words.underRuleset(course.ruleset),
            ]
              .filter((part) => part !== null)
              .join(', ')}
          </small>
        </button>
      ))}
    </div>
  );
}
