import type { CardId, Entry, EntryOf } from '../messages/index.ts';
import { ANNOTATIONS, opponentOf } from '../messages/index.ts';
import { foldApplied, shakenOff } from './applied.ts';
import { foldBonded } from './attached.ts';
import {
  foldAttackEnded,
  foldCalculated,
  foldChecked,
  foldDeclared,
  foldDeclaring,
  foldRedirected,
  foldTargetChosen,
  foldTiming,
  withBattlePhase,
  withFlags,
} from './attack.ts';
import type { AttackState, Board, CardState, Happening } from './board.ts';
import {
  clearUses,
  foldActivated,
  foldChainEnded,
  foldLinkResolved,
  foldLinkResolving,
  usesOfDuel,
} from './chain.ts';
import { attackWith, boardWith, cardWith, patchCard, playersWith, sideWith, type Unseen } from './changed.ts';
import { boardOfSetup } from './initial.ts';
import { foldControlChanged, foldMoved, isMonsterZone, monstersOf } from './moves.ts';
import { foldZonesShuffled } from './shuffles.ts';
import { afterSight, beforeSight } from './sight.ts';
import { foldPassed, lookForTriggers, resolvingAt } from './windows.ts';

const happened = (board: Board, happening: Happening): Board =>
  boardWith(board, { happenings: [...board.happenings, happening] });

function foldTurned(board: Board, entry: EntryOf<'card.turned'>): Board {
  const { payload } = entry;
  const old = board.cards[payload.card];
  if (old === undefined) throw new Error(`entry ${entry.index}: card ${payload.card} is not in this duel`);
  let next = patchCard(board, old.id, {
    position: payload.position,
    faceUp: payload.faceUp,
    turnedAt: entry.index,
  });
  if (!payload.faceUp && old.faceUp) {
    next = patchCard(next, old.id, { values: old.printed, setBy: {} });
    next = boardWith(next, { effects: shakenOff(next.effects, old.visit) });
  }
  if (payload.how === 'byHand' || payload.how === 'flipSummon')
    next = withFlags(next, old.id, (flags) => ({ ...flags, turnedByHand: true }));
  if (payload.faceUp && !old.faceUp) {
    next = happened(next, {
      entry: entry.index,
      type: 'flipped',
      card: old.id,
      visit: old.visit,
      how: payload.how,
      player: old.place.player,
    });
  }
  if (payload.faceUp && old.faceUp && payload.position !== old.position) {
    next = happened(next, {
      entry: entry.index,
      type: 'turned',
      card: old.id,
      visit: old.visit,
      how: payload.position,
      player: old.place.player,
    });
  }
  const { attack } = next;
  if (attack === null || attack.target === null || !isMonsterZone(old.place.zone)) return next;
  if (old.id === attack.attacker && attack.attackerLost === null) {
    if (!payload.faceUp)
      return boardWith(next, {
        attack: attackWith(attack, { attackerLost: { code: 'ATTACKER_FACEDOWN', entry: entry.index } }),
      });
    if (payload.position === 'defense' && old.values.attackInDefense !== true)
      return boardWith(next, {
        attack: attackWith(attack, { attackerLost: { code: 'ATTACKER_DEFENSE', entry: entry.index } }),
      });
  }
  return boardWith(next, {
    attack: attackWith(attack, { positionChanges: [...attack.positionChanges, entry.index] }),
  });
}

function foldValue(board: Board, entry: EntryOf<'value.changed'>): Board {
  const { payload } = entry;
  const card = board.cards[payload.card];
  if (card === undefined) return board;
  const values: Record<string, unknown> = { ...card.values };
  values[payload.what] = payload.to ?? undefined;
  const next = patchCard(board, card.id, { values, setBy: { ...card.setBy, [payload.what]: entry.index } });
  const { attack } = next;
  if (attack === null || attack.target === null || attack.inDamageStep) return next;
  if (STATS.has(payload.what))
    return boardWith(next, {
      attack: attackWith(attack, { valueChanges: [...attack.valueChanges, entry.index] }),
    });
  return attack.targetForbiddenAt === null && forbidsTarget(next, attack, entry)
    ? boardWith(next, { attack: attackWith(attack, { targetForbiddenAt: entry.index }) })
    : next;
}

/** Whether with this change the attacker can no longer attack its target: R6, whether or not it stays so (R8). */
function forbidsTarget(board: Board, attack: AttackState, { payload }: EntryOf<'value.changed'>): boolean {
  const { card, to, what } = payload;
  if (attack.target === 'direct') {
    if (card !== attack.attacker) return false;
    if (what === 'cannotAttackDirectly') return to === true;
    return (
      what === 'attackDirectly' && to !== true && monstersOf(board, opponentOf(attack.player)).length > 0
    );
  }
  if (what === 'cannotBeAttacked') return card === attack.target && to === true;
  return (
    what === 'cannotAttackThese' &&
    card === attack.attacker &&
    Array.isArray(to) &&
    to.some((id) => id === attack.target)
  );
}

