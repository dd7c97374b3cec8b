import type { Entry, Player, SetupCard } from '../../events/index.ts';
import type { Lesson, LessonText } from './types.ts';

/** What a duel has not that a task cannot be done without: a need in its own words, a card by the name of its data, or a monster to attack with. */
export type Missing =
  | { readonly kind: 'need'; readonly text: LessonText }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'attacker'; readonly player: Player };

/** The cards that the goals of a task name: without them it cannot be done. */
function namedCards({ goals }: Lesson['alone']): readonly string[] {
  const values = goals.flatMap(({ where }) => Object.values(where ?? {})).flat();
  const names = values.flatMap((value) =>
    typeof value === 'string' && value.startsWith('@') ? [value.slice(1)] : [],
  );
  return [...new Set(names)];
}

const fits =
  ({ player, zones, position }: NonNullable<Lesson['alone']['needs']>[number]) =>
  ({ place, position: lies }: SetupCard): boolean =>
    place.player === player && zones.includes(place.zone) && (position === undefined || position === lies);

/**
 * What the setup of a duel lacks for the task of a lesson, as the duel begins; nothing where it has all that is asked for.
 * @example missingFor(lesson, playScenario(scenario).entries)
 */
export function missingFor({ alone }: Pick<Lesson, 'alone'>, path: readonly Entry[]): readonly Missing[] {
  const [first] = path;
  if (first?.type !== 'duel.started') return [];
  const { cards, turnPlayer } = first.payload;
  const needs = (alone.needs ?? []).filter((need) => !cards.some(fits(need)));
  const hasAttacker = cards.some(
    ({ place }) => place.player === turnPlayer && (place.zone === 'monster' || place.zone === 'extraMonster'),
  );
  const isAsked = needs.some(({ player, zones }) => player === turnPlayer && zones.includes('monster'));
  const there = new Set(cards.map(({ name }) => name));
  return [
    ...needs.map(({ text }) => ({ kind: 'need', text }) as const),
    ...(hasAttacker || isAsked ? [] : [{ kind: 'attacker', player: turnPlayer } as const]),
    ...namedCards(alone)
      .filter((card) => !there.has(card))
      .map((card) => ({ kind: 'card', card }) as const),
  ];
}
