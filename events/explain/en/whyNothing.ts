import type { CardId, EntryOf } from '../../messages/index.ts';
import { type ChainLink, isOnField } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';
import { say, type Words } from '../words.ts';
import { and, by } from './grammar.ts';

/** `its effects were negated by Forbidden Chalice`, where that is why a link does nothing (E7, E10). */
function negatedWords(link: ChainLink, id: CardId, scene: Scene): Words | undefined {
  const { values, setBy, visit } = scene.before.cards[id] ?? {};
  const stays = visit === link.visit && values?.negated === true;
  const at = link.leftNegated ?? (stays ? setBy?.['negated'] : undefined);
  if (at === undefined) return stays ? say`its effects are negated` : undefined;
  const sources = scene.entryAt(at, 'value.changed')?.payload.sources ?? [];
  const what = { text: stays ? 'are negated' : 'were negated', entry: at };
  return sources.length === 0
    ? say`its effects ${what}`
    : say`its effects ${what} by ${and(sources.map((source) => scene.card(source)))}`;
}

/** Why a link came to nothing: its card was negated, or it or what it was aimed at was gone before it could resolve. */
export function whyNothing(id: CardId | undefined, scene: Scene): Words {
  const link = scene.before.chain.find((each) => each.card === id && each.state === 'resolving');
  const nothing = say`nothing is there that it could do anything with`;
  if (link === undefined || id === undefined) return nothing;
  const negated = negatedWords(link, id, scene);
  if (negated !== undefined) return negated;
  const goneSince = (card: CardId): EntryOf<'card.moved'> | undefined => {
    for (let index = scene.entry.index - 1; index > link.entry; index--) {
      const moved = scene.entryAt(index, 'card.moved');
      if (moved?.payload.card === card) return moved;
    }
    return undefined;
  };
  const told = (name: Words, moved: EntryOf<'card.moved'>): Words => {
    const { reason, source, card } = moved.payload;
    const verb = reason === 'destroyedByEffect' ? 'was destroyed' : 'was taken away';
    return say`${name} ${{ text: verb, entry: moved.index }}${by(source, card, scene)} before it could resolve`;
  };
  const own = goneSince(id);
  if (own !== undefined && isOnField(own.payload.from.zone)) return told(say`it`, own);
  for (const target of link.targets) {
    const moved = goneSince(target);
    if (moved !== undefined) return told(say`its target, ${scene.card(target)},`, moved);
  }
  return nothing;
}
