import { useMemo } from 'react';
import type { CardId } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { useDecisions } from './useDecisions.ts';

/** The cards that a choice here may fall on, to be chosen on the board. */
export function usePicks(): { readonly mayPick: ReadonlySet<CardId>; readonly pick: (card: CardId) => void } {
  const inspector = useInspector();
  const decisions = useDecisions();
  return useMemo(() => {
    const lines = (decisions?.lines ?? []).filter(
      ({ group, refused, target }) => group === 'choose' && refused === null && target !== null,
    );
    return {
      mayPick: new Set(lines.map(({ target }) => target ?? '')),
      pick(card) {
        const line = lines.find(({ target }) => target === card);
        if (line === undefined) return;
        if (line.taken === null) inspector.changes.decide(line);
        else inspector.playback.goToEntry(line.taken);
      },
    };
  }, [decisions, inspector]);
}
