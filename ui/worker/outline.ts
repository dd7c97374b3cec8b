import type { Names } from '../../events/index.ts';
import {
  attacksOf,
  beginsStep,
  type Entry,
  isMonsterZone,
  markOf,
  opponentOf,
  type Player,
} from '../../events/index.ts';
import {
  type AttackSpan,
  MARKS,
  type Segment,
  type SegmentLabel,
  STOP,
  type TurnSpan,
  type UsedRows,
} from './protocol/index.ts';

const LABEL_OF_PHASE = {
  draw: 'draw',
  standby: 'standby',
  main1: 'main1',
  main2: 'main2',
  end: 'endPhase',
} as const;
const LABEL_OF_STEP = {
  start: 'startStep',
  battle: 'battleStep',
  damage: 'damageStep',
  end: 'endStep',
} as const;
const LABEL_OF_START: Record<string, SegmentLabel> = {
  drawPhase: 'draw',
  main1: 'main1',
  'start.open': 'startStep',
  'battle.open': 'battleStep',
  main2: 'main2',
  'end.open': 'endStep',
  endPhase: 'endPhase',
};

/** The phase or step that begins with an entry, if one does. */
function labelOf(entry: Entry): SegmentLabel | null {
  switch (entry.type) {
    case 'duel.started':
      return LABEL_OF_START[entry.payload.at] ?? 'setup';
    case 'phase.entered':
      return entry.payload.phase === 'battle' ? 'startStep' : LABEL_OF_PHASE[entry.payload.phase];
    case 'step.entered':
      return LABEL_OF_STEP[entry.payload.step];
    case 'damageStep.reached':
      return 'damageStep';
    case 'attack.ended':
      return 'battleStep';
    default:
      return null;
  }
}

/** Phases and steps as stretches of the timeline; neighbours of the same kind are one. */
export function segmentsOf(entries: readonly Entry[]): Segment[] {
  const found: { from: number; to: number; label: SegmentLabel }[] = [];
  entries.forEach((entry, position) => {
    const last = found[found.length - 1];
    const label = labelOf(entry);
    // An attack that ends in another step than the Damage Step does not begin a new stretch.
    const begins =
      label !== null &&
      label !== last?.label &&
      !(entry.type === 'attack.ended' && last?.label !== 'damageStep');
    if (begins && label !== null) found.push({ from: position, to: position, label });
    else if (last !== undefined) last.to = position;
  });
  return found;
}

/** What the columns remember while they go through the log. */
interface Seen {
  attacker: Player | null;
  turnPlayer: Player;
  readonly links: Map<number, Player>;
}

function remember(entry: Entry, seen: Seen): void {
  if (entry.type === 'duel.started') seen.turnPlayer = entry.payload.turnPlayer;
  if (entry.type === 'turn.begun') seen.turnPlayer = entry.payload.player;
  if (entry.type === 'attack.declaring') seen.attacker = entry.payload.player;
  if (entry.type === 'effect.activated') seen.links.set(entry.payload.link, entry.payload.player);
}

/** Whose doing an entry is; nobody's where a rule acts. */
function playerOf(entry: Entry, seen: Seen): Player | null {
  if (entry.command !== undefined) return entry.command.player;
  switch (entry.type) {
    case 'attack.declared':
    case 'attack.targetChosen':
    case 'attack.ended':
    case 'battle.calculated':
      return seen.attacker;
    case 'link.resolving':
    case 'link.resolved':
      return seen.links.get(entry.payload.link) ?? null;
    default:
  }
  const payload: object = entry.payload;
  if ('player' in payload && (payload.player === 'A' || payload.player === 'B')) return payload.player;
  if (entry.type === 'card.moved')
    return entry.payload.to.zone === 'nowhere' ? entry.payload.from.player : entry.payload.to.player;
  return null;
}

