import type { Command, CommandType, Player, Rejection, Trigger } from '../../events/index.ts';
import { activate, beginActivation } from '../effects/activate.ts';
import { cardOf, dataOf } from '../effects/env.ts';
import { levelInHand } from '../effects/influences.ts';
import { moveCard, turnCard } from '../effects/moves.ts';
import { stepEffects } from '../effects/stepEffects.ts';
import { placeNormally } from '../effects/summons.ts';
import { cardOptions, choose, fitAnswer, resumed, type Work } from '../effects/work.ts';
import { activatable, type Moment, offeredNow, refuseEffect } from '../rules/activation.ts';
import { refuseAttack, refuseTarget } from '../rules/attack.ts';
import { respondsAgain } from '../rules/attackReplay.ts';
import { refusePhase } from '../rules/phase.ts';
import { refuseTurn } from '../rules/position.ts';
import { refuseNormalSummon, refuseSetSpellTrap, tributesNeeded, tributesOf } from '../rules/summon.ts';
import { namedByOpponent } from '../rules/whoChooses.ts';
import { nameTarget } from './nameTarget.ts';
import type { Run } from './run.ts';

type Of<T extends CommandType> = Extract<Command, { type: T }>;

/** The moment of the table as activations see it: the chart's places, and whether box A is open. */
export function momentOf(run: Run): Moment {
  const { asks, may, places } = run.speaker;
  return { places, open: asks === run.board.turnPlayer && may.includes('phase.change') };
}

const known = (run: Run, card: string): Rejection | undefined =>
  run.board.cards[card] === undefined
    ? { code: 'command/unknown-card', rule: 'E1', detail: { card } }
    : undefined;

function declare(run: Run, command: Of<'attack.declare'>): Rejection | undefined {
  const refused = known(run, command.with) ?? refuseAttack(run.env, run.board, command.player, command.with);
  if (refused !== undefined) return refused;
  const named = command.target;
  if (named !== undefined) {
    const by = namedByOpponent(run.env, run.board, command.player);
    const detail = { card: command.with, target: named, by: by ?? null };
    if (by !== undefined) return { code: 'attack/opponent-names', rule: 'R28', detail };
    const illegal = refuseTarget(run.env, run.board, command.with, named);
    if (illegal !== undefined) return illegal;
  }
  const attacker = cardOf(run.board, command.with);
  run.emit('attack.declaring', {
    player: command.player,
    attacker: attacker.id,
    visit: attacker.visit,
    number: run.board.attacksDeclared + 1,
  });
  return undefined;
}

function chooseTarget(run: Run, command: Of<'attackReplay.choose'>): Rejection | undefined {
  const { attack } = run.board;
  if (attack === null || attack.choices === null)
    return { code: 'attackReplay/not-open', rule: 'F8', detail: {} };
  const { target } = command;
  const detail = { card: attack.attacker, target };
  if (!attack.choices.some(({ value }) => value === target)) {
    if (target === 'stop') return { code: 'attackReplay/must-attack', rule: 'R27', detail };
    const refused = refuseTarget(run.env, run.board, attack.attacker, target);
    if (refused !== undefined) return refused;
    return attack.choices.some(({ value }) => value === 'continue')
      ? { code: 'attackReplay/opponent-names', rule: 'R28', detail }
      : { code: 'attackReplay/not-a-choice', rule: 'R23', detail };
  }
  if (target === 'continue') return goOn(run, { type: 'attackReplay.continue', player: command.player });
  if (target === 'stop')
    run.emit('attack.stopped', { player: command.player }, { causedBy: [run.board.entry] });
  else takeTarget(run, target);
  return undefined;
}

/** The target is chosen again: a new targeting, and no declaration (R29, R30). */
function takeTarget(run: Run, target: string): void {
  const direct = target === 'direct';
  const chosen = {
    target,
    direct,
    responsesAgain: respondsAgain(run.env),
    ...(direct ? {} : { targetVisit: cardOf(run.board, target).visit }),
  };
  run.open('attack.targetChosen', chosen, { causedBy: [run.board.entry] });
}

