import type { EntryOf } from '../../messages/index.ts';
import type { Catalogue, Told } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { agreeing, named, of, say, sentence, strong, to } from './grammar.ts';
import { by } from './sides.ts';
import { plural } from './typography.ts';

type Tell = Catalogue['tell'];

const equipped: Tell['card.equipped'] = ({ payload }, scene) => ({
  title: 'Équipement',
  row: say`${named(payload.to, scene)} est équipé`,
  sentence: sentence(strong`${named(payload.card, scene)} équipe maintenant ${named(payload.to, scene)}`),
});

const unequipped: Tell['card.unequipped'] = ({ payload }, scene) => ({
  title: 'Fin d’équipement',
  row: say`${named(payload.from, scene)} n’est plus équipé`,
  sentence: sentence(strong`${named(payload.card, scene)} n’équipe plus ${named(payload.from, scene)}`),
});

const counters: Tell['counters.changed'] = ({ payload }, scene) => {
  const { counter, from, to } = payload;
  const card = named(payload.card, scene);
  const kind = /^\d+$/.test(counter) ? `de type ${counter}` : `« ${counter} »`;
  const told = say`${to} ${plural(to, 'Compteur', 'Compteurs')} ${kind}`;
  return {
    title: 'Compteurs',
    row: say`${card} : ${told}`,
    sentence: say`${strong`${card} a maintenant ${told}`}, contre ${from} auparavant.`,
  };
};

const bonded: Tell['cards.bonded'] = ({ payload }, scene) => {
  const [card, other] = [named(payload.card, scene), named(payload.to, scene)];
  return {
    title: 'Cartes liées',
    row: say`${card} est lié ${to(other)}`,
    sentence: say`${card} et ${other} sont liés : perdre l’un peut détruire l’autre.`,
  };
};

/** A material leaves its Xyz Monster, as a cost, by an effect, or because that monster has left the field. */
export function detached({ payload }: EntryOf<'card.moved'>, scene: Scene, toZone: string): Told {
  const { card: id, reason, source } = payload;
  const card = named(id, scene);
  const host = Object.values(scene.before.cards).find(({ materials }) => materials.includes(id));
  const from = host === undefined ? [] : say` ${of(named(host.id, scene))}`;
  const why = reason === 'cost' ? say` comme coût` : by(source, id, scene);
  const participle = agreeing('détaché', [id], scene);
  return {
    title: 'Détachement',
    row: say`${card} est ${participle}`,
    sentence: sentence(
      say`${strong`${card}`}, un Matériel Xyz, est ${participle}${from}${why} et va ${toZone}`,
    ),
  };
}

/** What is said of cards that equip each other, are bound together, or carry counters. */
export const attachedTellers = {
  'card.equipped': equipped,
  'card.unequipped': unequipped,
  'counters.changed': counters,
  'cards.bonded': bonded,
} satisfies Partial<Tell>;
