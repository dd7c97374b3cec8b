import { cardNames, explainRefusal, textOf } from '../../events/index.ts';
import type { Offer } from '../duel/index.ts';
import type { OfferDifference, RulesetDifference, Side } from './sideBySide.ts';

/** How a side of a comparison calls its cards: by their printed names. */
export const nameIn = ({ header, path }: Side) => {
  const printed = new Map(header.cards.map((card) => [card.id, card.name]));
  return cardNames(path, (name) => printed.get(name) ?? name);
};

const DOING: Readonly<Partial<Record<Offer['type'], string>>> = {
  'effect.activate': 'use',
  'attack.declare': 'attack with',
  'monster.summon': 'Summon',
  'card.set': 'Set',
  'monster.flip': 'Flip Summon',
  'monster.turn': 'turn',
  'attackReplay.choose': 'choose',
  'phase.change': 'go on to the next phase',
  'priority.pass': 'pass',
};

/** Why something offered is refused, in words; undefined where nothing says so. */
function whyNot(offer: Offer, nameOf: (card: string) => string): string | undefined {
  const { code, rule, detail } = offer;
  if (code === undefined || rule === undefined) return undefined;
  const { type, player, card, target, to } = offer;
  return textOf(
    explainRefusal({ type, player, card, target, to, code, rule, detail: detail ?? {} }, nameOf).sentence,
  );
}

/** Something that one side alone allows, and why the other one does not. */
function offerWords(
  { offer, player, refused }: OfferDifference,
  side: Side,
  there: string,
  here: string,
): string {
  const nameOf = nameIn(side);
  const about = offer.card ?? offer.target;
  const card = about === undefined ? '' : ` ${nameOf(about)}`;
  const may = `Under ${there} ${player} may ${DOING[offer.type] ?? offer.type}${card} here`;
  const why = refused === null ? undefined : whyNot(refused, nameOf);
  if (why === undefined) return `${may}; under ${here} not.`;
  return `${may}. Under ${here} not: ${why} (${refused?.rule})`;
}

/** The things that only one of two rulesets lets a player do, in words, each with the reason and rule of the other one. */
export const offersInWords = (
  { offers }: RulesetDifference,
  sides: { readonly one: Side; readonly other: Side },
): readonly string[] => {
  const names = { one: sides.one.header.ruleset.name, other: sides.other.header.ruleset.name };
  return offers.map((each) => {
    const not = each.possible === 'one' ? 'other' : 'one';
    return offerWords(each, sides[not], names[each.possible], names[not]);
  });
};
