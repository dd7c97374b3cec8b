import type { Board, DuelEvent, Entry, Phase } from '../../events/index.ts';
import type { Rules } from '../duel/rules.ts';
import type { DuelState, Speaker } from '../duel/types.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { judgeAttackReplay } from '../rules/attackReplay.ts';
import { endOfAttack } from '../rules/bookkeeping.ts';
import { becauseOf, readFacts } from '../rules/facts.ts';
import { accepts } from './accepts.ts';

/** A step of the procedure that nobody recorded, with the reason where a rule gives one. */
export interface InferredStep {
  readonly event: DuelEvent;
  readonly because?: Entry['because'];
  /** 1 for what the rules would have done too; more where the recording forces it against our rules. */
  readonly cost: number;
}

const MOST_STATES = 600;
/** The recording goes on where our rules would not: taken only where nothing cheaper leads on. */
export const AGAINST_RULES = 40;
/** The same of a replay at which nobody chose: after the choice of the old target, and the passes that come with it. */
const UNASKED = AGAINST_RULES + 20;

const passes = ({ board }: DuelState, { asks, may }: Speaker): InferredStep[] =>
  asks !== null && may.includes('priority.pass')
    ? [
        {
          event: { type: 'priority.passed', payload: { player: asks, offers: 0, links: board.chain.length } },
          cost: 1,
        },
      ]
    : [];

/** Which phase to propose so that the one of the event comes. */
function proposals({ board }: DuelState, { may, next }: Speaker, event: DuelEvent): InferredStep[] {
  if (!may.includes('phase.change') || event.type === 'attack.declaring') return [];
  const to: readonly Phase[] = event.type === 'step.entered' ? ['battle', ...next] : next;
  return [...new Set(to)].map((phase) => ({
    event: { type: 'phase.proposed', payload: { player: board.turnPlayer, to: phase } },
    cost: 1,
  }));
}

function checked(env: RulesEnvironment, board: Board): InferredStep[] {
  const { attack } = board;
  if (attack === null) return [];
  const facts = readFacts(board);
  const { payload, rule } = judgeAttackReplay(env, facts.board);
  const because = becauseOf(facts, rule, payload.causes[0] ?? payload.code ?? '', {
    attacker: attack.attacker,
    target: attack.target,
    player: attack.player,
    declaredAt: attack.declaredAt,
    snapshot: [...attack.snapshot.defender],
    snapshotAt: attack.snapshot.entry,
  });
  const judged: InferredStep = { event: { type: 'attackReplay.checked', payload }, because, cost: 1 };
  if (payload.verdict === 'replay') {
    // A replay that was passed over keeps its target. Where that cannot be chosen (it has left, or it was a direct attack
    // and monsters came), nobody was asked at all.
    const passedOver: InferredStep = {
      event: { type: 'attackReplay.checked', payload: { ...payload, then: 'goOn', choices: [] } },
      because,
      cost: UNASKED,
    };
    return attack.target === 'direct' || attack.targetLost !== null ? [judged, passedOver] : [judged];
  }
  // Another target was named though no cause for a replay is known: an effect that we cannot read, or a fault of who
  // told it. Our verdict stands, and the procedure goes on as it was told.
  const unread: InferredStep = {
    event: { type: 'attackReplay.checked', payload: { ...payload, then: 'choose', causes: [], choices: [] } },
    because,
    cost: AGAINST_RULES,
  };
  // The attack is over, and is fought all the same.
  const keptOn: InferredStep = {
    event: { type: 'attackReplay.checked', payload: { ...payload, then: 'goOn', choices: [] } },
    because,
    cost: AGAINST_RULES,
  };
  return payload.verdict === 'ended' ? [judged, unread, keptOn] : [judged, unread];
}

/** What a state has to do by itself, as far as it can be done without reading cards. */
function dues(env: RulesEnvironment, { board }: DuelState, { must }: Speaker): InferredStep[] {
  return must.flatMap(({ run, with: what }): InferredStep[] => {
    switch (run) {
      case 'phase.enter':
        return [
          { event: { type: 'phase.entered', payload: { phase: what as Phase, triggers: [] } }, cost: 1 },
        ];
      case 'step.enter':
        return [
          {
            event: {
              type: 'step.entered',
              payload: { step: what as 'start' | 'battle' | 'end', triggers: [] },
            },
            cost: 1,
          },
        ];
      case 'damageStep.reach':
        return [
          { event: { type: 'damageStep.reached', payload: { timing: Number(what), triggers: [] } }, cost: 1 },
        ];
      case 'attackReplay.check':
        return checked(env, board);
      case 'attack.complete':
        // its declaration was never told
        return board.attack === null || board.attack.declaredAt !== null
          ? []
          : [{ event: { type: 'attack.ended', payload: endOfAttack(env, board.attack) }, cost: 9 }];
      case 'attack.conclude':
        return board.attack === null
          ? []
          : [{ event: { type: 'attack.ended', payload: endOfAttack(env, board.attack) }, cost: 1 }];
      case 'damage.calculate':
        return [{ event: { type: 'battle.calledOff', payload: { code: 'NOT_RECORDED' } }, cost: 3 }];
      case 'damageStep.leave':
        return [{ event: { type: 'damageStep.left', payload: {} }, cost: 1 }];
      case 'chain.resolve':
        return [
          { event: { type: 'chain.ended', payload: { links: board.chain.length, triggers: [] } }, cost: 9 },
        ];
      case 'battlePhase.conclude':
        return [{ event: { type: 'step.entered', payload: { step: 'end', triggers: [] } }, cost: 1 }];
      default:
        return [];
    }
  });
}