function foldStep(board: Board, entry: EntryOf<'step.entered'>): Board {
  const { index } = entry;
  const { step } = entry.payload;
  let next: Board = boardWith(board, { phase: 'battle', step, stepAt: index, proposed: null });
  if (step === 'start') next = withBattlePhase(next, entry.payload.attacksAnew === true);
  const how = step === 'start' ? 'battleStart' : step === 'end' ? 'battleEnd' : undefined;
  if (how === undefined) return next;
  return happened(next, { entry: index, type: 'phase', how, player: board.turnPlayer });
}

const STATS: ReadonlySet<string> = new Set(['atk', 'def', 'level', 'attribute', 'type']);

function foldTurnBegun(board: Board, entry: EntryOf<'turn.begun'>): Board {
  const cards: Record<CardId, CardState> = { ...board.cards };
  for (const card of Object.values(board.cards))
    if (Object.keys(card.flags).length > 0) cards[card.id] = cardWith(card, { flags: {} });
  const { A, B } = board.players;
  return boardWith(board, {
    cards,
    turn: entry.payload.turn,
    turnPlayer: entry.payload.player,
    phase: 'draw',
    step: null,
    stepAt: null,
    players: { A: sideWith(A, { normalSummonUsed: false }), B: sideWith(B, { normalSummonUsed: false }) },
    attacksDeclared: 0,
    lastAttacker: null,
    battlePhases: 0,
    battlePhaseEndedAt: null,
    proposed: null,
    uses: usesOfDuel(board.uses),
    history: {},
    happenings: [],
    unjudged: [],
  });
}

function foldSummoned(board: Board, entry: EntryOf<'monster.summoned'>): Board {
  const { payload } = entry;
  const card = board.cards[payload.card];
  if (card === undefined) return board;
  const player = card.place.player;
  const kind =
    payload.how === 'flip' ? 'flipSummoned' : payload.how === 'set' ? 'monsterSet' : 'normalSummoned';
  let next: Board = boardWith(board, {
    history: { ...board.history, [`${player}:${kind}`]: (board.history[`${player}:${kind}`] ?? 0) + 1 },
  });
  if (payload.usesNormalSummon) {
    next = boardWith(next, {
      players: playersWith(next.players, player, sideWith(next.players[player], { normalSummonUsed: true })),
    });
  }
  return happened(next, {
    entry: entry.index,
    type: 'summoned',
    card: card.id,
    visit: card.visit,
    player,
    how: payload.how,
  });
}

function foldLifePoints(board: Board, entry: EntryOf<'lifePoints.changed'>): Board {
  const { payload } = entry;
  const { player } = payload;
  const side = sideWith(board.players[player], { lifePoints: payload.to, lifePointsSetBy: entry.index });
  const next = boardWith(board, { players: playersWith(board.players, player, side) });
  if (payload.why !== 'battleDamage') return next;
  return happened(next, {
    entry: entry.index,
    type: 'battleDamage',
    player: payload.player,
    amount: payload.from - payload.to,
    ...(payload.source === undefined ? {} : { card: payload.source.card, source: payload.source }),
  });
}

