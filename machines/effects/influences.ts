import type {
  AppliedEffect,
  Board,
  CardId,
  CardState,
  Player,
  Value,
  ValueName,
  Values,
  Visit,
} from '../../events/index.ts';
import { asPoints, monstersOf, opponentOf, PLAYERS, VALUE_NAMES } from '../../events/index.ts';
import type { Influence, Selector } from '../cards/vocabulary.ts';
import { type ActiveInfluence, activeInfluences } from './atWork.ts';
import { cardOf, dataOf, type RulesEnvironment } from './env.ts';
import { cardsIn, evaluate, matches, select } from './select.ts';
import { worksSince } from './standing.ts';

/** Whether something forbids a player this. */
export const isForbidden = (
  env: RulesEnvironment,
  board: Board,
  player: Player,
  what: string,
): ActiveInfluence | undefined =>
  activeInfluences(env, board, `forbid.${what}`).find(({ players }) => players.includes(player));

/** Whether a player takes no damage now. */
export const takesNoDamage = (env: RulesEnvironment, board: Board, player: Player): boolean =>
  activeInfluences(env, board, 'damage').some(({ players }) => players.includes(player));

/** Effects that last and forbid a player this. */
export const lastingOn = (board: Board, player: Player, what: string): readonly AppliedEffect[] =>
  board.effects.filter(
    (effect) =>
      effect.players.includes(player) &&
      (effect.what as unknown as readonly Influence[]).some(
        (influence) => 'forbid' in influence && influence.forbid === what,
      ),
  );

/** Whether something forbids this of a card. */
export const isCardForbidden = (
  env: RulesEnvironment,
  board: Board,
  id: CardId,
  what: string,
): ActiveInfluence | undefined =>
  activeInfluences(env, board, `forbid.${what}`).find(({ cards }) => cards.includes(id));

/** Of these cards those that may be Tributed at all. */
export const tributable = (
  env: RulesEnvironment,
  board: Board,
  cards: readonly CardId[],
): readonly CardId[] => cards.filter((id) => isCardForbidden(env, board, id, 'tribute') === undefined);

/** Whether a card cannot be destroyed by battle with this other one ("not with DARK monsters"). */
export function survivesBattleWith(
  env: RulesEnvironment,
  board: Board,
  id: CardId,
  other: CardId | undefined,
): boolean {
  const about = 'ability.notDestroyedByBattle';
  return activeInfluences(env, board, about).some(({ influence, cards, context }) => {
    if (!('ability' in influence) || !cards.includes(id)) return false;
    return (
      influence.against === undefined || (other !== undefined && matches(context, other, influence.against))
    );
  });
}

const FORBID_NAMES: Readonly<Record<string, ValueName>> = {
  attack: 'cannotAttack',
  declareAttack: 'cannotDeclareAttack',
  attackDirectly: 'cannotAttackDirectly',
  turnByHand: 'cannotTurnByHand',
  changePosition: 'cannotTurnByHand',
  beTargeted: 'cannotBeAttacked',
};

/** A value as it must be now, and the cards that make it so. */
export interface Derived {
  readonly values: Values;
  readonly sources: Readonly<Record<string, readonly CardId[]>>;
}

type Stat = 'atk' | 'def' | 'level';

function statOf(base: Values, stat: Stat, influences: readonly ActiveInfluence[]) {
  const printed = base[stat];
  if (printed === undefined) return undefined;
  let value = printed;
  const sources: CardId[] = [];
  for (const { influence, context, source } of influences) {
    if (!('modify' in influence) || influence.modify !== stat || !('set' in influence)) continue;
    value = evaluate(context, influence.set);
    sources.push(source);
  }
  for (const { influence, context, source } of influences) {
    if (!('modify' in influence) || influence.modify !== stat || !('add' in influence)) continue;
    value += evaluate(context, influence.add);
    sources.push(source);
  }
  return { value: asPoints(value), sources };
}

/**
 * The Level of a monster in hand, which a card may lower (A Legendary Ocean). It is worked out when it is asked for and is
 * no value of the card: a change of it in the log would give the hand away.
 */
export function levelInHand(env: RulesEnvironment, board: Board, id: CardId): number {
  const { printed } = cardOf(board, id);
  const own = activeInfluences(env, board, 'modify.level').filter(({ cards }) => cards.includes(id));
  return statOf(printed, 'level', own)?.value ?? 0;
}

