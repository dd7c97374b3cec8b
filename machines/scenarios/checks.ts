import type { Board, Entry, EntryOf, Player } from '../../events/index.ts';
import { PLAYERS, zoneSchema } from '../../events/index.ts';
import { mostTelling } from '../decide/commands.ts';
import type { Rules } from '../duel/rules.ts';
import type { DuelState } from '../duel/types.ts';
import { cardsIn } from '../effects/select.ts';
import { absentWords } from './absent.ts';
import { referenceOf, resolveReference } from './references.ts';
import type { Expectation } from './schema.ts';
import { problemsOfSight } from './sees.ts';
import { ScenarioError } from './setup.ts';

/** What a performance shows its expectations. */
export interface Stage {
  readonly rules: Rules;
  readonly names: ReadonlyMap<string, string>;
  readonly entries: readonly Entry[];
  readonly state: DuelState;
}

const sorted = (list: readonly string[]): string => [...list].sort().join(', ');
/** One look at the stage: the table, the recent entries, and names. */
export class Look {
  readonly stage: Stage;
  readonly recent: readonly Entry[];
  constructor(stage: Stage, recent: readonly Entry[]) {
    this.stage = stage;
    this.recent = recent;
  }
  get board(): Board {
    return this.stage.state.board;
  }
  /** @throws ScenarioError where the text names no card of this duel */
  id(text: string): string {
    const found = resolveReference(this.board, this.stage.names, text);
    if (found === undefined) throw new ScenarioError(absentWords(this.board, this.stage.names, text));
    return found;
  }
  name(id: string): string {
    return id === 'direct' || id === 'stop' || id === 'continue'
      ? id
      : referenceOf(this.board, this.stage.names, id);
  }
  last<T extends Entry['type']>(type: T, entries = this.stage.entries): EntryOf<T> | undefined {
    return entries.findLast((entry) => entry.type === type) as EntryOf<T> | undefined;
  }
  card(text: string) {
    return this.board.cards[this.id(text)];
  }
}

type Problem = string | readonly string[] | undefined;
type Check<K extends keyof Expectation> = (look: Look, expected: NonNullable<Expectation[K]>) => Problem;

const said = (value: unknown): string =>
  value === undefined || value === null || value === '' ? 'none' : String(value);
const differs = (what: string, expected: unknown, found: unknown): Problem =>
  expected === found
    ? undefined
    : `${what} must be ${said(expected)}, and ${what.endsWith('Life Points') ? 'are' : 'is'} ${said(found)}`;
/** The same of a card, told as the scenario calls it and not by the id that it has within a duel. */
const differsCard = (look: Look, what: string, text: string, found: string | null | undefined): Problem =>
  look.id(text) === found
    ? undefined
    : `${what} must be ${text}, and is ${typeof found === 'string' ? look.name(found) : 'none'}`;
const listed = (list: readonly string[]): string => sorted(list) || 'none';
const sameSet = (
  look: Look,
  what: string,
  expected: readonly string[],
  found: readonly string[],
): Problem => {
  const wanted = expected.map((text) => look.id(text));
  return sorted(wanted) === sorted(found)
    ? undefined
    : `${what} must be ${listed(expected)}, and found is ${listed(found.map((id) => look.name(id)))}`;
};
const each = <T>(record: Readonly<Record<string, T>>, check: (text: string, value: T) => Problem): Problem =>
  Object.entries(record).flatMap(([text, value]) => check(text, value) ?? []);

const positionWord = (look: Look, text: string): string | undefined => {
  const card = look.card(text);
  if (card === undefined) return undefined;
  return card.faceUp ? card.position : card.position === 'defense' ? 'facedownDefense' : 'facedownAttack';
};

const destroyedIn = (entries: readonly Entry[]): EntryOf<'card.moved'>[] =>
  entries.filter(
    (entry): entry is EntryOf<'card.moved'> =>
      entry.type === 'card.moved' &&
      (entry.payload.reason === 'destroyedByBattle' || entry.payload.reason === 'destroyedByEffect'),
  );

const stateOfAttack = (board: Board): string => {
  if (board.attack === null) return 'none';
  if (board.attack.inDamageStep) return 'damage';
  return board.attack.choices === null ? 'declared' : 'choosing';
};

