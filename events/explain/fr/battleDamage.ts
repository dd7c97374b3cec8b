import type { EntryOf, Player } from '../../messages/index.ts';
import { opponentOf, PLAYERS } from '../../messages/index.ts';
import { type DamageChange, sparedBy, takers, touched } from '../facts/battle.ts';
import type { Scene } from '../scene.ts';
import { sentences, type Words } from '../words.ts';
import { and, named, of, say, sentence, strong } from './grammar.ts';

type Calculated = EntryOf<'battle.calculated'>;

/** What one effect does to the damage, said after `Par l’effet de …,`. */
function done(change: DamageChange): Words {
  const [taker = 'B'] = takers(change);
  const whose = say`les dommages subis par ${and(touched(change))}`;
  switch (change.change) {
    case 'inflictDouble':
      return say`les dommages infligés à ${taker} sont doublés`;
    case 'bothTake':
      return say`les deux joueurs subissent les dommages`;
    case 'otherAlso':
      return say`${touched(change)[0] ?? opponentOf(taker)} subit aussi les dommages`;
    case 'otherInstead': {
      const spared = sparedBy(change) ?? taker;
      return say`${opponentOf(spared)} subit les dommages à la place de ${spared}`;
    }
    case 'effectDamage':
      return say`${whose} sont des dommages d’effet et non de combat`;
    case 'gain':
      return say`${and(touched(change))} gagne autant de Life Points au lieu d’en perdre`;
    case 'none':
      return say`${whose} sont réduits à 0`;
    case 'halve':
      return say`${whose} sont réduits de moitié`;
    case 'double':
      return say`${whose} sont doublés`;
    case 'become':
      return say`${whose} prennent une valeur fixe`;
    case 'ignore':
      return say`des dommages de cette taille ne sont pas subis`;
  }
}

/** `B subirait 1810 points`, `A et B subiraient 905 points chacun`. */
function would(damage: DamageChange['after']): Words {
  const hurt = PLAYERS.filter((player) => damage[player] > 0);
  const [first] = hurt;
  if (first === undefined) return say`personne ne subirait de dommages de combat`;
  if (hurt.length === 1) return say`${first} subirait ${damage[first]} points de dommages`;
  return damage.A === damage.B
    ? say`A et B subiraient ${damage.A} points de dommages chacun`
    : say`A subirait ${damage.A} points de dommages et B ${damage.B}`;
}

/** One change and what it comes to; where a damage is gone, or no battle damage any more, that is said already. */
function told(change: DamageChange, scene: Scene): Words {
  const clause = say`par l’effet ${of(named(change.card, scene))}, ${done(change)}`;
  const { A, B } = change.after;
  return A + B === 0 ? sentence(clause) : sentence(say`${clause} : ${would(change.after)}`);
}

const beyond = (amount: number, player: Player, scene: Scene): Words =>
  amount > scene.lifePoints(player) ? say` (il ne lui en reste que ${scene.lifePoints(player)})` : [];

/** How the damage came to be what it is, one effect after the other, and what is taken in the end (B45). */
export function changedDamage({ payload }: Calculated, scene: Scene): Words {
  const { changes = [], damage, effectDamage, gained } = payload;
  const [first] = changes;
  if (first === undefined) return [];
  const ends = [
    ...PLAYERS.filter((player) => damage[player] > 0).map(
      (player) => say`${player} perd ${damage[player]} Life Points${beyond(damage[player], player, scene)}`,
    ),
    ...PLAYERS.filter((player) => (effectDamage?.[player] ?? 0) > 0).map(
      (player) => say`${player} subit ${effectDamage?.[player] ?? 0} points de dommages d’effet`,
    ),
    ...PLAYERS.filter((player) => (gained?.[player] ?? 0) > 0).map(
      (player) => say`${player} gagne ${gained?.[player] ?? 0} Life Points`,
    ),
  ];
  return sentences(
    sentence(say`par les seules valeurs, ${would(first.before)}`),
    ...changes.map((change) => told(change, scene)),
    changes.length > 1 &&
      say`De tels effets s’appliquent dans un ordre fixe, quel que soit celui qui a été utilisé ou est arrivé sur le Terrain en premier.`,
    ends.length === 0 ? say`Personne ne perd de Life Points.` : sentence(strong`${and(ends)}`),
  );
}
