import { useCallback, useMemo, useState } from 'react';
import { type Board, type CardId, PLAYERS, type Player, type Zone as ZoneName } from '../../events/index.ts';
import type { PageState, Viewpoint } from '../app/state.ts';
import { words } from '../locales/index.ts';
import { Segmented } from '../theme/Segmented.tsx';
import type { GlimpseWithTable, Outline } from '../worker/protocol/index.ts';
import { AttackOverlay } from './AttackOverlay.tsx';
import { attackPicture } from './attackPicture.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { changedCards } from './changed.ts';
import { type MatKind, matGeometry } from './geometry.ts';
import { keepFocus, moveInMat } from './matKeys.ts';
import { PileList } from './PileList.tsx';
import { Piles } from './Piles.tsx';
import { Plate } from './Plate.tsx';
import { fieldSpellOf, roleOf } from './plateWords.ts';
import { Status } from './Status.tsx';
import { ThenStrip } from './ThenStrip.tsx';
import { thenAndNow } from './thenStrip.ts';
import { Zone } from './Zone.tsx';
import { type ZoneCard, zoneCards } from './zoneCard.ts';

/** What is drawn of a moment; of one seen in passing the table before it is not known. */
export type Seen = GlimpseWithTable & { readonly before?: Board };

/** From which scale on the numbers on a card lie far enough apart to be hit one by one. */
const LINKS_FROM: Readonly<Record<MatKind, number>> = { full: 0.8, slim: 0.8, plain: 0.6, narrow: 0.8 };

