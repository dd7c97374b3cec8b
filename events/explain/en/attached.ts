import type { Catalogue } from '../catalogue.ts';
import { say, strong } from '../words.ts';

type Tell = Catalogue['tell'];

const equipped: Tell['card.equipped'] = ({ payload }, scene) => ({
  title: 'Equipped',
  row: say`${scene.card(payload.to)} is equipped`,
  sentence: say`${strong`${scene.card(payload.card)} now equips ${scene.card(payload.to)}`}.`,
});

const unequipped: Tell['card.unequipped'] = ({ payload }, scene) => ({
  title: 'No longer equipped',
  row: say`${scene.card(payload.from)} is no longer equipped`,
  sentence: say`${strong`${scene.card(payload.card)} no longer equips ${scene.card(payload.from)}`}.`,
});

const counters: Tell['counters.changed'] = ({ payload }, scene) => {
  const { card, counter, from, to } = payload;
  const counters = to === 1 ? 'counter' : 'counters';
  const told = /^\d+$/.test(counter)
    ? `${to} ${counters} of kind ${counter}`
    : `${to} ${counter} ${counters}`;
  return {
    title: 'Counters',
    row: say`${scene.card(card)}: ${told}`,
    sentence: say`${strong`${scene.card(card)} has ${told} now`}, ${from} before.`,
  };
};

const bonded: Tell['cards.bonded'] = ({ payload }, scene) => ({
  title: 'Bound together',
  row: say`${scene.card(payload.card)} is bound to ${scene.card(payload.to)}`,
  sentence: say`${scene.card(payload.card)} and ${scene.card(payload.to)} are bound together: losing one may destroy the other.`,
});

/** What is said of cards that equip each other, are bound together, or carry counters. */
export const attachedTellers = {
  'card.equipped': equipped,
  'card.unequipped': unequipped,
  'counters.changed': counters,
  'cards.bonded': bonded,
} satisfies Partial<Tell>;
