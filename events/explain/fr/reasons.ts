import type { CardId, Phase } from '../../messages/index.ts';
import { opponentOf } from '../../messages/index.ts';
import type { Refusal } from '../catalogue.ts';
import { actingCard, textIn } from '../facts/wanted.ts';
import type { Words } from '../words.ts';
import { say, THE_PHASE } from './grammar.ts';

/** What stands in the way (no full stop), what there is to know about it, and what would have to be different. */
export interface Reason {
  readonly reason: Words;
  readonly more?: Words;
  readonly otherwise?: Words;
}
/** A card's name, in guillemets. */
export type NameOf = (id: CardId) => Words;
export type ReasonTeller = (refusal: Refusal, name: NameOf) => Reason;
export type Reasons = Readonly<Record<string, ReasonTeller>>;

/** The monster that was to act. It is named once, in what was wanted; what stands in the way says `ce monstre`. */
export function monster(refusal: Refusal, name: NameOf): Words {
  const card = actingCard(refusal);
  return card === undefined || card === refusal.card ? say`ce monstre` : name(card);
}

/** The player across the table. */
export const other = (refusal: Refusal): string => opponentOf(refusal.player);

/** The card that forbids it, where the refusal names one. */
export function forbidder(refusal: Refusal, name: NameOf): Words {
  const card = textIn(refusal, 'by');
  if (card === undefined) return say`un effet`;
  return card === refusal.card ? say`son propre effet` : name(card);
}

/** `la Battle Phase`. */
export function thePhase(phase: string | undefined): string {
  if (phase === undefined) return 'cette phase';
  return Object.hasOwn(THE_PHASE, phase) ? THE_PHASE[phase as Phase] : `la ${phase}`;
}
