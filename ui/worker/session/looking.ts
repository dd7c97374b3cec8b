import type { Json } from '../../../events/index.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import { exampleTold } from '../language.ts';
import { lookAtCard } from '../looks/card.ts';
import { lookAtChanges } from '../looks/changes.ts';
import { findRows } from '../looks/found.ts';
import { lookAtGuards } from '../looks/guards.ts';
import { lookNear } from '../looks/near.ts';
import { reduceTo } from '../looks/reduced.ts';
import type { Open } from '../open.ts';
import type { Look, Looked, LookKind } from '../protocol/index.ts';
import type { Answers, Session } from './session.ts';
import { lookedAt } from './veil.ts';

/** What one look shows; those that take long are answered bit by bit. */
function shown(
  duel: DuelOnHand,
  look: Exclude<Look, { kind: 'found' | 'reduced' | 'judged' }>,
): Looked[LookKind] {
  switch (look.kind) {
    case 'card':
      return lookAtCard(duel, look.position, look.card);
    case 'changes':
      return lookAtChanges(duel, look.from, look.to);
    case 'near':
      return lookNear(duel, look.entry);
    case 'guards':
      return lookAtGuards(duel, look.position);
    case 'procedure':
      return JSON.parse(JSON.stringify(duel.timeline.at(look.position).procedure)) as Json;
  }
}

/** What is open, as a reader calls it. */
export const titleOf = (open: Open): string =>
  open.kind === 'scenario' ? (exampleTold(open.origin)?.title ?? open.scenario.title) : open.name;

/** Answers the closer looks of the panels. What cannot be shown at one entry says why, in its panel. */
export function lookingAnswers(session: Session): Pick<Answers, 'look'> {
  const { tell } = session;
  let search = 0;
  let reduction = 0;
  return {
    async look({ serial, look }) {
      const { open } = session;
      if (open === null || serial !== session.shown) return;
      const duel = lookedAt(session, open);
      try {
        if (look.kind === 'reduced') {
          reduction += 1;
          const own = reduction;
          await reduceTo(duel, look.position, titleOf(open), {
            tell: (reduced) => tell({ type: 'looked', serial, look, shows: reduced }),
            pause: session.pause,
            go: () => own === reduction && serial === session.shown,
          });
          return;
        }
        if (look.kind === 'judged') {
          const { judgementOf } = await import('../../judging/judgement.ts');
          const shows = judgementOf(duel, look.position, titleOf(open));
          if (serial === session.shown) tell({ type: 'looked', serial, look, shows });
          return;
        }
        if (look.kind !== 'found') {
          tell({ type: 'looked', serial, look, shows: shown(duel, look) });
          return;
        }
        search += 1;
        const mine = search;
        await findRows(duel, look.text, {
          tell: (found) => tell({ type: 'looked', serial, look, shows: found }),
          pause: session.pause,
          go: () => mine === search && serial === session.shown,
        });
      } catch (reason) {
        const problem = reason instanceof Error ? reason.message : String(reason);
        tell({ type: 'looked', serial, look, shows: undefined, problem });
      }
    },
  };
}