function stopBits(entry: Entry): number {
  let bits = 0;
  if (entry.command !== undefined) bits |= STOP.decision;
  if (beginsStep(entry)) bits |= STOP.step;
  if (entry.type === 'attack.declared' || entry.type === 'attack.ended') bits |= STOP.attack;
  if (entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay') bits |= STOP.attackReplay;
  if (entry.type === 'priority.passed') bits |= STOP.pass;
  return bits;
}

/** The compact columns of the outline: one number per entry in each. */
export function columnsOf(entries: readonly Entry[]) {
  const count = entries.length;
  const columns = {
    numbers: new Uint32Array(count),
    marks: new Uint8Array(count),
    whose: new Uint8Array(count),
    stops: new Uint8Array(count),
    folds: new Uint32Array(count),
  };
  const foldKeys = new Map<string, number>();
  const nameOf = new Map<string, string>();
  const seen: Seen = { attacker: null, links: new Map(), turnPlayer: 'A' };
  entries.forEach((entry, position) => {
    remember(entry, seen);
    columns.numbers[position] = entry.index;
    columns.marks[position] = Math.max(0, MARKS.indexOf(markOf(entry, opponentOf(seen.turnPlayer))));
    const player = playerOf(entry, seen);
    columns.whose[position] = player === null ? 0 : player === 'A' ? 1 : 2;
    columns.stops[position] = stopBits(entry);
    const key = foldKey(entry, nameOf);
    if (key === null) return;
    const known = foldKeys.get(key) ?? foldKeys.size + 1;
    foldKeys.set(key, known);
    columns.folds[position] = known;
  });
  return columns;
}

/** Passes fold together, and copies that come one after the other. */
function foldKey(entry: Entry, nameOf: Map<string, string>): string | null {
  if (entry.type === 'priority.passed') return 'pass';
  if (entry.type !== 'card.moved') return null;
  const { card, created, to, reason } = entry.payload;
  if (created !== undefined) nameOf.set(card, created.name);
  const name = nameOf.get(card);
  return name !== undefined && isMonsterZone(to.zone) ? `${reason}/${name}/${to.player}` : null;
}

/** The attacks with the names of who attacks whom first. */
export function attackSpansOf(entries: readonly Entry[], names: Names): AttackSpan[] {
  return attacksOf(entries).map((span) => {
    const declared = span.declared === null ? undefined : entries[span.declared];
    const target =
      declared?.type === 'attack.declared' && !declared.payload.direct
        ? (names.full[declared.payload.target] ?? null)
        : null;
    return {
      from: span.from,
      to: span.to,
      number: span.number,
      attacker: names.full[span.attacker] ?? span.attacker,
      target,
      direct: declared?.type === 'attack.declared' && declared.payload.direct,
    };
  });
}

/** The turns that a path goes through. */
export function turnsOf(entries: readonly Entry[]): TurnSpan[] {
  const found: { from: number; to: number; turn: number; player: Player }[] = [];
  entries.forEach((entry, position) => {
    if (entry.type === 'duel.started')
      found.push({ from: 0, to: 0, turn: entry.payload.turn, player: entry.payload.turnPlayer });
    else if (entry.type === 'turn.begun')
      found.push({ from: position, to: position, turn: entry.payload.turn, player: entry.payload.player });
    const last = found[found.length - 1];
    if (last !== undefined) last.to = position;
  });
  return found;
}

/** Which rows of the board this duel ever uses. */
export function usedRowsOf(entries: readonly Entry[]): UsedRows {
  const used = {
    spellTrap: { A: false, B: false },
    extraMonster: false,
    fieldSpell: false,
    defends: { A: false, B: false },
  };
  const meet = (place: { player: Player; zone: string }) => {
    if (place.zone === 'spellTrap') used.spellTrap[place.player] = true;
    if (place.zone === 'extraMonster') used.extraMonster = true;
    if (place.zone === 'fieldSpell') used.fieldSpell = true;
  };
  for (const entry of entries) {
    if (entry.type === 'duel.started') for (const card of entry.payload.cards) meet(card.place);
    if (entry.type === 'card.moved') meet(entry.payload.to);
    if (entry.type === 'attack.declaring') used.defends[opponentOf(entry.payload.player)] = true;
  }
  if (!used.defends.A && !used.defends.B) used.defends.B = true;
  return used;
}

/** One entry before the first attack is declared, or the beginning. */
export function openingPosition(entries: readonly Entry[]): number {
  const declaring = entries.findIndex((entry) => entry.type === 'attack.declaring');
  return Math.max(0, declaring - 1);
}