/** Cards as an effect that lasts fixed them when it was applied, by their stay on the field. */
export interface FixedCards {
  readonly visits: readonly Visit[];
}

/** Which value of a card an influence changes. */
export function valueNameOf(influence: Influence): ValueName | undefined {
  if ('modify' in influence) return influence.modify;
  if ('ability' in influence) return influence.against === undefined ? influence.ability : undefined;
  if ('forbid' in influence)
    return influence.forbid === 'beTargeted' && influence.hard !== true
      ? 'cannotBeChosen'
      : FORBID_NAMES[influence.forbid];
  if ('furtherAttacks' in influence) return 'attacks';
  if ('attacks' in influence) return influence.onMonsters === true ? 'attacksOnMonsters' : 'attacks';
  if ('must' in influence) return influence.must === 'attack' ? 'mustAttack' : 'mustBeAttacked';
  // Who may attack nothing but certain monsters may not attack directly either.
  if ('canOnlyAttack' in influence) return 'cannotAttackDirectly';
  return 'negated' in influence ? 'negated' : undefined;
}

/** The cards that an influence speaks of: found on the table, or fixed when the effect was applied. */
function spokenOf({ context }: ActiveInfluence, what: Selector | FixedCards): readonly CardId[] {
  if (typeof what === 'string' || !('visits' in what)) return select(context, what);
  return what.visits.flatMap((visit) =>
    Object.values(context.board.cards).flatMap((card) => (card.visit === visit ? [card.id] : [])),
  );
}

/**
 * Restrictions between an attacker and a target (B16): the opposing monsters it cannot attack, and through which cards;
 * sorted, since their order must not tell how they lie once they are shuffled.
 */
export function barredTargets(
  board: Board,
  id: CardId,
  influences: readonly ActiveInfluence[],
): { readonly targets: readonly CardId[]; readonly sources: readonly CardId[] } {
  const opposing = monstersOf(board, opponentOf(cardOf(board, id).place.player));
  const barred = new Set<CardId>();
  const sources: CardId[] = [];
  for (const one of influences) {
    const { influence } = one;
    const kept =
      'cannotAttack' in influence
        ? opposing.filter((target) => spokenOf(one, influence.cannotAttack).includes(target))
        : 'canOnlyAttack' in influence
          ? opposing.filter((target) => !spokenOf(one, influence.canOnlyAttack).includes(target))
          : [];
    if (kept.length === 0) continue;
    for (const target of kept) barred.add(target);
    sources.push(one.source);
  }
  return { targets: [...barred].sort(), sources: [...new Set(sources)] };
}

function derive(base: Values, influences: readonly ActiveInfluence[]): Derived {
  const values: Record<string, Value | undefined> = {};
  const sources: Record<string, readonly CardId[]> = {};
  for (const name of ['attribute', 'type', 'negated'] as const)
    if (base[name] !== undefined) values[name] = base[name];
  let further = 0;
  for (const stat of ['atk', 'def', 'level'] as const) {
    const derived = statOf(base, stat, influences);
    if (derived === undefined) continue;
    values[stat] = derived.value;
    sources[stat] = derived.sources;
  }
  for (const { influence, source } of influences) {
    const name = 'modify' in influence ? undefined : valueNameOf(influence);
    if (name === undefined) continue;
    sources[name] = [...(sources[name] ?? []), source];
    if ('furtherAttacks' in influence) {
      further += influence.furtherAttacks;
      continue;
    }
    if ('attacks' in influence) {
      values[name] = Math.max(Number(values[name] ?? 1), influence.attacks);
      continue;
    }
    // Which card says so tells several such effects apart (B17); the first one stands.
    values[name] = name === 'mustBeAttacked' ? (values[name] ?? source) : true;
  }
  if (further > 0) values['attacks'] = Number(values['attacks'] ?? 1) + further;
  return { values: values as Values, sources };
}

/** One value that is not what it must be. */
export interface ValueDifference {
  readonly card: CardId;
  readonly what: ValueName;
  readonly from: Value;
  readonly to: Value;
  readonly sources: readonly CardId[];
}

/**
 * Every value of a face-up monster that differs from what the influences make of it (B44: never below 0). A negated
 * card influences nothing, so of several negations one is told first: where two cards negate each other, the one that
 * has been there longer does.
 */