/** Go on with the attack: against the same target, or against the one that the opponent names (R28). */
function goOn(run: Run, command: Of<'attackReplay.continue'>): Rejection | undefined {
  const { attack } = run.board;
  if (attack?.choices?.some(({ value }) => value === 'continue') !== true)
    return chooseTarget(run, {
      type: 'attackReplay.choose',
      player: command.player,
      target: attack?.target ?? 'direct',
    });
  const work = { ...emptyWork(command.player, attack.attacker), effect: 'attackTarget' };
  run.causedBy([run.board.entry], () => goOnAgainst(run, work));
  return undefined;
}

/** Whoever has a say names the target; an answer that was asked for is in the work. */
function goOnAgainst(run: Run, work: Work): void {
  takeTarget(run, nameTarget(run, work, work.self));
}

function activateEffect(run: Run, command: Of<'effect.activate'>): Rejection | undefined {
  const unknown = known(run, command.card);
  if (unknown !== undefined) return unknown;
  const { name } = cardOf(run.board, command.card);
  const effects = activatable(run.env, name).filter(
    ({ id }) => command.effect === undefined || id === command.effect,
  );
  const moment = momentOf(run);
  const refusals = effects.map((effect) =>
    refuseEffect(run.env, run.board, command.player, command.card, effect, moment),
  );
  const at = refusals.indexOf(undefined);
  const effect = effects[at];
  if (effect === undefined)
    return mostTelling(refusals) ?? { code: 'effect/none', rule: 'E1', detail: { card: command.card } };
  const trigger = offeredNow(run.env, run.board, command.player, command.card, effect.id);
  beginActivation(run, command.player, command.card, effect, command.answers ?? [], trigger);
  return undefined;
}

/** Of several effects' refusals the one that says most: not merely that the card lies elsewhere. */
export function mostTelling(refusals: readonly (Rejection | undefined)[]): Rejection | undefined {
  const all = refusals.filter((one) => one !== undefined);
  return all.find(({ code }) => code !== 'effect/not-here' && code !== 'effect/already-active') ?? all[0];
}

function summon(
  run: Run,
  command: Of<'monster.summon'> | Of<'card.set'>,
  isSet: boolean,
): Rejection | undefined {
  const refused = refuseNormalSummon(run.env, run.board, command.player, command.card, isSet);
  if (refused !== undefined) return refused;
  return summonNow(run, {
    ...emptyWork(command.player, command.card),
    answers: command.answers ?? [],
    data: { set: isSet, zone: command.zone ?? null },
  });
}

const emptyWork = (player: Work['player'], self: string): Work => ({
  kind: 'rule',
  player,
  self,
  effect: 'summon',
  targets: [],
  paid: [],
  vars: {},
  ops: [],
  answers: [],
  made: {},
});

/** Tributes, then the monster itself (B51). */
function summonNow(run: Run, work: Work): undefined {
  const { set, zone } = work.data as { set: boolean; zone: number | null };
  const needed = tributesNeeded(levelInHand(run.env, run.board, work.self));
  if (needed > 0) {
    const tributes = choose(run, work, {
      key: 'tributes',
      player: work.player,
      kind: 'cost',
      options: cardOptions(tributesOf(run.env, run.board, work.player)),
      min: needed,
      max: needed,
    });
    for (const id of tributes.values) moveCard(run, String(id), 'graveyard', { reason: 'tribute' });
  }
  placeNormally(run, work.self, work.player, set, needed > 0, { index: zone ?? undefined });
  return undefined;
}

function setCard(run: Run, command: Of<'card.set'>): Rejection | undefined {
  const unknown = known(run, command.card);
  if (unknown !== undefined) return unknown;
  const data = dataOf(run.env, cardOf(run.board, command.card).name);
  if (data.kind === 'monster') return summon(run, command, true);
  const refused = refuseSetSpellTrap(run.env, run.board, command.player, command.card);
  if (refused !== undefined) return refused;
  moveCard(run, command.card, data.icon === 'field' ? 'fieldSpell' : 'spellTrap', {
    reason: 'set',
    faceUp: false,
    player: command.player,
    index: command.zone,
  });
  run.open('spellTrap.set', { card: command.card });
  return undefined;
}

function turn(run: Run, command: Of<'monster.turn'> | Of<'monster.flip'>): Rejection | undefined {
  const flip = command.type === 'monster.flip';
  const refused =
    known(run, command.card) ?? refuseTurn(run.env, run.board, command.player, command.card, flip);
  if (refused !== undefined) return refused;
  const card = cardOf(run.board, command.card);
  const position = flip || card.position === 'defense' ? 'attack' : 'defense';
  turnCard(run, command.card, position, true, flip ? 'flipSummon' : 'byHand');
  if (flip) run.open('monster.summoned', { card: command.card, how: 'flip', usesNormalSummon: false });
  else run.open('monster.turnedByHand', { card: command.card });
  return undefined;
}

