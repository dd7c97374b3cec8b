import { memo } from 'react';
import type { Player } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import type { Box, MatGeometry } from './geometry.ts';
import { sameBut } from './same.ts';
import { boxStyle, Pile, Zone } from './Zone.tsx';
import type { ZoneCard } from './zoneCard.ts';

interface PilesProps {
  geometry: MatGeometry;
  player: Player;
  /** The viewpoint knows this player's hidden cards. */
  known: boolean;
  extraDeck: number;
  graveyard: number;
  deck: number;
  banished: number;
  field: ZoneCard | null;
  /** Where the duel stands, if the card in the Field Zone changed there. */
  changedAt: number | null;
  onEntry: (entry: number) => void;
  onCard: (zone: ZoneCard, beside: DOMRect) => void;
  onOpen: (player: Player, zone: 'graveyard' | 'banished' | 'extraDeck') => void;
}

/** The piles at both ends of a side: Deck, Extra Deck, Graveyard, what is banished, and the Field Zone. */
export const Piles = memo(PilesView, sameBut<PilesProps>('field'));

function PilesView({
  geometry,
  player,
  known,
  extraDeck,
  graveyard,
  deck,
  banished,
  field,
  changedAt,
  onEntry,
  onCard,
  onOpen,
}: PilesProps) {
  const near = player === 'A';
  const [left, right] = near ? ([0, 6] as const) : ([6, 0] as const);
  const at = (row: 'monster' | 'spellTrap', column: 0 | 6): Box => ({
    ...geometry.row(`${row}${player}`),
    ...geometry.column(column),
  });
  const graveyardBox = at('monster', right);
  return (
    <div className="piles">
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
          changedAt={changedAt}
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
        zone="extraDeck"
        count={extraDeck}
        far={!near}
        onOpen={known ? onOpen : null}
      />
      <Pile
        box={graveyardBox}
        name={words.graveyardShort}
        owner={player}
        zone="graveyard"
        count={graveyard}
        far={!near}
        onOpen={onOpen}
      />
      <Pile
        box={at('spellTrap', right)}
        name={words.deckShort}
        owner={player}
        zone="deck"
        count={deck}
        far={!near}
        onOpen={null}
      />
      {banished === 0 ? null : (
        <button
          type="button"
          className="banished"
          style={boxStyle({ ...graveyardBox, y: graveyardBox.y + graveyardBox.height - 20, height: 18 })}
          onClick={() => onOpen(player, 'banished')}
        >
          {words.banishedCount(banished)}
        </button>
      )}
    </div>
  );
}
