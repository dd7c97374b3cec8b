import type { Zone } from '../../events/index.ts';
import { PLAYERS } from '../../events/index.ts';
import { becomesMonster, builtInCard, type CardData } from '../cards/index.ts';
import type { JsonPath } from './jsonText.ts';
import type { Scenario, ScenarioCard } from './schema.ts';
import type { DataProblem } from './schemaWords.ts';
import { problemsOfPlaces } from './setupPlaces.ts';

/** The lists of a side, and the zone that each is. */
export const LISTS = [
  ['monsters', 'monster'],
  ['spellsTraps', 'spellTrap'],
  ['hand', 'hand'],
  ['graveyard', 'graveyard'],
  ['banished', 'banished'],
  ['extraDeck', 'extraDeck'],
  ['deck', 'deck'],
] as const satisfies readonly (readonly [string, Zone])[];

const EXTRA: ReadonlySet<string> = new Set(['fusion', 'synchro', 'xyz', 'link']);
/** Places that only a turn with a Battle Phase comes to (B2, B3). */
const IN_BATTLE_PHASE: ReadonlySet<string> = new Set(['start.open', 'battle.open', 'end.open', 'main2']);

/** Why a card cannot lie in a zone as the duel begins, or undefined. */
function wrongZone(
  data: CardData,
  zone: Zone,
  {
    asMonster = false,
    equipped = false,
  }: { readonly asMonster?: boolean | undefined; readonly equipped?: boolean },
): string | undefined {
  const isExtra = EXTRA.has(data.frame ?? '');
  if (asMonster && (zone !== 'monster' || !becomesMonster(data)))
    return 'cannot be here as a monster; only a Trap whose effect makes it one can, under "monsters"';
  switch (zone) {
    case 'monster':
      return data.kind === 'monster' || becomesMonster(data)
        ? undefined
        : `is a ${data.kind} and cannot be in a Monster Zone; put it under "spellsTraps"`;
    case 'spellTrap':
      // A monster lies there while it is equipped to another one (Union monsters).
      if (data.kind === 'monster' && !equipped)
        return 'is a monster and cannot be in a Spell & Trap Zone; put it under "monsters"';
      return data.icon === 'field' ? 'is a Field Spell; put it under "fieldSpell"' : undefined;
    case 'fieldSpell':
      return data.icon === 'field' ? undefined : 'is no Field Spell; only those lie in the Field Zone';
    case 'extraDeck':
      return isExtra ? undefined : 'does not belong in the Extra Deck; put it in the "deck"';
    default:
      if (data.frame === 'token') return 'is a token, and tokens are on the field or nowhere';
      return isExtra && (zone === 'hand' || zone === 'deck')
        ? `belongs in the Extra Deck, never in the ${zone}; put it under "extraDeck"`
        : undefined;
  }
}

/**
 * What is wrong with a setup that its schema cannot see: cards where the rules never let them lie (B53, rules of zones),
 * two in one zone or under one name, a Battle Phase in the first turn (B2). Cards that are not there are somebody else's to find.
 */
export function* problemsOfSetup({ setup, cards }: Scenario): Generator<DataProblem> {
  const dataOf = (name: string): CardData | undefined =>
    cards?.find(({ id }) => id === name) ?? builtInCard(name);
  const judge = (given: ScenarioCard, zone: Zone, path: JsonPath): DataProblem | undefined => {
    const card = typeof given === 'string' ? { card: given } : given;
    const data = dataOf(card.card);
    if (data === undefined) return undefined;
    const wrong = wrongZone(data, zone, {
      asMonster: card.asMonster,
      equipped: card.equippedTo !== undefined,
    });
    const at = typeof given === 'string' ? path : [...path, 'card'];
    if (wrong !== undefined) return { path: at, message: `${JSON.stringify(card.card)} ${wrong}` };
    const token = (card.materials ?? []).findIndex((name) => dataOf(name)?.frame === 'token');
    return token < 0
      ? undefined
      : {
          path: [...path, 'materials', token],
          message: 'a token is no material; it is on the field or nowhere',
        };
  };
  if ((setup.turn ?? 3) === 1 && IN_BATTLE_PHASE.has(setup.at ?? 'battle.open'))
    yield {
      path: setup.at === undefined ? ['setup', 'turn'] : ['setup', 'at'],
      message: 'the first turn has no Battle Phase (B2); begin at "main1", or in a later turn',
    };
  for (const player of PLAYERS) {
    const side = setup[player] ?? {};
    const problems = [
      ...LISTS.flatMap(([list, zone]) =>
        (side[list] ?? []).map((card, index) => judge(card, zone, ['setup', player, list, index])),
      ),
      ...(side.fieldSpell == null
        ? []
        : [judge(side.fieldSpell, 'fieldSpell', ['setup', player, 'fieldSpell'])]),
    ];
    yield* problems.filter((problem) => problem !== undefined);
  }
  yield* problemsOfPlaces(setup);
}
