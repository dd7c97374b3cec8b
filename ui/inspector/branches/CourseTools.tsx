import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import type { Outline } from '../../worker/protocol/index.ts';

/** What can be done with the course that is looked at. */
export function CourseTools({ outline, onRename }: { outline: Outline; onRename: (branch: string) => void }) {
  const inspector = useInspector();
  const { branch, branches, changed, changing, under } = outline;
  const others = [null, ...branches.map(({ name }) => name)].filter((name) => name !== branch);
  const [wanted, setWanted] = useState<string | null>(null);
  const other = others.includes(wanted) ? wanted : (others[0] ?? null);
  return (
    <div className="course-tools">
      {branch === null ? null : (
        <>
          <button type="button" className="btn" onClick={() => inspector.choose({ branch: null })}>
            {words.toTrunk}
          </button>
          <button type="button" className="btn" onClick={() => onRename(branch)}>
            {words.rename}
          </button>
          <button type="button" className="btn" onClick={() => inspector.changes.drop(branch)}>
            {words.deleteBranch}
          </button>
        </>
      )}
      {others.length === 0 || outline.profile !== 'full' ? null : (
        <span className="compare-pick">
          <label className="pick">
            <span>{words.compareCourseWith}</span>
            <select
              value={other ?? ''}
              onChange={(event) => setWanted(event.target.value === '' ? null : event.target.value)}
            >
              {others.map((name) => (
                <option key={name ?? ''} value={name ?? ''}>
                  {branches.find((each) => each.name === name)?.called ?? name ?? words.trunk}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="btn" onClick={() => inspector.changes.compare(branch, other)}>
            {words.compareThem}
          </button>
        </span>
      )}
      <span className="duel-tools">
        <button type="button" className="link" onClick={() => inspector.run('file.sandboxHere')}>
          {words.setUpFromHere}
        </button>
        {outline.profile !== 'full' ? null : (
          <button type="button" className="link" onClick={() => inspector.run('file.saveScenario')}>
            {words.saveAsScenario}
          </button>
        )}
      </span>
      {under?.recorded !== true ? null : (
        <button type="button" className="link" onClick={() => inspector.choose({ ruleset: under.choice })}>
          {words.backToRecording(under.name)}
        </button>
      )}
      {changing === null ? null : (
        <p className="quiet" role="status">
          {changing.dropped === null ? null : (
            <>
              {words.branchDeleted(changing.dropped)}{' '}
              <button type="button" className="link" onClick={() => inspector.changes.putBack()}>
                {words.putBack}
              </button>{' '}
            </>
          )}
          {changed ? `${words.unsavedBranches} ` : ''}
          {changing.original === null ? null : (
            <button type="button" className="link" onClick={() => inspector.changes.original()}>
              {words.backToOriginal}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** A new name for a branch; one that is taken is not taken twice. */
export function RenameForm({
  outline,
  branch,
  onDone,
}: {
  outline: Outline;
  branch: string;
  onDone: () => void;
}) {
  const inspector = useInspector();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [name, setName] = useState(branch);
  const typed = name.trim();
  const taken = typed !== branch && outline.branches.some((each) => each.name === typed);
  const wrong = typed === '' ? words.nameEmpty : taken ? words.nameTaken(typed) : null;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (wrong !== null) return;
    if (typed !== branch) inspector.changes.rename(branch, typed);
    onDone();
  };
  return (
    <form
      className="rename"
      onSubmit={rename}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone();
      }}
    >
      <label>
        <span>{words.renameBranch(branch)}</span>
        <input
          ref={field}
          maxLength={190}
          value={name}
          aria-invalid={wrong !== null}
          aria-describedby="rename-wrong"
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="btn btn-primary" aria-disabled={wrong !== null}>
        {words.keepName}
      </button>
      <button type="button" className="btn" onClick={onDone}>
        {words.cancel}
      </button>
      <span id="rename-wrong" role="alert">
        {wrong}
      </span>
    </form>
  );
}
