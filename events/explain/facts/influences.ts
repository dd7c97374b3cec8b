import type { CardId, EntryOf, Json, Player } from '../../messages/index.ts';
import type { AppliedEffect } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';

/** One thing that a lasting effect does, as the card's data says it. */
export type Influence = { readonly [key: string]: Json };
export type Until = EntryOf<'effect.applied'>['payload']['until'];
export type Applied = Pick<AppliedEffect, 'cards' | 'players' | 'what' | 'until' | 'source'>;

export const isRecord = (value: Json): value is Influence =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that a lasting effect does. */
export const influencesOf = ({ what }: Pick<Applied, 'what'>): readonly Influence[] =>
  (Array.isArray(what) ? (what as readonly Json[]) : []).filter(isRecord);

/** Whether it only waits for a time, and does something when that comes. */
export const waits = (effect: Applied): boolean =>
  influencesOf(effect).some(
    ({ control, returns, later }) => control !== undefined || returns !== undefined || later !== undefined,
  );

/** What an effect that waited for its time brings now, or undefined for one that only lasted. */
export function waitedFor(effect: Applied): 'return' | 'later' | undefined {
  const [first] = influencesOf(effect);
  if (first?.['returns'] !== undefined) return 'return';
  return first?.['later'] === undefined ? undefined : 'later';
}

/** What will be done with a card later: the first thing that is. */
export function laterDone(later: Json): string | undefined {
  const [first] = Array.isArray(later) ? (later as readonly Json[]).filter(isRecord) : [];
  return typeof first?.['op'] === 'string' ? first['op'] : undefined;
}

/** The cards that a lasting effect holds, by their visit. */
export const cardsHeld = ({ cards }: Pick<Applied, 'cards'>, scene: Scene): CardId[] =>
  Object.values(scene.after.cards)
    .filter((card) => cards.includes(card.visit))
    .map((card) => card.id);

/** The cards in play by these visits. */
export const cardsOfVisits = (visits: readonly Json[], scene: Scene): CardId[] =>
  Object.values(scene.after.cards)
    .filter(({ visit }) => visits.includes(visit))
    .map(({ id }) => id);

/** Monsters of a player that another lasting effect keeps the effects of such cards from: Forbidden Lance, against a Trap. */
export function unaffectedOf({ source }: Applied, player: Player, scene: Scene): readonly CardId[] {
  const kind = source.kind === 'trap' || source.kind === 'monster' ? source.kind : 'spell';
  const visits = scene.after.effects
    .filter((other) => other.source.card !== source.card)
    .filter((other) =>
      influencesOf(other).some(
        ({ unaffectedBy: kinds }) => Array.isArray(kinds) && kinds.some((each) => each === kind),
      ),
    )
    .flatMap(({ cards }) => cards);
  return Object.values(scene.after.cards)
    .filter(({ place, visit }) => place.player === player && visits.includes(visit))
    .map(({ id }) => id);
}
