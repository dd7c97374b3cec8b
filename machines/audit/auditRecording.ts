import {
  clientOf,
  type Entry,
  type MoveReason,
  type ObservedDuel,
  type ObservedStep,
  type Recording,
} from '../../events/index.ts';
import type { CardData } from '../cards/index.ts';
import { headerFor } from '../duel/header.ts';
import { createRules } from '../duel/rules.ts';
import type { DuelHeader } from '../duel/types.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { Audit } from './audit.ts';
import type { AuditReport } from './report.ts';
import { resultOf } from './result.ts';
import { Witness } from './witness.ts';

/** A recorded duel as a duel of ours, and what the rules say of it. */
export interface AuditedDuel {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly report: AuditReport;
  /** By entry: the packet of the recording that it comes from. */
  readonly packets: ReadonlyMap<number, number>;
}

export interface AuditOptions {
  readonly observed: ObservedDuel;
  readonly recording: Recording;
  readonly ruleset: Ruleset;
  /** Card data for every name that occurs. */
  readonly cards: readonly CardData[];
  readonly players: { readonly A: string; readonly B: string };
  readonly title: string;
}

/** Costs of one activation are told one after the other, with what they change. */
const MOST_COSTS = 24;

const COSTS: ReadonlySet<MoveReason> = new Set<MoveReason>(['cost', 'tribute', 'discard']);

/** The activation that a card is given for as a cost, if it is: a client tells of the cost first. */
function paidFor(steps: readonly ObservedStep[], place: number): ObservedStep | undefined {
  const { event, causes } = steps[place] ?? {};
  if (event?.type !== 'card.moved' || causes?.length !== 0) return undefined;
  const { card, reason } = event.payload;
  if (!COSTS.has(reason)) return undefined;
  const activation = steps
    .slice(place + 1, place + MOST_COSTS)
    .find((step) => step.event.type === 'effect.activated');
  return activation?.event.type === 'effect.activated' && activation.event.payload.paid.includes(card)
    ? activation
    : undefined;
}

/**
 * Brings a recorded duel into our log and judges it: what the procedure needs between the recorded events is added as
 * the shortest legal run, marked as inferred; every attack gets its verdict, every battle is calculated again, and where
 * our rules and the recording differ, the report says so. Nothing that was recorded is changed.
 */
export function auditRecording({
  observed,
  recording,
  ruleset,
  cards,
  players,
  title,
}: AuditOptions): AuditedDuel {
  const setup = {
    at: 'drawPhase',
    turn: 1,
    turnPlayer: observed.startingPlayer,
    startingPlayer: observed.startingPlayer,
    seed: 0,
    lifePoints: observed.lifePoints,
    cards: observed.cards,
  } as const;
  const header: DuelHeader = {
    ...headerFor({ title, ruleset, cards, setup }),
    client: clientOf(recording.header),
    players,
    profile: 'observed',
  };
  const rules = createRules({ ruleset, cards });
  const passcodes = new Map(observed.kinds.map(({ name, passcode }) => [name, passcode]));
  const witness = new Witness(recording, passcodes);
  const audit = new Audit(rules, { ruleset, cards: rules.cards }, witness);
  audit.append({ type: 'duel.started', payload: { ...setup, cards: [...setup.cards] } }, {});
  for (const [place, step] of observed.steps.entries())
    audit.observe(step, place, {}, paidFor(observed.steps, place));
  return {
    header,
    entries: audit.entries,
    packets: audit.packets,
    report: audit.report({
      packets: recording.packets.length,
      unmapped: observed.unmapped,
      cutOff: recording.cutOff,
      unpacked: recording.unpacked,
      result: resultOf(observed, recording),
    }),
  };
}
