import type { CardId, EntryOf } from '../../messages/index.ts';
import { type ChainLink, isOnField } from '../../projections/index.ts';
import type { Scene } from '../scene.ts';

/** The card of a link of the chain before this entry. */
export const linkCard = (link: number, scene: Scene): CardId | undefined =>
  scene.before.chain.find((each) => each.link === link)?.card;

/** The link of this card that is being resolved. */
export const resolvingLink = (id: CardId | undefined, scene: Scene): ChainLink | undefined =>
  scene.before.chain.find((each) => each.card === id && each.state === 'resolving');

/** Whether a card goes to the Graveyard once its chain is over: what it did, it has done by then. */
function isSpent(id: CardId, scene: Scene): boolean {
  for (let index = scene.entry.index + 1; index < scene.entries.length; index++) {
    const entry = scene.entries[index];
    if (entry === undefined || entry.parent !== undefined || entry.type === 'chain.ended') return false;
    if (entry.type === 'card.moved' && entry.payload.card === id)
      return entry.payload.to.zone === 'graveyard';
  }
  return false;
}

/** Whether the running attack will end at the next check: its attacker is gone or turned, or it was negated (R10 to R14). */
const cannotGoOn = ({ before: { attack } }: Scene): boolean =>
  attack !== null && (attack.attackerLost !== null || attack.negatedAt !== null);

/** Why a card did nothing when it resolved; undefined where it did something, or stays and applies from now on. */
export function nothingDoneBy(
  id: CardId | undefined,
  scene: Scene,
):
  | { readonly why: 'judged' | 'facedown' | 'defense'; readonly card: CardId }
  | { readonly why: 'fought' | 'over' | 'nothing' }
  | undefined {
  const link = resolvingLink(id, scene);
  if (link === undefined || id === undefined) return undefined;
  if (scene.entryAt(scene.entry.index - 1, 'link.resolving') === undefined) return undefined;
  const { attack } = scene.before;
  if (link.targets.length === 0) {
    if (!isSpent(id, scene)) return undefined;
    return { why: cannotGoOn(scene) ? 'over' : 'nothing' };
  }
  const judged = link.targets.find((target) => attack?.judged.includes(target) === true);
  if (judged !== undefined) return { why: 'judged', card: judged };
  if (attack?.redirected?.fought === true) return { why: 'fought' };
  // what is aimed at the attacker of an attack that is over in all but name
  if (attack === null || !link.targets.includes(attack.attacker) || !cannotGoOn(scene))
    return { why: 'nothing' };
  switch (attack.attackerLost?.code) {
    case 'ATTACKER_FACEDOWN':
      return { why: 'facedown', card: attack.attacker };
    case 'ATTACKER_DEFENSE':
      return { why: 'defense', card: attack.attacker };
    default:
      return { why: 'over' };
  }
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

/** Whether nothing comes of the link that resolves now. */
export function comesToNothing(link: number, scene: Scene): boolean {
  const next = scene.entryAt(scene.entry.index + 1, 'link.resolved');
  return next?.payload.link === link && next.payload.outcome === 'withoutEffect';
}

/** A link that came to nothing while an attack was running, and what took its card away before it could resolve. */
export interface Idle {
  readonly card: CardId;
  readonly entry: number;
  readonly gone: EntryOf<'card.moved'> | undefined;
}

/** The links that came to nothing since the target was named (B26), in the order in which they resolved. */
export function idleLinks(scene: Scene): readonly Idle[] {
  const from = scene.attack?.snapshot.entry ?? scene.entry.index;
  const found: Idle[] = [];
  for (let index = from + 1; index < scene.entry.index; index++) {
    const resolved = scene.entryAt(index, 'link.resolved');
    if (resolved === undefined || resolved.payload.outcome === 'resolved') continue;
    let card: CardId | undefined;
    let gone: EntryOf<'card.moved'> | undefined;
    for (let at = index - 1; at > from && card === undefined; at--)
      card = scene.entryAt(at, 'link.resolving')?.payload.card;
    for (let at = index - 1; at > from && gone === undefined; at--) {
      if (scene.entryAt(at, 'effect.activated')?.payload.card === card) break;
      const moved = scene.entryAt(at, 'card.moved');
      if (moved?.payload.card === card && isOnField(moved?.payload.from.zone ?? 'nowhere')) gone = moved;
    }
    if (card !== undefined) found.push({ card, entry: index, gone });
  }
  return found;
}

/** A prompt of the rules: the hand limit is the only one that is about no card. */
export const isHandLimit = (payload: EntryOf<'prompt.asked'>['payload'], scene: Scene): boolean =>
  payload.about === undefined && payload.kind === 'card' && scene.before.phase === 'end';
