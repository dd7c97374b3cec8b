import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { Board, Entry } from '../../events/index.ts';
import { createRules, type DuelHeader, type DuelState } from '../../machines/index.ts';

/** The version of Stately's inspector protocol that these messages follow. */
export const PROTOCOL_VERSION = '0.7.2';

/** The few facts beside the active states that a viewer shows. */
const contextOf = ({ turn, turnPlayer, phase, step, players, attack }: Board) => ({
  turn,
  turnPlayer,
  phase,
  step,
  lifePoints: { A: players.A.lifePoints, B: players.B.lifePoints },
  attack: attack === null ? null : { attacker: attack.attacker, target: attack.target },
});

function snapshotOf({ board, procedure }: DuelState) {
  return {
    status: 'value' in procedure && board.winner !== null ? ('done' as const) : ('active' as const),
    value: 'value' in procedure ? procedure.value : null,
    context: contextOf(board),
  };
}

/**
 * A played duel as messages of Stately's inspector protocol, made from the log: one `@xstate.actor`, then for each
 * entry its `@xstate.event` and the `@xstate.snapshot` after it. `createdAt` is in milliseconds since the duel began.
 */
export function* statelyMessages(
  name: string,
  header: DuelHeader,
  entries: Iterable<Entry>,
): Generator<StatelyInspectionEvent> {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const frame = { sessionId: name, rootId: name, id: '', _version: PROTOCOL_VERSION };
  let state = rules.initial();
  yield {
    type: '@xstate.actor',
    ...frame,
    createdAt: '0',
    name: header.title ?? name,
    parentId: undefined,
    definition: JSON.stringify(rules.chart.config),
    snapshot: snapshotOf(state),
  };
  for (const entry of entries) {
    state = rules.evolve(state, entry);
    const { type, payload, index, causedBy, because } = entry;
    const event = { type, payload, index, causedBy, ...(because === undefined ? {} : { because }) };
    const at = { ...frame, createdAt: String(entry.at) };
    yield { type: '@xstate.event', ...at, event, sourceId: entry.command?.player };
    // what a snapshot holds beside these three is the live actor's own, which a log has not
    yield { type: '@xstate.snapshot', ...at, event, snapshot: snapshotOf(state) as never };
  }
}
