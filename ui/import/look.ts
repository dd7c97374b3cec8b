import { type RefObject, useLayoutEffect } from 'react';
import { useInspector } from '../app/context.ts';
import type { ImportReport } from '../worker/protocol/index.ts';

/** How far a list was scrolled when it was left, and the line that was looked at last. */
interface Left {
  readonly inList: number;
  readonly inPage: number;
  readonly line: string | null;
}

const left = new WeakMap<ImportReport, Left>();
let line: string | null = null;

/** What a button of the list leads to, so that whoever comes back finds the line. */
export interface Line {
  readonly position: number;
  /** What of the list it is, once in it. */
  readonly name: string;
}

/** Goes into the inspector, at the position of a line. */
export function useLook(): (to: Line) => void {
  const inspector = useInspector();
  return (to) => {
    line = to.name;
    inspector.set({ view: 'duel' });
    inspector.playback.go(to.position);
  };
}

/** The list is where it was left, with the line that was looked at marked and focused; the duel begins at its top. */
export function useLeftPlace(list: RefObject<HTMLElement | null>, report: ImportReport): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const place = left.get(report);
    line = place?.line ?? null;
    element.scrollTop = place?.inList ?? 0;
    window.scrollTo(0, place?.inPage ?? 0);
    const button = line === null ? null : element.querySelector<HTMLElement>(`[data-line="${line}"]`);
    button?.setAttribute('aria-current', 'true');
    button?.focus({ preventScroll: true });
    return () => {
      left.set(report, { inList: element.scrollTop, inPage: window.scrollY, line });
      window.scrollTo(0, 0);
    };
  }, [list, report]);
}
