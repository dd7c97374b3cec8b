import type { Applied, Json, Player, SetupCard, Values, Zone } from '../../events/index.ts';
import { opponentOf, PLAYERS } from '../../events/index.ts';
import { builtInCard, type CardData, namedCards } from '../cards/index.ts';
import { headerFor } from '../duel/header.ts';
import type { DuelHeader, DuelSetup } from '../duel/types.ts';
import { asMonsterValues } from '../effects/influences.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { JsonPath } from './jsonText.ts';
import type { Scenario, ScenarioCard } from './schema.ts';
import { pathWords } from './schemaWords.ts';
import { LISTS, problemsOfSetup } from './setupProblems.ts';

type Happened = NonNullable<Scenario['setup']['happened']>[number];

/** A scenario that cannot be set up or played at all: a name that means nothing. One line, for the author. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  /** Where in the scenario, where that is known. */
  readonly path: JsonPath | undefined;
  constructor(message: string, path?: JsonPath) {
    super(message);
    this.path = path;
  }
}

/** A duel about to begin: its header, and the names (`as`) of its cards. */
export interface SetUp {
  readonly header: DuelHeader;
  readonly names: ReadonlyMap<string, string>;
}

/** Ten Normal monsters for a deck that the scenario leaves open; one that the scenario itself does not name. */
const FILLER = 10;
const FILLER_CARDS = [
  'mystic-horseman',
  'summoned-skull',
  'giant-soldier-of-stone',
  'luster-dragon',
  'baby-dragon',
  'sky-scout',
  'celtic-guardian',
];
const ORDER = [3, 2, 4, 1, 5];

const valuesOf = (data: CardData): Values => ({
  ...(data.atk === undefined ? {} : { atk: data.atk }),
  ...(data.def === undefined ? {} : { def: data.def }),
  ...(data.level === undefined ? {} : { level: data.level }),
  ...(data.attribute === undefined ? {} : { attribute: data.attribute }),
  ...(data.type === undefined ? {} : { type: data.type }),
});

/** Builds up the cards of a setup, giving each its id and place. */
class SetupBuilder {
  readonly cards: SetupCard[] = [];
  readonly names = new Map<string, string>();
  readonly data = new Map<string, CardData>();
  readonly #equips: { readonly id: string; readonly to: string }[] = [];
  readonly #own: ReadonlyMap<string, CardData>;

  constructor(own: readonly CardData[]) {
    this.#own = new Map(own.map((card) => [card.id, card]));
  }

