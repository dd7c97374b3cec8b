import { useEffect } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import type { Decisions } from '../../worker/protocol/index.ts';

/** Whoever only passes by an entry asks for nothing. */
const STAYS = 90;

/** What can be decided at the entry that is looked at, once the reader stays there; `null` until it is known. */
export function useDecisions(): Decisions | null {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  const position = usePage((state) => state.position);
  const decisions = usePage((state) => state.decisions);
  const known = decisions?.position === position ? decisions : null;
  const wanted = outline !== null && known === null;
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => inspector.changes.need(position), STAYS);
    return () => clearTimeout(timer);
  }, [wanted, position, inspector]);
  return known;
}
