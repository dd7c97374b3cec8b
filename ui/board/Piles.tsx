import { type Board, type CardId, PLAYERS, type Player, type Zone as ZoneName } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import type { Box, MatGeometry } from './geometry.ts';
import { boxStyle, Pile, Zone, type ZoneCard } from './Zone.tsx';

type OpenPile = 'graveyard' | 'banished' | 'extraDeck';

/** The piles at both ends of a side: Deck, Extra Deck, Graveyard, what is banished, and the Field Zone. */
export function Piles({
  geometry,
  board,
  known,
  zoneCard,
  position,
  onEntry,
  onCard,
  onOpen,
}: {
  geometry: MatGeometry;
  board: Board;
  known: (owner: Player) => boolean;
  zoneCard: (id: CardId | null) => ZoneCard | null;
  position: number;
  onEntry: (entry: number) => void;
  onCard: (zone: ZoneCard, beside: DOMRect) => void;
  onOpen: (player: Player, zone: ZoneName) => void;
}) {
  return PLAYERS.map((player) => {
    const state = board.players[player];
    const near = player === 'A';
    const [left, right] = near ? ([0, 6] as const) : ([6, 0] as const);
    const at = (row: 'monster' | 'spellTrap', column: 0 | 6): Box => ({
      ...geometry.row(`${row}${player}`),
      ...geometry.column(column),
    });
    const open = (zone: OpenPile, may: boolean) => (may ? () => onOpen(player, zone) : undefined);
    const field = zoneCard(state.fieldSpell[0] ?? null);
    const graveyard = at('monster', right);
    return (
      <div key={player} className="piles">
        {field === null ? (
          <div
            className={`zone zone-pile is-empty${near ? '' : ' is-far'}`}
            style={boxStyle(at('monster', left))}
            role="img"
            aria-label={words.emptyZone(words.fieldZone(player))}
          >
            <b>–</b>
            <span>{words.fieldShort}</span>
          </div>
        ) : (
          <Zone
            box={at('monster', left)}
            label={words.fieldZone(player)}
            far={!near}
            thin={false}
            zone={field}
            position={position}
            row={near ? 3 : 1}
            column={near ? -1 : 5}
            onEntry={onEntry}
            onCard={onCard}
          />
        )}
        <Pile
          box={at('spellTrap', left)}
          name={words.extraDeckShort}
          owner={player}
          count={state.extraDeck.length}
          far={!near}
          onOpen={open('extraDeck', known(player))}
        />
        <Pile
          box={graveyard}
          name={words.graveyardShort}
          owner={player}
          count={state.graveyard.length}
          far={!near}
          onOpen={open('graveyard', true)}
        />
        <Pile
          box={at('spellTrap', right)}
          name={words.deckShort}
          owner={player}
          count={state.deck.length}
          far={!near}
        />
        {state.banished.length === 0 ? null : (
          <button
            type="button"
            className="banished"
            style={boxStyle({ ...graveyard, y: graveyard.y + graveyard.height - 20, height: 18 })}
            onClick={open('banished', true)}
          >
            {words.banishedCount(state.banished.length)}
          </button>
        )}
      </div>
    );
  });
}
