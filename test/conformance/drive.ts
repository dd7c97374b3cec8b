import type { Answer, Board, CardId, Option, Player } from '../../events/index.ts';
import { monstersOf, opponentOf } from '../../events/index.ts';
import { type DuelSession, openSession, resolveRuleset, setUp } from '../../machines/index.ts';
import { legalTargets } from '../../machines/rules/attack.ts';
import type { CoreDecision, CoreRow } from './row.ts';
import { idOf, RULESET_OF, scenarioOf } from './setup.ts';

/** What a player could have activated at a moment, and passed. */
export interface OfferSeen {
  readonly player: Player;
  readonly places: readonly string[];
  readonly card: string;
}

/** A row played by our engine. */
export interface DrivenRow {
  readonly session: DuelSession;
  /** Decisions of the row that could not be taken until the end. */
  readonly neverPossible: readonly CoreDecision[];
  /** How often the turn player was asked whether and at what the attack goes on. */
  readonly asked: number;
  /** Activations that were possible, and passed, from the first replay on while an attack was running. */
  readonly offersAfterReplay: readonly OfferSeen[];
}

type Of<T extends CoreDecision['on']> = Extract<CoreDecision, { on: T }>;

const ZONES = ['monster', 'spellTrap', 'fieldSpell', 'hand', 'graveyard', 'banished', 'deck'];

/** Zone order: the turn player's cards first, each row from its first zone on, each pile from its top card down. */
function inZoneOrder(board: Board, options: readonly Option[]): readonly Option[] {
  const rank = ({ card }: Option): readonly number[] => {
    const place = card === undefined ? undefined : board.cards[card]?.place;
    if (card === undefined || place === undefined) return [-1];
    const pile = board.players[place.player][place.zone as 'deck'] as readonly (CardId | null)[];
    const at = place.index ?? -pile.indexOf(card);
    return [place.player === board.turnPlayer ? 0 : 1, ZONES.indexOf(place.zone), at];
  };
  return options.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  });
}

/** Plays a row decision by decision: each is taken when it is asked for, and everything else is passed. */
class Driver {
  readonly session: DuelSession;
  readonly offersAfterReplay: OfferSeen[] = [];
  asked = 0;
  #queue: readonly CoreDecision[];
  /** Choices the core asked for and we did not, since there was one card to choose: it must have been that one. */
  #unasked: Of<'card'>[] = [];
  #activatedAt = 0;
  #time = 0;

  constructor(row: CoreRow) {
    const ruleset = resolveRuleset(RULESET_OF[row.flags]);
    if (ruleset === undefined) throw new Error(`there is no ruleset ${RULESET_OF[row.flags]}`);
    this.session = openSession(setUp(scenarioOf(row), ruleset).header);
    this.#queue = row.decisions;
  }