/** The table at one moment, drawn as one picture and scaled as one. */
export function BoardView({
  moment,
  outline,
  kind,
  scale,
  seenBy,
  going,
  onEntry,
  onSeenBy,
  onCard,
  mayPick,
  onPick,
}: {
  moment: Seen;
  outline: Outline;
  kind: MatKind;
  scale: number;
  seenBy: Viewpoint;
  going: PageState['going'];
  onEntry: (entry: number) => void;
  onSeenBy: (seenBy: Viewpoint) => void;
  onCard: (card: CardId, beside: DOMRect) => void;
  /** The cards that may be chosen here with a click, and what comes of it; `null` while that is not known. */
  mayPick: ReadonlySet<CardId> | null;
  onPick: (card: CardId, beside: DOMRect) => void;
}) {
  const { board, position } = moment;
  const before = moment.before ?? board;
  const [pile, setPile] = useState<{ player: Player; zone: ZoneName } | null>(null);
  const pickZone = useCallback(
    (zone: ZoneCard, beside: DOMRect) =>
      zone.choice && mayPick?.has(zone.card.id) !== false
        ? onPick(zone.card.id, beside)
        : onCard(zone.card.id, beside),
    [mayPick, onPick, onCard],
  );
  const openPile = useCallback((player: Player, zone: ZoneName) => setPile({ player, zone }), []);
  const geometry = useMemo(() => matGeometry(kind, outline.used), [kind, outline.used]);
  const mark =
    moment.entry.type === 'attackReplay.checked' && moment.entry.payload.window
      ? moment.explanation.mark
      : null;
  const picture = useMemo(() => attackPicture(geometry, board, mark !== null), [geometry, board, mark]);
  const changed = useMemo(
    () => (going === 'forward' ? changedCards(before, board) : new Set<CardId>()),
    [going, before, board],
  );
  const then = useMemo(() => thenAndNow(board), [board]);
  const all = kind === 'full' || kind === 'slim';
  const known = (owner: Player) => seenBy === 'both' || seenBy === owner;

  const zoneCard = zoneCards(board, outline, seenBy, then?.zones ?? null, { mayPick, changed });

  const zones = PLAYERS.flatMap((player) =>
    (['monster', 'spellTrap'] as const).flatMap((row) =>
      board.players[player][row].map((id, index) => {
        const box = geometry.zone(player, row, index);
        const rowAt = player === 'B' ? (row === 'spellTrap' ? 0 : 1) : row === 'monster' ? 3 : 4;
        const first = player === 'B' ? index === 4 : index === 0;
        const zone = zoneCard(id);
        const note = kind === 'plain' && first && zone === null ? words.rowName(player, row) : undefined;
        return (
          <Zone
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the zone's number
            key={`${player}${row}${index}`}
            box={box}
            label={words.zone(player, row, index + 1)}
            far={player === 'B'}
            thin={row === 'spellTrap' && geometry.thin[player]}
            zone={zone}
            changedAt={zone?.changed === true ? position : null}
            row={rowAt}
            column={player === 'B' ? 4 - index : index}
            onEntry={onEntry}
            onCard={pickZone}
            note={note}
          />
        );
      }),
    ),
  );

  const extra = (['left', 'right'] as const).map((side, at) => {
    const own = board.players.A.extraMonster[at] ?? null;
    const other = board.players.B.extraMonster[1 - at] ?? null;
    if (!geometry.extraMonsterRow) return null;
    const zone = zoneCard(own ?? other);
    return (
      <Zone
        key={side}
        box={geometry.extraMonster('A', at)}
        label={words.extraMonsterZone(side)}
        far={false}
        thin={false}
        zone={zone}
        changedAt={zone?.changed === true ? position : null}
        row={2}
        column={at === 0 ? 1 : 3}
        onEntry={onEntry}
        onCard={pickZone}
      />
    );
  });

  return (
    <div className="mat-frame" style={{ width: geometry.width * scale, height: geometry.height * scale }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawn table with zones, not a form */}
      <div
        className={`mat mat-${kind}${scale >= LINKS_FROM[kind] ? ' has-links' : ''}`}
        role="group"
        aria-label={words.boardAt(moment.entry.index)}
        style={{
          width: geometry.width,
          height: geometry.height,
          transform: `scale(${scale})`,
          background: `linear-gradient(var(--mat-far) 0 ${geometry.split}px, var(--mat) ${geometry.split}px)`,
          ['--cw' as string]: `${geometry.card[0]}px`,
          ['--ch' as string]: `${geometry.card[1]}px`,
        }}
        onKeyDown={moveInMat}
        onMouseDown={keepFocus}
      >
        {PLAYERS.map((player) => (
          <Plate
            key={player}
            geometry={geometry}
            state={board.players[player]}
            role={roleOf(board, player)}
            fieldSpell={fieldSpellOf(board, player, outline.names)}
            player={player}
            name={outline.players[player]}
            open={known(player)}
            changedAt={
              going === 'forward' && before.players[player].lifePoints !== board.players[player].lifePoints
                ? position
                : null
            }
            onEntry={onEntry}
            onPile={openPile}
          />
        ))}
        <button
          type="button"
          className="mat-entry"
          data-row={2}
          data-column={2}
          aria-label={words.zonesByArrows}
        />
        {zones}
        {extra}
        {kind === 'full'
          ? PLAYERS.map((player) => {
              const { extraDeck, graveyard, deck, banished, fieldSpell } = board.players[player];
              const field = zoneCard(fieldSpell[0] ?? null);
              return (
                <Piles
                  key={player}
                  geometry={geometry}
                  player={player}
                  known={known(player)}
                  extraDeck={extraDeck.length}
                  graveyard={graveyard.length}
                  deck={deck.length}
                  banished={banished.length}
                  field={field}
                  changedAt={field?.changed === true ? position : null}
                  onEntry={onEntry}
                  onCard={pickZone}
                  onOpen={openPile}
                />
              );
            })
          : null}
        {PLAYERS.map((player) =>
          outline.used.defends[player] ? (
            <ThenStrip
              key={player}
              geometry={geometry}
              defender={player}
              then={then?.defender === player ? then.zones : null}
              moment={moment}
              names={outline.names}
            />
          ) : null,
        )}
        <Status geometry={geometry} board={board}>
          {all ? (
            <Segmented
              label={words.seenBy}
              value={seenBy}
              options={(['A', 'B', 'both'] as const).map((value) => ({
                value,
                label: words.viewpoint(value),
              }))}
              onChange={onSeenBy}
            />
          ) : null}
        </Status>
        <AttackOverlay geometry={geometry} picture={picture} mark={mark} />
      </div>
      <BoardPicture
        kind={kind}
        scale={scale}
        width={geometry.width * scale}
        height={geometry.height * scale}
      />
      {pile === null ? null : (
        <PileList
          moment={moment}
          outline={outline}
          player={pile.player}
          zone={pile.zone}
          onClose={() => setPile(null)}
        />
      )}
    </div>
  );
}
