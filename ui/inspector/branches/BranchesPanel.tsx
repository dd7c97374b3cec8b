import { useRef, useState } from 'react';
import { usePage } from '../../app/context.ts';
import { useKeptFocus } from '../../app/useKeptFocus.ts';
import { DecideHere } from '../decide/DecideHere.tsx';
import { Compared } from './Compared.tsx';
import { CourseTools, RenameForm } from './CourseTools.tsx';
import { CourseTree } from './CourseTree.tsx';

/** The courses of this duel, what can be done with them, and what could be decided at this entry instead. */
export function BranchesPanel() {
  const outline = usePage((state) => state.outline);
  const compared = usePage((state) => state.compared);
  const [renaming, setRenaming] = useState<string | null>(null);
  const here = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(here);
  if (outline === null) return null;
  const renames = outline.branches.some(({ name }) => name === renaming) ? renaming : null;
  return (
    <div className={`branches${compared === null ? '' : ' is-comparing'}`}>
      <div className="branches-courses">
        <CourseTree outline={outline} onRename={setRenaming} />
      </div>
      <div className="branches-tools">
        {renames === null ? (
          <CourseTools outline={outline} onRename={setRenaming} />
        ) : (
          <RenameForm key={renames} outline={outline} branch={renames} onDone={() => setRenaming(null)} />
        )}
      </div>
      <div className="branches-here" ref={here} tabIndex={-1} {...kept}>
        {compared === null ? <DecideHere outline={outline} /> : <Compared compared={compared} />}
      </div>
    </div>
  );
}
