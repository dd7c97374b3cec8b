import type { Player, Zone } from '../../events/index.ts';
import type { CardData, WitnessDifference } from '../../machines/index.ts';
import { words } from '../locales/index.ts';

/** As the witness writes where it looked: `A's monster 3`, `B's Deck`. */
const PLACE = /^([AB])'s (.+?)(?: (\d+))?$/;
/** As it writes a card: `4031928 face-down in Defense Position 1000/500 on 70781052+70781052`. */
const CARD = /^(?:(\d+)|a card)( face-down)?( in Defense Position)?(?: (\d+)\/(\d+))?(?: on ([\d+]+))?$/;
const PILES: Readonly<Record<string, Zone>> = {
  hand: 'hand',
  Deck: 'deck',
  Graveyard: 'graveyard',
  'banished cards': 'banished',
  'Extra Deck': 'extraDeck',
};
const MAIN_ZONES = 5;
const FIELD_ZONE = 6;

type Titles = ReadonlyMap<number, string>;

/** A zone by its number among all of its row: the Main Zones come first. */
function zoneTold(player: Player, row: 'monster' | 'spellTrap', number: number): string {
  if (number <= MAIN_ZONES) return words.cardPlace(player, row, number);
  if (row === 'monster') return words.cardPlace(player, 'extraMonster', number - MAIN_ZONES);
  return words.cardPlace(player, number === FIELD_ZONE ? 'fieldSpell' : 'pendulum', number - FIELD_ZONE);
}

function cardTold(said: string, row: string, titles: Titles): string {
  const card = CARD.exec(said);
  if (card === null) return said === 'nothing' ? words.witnessNothing : said;
  const [, passcode, faceDown, defense, atk, def, under] = card;
  const nameOf = (code: string): string => titles.get(Number(code)) ?? code;
  // of a whole table only how many materials there are is known
  const materials = under === undefined ? [] : passcode === undefined ? under : under.split('+').map(nameOf);
  return words.witnessCard({
    name: passcode === undefined ? null : nameOf(passcode),
    posture:
      row === 'hand'
        ? null
        : words.cardPosture(
            defense === undefined ? 'attack' : 'defense',
            faceDown === undefined,
            row === 'monster',
          ),
    values: atk === undefined || def === undefined ? null : { atk: Number(atk), def: Number(def) },
    materials: typeof materials === 'string' ? Number(materials) : materials,
  });
}

/** What recorded cards are called, by passcode. */
export const titlesOf = (cards: readonly CardData[]): Titles =>
  new Map(cards.flatMap(({ passcode, name }) => (passcode === undefined ? [] : [[passcode, name] as const])));

/** One place in which our board is other than the recording's own, with both and the packet. */
export function witnessLine(
  { turn, packet, place, ours, recorded }: WitnessDifference,
  titles: Titles,
): string {
  const [, player, row = '', number] = PLACE.exec(place) ?? [];
  if (player !== 'A' && player !== 'B') return words.witnessDiffers(turn, packet, place, ours, recorded);
  if (number === undefined) {
    const pile = PILES[row];
    const where =
      pile === undefined ? words.witnessLifePoints(player) : words.cardPlace(player, pile, undefined);
    const count = (said: string) => (pile === undefined ? said : words.witnessCount(Number(said)));
    return words.witnessDiffers(turn, packet, where, count(ours), count(recorded));
  }
  const where =
    row === 'monster' || row === 'spellTrap'
      ? zoneTold(player, row, Number(number))
      : words.cardPlace(player, 'hand', undefined);
  return words.witnessDiffers(
    turn,
    packet,
    where,
    cardTold(ours, row, titles),
    cardTold(recorded, row, titles),
  );
}
