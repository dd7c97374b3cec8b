import type { CardId, EntryOf, Player, Visit } from '../messages/index.ts';
import { opponentOf } from '../messages/index.ts';
import type { AttackState, Board, CardState, Happening, TurnFlags } from './board.ts';
import { attackWith, boardWith, cardWith } from './changed.ts';
import { monstersOf } from './moves.ts';

const visitsOf = (board: Board, player: Player): Visit[] =>
  monstersOf(board, player).map((id) => board.cards[id]?.visit ?? id);

function snapshotOf(board: Board, attacker: Player, entry: number): AttackState['snapshot'] {
  const defender = opponentOf(attacker);
  const names: Record<CardId, string> = {};
  for (const id of monstersOf(board, defender)) names[id] = board.cards[id]?.name ?? id;
  return {
    entry,
    defender: visitsOf(board, defender),
    own: visitsOf(board, attacker),
    zones: board.players[defender].monster,
    names,
  };
}

/** Change what is true of a card this turn. */
export function withFlags(board: Board, id: CardId, change: (flags: TurnFlags) => TurnFlags): Board {
  const card: CardState | undefined = board.cards[id];
  if (card === undefined) return board;
  return boardWith(board, { cards: { ...board.cards, [id]: cardWith(card, { flags: change(card.flags) }) } });
}

function running(board: Board, index: number): AttackState {
  if (board.attack === null) throw new Error(`entry ${index}: no attack is running`);
  return board.attack;
}

/** The attacker is named (B14). */
export function foldDeclaring(board: Board, entry: EntryOf<'attack.declaring'>): Board {
  const { payload } = entry;
  const attack: AttackState = {
    number: payload.number,
    player: payload.player,
    attacker: payload.attacker,
    attackerVisit: payload.visit,
    declaringAt: entry.index,
    declaredAt: null,
    target: null,
    targetVisit: null,
    snapshot: { entry: entry.index, defender: [], own: [], zones: [], names: {} },
    defenderChanges: [],
    ownChanges: [],
    positionChanges: [],
    valueChanges: [],
    attackerLost: null,
    targetLost: null,
    targetForbiddenAt: null,
    redirected: null,
    negatedAt: null,
    neverArrived: [],
    replays: 0,
    choices: null,
    causes: [],
    endedBy: null,
    stopped: false,
    inDamageStep: false,
    timing: 0,
    judged: [],
    calculatedAt: null,
    calledOff: false,
    damage: { A: 0, B: 0 },
  };
  return boardWith(board, { attack });
}

const targeted = (
  entry: number,
  attacker: CardId,
  player: Player,
  payload: { target: CardId; direct: boolean },
): Happening[] =>
  payload.direct ? [] : [{ entry, type: 'targeted', card: payload.target, player, targets: [attacker] }];

/** The declaration is complete: the target stands, the snapshot is taken (R2), one attack is used. */
export function foldDeclared(board: Board, entry: EntryOf<'attack.declared'>): Board {
  const attack = running(board, entry.index);
  const { payload } = entry;
  const next = withFlags(board, attack.attacker, (flags) => ({
    ...flags,
    everDeclared: true,
    declared: (flags.declared ?? 0) + 1,
    attacksUsed: (flags.attacksUsed ?? 0) + 1,
    ...(payload.direct ? { declaredDirect: true as const } : {}),
  }));
  return boardWith(next, {
    attacksDeclared: board.attacksDeclared + 1,
    happenings: [
      ...next.happenings,
      { entry: entry.index, type: 'attackDeclared', card: attack.attacker, player: attack.player },
      ...targeted(entry.index, attack.attacker, attack.player, payload),
    ],
    attack: attackWith(attack, {
      declaredAt: entry.index,
      target: payload.direct ? 'direct' : payload.target,
      targetVisit: payload.targetVisit ?? null,
      snapshot: snapshotOf(board, attack.player, entry.index),
    }),
  });
}

