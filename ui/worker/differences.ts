import { textOf } from '../../events/index.ts';
import {
  type AuditReport,
  attackAround,
  type Disagreement,
  namedDifference,
  ruleOfDifference,
  type Unexplained,
} from '../../machines/index.ts';
import type { DuelOnHand } from './duelOnHand.ts';
import { explainRefusal, unseenName } from './language.ts';
import { noteOf } from './moment.ts';
import type { ImportReport } from './protocol/index.ts';

/** What a card is called at an entry by the one who looks: one that stays hidden, by where it lies. */
const namesAt =
  (duel: DuelOnHand, entry: number) =>
  (card: string): string =>
    duel.names.full[card] ??
    (duel.seenBy === 'both' ? card : unseenName(duel.timeline.at(entry).board.cards[card]?.place));

/** A difference with the attack in which it is, and its cards by their names. */
export function differenceRow(
  duel: DuelOnHand,
  { attacks }: AuditReport,
  each: Disagreement,
): ImportReport['disagreements'][number] {
  const nameOf = namesAt(duel, each.entry);
  const named = (side: string): string => namedDifference(each.about, side, nameOf);
  const rule = ruleOfDifference(each, duel.path[each.entry]);
  const attack = attackAround(attacks, each.entry);
  return {
    ...each,
    ours: each.refusal === undefined ? named(each.ours) : textOf(explainRefusal(each.refusal, nameOf).reason),
    recorded: named(each.recorded),
    position: each.entry,
    rule,
    note: rule === null ? null : noteOf(rule),
    attack:
      attack === undefined
        ? null
        : {
            turn: attack.turn,
            attacker: nameOf(attack.attacker),
            target: attack.target === 'direct' ? null : nameOf(attack.target),
          },
  };
}

/** What nothing explains that was told, with its card by its name. */
export const unexplainedRow = (
  duel: DuelOnHand,
  { entry, packet, card, rule }: Unexplained,
): ImportReport['unexplained'][number] => ({
  position: entry,
  ...{ packet, rule },
  card: namesAt(duel, entry)(card),
});