export function valueDifferences(env: RulesEnvironment, board: Board): readonly ValueDifference[] {
  const influences = activeInfluences(env, board);
  const differences: ValueDifference[] = [];
  const compare = (card: CardState, { values, sources }: Derived): void => {
    for (const what of VALUE_NAMES) {
      const from = card.values[what] ?? null;
      const to = values[what] ?? null;
      if (isSame(from, to)) continue;
      differences.push({ card: card.id, what, from, to, sources: sources[what] ?? [] });
    }
  };
  for (const player of PLAYERS) {
    for (const id of monstersOf(board, player)) {
      const card = cardOf(board, id);
      const own = influences.filter(({ cards }) => cards.includes(id));
      if (own.length === 0 && card.values === card.printed) continue;
      compare(card, card.faceUp ? deriveMonster(board, card, own) : deriveFaceDown(card, own));
    }
    for (const id of [...cardsIn(board, player, 'spellTrap'), ...cardsIn(board, player, 'fieldSpell')]) {
      const card = cardOf(board, id);
      const own = influences.filter(({ influence, cards }) => 'negated' in influence && cards.includes(id));
      if (card.faceUp && (own.length > 0 || card.values !== card.printed))
        compare(card, derive(card.printed, own));
    }
  }
  const negations = differences.filter(({ what }) => what === 'negated');
  if (negations.length < 2) {
    // What a monster may do can depend on its Level or ATK (Gravity Bind): those first, the rest on what they are then.
    const stats = differences.filter(({ what }) => STATS.has(what));
    return stats.length > 0 ? stats : differences;
  }
  const since = ({ sources }: ValueDifference): number =>
    Math.min(...sources.map((id) => worksSince(cardOf(board, id))));
  return negations.sort((a, b) => since(a) - since(b)).slice(0, 1);
}

const STATS: ReadonlySet<ValueName> = new Set(['atk', 'def', 'level', 'attribute', 'type']);

const isSame = (one: Value, other: Value): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((id, place) => id === other[place])
    : one === other;

function deriveMonster(board: Board, card: CardState, own: readonly ActiveInfluence[]): Derived {
  const { values, sources } = derive(card.printed, own);
  const barred = barredTargets(board, card.id, own);
  if (barred.targets.length === 0) return { values, sources };
  return {
    values: { ...values, cannotAttackThese: [...barred.targets] },
    sources: { ...sources, cannotAttackThese: barred.sources },
  };
}

/**
 * A face-down monster has no abilities and keeps its values; but it can be kept from being attacked, or be made the only
 * target (B16).
 */
function deriveFaceDown({ values }: CardState, own: readonly ActiveInfluence[]): Derived {
  const barring = own.filter(
    ({ influence }) =>
      ('forbid' in influence && influence.forbid === 'beTargeted') ||
      ('must' in influence && influence.must === 'beAttacked'),
  );
  const { values: barred, sources } = derive({}, barring);
  const { cannotBeAttacked: _, cannotBeChosen: __, mustBeAttacked: ___, ...kept } = values;
  return { values: { ...kept, ...barred }, sources };
}

/** The card through which this monster cannot attack that target, or not directly (B16); undefined where no card says so. */
export function barredThrough(
  env: RulesEnvironment,
  board: Board,
  attacker: CardId,
  target: CardId | 'direct',
): CardId | undefined {
  const names = target === 'direct' ? ['cannotAttackDirectly'] : ['cannotBeAttacked', 'cannotBeChosen'];
  const on = target === 'direct' ? attacker : target;
  return activeInfluences(env, board).find(
    (one) =>
      (one.cards.includes(on) && names.some((name) => name === valueNameOf(one.influence))) ||
      (one.cards.includes(attacker) && barredTargets(board, attacker, [one]).targets.includes(target)),
  )?.source;
}

/** The effects at work that make this value of a card what it is. */
export const changersOf = (
  env: RulesEnvironment,
  board: Board,
  id: CardId,
  what: ValueName,
): readonly { readonly card: string; readonly effect: string }[] =>
  activeInfluences(env, board)
    .filter(({ influence, cards }) => cards.includes(id) && valueNameOf(influence) === what)
    .map(({ source, context }) => ({ card: cardOf(board, source).name, effect: context.effect }));

/** What a Trap is as a monster, by its own operation. */
export function asMonsterValues(env: RulesEnvironment, name: string): Values {
  for (const effect of dataOf(env, name).effects) {
    for (const operation of effect.do ?? []) {
      if (operation.op !== 'becomeMonster') continue;
      const { atk, def, level, attribute, type } = operation;
      return { atk, def, level, attribute, type };
    }
  }
  return {};
}