/** The target is another one from now on: a new snapshot, and nothing has changed since. */
function retargeted(
  board: Board,
  attack: AttackState,
  index: number,
  target: CardId | 'direct',
  visit: Visit | undefined,
): AttackState {
  return attackWith(attack, {
    target,
    targetVisit: visit ?? null,
    targetLost: null,
    targetForbiddenAt: null,
    redirected: null,
    snapshot: snapshotOf(board, attack.player, index),
    defenderChanges: [],
    ownChanges: [],
    positionChanges: [],
    valueChanges: [],
    neverArrived: [],
    choices: null,
    causes: [],
  });
}

/** The target is chosen again (R23): a new snapshot, and nothing has changed since (R31). */
export function foldTargetChosen(board: Board, entry: EntryOf<'attack.targetChosen'>): Board {
  const attack = running(board, entry.index);
  const { payload } = entry;
  const next = payload.direct
    ? withFlags(board, attack.attacker, (flags) => ({ ...flags, declaredDirect: true as const }))
    : board;
  const again: Happening[] = payload.responsesAgain
    ? [{ entry: entry.index, type: 'attackDeclared', card: attack.attacker, player: attack.player }]
    : [];
  return boardWith(next, {
    happenings: [
      ...next.happenings,
      ...again,
      ...targeted(entry.index, attack.attacker, attack.player, payload),
    ],
    attack: retargeted(
      board,
      attack,
      entry.index,
      payload.direct ? 'direct' : payload.target,
      payload.targetVisit,
    ),
  });
}

/**
 * An effect changes the target: a new targeting with a new snapshot (R39). Where the battle is fought within the
 * effect, nothing is targeted, and the attacker is in its Damage Step at once (R18, R41).
 */
export function foldRedirected(board: Board, entry: EntryOf<'attack.redirected'>): Board {
  const attack = running(board, entry.index);
  const { fought, target, targetVisit } = entry.payload;
  const next = retargeted(board, attack, entry.index, target, targetVisit);
  const redirected = { entry: entry.index, fought, before: attack.defenderChanges };
  if (!fought) {
    const happenings = targeted(entry.index, attack.attacker, attack.player, { target, direct: false });
    return boardWith(board, {
      happenings: [...board.happenings, ...happenings],
      attack: attackWith(next, { redirected }),
    });
  }
  const inside = boardWith(board, {
    step: 'damage',
    attack: attackWith(next, { redirected, inDamageStep: true, timing: 3 }),
  });
  return withFlags(inside, attack.attacker, (flags) => ({ ...flags, attacked: true }));
}

/** A check for a replay: its choices are open until one is taken; what no attack could answer is judged now. */
export function foldChecked(board: Board, entry: EntryOf<'attackReplay.checked'>): Board {
  const { payload } = entry;
  if (!payload.window || board.attack === null) {
    const attack = board.attack;
    const ended =
      payload.verdict === 'ended' && attack !== null
        ? attackWith(attack, { endedBy: payload.code ?? null })
        : attack;
    return boardWith(board, { attack: ended, unjudged: [] });
  }
  const attack = board.attack;
  return boardWith(board, {
    unjudged: [],
    attack: attackWith(attack, {
      choices: payload.then === 'choose' ? payload.choices : null,
      causes: payload.causes,
      replays: attack.replays + (payload.verdict === 'replay' ? 1 : 0),
      endedBy: payload.verdict === 'ended' && payload.then === 'end' ? (payload.code ?? null) : null,
    }),
  });
}

/** A timing of the Damage Step has come for the monsters in this battle. */
const timingCame = (attack: AttackState, entry: number, timing: number): Happening => ({
  entry,
  type: 'damageStep',
  how: String(timing),
  card: attack.attacker,
  player: attack.player,
  ...(attack.target === null || attack.target === 'direct' ? {} : { targets: [attack.target] }),
});

