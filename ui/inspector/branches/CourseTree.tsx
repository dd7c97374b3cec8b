import { type KeyboardEvent, useRef, useState } from 'react';
import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type { Outline } from '../../worker/protocol/index.ts';
import { type CourseNode, courseTree } from './courseTree.ts';

/** What is said of a course beside its name. */
function aboutCourse({ branch }: CourseNode, outline: Outline): string {
  if (branch === null) return outline.branch === null ? words.trunkEntries(outline.length) : '';
  const { leaves, entries, from } = branch;
  return [
    branch.text,
    leaves !== undefined && entries !== undefined
      ? words.courseFrom(leaves, entries)
      : from === null || branch.name === outline.branch
        ? null
        : words.branchFrom(outline.numbers[from] ?? from),
    branch.ruleset === null ? null : words.underRuleset(branch.ruleset),
  ]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}

/** Where an arrow key leads in the tree: to the next item, to the first child, to the parent. */
function destination(
  key: string,
  at: number,
  count: number,
  hasChildren: boolean,
  parent: number,
): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return hasChildren ? at + 1 : at;
    case 'ArrowLeft':
      return parent;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The courses of the duel as a tree: arrow keys go through it, Enter looks at one, F2 renames it, Delete deletes it. */
export function CourseTree({ outline, onRename }: { outline: Outline; onRename: (branch: string) => void }) {
  const inspector = useInspector();
  const tree = useRef<HTMLDivElement>(null);
  const nodes = courseTree(outline);
  const [at, setAt] = useState<string | null>(outline.branch);
  const tabStop = nodes.some(({ name }) => name === at) ? at : outline.branch;
  // who came by the pointer goes on scrubbing with Left and Right; by the keyboard they are the tree's
  const byPointer = useRef(false);
  const focus = (to: number) => {
    const node = nodes[to];
    if (node === undefined) return;
    setAt(node.name);
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[to]?.focus();
  };
  const look = (name: string | null) => {
    if (name !== outline.branch) inspector.choose({ branch: name });
  };
  const keys = (event: KeyboardEvent, index: number) => {
    const node = nodes[index];
    if (node === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (byPointer.current && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return;
    byPointer.current = false;
    const parent = node.name === null ? index : nodes.findIndex(({ name }) => name === node.parent);
    const to = destination(event.key, index, nodes.length, node.children > 0, parent);
    const { name } = node;
    if (to !== null) focus(to);
    else if (event.key === 'Enter' || event.key === ' ') look(name);
    else if (event.key === 'F2' && name !== null) onRename(name);
    else if (event.key === 'Delete' && name !== null) inspector.changes.drop(name);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="course-tree"
      role="tree"
      aria-label={words.courses}
      ref={tree}
      onBlur={({ relatedTarget }) => {
        if (!tree.current?.contains(relatedTarget)) byPointer.current = false;
      }}
    >
      {nodes.map((node, index) => (
        <div
          key={node.name ?? ''}
          role="treeitem"
          aria-level={node.level}
          aria-selected={node.name === outline.branch}
          aria-expanded={node.children > 0 ? true : undefined}
          tabIndex={node.name === tabStop ? 0 : -1}
          className="course-item"
          style={{ paddingLeft: 8 + (node.level - 1) * 18 }}
          onPointerDown={() => {
            byPointer.current = true;
          }}
          onClick={() => look(node.name)}
          onFocus={() => setAt(node.name)}
          onKeyDown={(event) => keys(event, index)}
        >
          <MarkSign mark={node.name === null ? 'step' : 'branch'} />
          <b>{node.branch?.called ?? node.name ?? words.trunk}</b>
          <small>{aboutCourse(node, outline)}</small>
        </div>
      ))}
    </div>
  );
}
