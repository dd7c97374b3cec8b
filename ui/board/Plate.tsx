import type { Board, Player } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { Side } from '../theme/Mark.tsx';
import type { MatGeometry } from './geometry.ts';

/** A player's name plate: who, attacking or defending, the hand, and the Life Points. */
export function Plate({
  geometry,
  board,
  player,
  name,
  open,
  changed,
  position,
  onEntry,
  onPile,
}: {
  geometry: MatGeometry;
  board: Board;
  player: Player;
  name: string;
  open: boolean;
  changed: boolean;
  position: number;
  onEntry: (entry: number) => void;
  onPile: (player: Player, zone: 'hand' | 'graveyard' | 'banished') => void;
}) {
  const state = board.players[player];
  const row = geometry.row(player === 'A' ? 'plateA' : 'plateB');
  const { attack } = board;
  const attackingPlayer = attack?.player ?? board.turnPlayer;
  const role = player === attackingPlayer ? words.attacks : words.defends;
  const shown = board.phase === 'battle' ? role : player === board.turnPlayer ? words.turnPlayer : '';
  const kind = geometry.kind;
  const field = state.fieldSpell[0] ?? null;
  return (
    <div className="plate" style={{ left: 0, top: row.y, width: geometry.width, height: row.height }}>
      <Side player={player} />
      <b>{name === player ? words.playerName(player) : name}</b>
      {kind === 'narrow' ? null : <span>{shown}</span>}
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
          {field === null ? null : <span>{words.fieldSpellIs(board.cards[field]?.name ?? field)}</span>}
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
        {changed ? <span className="settle" key={position} aria-hidden="true" /> : null}
      </span>
    </div>
  );
}
