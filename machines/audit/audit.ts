import type { Board, CardId, DuelEvent, Entry, EntryOf, ObservedStep } from '../../events/index.ts';
import type { Rules } from '../duel/rules.ts';
import type { DuelState } from '../duel/types.ts';
import type { RulesEnvironment } from '../effects/env.ts';
import { judgeOutsideWindow } from '../rules/attackReplay.ts';
import { declaredAttack, gone } from './auditedAttack.ts';
import { AGAINST_RULES, bridge, type TakenStep } from './bridge.ts';
import { causesOfCheck } from './causesOfCheck.ts';
import { judgeBattle } from './judgeBattle.ts';
import type { TableJudge } from './judgePlaces.ts';
import { judgeTold } from './judgeTold.ts';
import { judgeToll } from './judgeToll.ts';
import type { AuditedAttack, AuditReport, Disagreement, FoundReplay, Unexplained } from './report.ts';
import { whyNot } from './whyNot.ts';
import type { Witness } from './witness.ts';

/** Where a change that no attack could answer is judged: when all has resolved (R1, R19). */
const JUDGED_AT: ReadonlySet<DuelEvent['type']> = new Set<DuelEvent['type']>([
  'chain.ended',
  'damageStep.reached',
  'damageStep.left',
]);

/** Where these have no place they stay out of the table too: they would lead the procedure on from where it is not. */
const ONLY_IN_PLACE: ReadonlySet<DuelEvent['type']> = new Set<DuelEvent['type']>([
  'attack.stopped',
  'attack.targetChosen',
  'battle.calculated',
  'damageStep.left',
  'damageStep.reached',
]);

/** What an entry has besides its event. */
interface More {
  readonly causedBy?: readonly number[];
  readonly inferred?: boolean;
  readonly because?: Entry['because'] | undefined;
}

/** A duel that others decided, as it is brought into our log and judged, event by event. */
export class Audit {
  readonly entries: Entry[] = [];
  readonly packets = new Map<number, number>();
  readonly disagreements: Disagreement[] = [];
  readonly unexplained: Unexplained[] = [];
  readonly observedOnly: { packet: number; what: string }[] = [];
  readonly leftOut: { packet: number; what: string; why: string }[] = [];
  readonly replays: FoundReplay[] = [];
  readonly attacks: AuditedAttack[] = [];
  inferred = 0;
  /** When what happens now happened, in milliseconds since the duel began. */
  #at = 0;
  state: DuelState;
  readonly #rules: Rules;
  readonly #env: RulesEnvironment;
  readonly #witness: Witness | undefined;
  /** Which entry a step of the observed duel became. */
  readonly #entryOf = new Map<number, number>();

  /** The row of the damage table that the last battle follows. */
  #battleRule: string | null = null;

  /** Of what engines tell, declarations, Life Points and the table are judged too. */
  readonly #table: TableJudge | undefined;

  /**
   * @param witness compares the board with what the recording says of it, where it says something
   * @param table what lets a monster attack is told: then declarations, Life Points and the table are judged too
   */
  constructor(rules: Rules, env: RulesEnvironment, witness?: Witness, table?: TableJudge) {
    this.#table = table;
    this.#witness = witness;
    this.#rules = rules;
    this.#env = env;
    this.state = rules.initial();
  }

