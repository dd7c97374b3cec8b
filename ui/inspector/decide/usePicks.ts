import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CardId } from '../../../events/index.ts';
import { useInspector, usePage } from '../../app/context.ts';
import type { Decisions } from '../../worker/protocol/index.ts';
import { useDecisions } from './useDecisions.ts';

/** The cards that a choice here may fall on, to be chosen on the board. */
export interface Picks {
  /** `null` until it is known what may be decided here. */
  readonly mayPick: ReadonlySet<CardId> | null;
  /** Takes the choice; clicked before it is known, it is taken once it is. Where there is none, the card is looked at. */
  readonly pick: (card: CardId, beside: DOMRect) => void;
}

interface Waiting {
  readonly card: CardId;
  readonly beside: DOMRect;
  readonly position: number;
}

const choicesOf = (decisions: Decisions) =>
  decisions.lines.filter(
    ({ group, refused, target }) => group === 'choose' && refused === null && target !== null,
  );

export function usePicks(): Picks {
  const inspector = useInspector();
  const position = usePage((state) => state.position);
  const decisions = useDecisions();
  const waiting = useRef<Waiting | null>(null);

  const take = useCallback(
    (known: Decisions, card: CardId, beside: DOMRect) => {
      const line = choicesOf(known).find(({ target }) => target === card);
      if (line === undefined) inspector.pick(card, beside);
      else if (line.taken === null) inspector.changes.decide(line);
      else inspector.playback.goToEntry(line.taken);
    },
    [inspector],
  );

  useEffect(() => {
    const clicked = waiting.current;
    if (clicked === null || (decisions === null && clicked.position === position)) return;
    waiting.current = null;
    if (decisions !== null && clicked.position === position) take(decisions, clicked.card, clicked.beside);
  }, [decisions, position, take]);

  return useMemo(
    () => ({
      mayPick: decisions === null ? null : new Set(choicesOf(decisions).map(({ target }) => target ?? '')),
      pick(card, beside) {
        if (decisions !== null) take(decisions, card, beside);
        else {
          waiting.current = { card, beside, position };
          inspector.changes.need(position);
        }
      },
    }),
    [decisions, inspector, position, take],
  );
}
