import { memo } from 'react';
import type { Player, PlayerState } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { Side } from '../theme/Mark.tsx';
import type { MatGeometry } from './geometry.ts';

interface PlateProps {
  geometry: MatGeometry;
  state: PlayerState;
  role: string;
  /** What the card in the Field Zone is called. */
  fieldSpell: string | null;
  player: Player;
  name: string;
  open: boolean;
  /** Where the duel stands, if the Life Points changed there. */
  changedAt: number | null;
  onEntry: (entry: number) => void;
  onPile: (player: Player, zone: 'hand' | 'graveyard' | 'banished') => void;
}

/** A player's name plate: who, attacking or defending, the hand, and the Life Points. */
export const Plate = memo(PlateView);

function PlateView({
  geometry,
  state,
  role,
  fieldSpell,
  player,
  name,
  open,
  changedAt,
  onEntry,
  onPile,
}: PlateProps) {
  const row = geometry.row(player === 'A' ? 'plateA' : 'plateB');
  const kind = geometry.kind;
  return (
    <div className="plate" style={{ left: 0, top: row.y, width: geometry.width, height: row.height }}>
      <Side player={player} />
      <b>{name === player ? words.playerName(player) : name}</b>
      {kind === 'narrow' ? null : <span className="plate-role">{role}</span>}
      <button
        type="button"
        className="plate-pile"
        disabled={!open || state.hand.length === 0}
        onClick={() => onPile(player, 'hand')}
      >
        {words.handShort} <b>{state.hand.length}</b>
      </button>
      {kind === 'full' ? (
        <span className="hand" aria-hidden="true">
          {state.hand.slice(0, 10).map((card) => (
            <i key={card} className={open ? 'open' : ''} />
          ))}
        </span>
      ) : kind === 'plain' || kind === 'slim' ? (
        <>
          <span>
            {words.deckShort} {state.deck.length}
          </span>
          <button
            type="button"
            className="plate-pile"
            disabled={state.graveyard.length === 0}
            onClick={() => onPile(player, 'graveyard')}
          >
            {words.graveyardShort} {state.graveyard.length}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="plate-pile"
          disabled={state.graveyard.length === 0}
          onClick={() => onPile(player, 'graveyard')}
        >
          {words.graveyardNarrow} <b>{state.graveyard.length}</b>
        </button>
      )}
      {/* The full table has a zone of its own for it. */}
      {fieldSpell === null || kind === 'full' ? null : (
        <span className="plate-field" title={words.fieldSpellIs(fieldSpell)}>
          {kind === 'plain' ? (
            words.fieldSpellIs(fieldSpell)
          ) : (
            <>
              <span className="sr">{words.fieldSpellIs(fieldSpell)}</span>
              <span aria-hidden="true">{words.fieldSpellShort(fieldSpell)}</span>
            </>
          )}
        </span>
      )}
      <span className="lp">
        <span>{kind === 'narrow' ? words.lifePointsNarrow : words.lifePoints}</span>
        {state.lifePointsSetBy > 0 ? (
          <button
            type="button"
            title={words.lifePointsSetBy(state.lifePointsSetBy)}
            aria-label={`${words.lifePointsOf(player, state.lifePoints)}, ${words.lifePointsSetBy(state.lifePointsSetBy)}`}
            onClick={() => onEntry(state.lifePointsSetBy)}
          >
            {state.lifePoints}
          </button>
        ) : (
          <b>{state.lifePoints}</b>
        )}
        {changedAt === null ? null : <span className="settle" key={changedAt} aria-hidden="true" />}
      </span>
    </div>
  );
}
