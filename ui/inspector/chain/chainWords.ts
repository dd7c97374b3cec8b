import type { ChainLink, Player } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { Moment } from '../../worker/protocol/index.ts';

type Chain = NonNullable<Moment['chain']>;

/** The link that resolves next: the last one that waits, once nothing resolves any more (F5: last in, first out). */
export function nextLink({ links, endedAt }: Chain): number | null {
  if (endedAt !== null || links.some(({ state }) => state === 'resolving')) return null;
  return links.findLast(({ state }) => state === 'waiting')?.link ?? null;
}

/** Whether links are still added, resolve, or the chain is over. */
export function chainStands(chain: Chain, asks: Player | null): string {
  if (chain.endedAt !== null) return words.chainOver;
  return chain.links.every(({ state }) => state === 'waiting')
    ? words.chainBuilds(asks)
    : words.chainResolves;
}

/** How a link stands in a word or two. */
export function linkStands(link: ChainLink, next: number | null): string {
  if (link.negated !== null) return words.linkNegated[link.negated];
  return link.link === next ? words.resolvesNext : words.linkState[link.state];
}