function offerProblem(look: Look, text: string): string | undefined {
  const card = look.card(text);
  if (card === undefined) return 'not there';
  const offers = look.stage.rules
    .offers(look.stage.state, card.place.player)
    .filter((offer) => offer.card === card.id && offer.type === 'effect.activate');
  if (offers.some(({ legal }) => legal)) return undefined;
  const told = mostTelling(
    offers.map(({ code, rule }) => ({ code: code ?? '', rule: rule ?? '', detail: {} })),
  );
  return told?.code ?? 'effect/not-here';
}

/** How each key of an expectation is checked; undefined or no lines where all is well. */
export const CHECKS: { readonly [K in keyof Required<Expectation>]: Check<K> } = {
  attackReplay(look, { causes, choices }) {
    const check = look.stage.entries.findLast(
      (entry): entry is EntryOf<'attackReplay.checked'> =>
        entry.type === 'attackReplay.checked' && entry.payload.window,
    );
    if (check === undefined || check.payload.verdict !== 'replay')
      return `a replay (${causes.join(', ')}) must be found, and the last check says ${check?.payload.code ?? 'nothing'}`;
    const problems = [
      sorted(causes) === sorted(check.payload.causes)
        ? undefined
        : `the causes must be ${listed(causes)}, and are ${listed(check.payload.causes)}`,
    ];
    if (choices !== undefined)
      problems.push(
        sameSet(
          look,
          'the choices',
          choices,
          check.payload.choices.map(({ value }) => String(value)),
        ) as string | undefined,
      );
    return problems.filter((problem) => problem !== undefined);
  },
  noAttackReplay(look, code) {
    const check = look.last('attackReplay.checked', look.recent) ?? look.last('attackReplay.checked');
    if (check === undefined) return `no replay (${code}) must be found, and nothing was checked`;
    return check.payload.verdict === 'replay'
      ? `no replay (${code}) must be found, and the last check found one (${check.payload.causes.join(', ')})`
      : differs('the reason for no replay', code, check.payload.code);
  },
  attack(look, { state, ended, attacker, target, declarations }) {
    const { board } = look;
    const problems: Problem[] = [];
    if (state !== undefined) problems.push(differs('the attack', state, stateOfAttack(board)));
    if (ended !== undefined)
      problems.push(differs('the end of the attack', ended, look.last('attack.ended')?.payload.how));
    if (attacker !== undefined)
      problems.push(differsCard(look, 'the attacker', attacker, board.attack?.attacker));
    if (target !== undefined) problems.push(differsCard(look, 'the target', target, board.attack?.target));
    if (declarations !== undefined)
      problems.push(differs('the number of declarations this turn', declarations, board.attacksDeclared));
    return problems.filter((problem) => problem !== undefined).map(String);
  },
  lifePoints: (look, expected) =>
    each(expected as Record<string, number>, (player, points) =>
      differs(`${player}'s Life Points`, points, look.board.players[player as Player].lifePoints),
    ),
  damage: (look, expected) =>
    each(expected as Record<string, number>, (player, points) => {
      const lost = look.recent.filter(
        (entry): entry is EntryOf<'lifePoints.changed'> =>
          entry.type === 'lifePoints.changed' &&
          entry.payload.player === player &&
          entry.payload.why.endsWith('Damage'),
      );
      return differs(
        `${player}'s damage`,
        points,
        lost.reduce((sum, entry) => sum + entry.payload.from - entry.payload.to, 0),
      );
    }),
  at(look, place) {
    const { places } = look.stage.rules.speaker(look.stage.state);
    return places.includes(place) ? undefined : `the place must be ${place}, and is ${places.join(', ')}`;
  },
  position: (look, expected) =>
    each(expected, (text, position) =>
      differs(`the position of ${text}`, position, positionWord(look, text)),
    ),
  atk: (look, expected) =>
    each(expected, (text, value) => differs(`the ATK of ${text}`, value, look.card(text)?.values.atk)),
  def: (look, expected) =>
    each(expected, (text, value) => differs(`the DEF of ${text}`, value, look.card(text)?.values.def)),
  destroyed(look, expected) {
    const found = destroyedIn(look.recent);
    if (Array.isArray(expected))
      return sameSet(
        look,
        'what was destroyed',
        expected as readonly string[],
        found.map((entry) => entry.payload.card),
      );
    const record = expected as Readonly<Record<string, 'battle' | 'effect'>>;
    const set = sameSet(
      look,
      'what was destroyed',
      Object.keys(record),
      found.map((entry) => entry.payload.card),
    );
    const ways = each(record, (text, way) => {
      const entry = found.find(({ payload }) => payload.card === look.id(text));
      return entry === undefined
        ? undefined
        : differs(
            `how ${text} was destroyed`,
            way,
            entry.payload.reason === 'destroyedByBattle' ? 'battle' : 'effect',
          );
    });
    return [set, ...((ways as readonly string[] | undefined) ?? [])]
      .filter((problem) => problem !== undefined)
      .map(String);
  },
  battle(look, { attacker, target }) {
    const battle = look.last('battle.calculated');
    if (battle === undefined) return 'a battle must have been calculated, and none was';
    const found = [
      differsCard(look, 'the attacker in battle', attacker, battle.payload.attacker),
      differsCard(look, 'the target in battle', target, battle.payload.target ?? 'direct'),
    ];
    return found.filter((problem) => problem !== undefined).map(String);
  },
  offered: (look, expected) =>
    expected.flatMap((text) =>
      offerProblem(look, text) === undefined
        ? []
        : [`${text} must be offered, and is not: ${offerProblem(look, text) ?? ''}`],
    ),
  notOffered: (look, expected) =>
    each(expected, (text, code) =>
      differs(`why ${text} is not offered`, code, offerProblem(look, text) ?? '(it is offered)'),
    ),
  mayDeclare: (look, expected) =>
    sameSet(look, 'who may declare an attack', expected, look.stage.rules.mayDeclare(look.stage.state)),
  flags: (look, expected) =>
    each(expected, (text, flags) => {
      const own = look.card(text)?.flags;
      const found: Readonly<Record<string, boolean>> = {
        declaredAttack: (own?.declared ?? 0) > 0,
        attacked: own?.attacked === true,
        battled: own?.battled === true,
        attackedDirectly: own?.attackedDirectly === true,
      };
      return each(flags as Record<string, boolean>, (flag, value) =>
        differs(`${flag} of ${text}`, value, found[flag]),
      );
    }),
  place: (look, expected) =>
    each(expected, (text, place) => {
      const found = look.card(text)?.place;
      if (found === undefined) return absentWords(look.board, look.stage.names, text);
      if (typeof place !== 'string')
        return differs(`the place of ${text}`, JSON.stringify(place), JSON.stringify(found));
      const full =
        found.index === undefined
          ? `${found.player}.${found.zone}`
          : `${found.player}.${found.zone}.${found.index}`;
      return place === full ||
        place === `${found.player}.${found.zone}` ||
        (place === 'nowhere' && found.zone === 'nowhere')
        ? undefined
        : `the place of ${text} must be ${place}, and is ${full}`;
    }),
  chain(look, expected) {
    const found = look.board.chain.map(({ card }) => card);
    return expected.map((text) => look.id(text)).join() === found.join()
      ? undefined
      : `the chain must be ${expected.join(', ') || 'none'}, and is ${found.map((id) => look.name(id)).join(', ') || 'none'}`;
  },
  asked(look, expected) {
    const { asks } = look.stage.rules.speaker(look.stage.state);
    if (expected === 'nobody') return differs('who is asked', 'nobody', asks ?? 'nobody');
    const { player, kind, options } = expected;
    const { prompt } = look.board;
    const problems: Problem[] = [differs('who is asked', player, asks)];
    if (kind !== undefined) problems.push(differs('what is asked', kind, prompt?.kind));
    if (options !== undefined) {
      const found = (prompt?.options ?? []).map(({ value }) => String(value));
      problems.push(sameSet(look, 'the options', options.map(String), found));
    }
    return problems.filter((problem) => problem !== undefined).map(String);
  },
  sees: (look, expected) => PLAYERS.flatMap((player) => problemsOfSight(look, player, expected[player])),
  counts: (look, expected) =>
    each(expected, (text, count) => {
      const [player, named, ...more] = text.split('.');
      const zone = zoneSchema.safeParse(named);
      if ((player !== 'A' && player !== 'B') || !zone.success || more.length > 0)
        throw new ScenarioError(`'${text}' is no zone; write A.hand, B.monster, B.spellTrap and the like`);
      return differs(`the number of cards in ${text}`, count, cardsIn(look.board, player, zone.data).length);
    }),
  winner: (look, winner) => differs('the winner', winner, look.board.winner),
  log(look, types) {
    let at = 0;
    for (const entry of look.recent) if (entry.type === types[at]) at += 1;
    return at === types.length
      ? undefined
      : `the log must go on with ${types[at] ?? ''} (after ${types.slice(0, at).join(', ') || 'nothing'})`;
  },
  refused: (look, code) =>
    differs('the refusal', code, look.last('command.refused', look.recent)?.payload.code),
};
