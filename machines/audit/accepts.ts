import type { CommandType, DuelEvent, EventType } from '../../events/index.ts';
import type { Speaker } from '../duel/types.ts';

/** Which decision an event is the answer to, where it is one. */
const DECISION_OF: Partial<Record<EventType, CommandType>> = {
  'attack.declaring': 'attack.declare',
  'attack.targetChosen': 'attackReplay.choose',
  'attack.stopped': 'attackReplay.choose',
  'effect.activated': 'effect.activate',
  'phase.proposed': 'phase.change',
  'priority.passed': 'priority.pass',
  'monster.turnedByHand': 'monster.turn',
  'spellTrap.set': 'card.set',
};
/** Events that only come where the procedure waits for just them. */
const AWAITED: ReadonlySet<EventType> = new Set<EventType>([
  'attack.declared',
  'attack.ended',
  'attackReplay.checked',
  'battle.calculated',
  'battle.calledOff',
  'chain.ended',
  'damageStep.left',
  'damageStep.reached',
  'link.resolved',
  'link.resolving',
  'phase.entered',
  'step.entered',
  'turn.begun',
  'turn.ended',
]);

const LAST_TIMING = '5';

/** Where a `must` is for one phase, step or timing only: which one an event is about. */
function about(event: DuelEvent): string | undefined {
  if (event.type === 'phase.entered') return event.payload.phase;
  if (event.type === 'step.entered') return event.payload.step;
  if (event.type === 'damageStep.reached') return String(event.payload.timing);
  return undefined;
}

function decisionOf(event: DuelEvent): CommandType | undefined {
  if (event.type === 'monster.summoned' && event.payload.usesNormalSummon)
    return event.payload.how === 'set' ? 'card.set' : 'monster.summon';
  if (event.type === 'monster.summoned' && event.payload.how === 'flip') return 'monster.flip';
  return DECISION_OF[event.type];
}

/** The player whose decision an event is, where it says so. */
const playerOf = (event: DuelEvent): string | undefined =>
  'player' in event.payload && typeof event.payload.player === 'string' ? event.payload.player : undefined;

/**
 * Whether the procedure, as it stands, has a place for an event: it waits for it, the player who decides may decide so,
 * or it is one of those that may come at any time (a card moves, a value changes).
 */
export function accepts(speaker: Speaker, event: DuelEvent): boolean {
  // Destroyed monsters leave as the last timing of the Damage Step is reached (B30).
  if (event.type === 'card.moved' && event.payload.reason === 'destroyedByBattle')
    return speaker.must.some(({ run, with: timing }) => run === 'damageStep.reach' && timing === LAST_TIMING);
  if (AWAITED.has(event.type)) {
    const what = about(event);
    return speaker.must.some(
      ({ appends, with: only }) =>
        appends.includes(event.type) && (what === undefined || only === undefined || only === what),
    );
  }
  const decision = decisionOf(event);
  if (decision === undefined) return true;
  // what must be used is used by no decision, where an engine tells its triggers
  if (speaker.must.some(({ appends }) => event.type === 'effect.activated' && appends.includes(event.type)))
    return true;
  const player = playerOf(event);
  if (!speaker.may.includes(decision)) return false;
  return decision === 'phase.change' || player === undefined || speaker.asks === player;
}