/**
 * Who moves on from the Start or End Step uses an effect for it that must be used first; before that they may come in
 * any order, each on a chain of its own (B10, B47).
 */
function dueFirst(run: Run, player: Player): { readonly triggers?: Trigger[] } {
  const movesOn = player !== run.board.turnPlayer || run.speaker.may.includes('phase.change');
  const due = movesOn ? stepEffects(run.env, run.board, player).find(({ optional }) => !optional) : undefined;
  return due === undefined ? {} : { triggers: [due] };
}

function changePhase(run: Run, command: Of<'phase.change'>): Rejection | undefined {
  const refused = refusePhase(run.env, run.board, command.player, command.to, run.speaker.next);
  if (refused !== undefined) return refused;
  run.emit('phase.proposed', { player: command.player, to: command.to, ...dueFirst(run, command.player) });
  return undefined;
}

/** Pass: in an open Main Phase the next phase is asked for, else priority goes on (rules.md 3.2). */
function pass(run: Run, command: Of<'priority.pass'>): Rejection | undefined {
  const { next, may } = run.speaker;
  const phases = may.includes('phase.change') ? next : [];
  const refusals = phases.map((phase) => refusePhase(run.env, run.board, command.player, phase, next));
  const to = phases[refusals.indexOf(undefined)];
  if (to === undefined && refusals.length > 0) return refusals[0];
  if (to !== undefined)
    run.emit('phase.proposed', { player: command.player, to, ...dueFirst(run, command.player) });
  else {
    const offers = run.board.offers.filter((trigger) => trigger.player !== command.player).length;
    const forced = run.board.forced.length;
    const links = run.board.chain.length;
    run.emit('priority.passed', {
      player: command.player,
      offers,
      links,
      ...(forced === 0 ? {} : { forced }),
      ...dueFirst(run, command.player),
    });
  }
  return undefined;
}

/** An answer to the open prompt; an activation or Summon that asked goes on at once, a rule's work when it is its turn. */
function answer(run: Run, command: Of<'prompt.answer'>): Rejection | undefined {
  const { prompt } = run.board;
  if (prompt === null) return { code: 'answer/no-prompt', rule: 'F8', detail: {} };
  const { kind, max, min, options, player } = prompt;
  const question = { key: '', kind: kind as 'card', max, min, options, player };
  if (fitAnswer(run, command.answer, question) === undefined) {
    return {
      code: 'answer/not-an-option',
      rule: 'E5',
      detail: { answer: String(command.answer), kind, options: options.length },
    };
  }
  run.emit(
    'prompt.answered',
    { player: command.player, answer: command.answer },
    { causedBy: [prompt.entry] },
  );
  const byDecision = run.speaker.must.length === 0;
  if (!byDecision) return undefined;
  const work = resumed(run);
  run.answered = undefined;
  if (work === undefined) return undefined;
  if (work.kind === 'activation') activate(run, work);
  else if (work.effect === 'summon') summonNow(run, work);
  else if (work.effect === 'attackTarget') goOnAgainst(run, work);
  return undefined;
}

/** Take a decision of a kind: the events it makes itself, or why it is not legal. */
export function take(run: Run, command: Command): Rejection | undefined {
  switch (command.type) {
    case 'attack.declare':
      return declare(run, command);
    case 'attackReplay.choose':
      return chooseTarget(run, command);
    case 'attackReplay.continue':
      return goOn(run, command);
    case 'effect.activate':
      return activateEffect(run, command);
    case 'monster.summon':
      return known(run, command.card) ?? summon(run, command, false);
    case 'card.set':
      return setCard(run, command);
    case 'monster.flip':
    case 'monster.turn':
      return turn(run, command);
    case 'phase.change':
      return changePhase(run, command);
    case 'priority.pass':
      return pass(run, command);
    case 'prompt.answer':
      return answer(run, command);
    case 'duel.concede':
      run.emit('duel.ended', { winner: command.player === 'A' ? 'B' : 'A', how: 'conceded' });
      return undefined;
  }
}
