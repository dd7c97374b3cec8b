import {
  type Board,
  type CardId,
  type DuelEvent,
  isOnField,
  type Payload,
  PLAYERS,
  type Place,
  type Visit,
} from '../../events/index.ts';
import { differingFields } from '../compare/fields.ts';
import type { DuelSetup } from '../duel/types.ts';
import type { Disagreement } from './report.ts';

type Difference = Omit<Disagreement, 'entry' | 'packet'>;
type Move = Pick<Payload<'card.moved'>, 'card' | 'visit' | 'from' | 'to'>;

/** What may still come at 0 Life Points: the end, what closes the running chain or attack, and what readers add. */
const ENDS: ReadonlySet<DuelEvent['type']> = new Set<DuelEvent['type']>([
  'attack.ended',
  'bookmark.added',
  'branch.named',
  'chain.ended',
  'damageStep.left',
  'duel.ended',
  'link.resolved',
  'note.added',
]);

/** So many fields of a setup are told one by one. */
const MOST_FIELDS = 3;
const LONGEST_VALUE = 40;

const placeText = ({ player, zone, index }: Place): string =>
  `${player} ${zone}${index === undefined ? '' : ` ${index}`}`;

/** The one zone of a place on the field, which holds one card; a place without its number is the first. */
const zoneAt = ({ index = 1, ...place }: Place): Place => ({ ...place, index });

function isSamePlace(lies: Place, from: Place): boolean {
  if (lies.zone !== from.zone) return false;
  // a material lies with its monster, whoever has that
  if (lies.zone === 'material' || lies.zone === 'nowhere') return true;
  return lies.player === from.player && (!isOnField(lies.zone) || zoneAt(lies).index === zoneAt(from).index);
}

/** A card that comes into a zone in which another one lies (B53). */
function taken(card: CardId, lies: CardId | null | undefined, to: Place): readonly Difference[] {
  if (lies === null || lies === undefined || lies === card) return [];
  const place = placeText(zoneAt(to));
  return [{ about: 'zoneTaken', ours: `${lies}, ${place}`, recorded: `${card}, ${place}`, rule: 'B53' }];
}

function judgeMove({ players, cards }: Board, { card, from, to }: Move): readonly Difference[] {
  const lies = cards[card]?.place;
  const { zone, player } = to;
  const row = isOnField(zone) && zone !== 'material' && zone !== 'nowhere' ? players[player][zone] : [];
  return [
    ...(lies === undefined || isSamePlace(lies, from)
      ? []
      : [
          {
            about: 'movedFrom',
            ours: `${card}, ${placeText(lies)}`,
            recorded: `${card}, ${placeText(from)}`,
          } as const,
        ]),
    ...taken(card, row[(to.index ?? 1) - 1], to),
  ];
}

/** A duel that goes on though a player has 0 Life Points (B8, B9). */
function judgeEnd({ players, winner }: Board, { type, payload }: DuelEvent): readonly Difference[] {
  const lost = PLAYERS.filter((player) => players[player].lifePoints === 0);
  const isLoss = type === 'lifePoints.changed' && payload.to <= payload.from;
  if (lost.length === 0 || winner !== null || isLoss || ENDS.has(type)) return [];
  const rule = lost.length > 1 ? 'B9' : 'B8';
  return [{ about: 'duelGoesOn', ours: lost.join(', '), recorded: type, rule }];
}

const byId = (setup: DuelSetup | Payload<'duel.started'>) => ({
  ...setup,
  cards: [...setup.cards]
    .map(({ printed: _, ...card }) => card)
    .sort((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id))),
});

/** Whether a value says no more than that nothing is there. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

const valueText = (value: unknown): string => {
  const text = Array.isArray(value) ? `(${value.length})` : (JSON.stringify(value) ?? '–');
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
};

/** What `duel.started` says otherwise than the setup in line 1; what is printed on cards may stand in either. */
const judgeSetup = (setup: DuelSetup, started: Payload<'duel.started'>): readonly Difference[] =>
  differingFields(byId(setup), byId(started))
    .filter(({ one, other }) => !(saysNothing(one) && saysNothing(other)))
    .slice(0, MOST_FIELDS)
    .map(({ field, one, other }) => ({
      about: 'setupOther',
      ours: `${field} ${valueText(one)}`,
      recorded: `${field} ${valueText(other)}`,
    }));

/**
 * Judges what another engine tells of the table itself: cards into taken zones (B53) or from where they do not lie, a duel
 * that goes on at 0 Life Points (B8, B9), the end of another turn, two setups, and two stays of one id.
 */
export class TableJudge {
  readonly #setup: DuelSetup;
  /** Which card had a stay. */
  readonly #stays = new Map<Visit, CardId>();
  #goesOn = false;

  constructor(setup: DuelSetup) {
    this.#setup = setup;
  }

  #stay(card: CardId, visit: Visit): readonly Difference[] {
    const before = this.#stays.get(visit);
    this.#stays.set(visit, card);
    if (before === undefined) return [];
    return [{ about: 'sameVisit', ours: `${before}, ${visit}`, recorded: `${card}, ${visit}` }];
  }

  #start(started: Payload<'duel.started'>): readonly Difference[] {
    const zones = new Map<string, CardId>();
    return [
      ...judgeSetup(this.#setup, started),
      ...started.cards.flatMap(({ id, visit, place }) => {
        const zone = isOnField(place.zone) ? placeText(zoneAt(place)) : undefined;
        const there = zone === undefined ? undefined : zones.get(zone);
        if (zone !== undefined) zones.set(zone, id);
        return [...taken(id, there, place), ...this.#stay(id, visit)];
      }),
    ];
  }

  /** What of the next event the table before it does not allow. */
  judge(board: Board, event: DuelEvent): readonly Difference[] {
    const { type, payload } = event;
    if (type === 'duel.started') return this.#start(payload);
    const goesOn = this.#goesOn ? [] : judgeEnd(board, event);
    if (goesOn.length > 0) this.#goesOn = true;
    if (type === 'card.moved' || type === 'control.changed')
      return [...goesOn, ...judgeMove(board, payload), ...this.#stay(payload.card, payload.visit)];
    if (type !== 'turn.ended') return goesOn;
    const [ours, recorded] = [`${board.turn} ${board.turnPlayer}`, `${payload.turn} ${payload.player}`];
    return ours === recorded ? goesOn : [...goesOn, { about: 'turnEnded', ours, recorded }];
  }
}