  dataOf(name: string): CardData {
    const data = this.#own.get(name) ?? builtInCard(name);
    if (data === undefined)
      throw new ScenarioError(`there is no card '${name}'; names are the full English name in kebab-case`);
    if (!this.data.has(name)) {
      this.data.set(name, data);
      for (const other of namedCards(data))
        if (this.#own.has(other) || builtInCard(other) !== undefined) this.dataOf(other);
    }
    return data;
  }

  add(
    player: Player,
    zone: Zone,
    given: ScenarioCard,
    taken: Set<number>,
    reserved: ReadonlySet<number>,
  ): string {
    const card = typeof given === 'string' ? { card: given } : given;
    if (card.as !== undefined && this.names.has(card.as))
      throw new ScenarioError(`two cards are called '${card.as}'; give each its own name with "as"`);
    const data = this.dataOf(card.card);
    const id = `c${this.cards.length + 1}`;
    const slotted = zone === 'monster' || zone === 'spellTrap';
    const index = slotted
      ? (card.place ?? ORDER.find((place) => !taken.has(place) && !reserved.has(place)))
      : zone === 'fieldSpell'
        ? 1
        : undefined;
    if (slotted && (index === undefined || taken.has(index)))
      throw new ScenarioError(
        `${player} has no free place for '${card.card}' in ${zone === 'monster' ? 'the Monster Zones' : 'the Spell & Trap Zones'}`,
      );
    if (index !== undefined) taken.add(index);
    if (card.as !== undefined) this.names.set(card.as, id);
    if (card.equippedTo !== undefined) this.#equips.push({ id, to: card.equippedTo });
    const open =
      zone === 'monster' ||
      zone === 'graveyard' ||
      zone === 'banished' ||
      zone === 'fieldSpell' ||
      card.equippedTo !== undefined;
    const trap = zone === 'monster' && data.kind === 'trap';
    this.cards.push({
      id,
      visit: `v${this.cards.length + 1}`,
      name: data.id,
      owner: player,
      place: { player, zone, ...(index === undefined ? {} : { index }) },
      ...(zone === 'monster' ? { position: card.position ?? 'attack' } : {}),
      faceUp: card.faceUp ?? open,
      ...(data.frame === 'token' ? { token: true } : {}),
      printed: trap
        ? { ...asMonsterValues({ cards: this.data, ruleset: undefined as never }, data.id) }
        : valuesOf(data),
      ...(card.counters === undefined ? {} : { counters: card.counters }),
      ...(card.summoned === undefined ? {} : { summoned: card.summoned }),
      ...(card.arrivedThisTurn === undefined ? {} : { arrivedThisTurn: card.arrivedThisTurn }),
      ...(card.setThisTurn === undefined ? {} : { setThisTurn: card.setThisTurn }),
      ...(card.asMonster === true || trap ? { asMonster: true } : {}),
      ...(card.usedThisTurn === undefined ? {} : { used: card.usedThisTurn }),
    });
    const at = this.cards.length - 1;
    const materials = (card.materials ?? []).map((name) =>
      this.add(player, 'material', name, new Set(), new Set()),
    );
    const holder = this.cards[at];
    if (holder !== undefined && materials.length > 0) this.cards[at] = { ...holder, materials };
    return id;
  }

  /** A card by its `as` name, else the first of that name on the field. */
  find(text: string): SetupCard | undefined {
    const id = this.names.get(text);
    return this.cards.find((card) =>
      id === undefined ? card.name === text && card.place.zone === 'monster' : card.id === id,
    );
  }

  /** What an earlier effect still does: its lasting influences, on players or on its targets. */
  applied(given: Happened, index: number): Applied[] {
    const { card: name, effect: id, player } = given;
    const path = ['setup', 'happened', index];
    const data = this.dataOf(name);
    const effect = data.effects.find((one) => (id === undefined ? one.do !== undefined : one.id === id));
    const lasting = (effect?.do ?? []).filter((operation) => operation.op === 'apply');
    if (effect === undefined || lasting.length === 0)
      throw new ScenarioError(`'${name}' has no effect that lasts, so it cannot have happened before`, [
        ...path,
        id === undefined ? 'card' : 'effect',
      ]);
    const source =
      this.cards.find((card) => card.name === name && card.owner === player)?.id ??
      this.add(player, 'graveyard', name, new Set(), new Set());
    const kind =
      data.kind === 'monster'
        ? 'monster'
        : data.kind === 'trap'
          ? 'trap'
          : data.icon === 'quickPlay'
            ? 'quickPlaySpell'
            : 'normalSpell';
    return lasting.map((operation, at) => {
      const players =
        operation.to === 'bothPlayers'
          ? [...PLAYERS]
          : operation.to === 'you'
            ? [player]
            : operation.to === 'opponent'
              ? [opponentOf(player)]
              : [];
      const cards =
        players.length > 0 ? [] : (given.targets ?? []).map((text) => this.find(text)?.visit ?? '');
      if (players.length === 0 && (cards.length === 0 || cards.includes('')))
        throw new ScenarioError(
          `'${name}' happened before to cards; name them under "targets"`,
          given.targets === undefined ? path : [...path, 'targets'],
        );
      return {
        id: `e0.${index}.${at}`,
        source: { card: source, kind, player, effect: effect.id },
        cards,
        players,
        what: operation.what as unknown as Json,
        until: operation.until,
      };
    });
  }

  finish(): SetupCard[] {
    for (const { id, to } of this.#equips) {
      const target = this.find(to)?.id;
      if (target === undefined)
        throw new ScenarioError(`'${to}', which a card is equipped to, is not on the field`);
      const at = this.cards.findIndex((card) => card.id === id);
      const equip = this.cards[at];
      if (equip !== undefined) this.cards[at] = { ...equip, equippedTo: target };
    }
    return this.cards;
  }
}

/**
 * Set a scenario up under a ruleset: ids given, places taken, decks filled with ten Normal monsters where left out.
 * @throws ScenarioError where a card is unknown, has no place or cannot lie in its own
 */
export function setUp(scenario: Scenario, ruleset: Ruleset): SetUp {
  const [problem] = problemsOfSetup(scenario);
  if (problem !== undefined)
    throw new ScenarioError(`${pathWords(problem.path)}: ${problem.message}`, problem.path);
  const builder = new SetupBuilder(scenario.cards ?? []);
  const { setup } = scenario;
  const text = JSON.stringify(scenario);
  const filler = FILLER_CARDS.find((name) => !text.includes(name)) ?? 'mystic-horseman';
  for (const player of PLAYERS) {
    const side = setup[player] ?? {};
    for (const [list, zone] of LISTS) {
      const given: readonly ScenarioCard[] =
        side[list] ?? (list === 'deck' ? Array.from({ length: FILLER }, () => filler) : []);
      const taken = new Set<number>();
      const reserved = new Set(
        given.flatMap((card) => (typeof card === 'string' || card.place === undefined ? [] : [card.place])),
      );
      for (const card of list === 'deck' ? [...given].reverse() : given)
        builder.add(player, zone, card, taken, reserved);
    }
    if (side.fieldSpell !== undefined && side.fieldSpell !== null)
      builder.add(player, 'fieldSpell', side.fieldSpell, new Set(), new Set());
  }
  const effects = (setup.happened ?? []).flatMap((given, index) => builder.applied(given, index));
  const turnPlayer = setup.turnPlayer ?? 'A';
  const duel: DuelSetup = {
    at: setup.at ?? 'battle.open',
    turn: setup.turn ?? 3,
    turnPlayer,
    startingPlayer: setup.startingPlayer ?? 'A',
    seed: setup.seed ?? 1,
    lifePoints: { A: setup.A?.lifePoints ?? 8000, B: setup.B?.lifePoints ?? 8000 },
    cards: builder.finish(),
    ...(effects.length === 0 ? {} : { effects }),
  };
  const header = headerFor({
    title: scenario.title,
    ruleset,
    cards: [...builder.data.values()],
    setup: duel,
  });
  return { header, names: builder.names };
}
