import { type CardId, type CardState, opponentOf, type Player } from '../../events/index.ts';
import { playScenario, type Scenario } from '../../machines/index.ts';
import { boardAt, type DuelOnHand, takeInHand } from './duelOnHand.ts';
import { momentAt, monstersOf } from './moment.ts';
import type { Strip, StripSlot, ThenTable } from './protocol/index.ts';
import { seatsOf } from './seats.ts';

/** The check that a strip is about: the first replay, else the last check of an attack. */
function checkIn({ path }: DuelOnHand): number {
  const found = path.findIndex(
    (entry) => entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay',
  );
  return found === -1 ? path.findLastIndex((entry) => entry.type === 'attackReplay.checked') : found;
}

function slotOf(
  duel: DuelOnHand,
  card: Pick<CardState, 'name' | 'token' | 'position' | 'faceUp'> | undefined,
): StripSlot | null {
  if (card === undefined) return null;
  const face = duel.header.cards.find(({ id }) => id === card.name);
  const frame = face === undefined || face.kind !== 'monster' ? (face?.kind ?? 'normal') : face.frame;
  return {
    frame: card.token ? 'token' : (frame ?? 'normal'),
    defense: card.position === 'defense',
    faceUp: card.faceUp,
  };
}

function stripAt(duel: DuelOnHand, then: ThenTable, player: Player, position: number): Strip {
  const { players, cards } = boardAt(duel, position - 1);
  const now = monstersOf(players[player]);
  const seats = seatsOf(player, then.zones[player], now);
  const visitOf = (id: CardId | null, from: Readonly<Record<CardId, { visit: unknown }>>) =>
    id === null ? null : (from[id]?.visit ?? null);
  return {
    player,
    zones: seats.map((seat) => {
      const was = then.zones[player][seat] ?? null;
      const is = now[seat] ?? null;
      return {
        then: was === null ? null : slotOf(duel, then.cards[was]),
        now: is === null ? null : slotOf(duel, cards[is]),
        other: visitOf(was, then.cards) !== visitOf(is, cards),
      };
    }),
  };
}

/** Then and now of an example: the side that explains its check, or `null` where no attack is looked at. */
export function stripOf(scenario: Scenario): Strip | null {
  const played = playScenario(scenario);
  if (played.entries.length === 0) return null;
  const duel = takeInHand(played.header, played.entries);
  const position = checkIn(duel);
  if (position < 1) return null;
  const { then, before } = momentAt(duel, position);
  if (then === null || before.attack === null) return null;
  const attacker = before.attack.player;
  const defender = stripAt(duel, then, opponentOf(attacker), position);
  // Where only the attacker's side changed, that is what there is to see.
  const own = stripAt(duel, then, attacker, position);
  const changed = (strip: Strip) => strip.zones.some(({ other }) => other);
  return !changed(defender) && changed(own) ? own : defender;
}