/** At a replay: it was stopped, which leaves no trace in a recording, or the same target was kept. */
function choices({ board }: DuelState, { may }: Speaker): InferredStep[] {
  const { attack } = board;
  if (attack === null || !may.includes('attackReplay.choose')) return [];
  const stop: InferredStep = {
    event: { type: 'attack.stopped', payload: { player: attack.player } },
    cost: 5,
  };
  const { target, targetVisit } = attack;
  if (target === null || attack.targetLost !== null) return [stop];
  const named = target === 'direct' ? { target, direct: true } : { target, direct: false };
  return [
    stop,
    {
      event: {
        type: 'attack.targetChosen',
        payload: {
          ...named,
          ...(targetVisit === null ? {} : { targetVisit }),
          responsesAgain: false,
          triggers: [],
        },
      },
      cost: AGAINST_RULES,
    },
  ];
}

/** A step of the shortest run, with the state after it. */
export interface TakenStep {
  readonly step: InferredStep;
  readonly state: DuelState;
}

interface Reached {
  readonly state: DuelState;
  /** The step that led here, and where from; none where the run begins. */
  readonly step: InferredStep | undefined;
  readonly from: Reached | undefined;
  readonly cost: number;
}

/** A step that may be taken next; what it leads to is worked out when its turn comes, and for most it never does. */
interface Waiting {
  readonly step: InferredStep;
  readonly from: Reached;
  readonly cost: number;
}

/** The entry of a step that is only tried: no state depends on its time and causes. */
const tried = ({ entry }: Board, { event: { type, payload } }: InferredStep): Entry =>
  ({ index: entry + 1, at: 0, causedBy: [], type, payload, inferred: true }) as Entry;

const named = new WeakMap<readonly string[], string>();

/** All active states in one; a configuration of the chart always has the same list of them. */
function nameOf(states: readonly string[]): string {
  const known = named.get(states);
  if (known !== undefined) return known;
  const name = states.join();
  named.set(states, name);
  return name;
}

/** Where the procedure stands, as far as the way on depends on it. */
function placeOf(rules: Rules, state: DuelState): string {
  const { attack, chain } = state.board;
  // the Battle Step goes round again after the choice at a replay
  const replays = attack === null ? 'none' : attack.replays;
  return `${nameOf(rules.speaker(state).states)} ${replays} ${chain.length}`;
}

function runTo(reached: Reached): readonly TakenStep[] {
  const run: TakenStep[] = [];
  for (let at: Reached | undefined = reached; at?.step !== undefined; at = at.from)
    run.push({ step: at.step, state: at.state });
  return run.reverse();
}

/**
 * The shortest legal run from a state to one that has a place for an event: passes, phases and steps that nobody
 * recorded. Steps that our rules would not take are tried last.
 * @returns undefined where there is none within bounds
 */
export function bridge(
  rules: Rules,
  env: RulesEnvironment,
  from: DuelState,
  event: DuelEvent,
): readonly TakenStep[] | undefined {
  // most of what is recorded comes where the procedure waits for it
  if (accepts(rules.speaker(from), event)) return [];
  const open: Waiting[] = [];
  const been = new Set<string>();
  let reached: Reached = { state: from, step: undefined, from: undefined, cost: 0 };
  for (let looked = 0; looked < MOST_STATES; looked += 1) {
    const { state } = reached;
    const speaker = rules.speaker(state);
    if (accepts(speaker, event)) return runTo(reached);
    const steps = [
      ...passes(state, speaker),
      ...proposals(state, speaker, event),
      ...choices(state, speaker),
      ...dues(env, state, speaker),
    ];
    for (const step of steps) wait(open, { step, from: reached, cost: reached.cost + step.cost });
    const next = cheapest(rules, open, been);
    if (next === undefined) return undefined;
    reached = next;
  }
  return undefined;
}

/** Puts a step behind all that cost as much or less. */
function wait(open: Waiting[], waiting: Waiting): void {
  let place = open.length;
  while (place > 0 && (open[place - 1]?.cost ?? 0) > waiting.cost) place -= 1;
  if (place === open.length) open.push(waiting);
  else open.splice(place, 0, waiting);
}

/** Takes the cheapest step that leads where no other one has led yet; of equal ones the first. */
function cheapest(rules: Rules, open: Waiting[], been: Set<string>): Reached | undefined {
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const { step, from, cost } = first;
    const state = rules.evolve(from.state, tried(from.state.board, step));
    const place = placeOf(rules, state);
    if (been.has(place)) continue;
    been.add(place);
    return { state, step, from, cost };
  }
  return undefined;
}