/** The Damage Step goes from timing to timing; with the first one the attacker has attacked (B26). */
export function foldTiming(board: Board, entry: EntryOf<'damageStep.reached'>): Board {
  const attack = running(board, entry.index);
  const { timing } = entry.payload;
  const next: Board = boardWith(board, {
    step: 'damage',
    happenings: [...board.happenings, timingCame(attack, entry.index, timing)],
    attack: attackWith(attack, { inDamageStep: true, timing }),
  });
  return timing === 1 ? withFlags(next, attack.attacker, (flags) => ({ ...flags, attacked: true })) : next;
}

/** Damage calculation: who is judged destroyed, who has battled. */
export function foldCalculated(board: Board, entry: EntryOf<'battle.calculated'>): Board {
  const attack = running(board, entry.index);
  const { payload } = entry;
  let next: Board = boardWith(board, {
    attack: attackWith(attack, {
      judged: payload.destroyed,
      // Fought within an effect: what comes after it in the chain comes after damage calculation.
      ...(attack.redirected?.fought === true ? { timing: 4 } : {}),
      calculatedAt: entry.index,
      damage: payload.damage,
    }),
    happenings: [
      ...board.happenings,
      ...(attack.redirected?.fought === true ? [timingCame(attack, entry.index, 4)] : []),
      {
        entry: entry.index,
        type: 'battled',
        card: payload.attacker,
        ...(payload.target === undefined ? {} : { targets: [payload.target] }),
      },
    ],
  });
  next = withFlags(next, payload.attacker, (flags) => ({
    ...flags,
    battled: true,
    ...(payload.target === undefined ? { attackedDirectly: true as const } : {}),
  }));
  if (payload.target !== undefined)
    next = withFlags(next, payload.target, (flags) => ({ ...flags, battled: true }));
  return next;
}

/** The attack is over; whether it was used up, and what it counts as, the ruleset said (rules.md 4.5). */
export function foldAttackEnded(board: Board, entry: EntryOf<'attack.ended'>): Board {
  const attack = running(board, entry.index);
  const { payload } = entry;
  const declared = attack.declaredAt !== null;
  const sameVisit = board.cards[attack.attacker]?.visit === attack.attackerVisit;
  let next: Board = boardWith(board, {
    attack: null,
    step: board.step === 'damage' ? 'battle' : board.step,
    lastAttacker: payload.countsAsDeclared ? attack.attackerVisit : board.lastAttacker,
  });
  if (!sameVisit) return next;
  next = withFlags(next, attack.attacker, (flags) => {
    const attacksUsed =
      (flags.attacksUsed ?? 0) + (declared ? (payload.used ? 0 : -1) : payload.used ? 1 : 0);
    const count = (flags.declared ?? 0) - (declared && !payload.countsAsDeclared ? 1 : 0);
    return {
      ...flags,
      attacksUsed,
      declared: count,
      ...(payload.countsAsAttacked ? { attacked: true as const } : {}),
      ...(attack.targetVisit === null || payload.how === 'startedOver'
        ? {}
        : { attackedMonsters: [...(flags.attackedMonsters ?? []), attack.targetVisit] }),
    };
  });
  return next;
}

/** What monsters did this turn stands, but none of it counts against their attacks any more (C18). */
function withAttacksAnew(board: Board): Board['cards'] {
  const cards: Record<CardId, CardState> = {};
  for (const [id, card] of Object.entries(board.cards)) {
    const { attacksUsed, declaredDirect, attackedMonsters, ...flags } = card.flags;
    const none = attacksUsed === undefined && declaredDirect === undefined && attackedMonsters === undefined;
    cards[id] = none ? card : cardWith(card, { flags });
  }
  return cards;
}

/** One more Battle Phase has begun this turn; in some rulesets attacks are counted anew with it (C18). */
export const withBattlePhase = (board: Board, attacksAnew: boolean): Board =>
  boardWith(board, {
    battlePhases: board.battlePhases + 1,
    battlePhaseEndedAt: null,
    cards: attacksAnew ? withAttacksAnew(board) : board.cards,
  });
