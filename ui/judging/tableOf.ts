import {
  type Board,
  type CardId,
  type CardState,
  type Entry,
  type Explanation,
  inOneDirection,
  UNSEEN,
} from '../../events/index.ts';
import { builtInCard } from '../../machines/index.ts';
import { attackOver } from '../board/attackOver.ts';
import { numberOfCard } from '../board/rosette.ts';
import type { Table, TableCard, TableSide } from '../drawing/table.ts';
import { words } from '../locales/index.ts';
import type { DuelOnHand } from '../worker/duelOnHand.ts';

const FIELD: ReadonlySet<string> = new Set(['monster', 'extraMonster', 'spellTrap']);

const sign = (now: number | undefined, printed: number | undefined): -1 | 0 | 1 =>
  now === undefined || printed === undefined || now === printed ? 0 : now > printed ? 1 : -1;

/** The name of a card of the field with its number, as the one who looks knows it; `null` for an unknown face. */
export const knownName = (duel: DuelOnHand, card: CardState): string | null =>
  card.name === UNSEEN ? null : (duel.names.full[card.id] ?? card.name);

function cardOf(duel: DuelOnHand, moment: { readonly board: Board }, card: CardState): TableCard {
  // a token comes without being one of the cards that a file brings
  const face = duel.header.cards.find(({ id }) => id === card.name) ?? builtInCard(card.name);
  const { zone, player, index } = card.place;
  const monster = zone !== 'spellTrap';
  const place =
    zone === 'extraMonster'
      ? words.extraMonsterZone((index ?? 1) === 1 ? 'left' : 'right')
      : words.zone(player, monster ? 'monster' : 'spellTrap', index ?? 1);
  const shown = monster && card.faceUp;
  const declared = (card.flags.declared ?? 0) > 0;
  return {
    place: card.place,
    name: card.name === UNSEEN ? null : inOneDirection(face?.name ?? card.name),
    ...(duel.names.numbers[card.id] === undefined ? {} : { number: duel.names.numbers[card.id] }),
    frame: card.token
      ? 'token'
      : face === undefined
        ? 'normal'
        : face.kind === 'monster'
          ? (face.frame ?? 'normal')
          : face.kind,
    art: numberOfCard(face ?? { id: card.name }),
    faceUp: card.faceUp,
    position: card.position,
    ...(shown && card.values.atk !== undefined ? { atk: card.values.atk } : {}),
    ...(shown && card.values.def !== undefined ? { def: card.values.def } : {}),
    changed: {
      atk: sign(card.values.atk, card.printed.atk),
      def: sign(card.values.def, card.printed.def),
    },
    declared,
    counters: Object.values(card.counters).reduce((sum, count) => sum + count, 0),
    label: words.zoneCard(place, {
      name: knownName(duel, card),
      faceUp: card.faceUp,
      position: monster ? card.position : null,
      values: shown ? card.values : null,
      declared,
      came: false,
      choice: moment.board.attack?.choices?.some(({ value }) => value === card.id) ?? false,
    }),
  };
}

/** The table of a moment as it is drawn in a picture or a page of its own. */
export function tableOf(
  duel: DuelOnHand,
  moment: { readonly board: Board; readonly entry: Entry; readonly explanation: Pick<Explanation, 'mark'> },
): Table {
  const { board, entry, explanation } = moment;
  const side = (player: 'A' | 'B'): TableSide => {
    const state = board.players[player];
    const name = inOneDirection(duel.header.players[player]);
    const field = state.fieldSpell[0] ?? null;
    const fieldCard = field === null ? undefined : board.cards[field];
    const attacks = player === (board.attack?.player ?? board.turnPlayer);
    return {
      // Who was given no name has the one of the reader's language.
      name: name === player || name === `Player ${player}` ? words.playerName(player) : name,
      role:
        board.phase === 'battle'
          ? attacks
            ? words.attacks
            : words.defends
          : player === board.turnPlayer
            ? words.turnPlayer
            : '',
      lifePoints: state.lifePoints,
      hand: state.hand.length,
      deck: state.deck.length,
      graveyard: state.graveyard.length,
      fieldSpell: fieldCard === undefined ? null : (knownName(duel, fieldCard) ?? words.faceDownCard),
      monster: state.monster,
      extraMonster: state.extraMonster,
      spellTrap: state.spellTrap,
    };
  };
  const cards: Record<CardId, TableCard> = {};
  for (const card of Object.values(board.cards))
    if (FIELD.has(card.place.zone)) cards[card.id] = cardOf(duel, moment, card);
  const { attack } = board;
  const status = words.status(board);
  return {
    turn: status.turn,
    where: [status.phase, status.step].filter((each) => each !== '').join(', '),
    players: { A: side('A'), B: side('B') },
    cards,
    attack:
      attack === null
        ? null
        : {
            player: attack.player,
            attacker: attack.attacker,
            target: attack.target,
            choices: attack.choices === null ? null : attack.choices.map(({ value }) => String(value)),
            zones: attack.snapshot.zones,
            over: attackOver(attack),
          },
    check: entry.type === 'attackReplay.checked' && entry.payload.window ? explanation.mark : null,
  };
}
