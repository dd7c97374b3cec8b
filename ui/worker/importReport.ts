import { type EntryOf, inOneDirection, isAdded } from '../../events/index.ts';
import {
  type AuditedAttack,
  type AuditReport,
  attackAround,
  attackOverBefore,
  type FoundReplay,
} from '../../machines/index.ts';
import { differenceRow, unexplainedRow } from './differences.ts';
import { contextAt, type DuelOnHand } from './duelOnHand.ts';
import { explain } from './language.ts';
import { momentAt } from './moment.ts';
import type { FoundAttack, ImportReport, OtherAttack } from './protocol/index.ts';
import { titlesOf, witnessLine } from './witnessLine.ts';

/** Where a duel that others decided comes from, and what the rules say of it. */
export interface Observed {
  readonly client: string;
  readonly isRecording: boolean;
  readonly audit: AuditReport;
  /** By entry: the packet it comes from. */
  readonly packets: ReadonlyMap<number, number>;
  readonly cards: ImportReport['cards'];
  /** What the page is told of such a duel; it comes with what reads them, which most readers never open. */
  readonly reportOf: (duel: DuelOnHand, observed: Observed) => ImportReport;
}

/** So many rows get their strips of then and now. */
const MOST_STRIPS = 60;

const explained = (duel: DuelOnHand, entry: number) => explain(contextAt(duel, entry), entry);

const turnOf = ({ attacks }: AuditReport, entry: number): number =>
  attacks.findLast(({ declaredAt }) => declaredAt <= entry)?.turn ?? 1;

function replayRow(
  duel: DuelOnHand,
  audit: AuditReport,
  found: FoundReplay,
  withMoment: boolean,
): FoundAttack {
  const { checkedAt, chosenAt, packet, kind, causes, cards, by } = found;
  const declared = audit.attacks.findLast(({ declaredAt }) => declaredAt < checkedAt);
  return {
    kind: kind === 'replay' ? 'attackReplay' : 'redirect',
    position: checkedAt,
    turn: turnOf(audit, checkedAt),
    packet,
    causes,
    token: cards.some((card) => duel.timeline.at(checkedAt).board.cards[card]?.token === true),
    declared: declared === undefined ? '' : explained(duel, declared.declaredAt).row,
    check: explained(duel, checkedAt),
    chosen: by === undefined ? explained(duel, chosenAt).row : null,
    by: by === undefined ? null : (duel.names.full[by] ?? by),
    player: declared?.player ?? 'A',
    outcome: declared === undefined ? null : outcomeOf(duel, declared),
    moment: withMoment ? momentAt(duel, checkedAt) : null,
  };
}

/** An attacker that is named again though its attack was over: it left and came back, so this is a new attack (R10). */
function newAttackRow(
  duel: DuelOnHand,
  attack: AuditedAttack,
  before: AuditedAttack,
  withMoment: boolean,
): FoundAttack {
  const over = before.checkedAt ?? before.endedAt ?? before.declaredAt;
  return {
    kind: 'newAttack',
    // The check or the end tells why that attack was over; the new declaration would not.
    position: over,
    turn: attack.turn,
    packet: attack.packet,
    causes: [],
    token: false,
    cameBack: before.code === 'ATTACKER_LEFT',
    declared: explained(duel, before.declaredAt).row,
    check: explained(duel, over),
    chosen: explained(duel, attack.declaredAt).row,
    by: null,
    player: attack.player,
    outcome: outcomeOf(duel, attack),
    moment: withMoment ? momentAt(duel, over) : null,
  };
}

/** The rows that say what kept an attack from its battle: it was negated, stopped, or its attacker left. */
const REASONS = new Set(['attack.negated', 'attack.stopped', 'attackReplay.checked']);

/** Why an attack came to no battle: the row of the entry that kept it from it, else of its end. */
function whyNoBattle(duel: DuelOnHand, { attacker, declaredAt, checkedAt, endedAt }: AuditedAttack): string {
  const rowOf = (at: number): string => explained(duel, at).row;
  const end = endedAt ?? duel.path.length - 1;
  const during = duel.path.slice(declaredAt + 1, end + 1);
  const reason = during.findLast((entry) => REASONS.has(entry.type) && entry.index !== checkedAt);
  const left = during.findLast((entry) => entry.type === 'card.moved' && entry.payload.card === attacker);
  const at = reason ?? left;
  return rowOf(at?.index ?? checkedAt ?? end);
}

function outcomeOf(duel: DuelOnHand, attack: AuditedAttack): OtherAttack['outcome'] {
  const { declaredAt, endedAt } = attack;
  const end = endedAt ?? duel.path.length;
  const battle = duel.path
    .slice(declaredAt, end)
    .find((entry): entry is EntryOf<'battle.calculated'> => entry.type === 'battle.calculated');
  if (battle === undefined)
    return {
      kind: 'noBattle',
      code: attack.code,
      row: whyNoBattle(duel, attack),
    };
  const { damage, destroyed } = battle.payload;
  return { kind: 'battle', damage, destroyed: destroyed.map((card) => duel.names.full[card] ?? card) };
}

