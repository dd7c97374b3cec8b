import type { EntryOf } from '../../messages/index.ts';
import type { Told } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { say, strong } from '../words.ts';
import { by, sentence } from './grammar.ts';

/** A material leaves its Xyz Monster, as a cost, by an effect, or because that monster has left the field. */
export function detached({ payload }: EntryOf<'card.moved'>, scene: Scene, zone: string): Told {
  const { card: id, reason, source, to } = payload;
  const card = scene.card(id);
  const host = Object.values(scene.before.cards).find(({ materials }) => materials.includes(id));
  const from = host === undefined ? [] : say` from ${scene.card(host.id)}`;
  const why = reason === 'cost' ? ' as a cost' : by(source, id, scene);
  return {
    title: 'Detached',
    row: say`${card} is detached`,
    sentence: sentence(
      say`${strong`${card}`}, a material, is detached${from}${why} and goes to ${to.player}’s ${zone}`,
    ),
  };
}
