import type { BattleDamageChange, Board, CardId, Player } from '../../events/index.ts';
import { asPoints, opponentOf } from '../../events/index.ts';
import type { Influence } from '../cards/vocabulary.ts';
import { type ActiveInfluence, activeInfluences } from '../effects/atWork.ts';
import { cardOf, type RulesEnvironment } from '../effects/env.ts';
import { takesNoDamage } from '../effects/influences.ts';
import { amountOf } from '../effects/select.ts';

type ByPlayer = Readonly<Record<Player, number>>;

/** One thing that changed the damage: whose effect, and what each player would take before and after it. */
export interface DamageChange {
  readonly change: BattleDamageChange;
  readonly card: CardId;
  readonly before: ByPlayer;
  readonly after: ByPlayer;
}

/** What comes of a battle's damage: battle damage taken, what became effect damage or a gain, and how it came so. */
export interface DamageTaken {
  readonly damage: ByPlayer;
  readonly effectDamage: ByPlayer;
  readonly gained: ByPlayer;
  readonly changes: readonly DamageChange[];
}

/** What the values alone would do: who would take how much, through which monster. */
export interface Inflicted {
  readonly attacker: CardId;
  readonly target: CardId | 'direct';
  /** The monster that inflicts it. */
  readonly by: CardId;
  readonly taker: Player;
  readonly amount: number;
}

/** One damage of a battle; a battle may deal several, and each is changed by itself. */
interface Hit {
  readonly taker: Player;
  readonly amount: number;
}

type Change = Extract<Influence, { readonly battleDamage: BattleDamageChange }>;
interface Changer {
  readonly what: Change;
  readonly active: ActiveInfluence;
}

/** Whether this effect is about this damage: the battle, who inflicts it, and who takes it in the end. */
function concerns(board: Board, battle: Inflicted, { active, what }: Changer, taker: Player): boolean {
  if (what.direct === true && battle.target !== 'direct') return false;
  const inflicting = cardOf(board, battle.by).place.player;
  if (what.battleDamage === 'inflictDouble' && taker === inflicting) return false;
  if (active.players.length > 0)
    return active.players.includes(what.battleDamage === 'inflictDouble' ? inflicting : taker);
  return active.cards.some((id) => {
    if (id !== battle.attacker && id !== battle.target) return false;
    if ((what.inflicted === true || what.battleDamage === 'inflictDouble') && id !== battle.by) return false;
    const isController = cardOf(board, id).place.player === taker;
    return what.taken === undefined || (what.taken === 'controller') === isController;
  });
}

function changersOf(env: RulesEnvironment, board: Board): readonly Changer[] {
  const changers: Changer[] = [];
  for (const active of activeInfluences(env, board, 'battleDamage')) {
    if ('battleDamage' in active.influence) changers.push({ what: active.influence, active });
  }
  // "Takes no damage" of any kind makes battle damage 0 as well.
  for (const active of activeInfluences(env, board, 'damage'))
    changers.push({ what: { battleDamage: 'none' }, active });
  return changers;
}

const totals = (hits: readonly Hit[]): ByPlayer => {
  const of = (player: Player): number =>
    asPoints(hits.reduce((sum, hit) => sum + (hit.taker === player ? hit.amount : 0), 0));
  return { A: of('A'), B: of('B') };
};

/** What one effect makes of one damage. */
function changed({ active, what }: Changer, hit: Hit): readonly Hit[] {
  const { amount, taker } = hit;
  const other: Hit = { taker: opponentOf(taker), amount };
  switch (what.battleDamage) {
    case 'inflictDouble':
    case 'double':
      return [{ taker, amount: amount * 2 }];
    case 'bothTake':
    case 'otherAlso':
      return [hit, other];
    case 'otherInstead':
      return [other];
    case 'effectDamage':
    case 'gain':
    case 'none':
      return [];
    case 'halve':
      return [{ taker, amount: amount / 2 }];
    case 'become':
      return [{ taker, amount: amountOf(active.context, what.points ?? 0) }];
    case 'ignore': {
      const { atLeast, atMost } = what;
      const over = atLeast !== undefined && amount >= amountOf(active.context, atLeast);
      const under = atMost !== undefined && amount <= amountOf(active.context, atMost);
      return over || under ? [] : [hit];
    }
  }
}

/** The order in which effects change the damage of a battle; those of one step apply to one damage once at most (B45). */
const ORDER: readonly (readonly BattleDamageChange[])[] = [
  ['inflictDouble'],
  ['bothTake'],
  ['otherAlso', 'otherInstead'],
  ['effectDamage'],
  ['gain'],
  ['none'],
  ['halve'],
  ['double'],
  ['become'],
  ['ignore'],
];

/**
 * What each player takes of a battle's damage when all effects that change it have applied, in their fixed order
 * (B45). Life Points; half points are dropped at the end.
 */
export function damageTaken(env: RulesEnvironment, board: Board, battle: Inflicted): DamageTaken {
  const changers = changersOf(env, board);
  const changes: DamageChange[] = [];
  const aside: Record<'effectDamage' | 'gain', Hit[]> = { effectDamage: [], gain: [] };
  let hits: readonly Hit[] = battle.amount > 0 ? [{ taker: battle.taker, amount: battle.amount }] : [];
  for (const step of ORDER) {
    // A damage that this step has made is not changed by it again.
    let open = hits;
    let made: readonly Hit[] = [];
    for (const changer of changers) {
      const change = changer.what.battleDamage;
      if (!step.includes(change)) continue;
      const meant = open.filter((hit) => concerns(board, battle, changer, hit.taker));
      if (meant.length === 0) continue;
      const results = meant.map((hit) => ({ hit, into: changed(changer, hit) }));
      // What comes out as it went in was not changed.
      const touched = results.filter(({ hit, into: [one, ...more] }) => {
        const same = one?.taker === hit.taker && one.amount === hit.amount;
        return more.length > 0 || !same;
      });
      if (touched.length === 0) continue;
      const before = totals([...open, ...made]);
      open = open.filter((hit) => !touched.some((one) => one.hit === hit));
      made = [...made, ...touched.flatMap(({ into }) => into)];
      if (change === 'effectDamage' || change === 'gain')
        aside[change].push(...touched.map(({ hit }) => hit));
      changes.push({ change, card: changer.active.source, before, after: totals([...open, ...made]) });
    }
    hits = [...open, ...made];
  }
  const spared = (hit: Hit): boolean => takesNoDamage(env, board, hit.taker);
  return {
    damage: totals(hits),
    effectDamage: totals(aside.effectDamage.filter((hit) => !spared(hit))),
    gained: totals(aside.gain),
    changes,
  };
}