/** Whether nothing in an attack is other than our rules say; one that never ended lasts to the next one. */
const agrees = ({ attacks, disagreements }: AuditReport, attack: AuditedAttack): boolean =>
  !disagreements.some(({ entry }) => attackAround(attacks, entry) === attack);

/** The check, or else the end, that tells why no replay came though something changed, or kept the attack from its battle. */
function nearMiss(
  duel: DuelOnHand,
  { declaredAt, endedAt, checkedAt, how }: AuditedAttack,
): OtherAttack['near'] {
  const during = duel.path.slice(declaredAt + 1, (endedAt ?? duel.path.length - 1) + 1);
  const judged = during.findLast(
    (entry) =>
      entry.type === 'attackReplay.checked' &&
      entry.payload.verdict !== 'replay' &&
      entry.payload.code !== 'NOTHING_CHANGED',
  );
  const at = judged?.index ?? (how === 'noBattle' ? (checkedAt ?? endedAt) : null);
  return at === null ? null : { position: at, entry: at, why: explained(duel, at).sentence };
}

function otherRow(duel: DuelOnHand, audit: AuditReport, attack: AuditedAttack): OtherAttack {
  const { declaredAt, packet, turn, attacker, target } = attack;
  const nameOf = (card: string) => duel.names.full[card] ?? card;
  return {
    position: declaredAt,
    turn,
    packet,
    attacker: nameOf(attacker),
    target: target === 'direct' ? null : nameOf(target),
    outcome: outcomeOf(duel, attack),
    near: nearMiss(duel, attack),
    agrees: agrees(audit, attack),
  };
}

/** What the page shows of a duel that others decided: what was found in its attacks first, then what was checked. */
export function importReportOf(duel: DuelOnHand, observed: Observed): ImportReport {
  const { audit, client, isRecording, cards } = observed;
  const { attacks } = audit;
  const titles = titlesOf(duel.header.cards);
  const again = attacks.flatMap((attack) => {
    const before = attackOverBefore(attacks, attack);
    return before === undefined ? [] : [{ attack, before }];
  });
  // of an engine a target that it named again for nothing is a difference, and told as such
  const isFound = ({ kind, by }: FoundReplay): boolean =>
    isRecording || kind === 'replay' || by !== undefined;
  // an attack whose replays another engine passed over has no row above
  const hasFound = ({ replays }: AuditedAttack): boolean =>
    isRecording
      ? replays.length > 0
      : audit.replays.some((found) => isFound(found) && replays.includes(found.checkedAt));
  const rows = [
    ...audit.replays
      .filter(isFound)
      .map((found) => (withMoment: boolean) => replayRow(duel, audit, found, withMoment)),
    ...again.map(
      ({ attack, before }) =>
        (withMoment: boolean) =>
          newAttackRow(duel, attack, before, withMoment),
    ),
  ].map((row, index) => row(index < MOST_STRIPS));
  const shown = new Set([
    ...again.map(({ attack }) => attack.declaredAt),
    ...attacks.filter(hasFound).map(({ declaredAt }) => declaredAt),
    ...audit.replays.flatMap(({ by, checkedAt }) =>
      by === undefined
        ? []
        : [attacks.findLast(({ declaredAt }) => declaredAt < checkedAt)?.declaredAt ?? -1],
    ),
  ]);
  const firstInferred = duel.path.findIndex(isAdded);
  return {
    client,
    isRecording,
    count: attacks.length,
    battles: attacks.filter(({ how }) => how === 'battle').length,
    turns: duel.path.reduce(
      (most, entry) => (entry.type === 'turn.begun' ? Math.max(most, entry.payload.turn) : most),
      1,
    ),
    found: rows,
    others: attacks
      .filter(({ declaredAt }) => !shown.has(declaredAt))
      .map((attack) => otherRow(duel, audit, attack)),
    packets: audit.packets,
    entries: duel.path.length,
    inferred: audit.inferred,
    firstInferred: firstInferred < 0 ? null : firstInferred,
    cutOff: audit.cutOff,
    unpacked: audit.unpacked,
    result:
      audit.result === null
        ? null
        : {
            ...audit.result,
            name:
              audit.result.winner === null ? null : inOneDirection(duel.header.players[audit.result.winner]),
          },
    attacksOtherwise: attacks.filter((attack) => !agrees(audit, attack)).length,
    // what a battle came to and was never taken is known when its attack ends
    disagreements: [...audit.disagreements]
      .sort((one, other) => one.entry - other.entry)
      .map((each) => differenceRow(duel, audit, each)),
    unexplained: audit.unexplained.map((each) => unexplainedRow(duel, each)),
    witness: {
      ...audit.witness,
      apartFrom: audit.witness.differences[0]?.turn ?? null,
      differences: audit.witness.differences.map((each) => witnessLine(each, titles)),
    },
    unmapped: audit.unmapped,
    leftOut: audit.leftOut,
    cards,
  };
}