  get #board(): Board {
    return this.session.state.board;
  }

  /** What could not be decided: never asked for, or said of a card that was not the one. */
  get left(): readonly CoreDecision[] {
    return [...this.#unasked, ...this.#queue];
  }

  /** The next decision, where it is of this kind (and this player's). */
  #next<T extends CoreDecision['on']>(on: T, player?: Player): Of<T> | undefined {
    const [head] = this.#queue;
    if (head?.on !== on) return undefined;
    const named = 'by' in head ? head.by : undefined;
    return named === undefined || player === undefined || named === player ? (head as Of<T>) : undefined;
  }

  #done(): void {
    this.#queue = this.#queue.slice(1);
  }

  #submit(command: Parameters<DuelSession['submit']>[0]): void {
    this.#time += 1000;
    const refused = this.session.submit(command, this.#time);
    if (refused !== undefined) throw new Error(`${JSON.stringify(command)} is refused: ${refused.code}`);
  }

  #nameOf = (card: CardId | undefined): string | undefined =>
    card === undefined ? undefined : this.#board.cards[card]?.name;

  /** Which monster (or the player) is attacked: as decided, else the first in zone order. */
  #target(options: readonly Option[]): string {
    const inOrder = inZoneOrder(this.#board, options);
    const monsters = inOrder.filter(({ card }) => card !== undefined);
    const direct = this.#next('direct');
    if (direct !== undefined) this.#done();
    if (direct?.yes === true) return 'direct';
    const target = this.#next('target');
    if (target === undefined) return String((monsters[0] ?? inOrder[0])?.value);
    this.#done();
    const { pick } = target;
    const chosen =
      typeof pick === 'number'
        ? monsters[pick]
        : monsters.find(({ card }) => this.#nameOf(card) === idOf(pick ?? ''));
    if (chosen === undefined) throw new Error(`${String(pick)} cannot be attacked`);
    return String(chosen.value);
  }

  /** Yes or no is asked at a replay, then the target; we ask once, with `stop` among the choices. */
  #replay(player: Player): void {
    this.asked += 1;
    const replay = this.#next('replay');
    if (replay !== undefined) this.#done();
    const choices = (this.#board.attack?.choices ?? []).filter(({ value }) => value !== 'stop');
    const target = replay?.yes === false ? 'stop' : this.#target(choices);
    this.#submit({ type: 'attackReplay.choose', player, target });
  }

  #answered(player: Player, kind: string, options: readonly Option[], min: number): Answer {
    const inOrder = inZoneOrder(this.#board, options);
    const first = inOrder.slice(0, Math.max(1, min)).map(({ value }) => value);
    const otherwise = first.length === 1 ? (first[0] ?? '') : (first as Answer);
    const take = (value: Option['value'] | undefined): Answer => {
      if (value === undefined) throw new Error(`${JSON.stringify(this.#queue[0])} is no option (${kind})`);
      this.#done();
      return value;
    };
    const option = kind === 'option' ? this.#next('option', player) : undefined;
    if (option !== undefined) return take(options[option.index]?.value);
    const position = kind === 'position' ? this.#next('position', player) : undefined;
    if (position !== undefined) return take(options.find(({ value }) => value === 'attack')?.value);
    if (!options.some((one) => one.card !== undefined)) return otherwise;
    for (let card = this.#next('card', player); card !== undefined; card = this.#next('card', player)) {
      const { pick } = card;
      const chosen = inOrder.find((one) => this.#nameOf(one.card) === idOf(pick));
      if (chosen !== undefined) return take(chosen.value);
      this.#setAside(card);
    }
    return otherwise;
  }

  #setAside(card: Of<'card'>): void {
    this.#unasked.push(card);
    this.#done();
  }

  /** A card that we did not ask for is accounted for once it was paid, targeted or moved since the activation. */
  #account(): void {
    const touched = this.session.log.entries.slice(this.#activatedAt).flatMap((entry): readonly CardId[] => {
      if (entry.type === 'effect.activated') return [...entry.payload.targets, ...entry.payload.paid];
      return entry.type === 'card.moved' ? [entry.payload.card] : [];
    });
    const isOpen = ({ pick }: Of<'card'>): boolean =>
      !touched.some((card) => this.#nameOf(card) === idOf(pick));
    this.#unasked = this.#unasked.filter(isOpen);
    for (let card = this.#next('card'); card !== undefined && !isOpen(card); card = this.#next('card'))
      this.#done();
  }

  #answer(): void {
    const { prompt } = this.#board;
    if (prompt === null) throw new Error('nothing is asked');
    const { kind, options, min, player } = prompt;
    const answer =
      kind === 'attackTarget' ? this.#target(options) : this.#answered(player, kind, options, min);
    this.#submit({ type: 'prompt.answer', player, answer });
  }

  #legalEffects(player: Player) {
    return this.session.rules
      .offers(this.session.state, player)
      .filter(({ legal, type }) => legal && type === 'effect.activate');
  }

  /** Activates what the next decision names, where its moment has come. */
  #activated(player: Player, places: readonly string[]): boolean {
    const decision = this.#next('chain', player) ?? this.#next('idle', player);
    if (decision === undefined) return false;
    const timing = decision.on === 'chain' ? decision.timing : undefined;
    if (timing === 'attack_declared' && !places.includes('declaration')) return false;
    // its window of the Damage Step comes after the target was turned face-up
    if (timing === 'damage_step' && !places.includes('damage.2')) return false;
    if (decision.on === 'idle' && !places.includes('main2')) return false;
    const offer = this.#legalEffects(player).find(
      ({ card = '' }) => this.#nameOf(card) === idOf(decision.activate),
    );
    if (offer === undefined) return false;
    this.#done();
    this.#activatedAt = this.session.log.next;
    const effect = offer.effect === undefined ? {} : { effect: offer.effect };
    this.#submit({ type: 'effect.activate', player, card: offer.card ?? '', ...effect });
    return true;
  }

  #declare(player: Player, attack: string): void {
    const attacker = this.session.rules
      .mayDeclare(this.session.state)
      .find((id) => this.#nameOf(id) === idOf(attack));
    if (attacker === undefined) throw new Error(`${attack} may not attack`);
    this.#done();
    // ours names attacker and target in one decision: taking the target back is not to decide
    if (this.#next('target')?.cancel === true) {
      this.#done();
      return;
    }
    const options = ['direct', ...monstersOf(this.#board, opponentOf(player))]
      .filter((target) => legalTargets(this.#board, attacker).some(({ value }) => value === target))
      .map((value): Option => (value === 'direct' ? { value } : { value, card: value }));
    this.#submit({ type: 'attack.declare', player, with: attacker, target: this.#target(options) });
  }

  /** One decision; false when the row is at its end: nothing is going on and nothing more is decided. */
  step(): boolean {
    const { asks, may, places } = this.session.rules.speaker(this.session.state);
    if (asks === null || this.#board.winner !== null) return false;
    if (may.includes('prompt.answer')) {
      this.#answer();
      return true;
    }
    this.#account();
    if (may.includes('attackReplay.choose')) this.#replay(asks);
    else if (!this.#activated(asks, places)) return this.#goOn(asks, may, places);
    return true;
  }

  #goOn(player: Player, may: readonly string[], places: readonly string[]): boolean {
    if (may.includes('phase.change')) {
      const battle = this.#next('battle');
      if (battle?.attack !== undefined && places.includes('battle.open')) {
        this.#declare(player, battle.attack);
        return true;
      }
      if (battle?.to === undefined && (places.includes('battle.open') || places.includes('main2')))
        return false;
      if (battle?.to === 'm2') {
        this.#done();
        this.#submit({ type: 'phase.change', player, to: 'main2' });
        return true;
      }
    }
    if (this.asked > 0 && this.#board.attack !== null)
      for (const { card } of this.#legalEffects(player))
        this.offersAfterReplay.push({ player, places, card: this.#nameOf(card) ?? '' });
    const declined = this.#next('effect', player);
    if (declined?.yes === false && this.#board.offers.some((offer) => offer.player === player)) this.#done();
    this.#submit({ type: 'priority.pass', player });
    return true;
  }
}

/** Play a row with our rules. */
export function driveRow(row: CoreRow): DrivenRow {
  const driver = new Driver(row);
  for (let bound = 0; driver.step(); bound++)
    if (bound > 500) throw new Error(`${row.id} never comes to its end`);
  const { session, left, asked, offersAfterReplay } = driver;
  return { session, neverPossible: left, asked, offersAfterReplay };
}
