import {
  type Board,
  type CardState,
  type Entry,
  emptyBoard,
  evolveBoard,
  explain,
  isSeenBy,
  monstersOf,
  type Option,
  PLAYERS,
  type Player,
  SeenLog,
  UNSEEN,
} from '../../events/index.ts';
import type { Look } from './checks.ts';
import type { SightExpectation } from './schema.ts';

/** A card as its viewer would call it: by its name, or by where it lies face-down. */
function calledBy(look: Look, seen: SeenLog, card: CardState): string {
  if (isSeenBy(card, seen.viewer)) return look.name(seen.cardOf(card.id));
  const { player, zone, index } = card.place;
  return `facedown@${player}.${zone}${index === undefined ? '' : `.${index}`}`;
}

function optionsSeen(look: Look, seen: SeenLog): readonly string[] {
  const { attack, prompt } = seen.board;
  const options: readonly Option[] = attack?.choices ?? prompt?.options ?? [];
  return options.map(({ value }) => {
    const card = typeof value === 'string' ? seen.board.cards[value] : undefined;
    return card === undefined ? String(value) : calledBy(look, seen, card);
  });
}

/** Everything that the player's own log says, and what is told of it. */
function wordsOf(look: Look, entries: readonly Entry[]): string {
  const names = new Map<string, string>();
  let before: Board = emptyBoard;
  const told = entries.map((entry) => {
    const after = evolveBoard(before, entry);
    for (const { id, name } of Object.values(after.cards))
      if (name !== UNSEEN) names.set(id, look.stage.rules.cards.get(name)?.name ?? name);
    const { switches } = look.stage.rules.ruleset;
    const explanation = explain(
      { entries, before, after, nameOf: (id) => names.get(id) ?? id, switches },
      entry.index,
    );
    before = after;
    return explanation;
  });
  return JSON.stringify([entries, told]);
}

const sorted = (list: readonly string[]): string => [...list].sort().join(', ') || 'none';
const differs = (
  what: string,
  expected: readonly string[] | undefined,
  found: readonly string[],
): string[] =>
  expected === undefined || sorted(expected) === sorted(found)
    ? []
    : [`${what} must be ${sorted(expected)}, and is ${sorted(found)}`];

/** What a player sees of the duel so far, by the player's own log of it, is other than expected: a line each. */
export function problemsOfSight(
  look: Look,
  player: Player,
  expected: SightExpectation | undefined,
): readonly string[] {
  if (expected === undefined) return [];
  const { monsters, choices, unnamed } =
    'length' in expected ? { monsters: expected, choices: undefined, unnamed: undefined } : expected;
  const seen = new SeenLog(player);
  for (const entry of look.stage.entries) seen.append(entry);
  const found = PLAYERS.flatMap((side) =>
    monstersOf(seen.board, side).map((id) => {
      const card = seen.board.cards[id];
      return card === undefined ? id : calledBy(look, seen, card);
    }),
  );
  const words = unnamed === undefined ? '' : wordsOf(look, seen.entries);
  const named = (unnamed ?? []).filter((text) => {
    const name = look.card(text)?.name ?? text;
    const printed = look.stage.rules.cards.get(name)?.name ?? name;
    return words.includes(`"${name}"`) || words.includes(printed);
  });
  return [
    ...differs(`what ${player} sees`, monsters, found),
    ...differs(`the choices that ${player} sees`, choices, optionsSeen(look, seen)),
    ...named.map((text) => `${player} must not read of ${text}, and does`),
  ];
}
