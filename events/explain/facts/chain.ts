import type { CardId, EntryOf } from '../../messages/index.ts';
import { type ChainLink, isOnField } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';

/** The card of a link of the chain before this entry. */
export const linkCard = (link: number, scene: Scene): CardId | undefined =>
  scene.before.chain.find((each) => each.link === link)?.card;

/** The link of this card that is being resolved. */
export const resolvingLink = (id: CardId | undefined, scene: Scene): ChainLink | undefined =>
  scene.before.chain.find((each) => each.card === id && each.state === 'resolving');

/** Why a card that was aimed at something did nothing with it; undefined where it did something. */
export function nothingDoneBy(
  id: CardId | undefined,
  scene: Scene,
): { readonly why: 'judged'; readonly card: CardId } | { readonly why: 'fought' | 'nothing' } | undefined {
  const link = resolvingLink(id, scene);
  if (link === undefined || link.targets.length === 0) return undefined;
  if (scene.entryAt(scene.entry.index - 1, 'link.resolving') === undefined) return undefined;
  const { attack } = scene.before;
  const judged = link.targets.find((target) => attack?.judged.includes(target) === true);
  if (judged !== undefined) return { why: 'judged', card: judged };
  return { why: attack?.redirected?.fought === true ? 'fought' : 'nothing' };
}

/** Why a link came to nothing: its effects negated (E7, E10), or it or its target gone before it could resolve. */
export type CameToNothing =
  | {
      readonly why: 'negated';
      readonly still: boolean;
      readonly entry: number | undefined;
      readonly sources: readonly CardId[];
    }
  | { readonly why: 'gone'; readonly target: CardId | undefined; readonly moved: EntryOf<'card.moved'> }
  | { readonly why: 'nothing' };

export function cameToNothing(id: CardId | undefined, scene: Scene): CameToNothing {
  const link = resolvingLink(id, scene);
  if (link === undefined || id === undefined) return { why: 'nothing' };
  const negated = negation(link, id, scene);
  if (negated !== undefined) return negated;
  const goneSince = (card: CardId): EntryOf<'card.moved'> | undefined => {
    for (let index = scene.entry.index - 1; index > link.entry; index--) {
      const moved = scene.entryAt(index, 'card.moved');
      if (moved?.payload.card === card) return moved;
    }
    return undefined;
  };
  const own = goneSince(id);
  if (own !== undefined && isOnField(own.payload.from.zone))
    return { why: 'gone', target: undefined, moved: own };
  for (const target of link.targets) {
    const moved = goneSince(target);
    if (moved !== undefined) return { why: 'gone', target, moved };
  }
  return { why: 'nothing' };
}

function negation(link: ChainLink, id: CardId, scene: Scene): CameToNothing | undefined {
  const { values, setBy, visit } = scene.before.cards[id] ?? {};
  const still = visit === link.visit && values?.negated === true;
  const entry = link.leftNegated ?? (still ? setBy?.['negated'] : undefined);
  if (entry === undefined) return still ? { why: 'negated', still, entry, sources: [] } : undefined;
  const sources = scene.entryAt(entry, 'value.changed')?.payload.sources ?? [];
  return { why: 'negated', still, entry, sources };
}

/** A prompt of the rules: the hand limit is the only one that is about no card. */
export const isHandLimit = (payload: EntryOf<'prompt.asked'>['payload'], scene: Scene): boolean =>
  payload.about === undefined && payload.kind === 'card' && scene.before.phase === 'end';
