import type {
  AttackState,
  Board,
  CardId,
  ChainLink,
  Entry,
  EventType,
  Phase,
  Player,
} from '../../events/index.ts';

/** Something on the table that is other than before and that is no single card's: chain, attack, phase, what lasts. */
export type TableChange =
  | {
      readonly kind: 'link';
      readonly entry: number;
      readonly card: CardId;
      readonly link: number;
      readonly what: 'added' | 'resolves' | 'resolved' | 'negated';
    }
  | { readonly kind: 'chainOver'; readonly entry: number; readonly links: number }
  | {
      readonly kind: 'attack';
      readonly entry: number;
      readonly card: CardId;
      readonly what: 'named' | 'declared' | 'retargeted' | 'negated' | 'damageStep' | 'over';
      readonly target: CardId | 'direct' | null;
    }
  | {
      readonly kind: 'phase';
      readonly entry: number;
      readonly turn: number | null;
      readonly player: Player;
      readonly phase: Phase;
      readonly step: Board['step'];
    }
  /** An effect that lasts, or a player's use of something, begins or ends; `words` is what its entry says. */
  | {
      readonly kind: 'effect';
      readonly entry: number;
      readonly begins: boolean;
      readonly card: CardId;
      readonly words: string;
    }
  | { readonly kind: 'winner'; readonly entry: number; readonly winner: Player | 'draw' };

/** What is known of the way from one moment to the other. */
export interface Made {
  /** The entries between, in order, the last one included. */
  readonly between: readonly Entry[];
  readonly entryOf: (number: number) => Entry | undefined;
  /** An entry in words. */
  readonly rowOf: (number: number) => string;
}

/** The last entry of these types on the way; else the last one at all. */
export function lastOf(made: Made, after: Board, ...types: readonly EventType[]): number {
  for (let at = made.between.length - 1; at >= 0; at--) {
    const entry = made.between[at];
    if (entry !== undefined && types.includes(entry.type)) return entry.index;
  }
  return after.entry;
}

const linkStands = ({ negated, state }: ChainLink): 'added' | 'resolves' | 'resolved' | 'negated' =>
  negated !== null
    ? 'negated'
    : state === 'resolving'
      ? 'resolves'
      : state === 'resolved'
        ? 'resolved'
        : 'added';

function chainChanges(before: Board, after: Board, made: Made): TableChange[] {
  const out: TableChange[] = [];
  const old = new Map(before.chain.map((link) => [link.entry, link]));
  for (const link of after.chain) {
    const then = old.get(link.entry);
    const { card, entry, link: number } = link;
    if (then === undefined) out.push({ kind: 'link', entry, card, link: number, what: 'added' });
    const what = linkStands(link);
    if (what === 'added' || (then !== undefined && linkStands(then) === what)) continue;
    const type =
      what === 'negated' ? 'effect.negated' : what === 'resolves' ? 'link.resolving' : 'link.resolved';
    out.push({ kind: 'link', entry: lastOf(made, after, type), card, link: number, what });
  }
  const ended = made.between.findLast((entry) => entry.type === 'chain.ended');
  if (ended?.type === 'chain.ended' && ended.payload.links > 0)
    out.push({ kind: 'chainOver', entry: ended.index, links: ended.payload.links });
  return out;
}

const same = (a: AttackState | null, b: AttackState | null): boolean => a?.declaringAt === b?.declaringAt;

/** Where the Damage Step began. */
const reached = ({ between }: Made): number | undefined =>
  between.findLast((entry) => entry.type === 'damageStep.reached' && entry.payload.timing === 1)?.index;

function attackChanges(before: Board, after: Board, made: Made): TableChange[] {
  const { attack: was } = before;
  const { attack: now } = after;
  const out: TableChange[] = [];
  if (was !== null && !same(was, now))
    out.push({
      kind: 'attack',
      entry: lastOf(made, after, 'attack.ended'),
      card: was.attacker,
      what: 'over',
      target: was.target,
    });
  if (now === null) return out;
  const { attacker: card, target } = now;
  const told = (what: Extract<TableChange, { kind: 'attack' }>['what'], entry: number) =>
    out.push({ kind: 'attack', entry, card, what, target });
  const then = same(was, now) ? was : null;
  if (then === null) told('named', now.declaringAt);
  if (now.declaredAt !== null && then?.declaredAt !== now.declaredAt) told('declared', now.declaredAt);
  else if (then !== null && then.target !== target) told('retargeted', now.snapshot.entry);
  if (now.negatedAt !== null && then?.negatedAt !== now.negatedAt) told('negated', now.negatedAt);
  if (now.inDamageStep && then?.inDamageStep !== true) told('damageStep', reached(made) ?? after.entry);
  return out;
}

function effectChanges(before: Board, after: Board, made: Made): TableChange[] {
  if (before.effects === after.effects) return [];
  const old = new Set(before.effects.map(({ id }) => id));
  const now = new Set(after.effects.map(({ id }) => id));
  const ended = (id: string): number =>
    made.between.find((entry) => entry.type === 'effect.expired' && entry.payload.id === id)?.index ??
    after.entry;
  return [
    ...after.effects
      .filter(({ id }) => !old.has(id))
      .map(({ entry, source }) => ({
        kind: 'effect' as const,
        entry,
        begins: true,
        card: source.card,
        words: made.rowOf(entry),
      })),
    ...before.effects
      .filter(({ id }) => !now.has(id))
      .map(({ id, source }) => ({
        kind: 'effect' as const,
        entry: ended(id),
        begins: false,
        card: source.card,
        words: made.rowOf(ended(id)),
      })),
  ];
}

/** Whether with this entry another turn, phase or step begins. */
const beginsStep = ({ payload, type }: Entry): boolean =>
  STEP_EVENTS.has(type) || (type === 'damageStep.reached' && 'timing' in payload && payload.timing === 1);
const STEP_EVENTS: ReadonlySet<EventType> = new Set([
  'turn.begun',
  'phase.entered',
  'step.entered',
  'damageStep.left',
  'battlePhase.ended',
]);

/** What changed on the table beside its cards: phase and step, the attack, the chain, effects that last, the end. */
export function tableChanges(before: Board, after: Board, made: Made): TableChange[] {
  const out: TableChange[] = [];
  if (before.phase !== after.phase || before.step !== after.step || before.turn !== after.turn)
    out.push({
      kind: 'phase',
      entry: made.between.findLast(beginsStep)?.index ?? after.entry,
      turn: before.turn === after.turn ? null : after.turn,
      player: after.turnPlayer,
      phase: after.phase,
      step: after.step,
    });
  out.push(...attackChanges(before, after, made), ...chainChanges(before, after, made));
  out.push(...effectChanges(before, after, made));
  if (after.winner !== null && before.winner === null)
    out.push({ kind: 'winner', entry: lastOf(made, after, 'duel.ended'), winner: after.winner });
  return out;
}
