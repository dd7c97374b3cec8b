import { type Catalogue, cardNames, explainOnlyUnder } from '../../events/index.ts';
import { printedNames } from '../cards/index.ts';
import { rulesetTitle } from '../rulesets/index.ts';
import type { OfferDifference, RulesetDifference, Side } from './sideBySide.ts';

/** How a side of a comparison calls its cards: by their printed names. */
export const nameIn = ({ header, path }: Pick<Side, 'header' | 'path'>) =>
  cardNames(path, printedNames(header.cards));

/** What is told with: a language, English where left out, and how it calls a ruleset. */
export interface OfferTelling {
  readonly catalogue?: Catalogue | undefined;
  nameOfRuleset(ruleset: Side['header']['ruleset']): string;
}
const IN_ENGLISH: OfferTelling = { nameOfRuleset: ({ name }) => name };

/** Something that one side alone allows, and why the other one does not. */
function offerWords(
  { offer, player, refused }: OfferDifference,
  side: Side,
  rulesets: { readonly there: string; readonly here: string },
  catalogue?: Catalogue,
): string {
  const decision = { ...offer, player };
  const { code, rule, detail } = refused ?? {};
  const why = code === undefined || rule === undefined ? undefined : { code, rule, detail: detail ?? {} };
  return explainOnlyUnder(decision, why, nameIn(side), rulesets, catalogue);
}

/** The things that only one of two rulesets lets a player do, in words, each with the reason and rule of the other one. */
export const offersInWords = (
  { offers }: RulesetDifference,
  sides: { readonly one: Side; readonly other: Side },
  telling: OfferTelling = IN_ENGLISH,
): readonly string[] => {
  const [one, other] = [sides.one.header.ruleset, sides.other.header.ruleset];
  const [first, second] = [telling.nameOfRuleset(one), telling.nameOfRuleset(other)];
  // two that were changed have one name, and are told apart by their changes
  const names =
    first === second ? { one: rulesetTitle(one), other: rulesetTitle(other) } : { one: first, other: second };
  return offers.map((each) => {
    const not = each.possible === 'one' ? 'other' : 'one';
    const rulesets = { there: names[each.possible], here: names[not] };
    return offerWords(each, sides[not], rulesets, telling.catalogue);
  });
};