  get #board(): Board {
    return this.state.board;
  }

  #entry({ type, payload }: DuelEvent, { causedBy = [], inferred, because }: More): Entry {
    // Always the same parts in the same order: folding entries of one form is a good deal faster.
    const entry: Record<string, unknown> = {
      index: this.entries.length,
      at: this.#at,
      causedBy,
      type,
      payload,
    };
    if (inferred === true) entry.inferred = true;
    if (because !== undefined) entry.because = because;
    return entry as unknown as Entry;
  }

  /** The entries behind the damage calculation of the running attack. */
  #sinceBattle(): readonly Entry[] {
    const at = this.#board.attack?.calculatedAt ?? null;
    return at === null ? [] : this.entries.slice(at + 1);
  }

  #take(entry: Entry, state: DuelState): void {
    const fought = this.#board.attack?.calculatedAt ?? null;
    if (
      this.#table !== undefined &&
      entry.type === 'attack.ended' &&
      entry.payload.how !== 'duelOver' &&
      fought !== null
    )
      for (const difference of judgeToll(this.#board, this.#sinceBattle(), this.#battleRule))
        this.disagreements.push({
          entry: fought,
          packet: this.packets.get(fought) ?? 0,
          ...difference,
        });
    this.state = state;
    this.entries.push(entry);
    this.#note(entry);
  }

  /** Appends an event; where it does not fit the board, nothing is appended and the reason comes back. */
  append(event: DuelEvent, more: More = {}): string | undefined {
    const entry = this.#entry(event, more);
    let state: DuelState;
    try {
      state = this.#rules.evolve(this.state, entry);
    } catch (error) {
      return whyNot(error);
    }
    this.#take(entry, state);
    return undefined;
  }

  #note(entry: Entry): void {
    if (entry.type === 'attack.declared')
      this.attacks.push(declaredAttack(this.#board, entry, this.packets.get(entry.index) ?? -1));
    const last = this.attacks.at(-1);
    if (last !== undefined && last.endedAt === null)
      this.attacks[this.attacks.length - 1] = gone(last, entry);
  }

  /**
   * What nobody recorded and the procedure needs before an event.
   * @returns whether it has a place for it then
   */
  #bridgeTo(step: ObservedStep): boolean {
    const path = bridge(this.#rules, this.#env, this.state, step.event);
    if (path === undefined) {
      const what = step.event.type;
      this.observedOnly.push({ packet: step.packet, what });
      this.disagreements.push({
        entry: this.entries.length,
        packet: step.packet,
        about: 'noPlace',
        ours: '',
        recorded: what,
      });
      this.append(
        { type: 'procedure.observed', payload: { what, detail: { packet: step.packet } } },
        { inferred: true },
      );
      return false;
    }
    for (const inferred of path) this.#infer(inferred, step.packet);
    return true;
  }

  #infer({ step: { event, because, cost }, state }: TakenStep, packet: number): void {
    this.inferred += 1;
    if (cost >= AGAINST_RULES) this.#disagree(event, packet);
    const causedBy = event.type === 'attackReplay.checked' ? causesOfCheck(this.#board, event.payload) : [];
    const entry = this.#entry(event, {
      inferred: true,
      causedBy: causedBy.length === 0 ? [Math.max(0, this.entries.length - 1)] : causedBy,
      because,
    });
    this.#take(entry, state);
  }

  #disagree(event: DuelEvent, packet: number): void {
    const { attack } = this.#board;
    // a replay is passed over where it was found, not at the choice that nobody made
    const entry =
      event.type === 'attack.targetChosen'
        ? this.entries.findLastIndex(({ type }) => type === 'attackReplay.checked')
        : this.entries.length;
    // what may not be declared may not be fought either: that was said
    if (event.type === 'attackReplay.checked' && event.payload.then === 'goOn' && this.#wasRefused()) return;
    const [about, ours]: readonly [Disagreement['about'], string] =
      event.type === 'attackReplay.checked' && event.payload.verdict === 'replay'
        ? ['replayForgotten', event.payload.causes.join(', ')]
        : event.type === 'attackReplay.checked'
          ? [event.payload.then === 'goOn' ? 'attackKeptOn' : 'replayFired', event.payload.code ?? '']
          : event.type === 'attack.targetChosen'
            ? ['replayForgotten', attack?.causes.join(', ') ?? '']
            : ['attackWentOn', ''];
    this.disagreements.push({ entry, packet, about, ours, recorded: '' });
  }

  /** Whether the running attack is one that may not be declared, or its target one that may not be chosen. */
  #wasRefused(): boolean {
    const { attack } = this.#board;
    const last = this.disagreements.findLast(({ refusal }) => refusal !== undefined);
    return last !== undefined && attack !== null && last.entry >= attack.declaringAt;
  }

  #judge(step: ObservedStep): void {
    const { event, packet } = step;
    if (this.#table !== undefined)
      for (const difference of [
        ...judgeTold(this.#env, this.#board, event, this.#sinceBattle(), this.#battleRule),
        ...this.#table.judge(this.#board, event),
      ])
        if (event.type !== 'attack.declared' || !this.#wasRefused())
          this.disagreements.push({ entry: this.entries.length, packet, ...difference });
    if (event.type === 'battle.calculated') {
      const entry = this.entries.length;
      const { rule, differences, unexplained } = judgeBattle(this.#env, this.#board, event.payload);
      this.#battleRule = rule;
      for (const difference of differences) this.disagreements.push({ entry, packet, ...difference });
      for (const card of unexplained) this.unexplained.push({ entry, packet, card, rule: rule ?? 'B28' });
    }
  }

  #foundReplay(packet: number): void {
    const chosenAt = this.entries.length - 1;
    const checked = this.entries.findLast(
      (entry): entry is EntryOf<'attackReplay.checked'> => entry.type === 'attackReplay.checked',
    );
    if (checked === undefined || this.#board.attack === null) return;
    const { causes, candidates } = checked.payload;
    this.replays.push({
      checkedAt: checked.index,
      chosenAt,
      packet,
      kind: causes.length > 0 ? 'replay' : 'redirect',
      attacker: this.#board.attack.attacker,
      causes,
      cards: [
        ...new Set(candidates.filter(({ verdict }) => verdict === 'yes').flatMap(({ cards }) => cards ?? [])),
      ],
    });
  }

  #foundRedirect(packet: number, by: CardId): void {
    const entry = this.entries.length - 1;
    const attacker = this.#board.attack?.attacker;
    if (attacker === undefined) return;
    this.replays.push({
      checkedAt: entry,
      chosenAt: entry,
      packet,
      kind: 'redirect',
      attacker,
      causes: [],
      cards: [],
      by,
    });
  }

  /** The entry that a step of the observed duel became. */
  entryOf(place: number): number | undefined {
    return this.#entryOf.get(place);
  }

  leaveOut(packet: number, what: string, why: string): void {
    this.leftOut.push({ packet, what, why });
  }

  /**
   * Takes a step of the observed duel; `more` is what it says of its entry itself.
   * @param pays the activation that it is paid for: what the procedure needs before that comes before the cost
   */
  observe(
    step: ObservedStep,
    place: number,
    more: Pick<Partial<Entry>, 'at' | 'because'> = {},
    pays?: ObservedStep,
  ): void {
    const { event, packet, causes } = step;
    this.#at = more.at ?? this.#at;
    try {
      // where no way leads there yet, it is found when the activation itself is told
      if (pays !== undefined)
        for (const inferred of bridge(this.#rules, this.#env, this.state, pays.event) ?? [])
          this.#infer(inferred, packet);
      if (event.type !== 'duel.started' && !this.#bridgeTo(step) && ONLY_IN_PLACE.has(event.type)) return;
      this.#judge(step);
    } catch (error) {
      // it names a card that is nowhere, or the like: nothing can be decided about it, and the others go on
      this.leaveOut(packet, event.type, whyNot(error));
      return;
    }
    this.#witness?.reloaded(this.#board, packet);
    if (event.type === 'turn.ended' || event.type === 'duel.ended')
      this.#witness?.compare(this.#board, packet);
    const causedBy = causes.map((cause) => this.#entryOf.get(cause)).filter((cause) => cause !== undefined);
    this.packets.set(this.entries.length, packet);
    const why = this.append(event, { ...more, causedBy });
    if (why !== undefined) {
      this.packets.delete(this.entries.length);
      this.leaveOut(packet, event.type, why);
      return;
    }
    this.#entryOf.set(place, this.entries.length - 1);
    if (event.type === 'attack.targetChosen') this.#foundReplay(packet);
    if (event.type === 'attack.redirected') this.#foundRedirect(packet, event.payload.source.card);
    if (JUDGED_AT.has(event.type)) this.#judgeOutside(packet);
  }

  #judgeOutside(packet: number): void {
    const { attack, unjudged } = this.#board;
    if (unjudged.length === 0 || (attack !== null && !attack.inDamageStep)) return;
    let payload: ReturnType<typeof judgeOutsideWindow>['payload'];
    try {
      payload = judgeOutsideWindow(this.#board).payload;
    } catch (error) {
      this.leaveOut(packet, 'attackReplay.checked', whyNot(error));
      return;
    }
    this.inferred += 1;
    this.append(
      { type: 'attackReplay.checked', payload },
      { inferred: true, causedBy: unjudged.map(({ entry }) => entry) },
    );
  }

  /** What came of it, with what only its source knows. */
  report(source: Pick<AuditReport, 'packets' | 'unmapped' | 'cutOff' | 'unpacked' | 'result'>): AuditReport {
    return {
      ...source,
      attacks: this.attacks,
      replays: this.replays,
      disagreements: this.disagreements,
      unexplained: this.unexplained,
      observedOnly: this.observedOnly,
      leftOut: this.leftOut,
      witness: {
        cards: this.#witness?.compared ?? 0,
        differences: this.#witness?.differences ?? [],
        leftOut: this.#witness?.leftOut ?? 0,
      },
      inferred: this.inferred,
    };
  }
}
