import type { EntryOf, Player } from '../../messages/index.ts';
import { opponentOf, PLAYERS } from '../../messages/index.ts';
import { type DamageChange, sparedBy, takers, touched } from '../facts/battle.ts';
import type { Scene } from '../scene.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { and, sentence } from './grammar.ts';

type Calculated = EntryOf<'battle.calculated'>;
/** What one effect does to the damage, said after `Through …`. */
function done(change: DamageChange): Words {
  const [taker = 'B'] = takers(change);
  const whose = say`what ${and(touched(change))} would take`;
  switch (change.change) {
    case 'inflictDouble':
      return say`the damage inflicted on ${taker} is doubled`;
    case 'bothTake':
      return say`both players take the damage`;
    case 'otherAlso':
      return say`${touched(change)[0] ?? opponentOf(taker)} takes the damage too`;
    case 'otherInstead': {
      const spared = sparedBy(change) ?? taker;
      return say`${opponentOf(spared)} takes the damage instead of ${spared}`;
    }
    case 'effectDamage':
      return say`${whose} is effect damage and no battle damage`;
    case 'gain':
      return say`${and(touched(change))} gains that many Life Points instead of losing them`;
    case 'none':
      return say`${whose} becomes 0`;
    case 'halve':
      return say`${whose} is halved`;
    case 'double':
      return say`${whose} is doubled`;
    case 'become':
      return say`${whose} becomes a fixed number`;
    case 'ignore':
      return say`damage of that size is not taken`;
  }
}

/** `B would take 1810`, `A and B would take 905 each`. */
function would(damage: DamageChange['after']): Words {
  const hurt = PLAYERS.filter((player) => damage[player] > 0);
  const [first] = hurt;
  if (first === undefined) return say`nobody would take battle damage`;
  if (hurt.length === 1) return say`${first} would take ${damage[first]}`;
  return damage.A === damage.B
    ? say`A and B would take ${damage.A} each`
    : say`A would take ${damage.A} and B ${damage.B}`;
}

/** One change and what it comes to; where a damage is gone, or no battle damage any more, that is said already. */
function told(change: DamageChange, scene: Scene): Words {
  const clause = say`through ${scene.card(change.card)} ${done(change)}`;
  const { A, B } = change.after;
  return A + B === 0 ? sentence(clause) : sentence(say`${clause}, so that ${would(change.after)}`);
}

/** How the damage came to be what it is, one effect after the other, and what is taken in the end (B45). */
export function changedDamage({ payload }: Calculated, scene: Scene): Words {
  const { changes = [], damage, effectDamage, gained } = payload;
  const [first] = changes;
  if (first === undefined) return [];
  const ends = [
    ...PLAYERS.filter((player) => damage[player] > 0).map(
      (player) => say`${player} loses ${damage[player]} Life Points${beyond(damage[player], player, scene)}`,
    ),
    ...PLAYERS.filter((player) => (effectDamage?.[player] ?? 0) > 0).map(
      (player) => say`${player} takes ${effectDamage?.[player] ?? 0} points of effect damage`,
    ),
    ...PLAYERS.filter((player) => (gained?.[player] ?? 0) > 0).map(
      (player) => say`${player} gains ${gained?.[player] ?? 0} Life Points`,
    ),
  ];
  return sentences(
    sentence(say`by the values alone ${would(first.before)}`),
    ...changes.map((change) => told(change, scene)),
    changes.length > 1 &&
      say`Such effects apply in a fixed order, whichever of them was used or came to the field first.`,
    ends.length === 0 ? say`Nobody loses Life Points.` : sentence(strong`${and(ends)}`),
  );
}

const beyond = (amount: number, player: Player, scene: Scene): Words =>
  amount > scene.lifePoints(player) ? say`, which are more than the ${scene.lifePoints(player)} left` : [];