function fold(board: Board, entry: Entry): Board {
  switch (entry.type) {
    case 'duel.started':
      return boardOfSetup(entry.payload);
    case 'duel.ended':
      return boardWith(board, { winner: entry.payload.winner ?? 'draw' });
    case 'turn.begun':
      return foldTurnBegun(board, entry);
    case 'turn.ended':
      return boardWith(board, { proposed: null });
    case 'phase.entered':
      return happened(
        boardWith(board, { phase: entry.payload.phase, step: null, stepAt: null, proposed: null }),
        {
          entry: entry.index,
          type: 'phase',
          how: entry.payload.phase,
          player: board.turnPlayer,
        },
      );
    case 'step.entered':
      return foldStep(board, entry);
    case 'phase.proposed':
      return boardWith(board, { proposed: entry.payload.to });
    case 'priority.passed':
      return foldPassed(board, entry);
    case 'attack.declaring':
      return foldDeclaring(board, entry);
    case 'attack.declared':
      return foldDeclared(board, entry);
    case 'attack.targetChosen':
      return foldTargetChosen(board, entry);
    case 'attack.redirected':
      return foldRedirected(board, entry);
    case 'attack.negated':
      return board.attack === null
        ? board
        : boardWith(board, { attack: attackWith(board.attack, { negatedAt: entry.index }) });
    case 'attack.stopped':
      return board.attack === null
        ? board
        : boardWith(board, { attack: attackWith(board.attack, { stopped: true }) });
    case 'attack.ended':
      return foldAttackEnded(board, entry);
    case 'attackReplay.checked':
      return foldChecked(board, entry);
    case 'battlePhase.ended':
      return boardWith(board, { battlePhaseEndedAt: entry.index });
    case 'damageStep.reached':
      return foldTiming(board, entry);
    case 'battle.calculated':
      return foldCalculated(board, entry);
    case 'battle.calledOff':
      return board.attack === null
        ? board
        : boardWith(board, { attack: attackWith(board.attack, { calledOff: true }) });
    case 'damageStep.left':
      return boardWith(board, { uses: clearUses(board.uses, 'battle') });
    case 'effect.activated':
      return foldActivated(board, entry);
    case 'triggers.placed':
      return boardWith(board, { triggers: [], offers: entry.payload.offers });
    case 'effect.negated':
      return boardWith(board, {
        chain: board.chain.map((link) =>
          link.link === entry.payload.link ? { ...link, negated: entry.payload.what } : link,
        ),
      });
    case 'link.resolving':
      return foldLinkResolving(board, entry);
    case 'link.resolved':
      return foldLinkResolved(board, entry);
    case 'chain.ended':
      return foldChainEnded(board, entry.index);
    case 'prompt.asked':
      return boardWith(board, { prompt: { ...entry.payload, entry: entry.index, answer: null } });
    case 'prompt.answered':
      return board.prompt === null
        ? board
        : boardWith(board, { prompt: { ...board.prompt, answer: entry.payload.answer } });
    case 'card.moved':
      return foldMoved(board, entry);
    case 'card.turned':
      return foldTurned(board, entry);
    case 'control.changed':
      return foldControlChanged(board, entry);
    case 'monster.summoned':
      return foldSummoned(board, entry);
    case 'card.equipped':
      return patchCard(board, entry.payload.card, { equippedTo: entry.payload.to });
    case 'card.unequipped':
      return patchCard(board, entry.payload.card, { equippedTo: undefined });
    case 'counters.changed': {
      const { card, counter, to } = entry.payload;
      return patchCard(board, card, { counters: { ...board.cards[card]?.counters, [counter]: to } });
    }
    case 'cards.bonded':
      return foldBonded(board, entry);
    case 'zones.shuffled':
      return foldZonesShuffled(board, entry);
    case 'deck.shuffled': {
      const { player, order } = entry.payload;
      const side = sideWith(board.players[player], { deck: order });
      return boardWith(board, { players: playersWith(board.players, player, side) });
    }
    case 'lifePoints.changed':
      return foldLifePoints(board, entry);
    case 'effect.applied':
      return foldApplied(board, entry);
    case 'effect.expired':
      return boardWith(board, { effects: board.effects.filter((effect) => effect.id !== entry.payload.id) });
    case 'value.changed':
      return foldValue(board, entry);
    case 'attack.notRedirected':
    case 'spellTrap.set':
    case 'monster.turnedByHand':
    case 'cards.revealed':
    case 'command.refused':
    case 'branch.named':
    case 'branch.dropped':
    case 'bookmark.added':
    case 'note.added':
    case 'procedure.observed':
      return board;
  }
}

/** The table after one more entry, with what happened still remembered: what triggers are looked for in. */
export const previewBoard = (board: Board, entry: Entry): Board => fold(board, entry);

/**
 * The table after one more entry: pure, and without any knowledge of cards or rules.
 * @param preview what `previewBoard` said of the same entry, where that is known already: it goes into the table
 * @throws Error where the entry speaks of a card or attack that is not there (a corrupt log).
 */
export function evolveBoard(board: Board, entry: Entry, preview?: Board): Board {
  if (ANNOTATIONS.has(entry.type)) return boardWith(board, { entry: entry.index });
  const { sight } = entry;
  const folded = preview ?? fold(sight === undefined ? board : beforeSight(board, sight), entry);
  // A table that the fold has just made is nobody else's yet, and is completed in place: a copy costs what a step costs.
  const next: Unseen<Board> = folded === board ? boardWith(board, {}) : folded;
  if ('triggers' in entry.payload && entry.payload.triggers !== undefined)
    lookForTriggers(next, entry.payload.triggers, entry.index, resolvingAt(board));
  next.entry = entry.index;
  if (board.prompt !== null && board.prompt.answer !== null && next.prompt === board.prompt)
    next.prompt = null;
  return sight?.loses === undefined ? next : afterSight(next, sight);
}
