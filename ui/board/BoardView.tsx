import { useMemo, useState } from 'react';
import { type CardId, type Option, PLAYERS, type Player, type Zone as ZoneName } from '../../events/index.ts';
import type { PageState, Viewpoint } from '../app/state.ts';
import { words } from '../locales/index.ts';
import { Segmented } from '../theme/Segmented.tsx';
import type { Moment, Outline } from '../worker/protocol.ts';
import { AttackOverlay } from './AttackOverlay.tsx';
import { attackPicture } from './attackPicture.ts';
import { changedCards } from './changed.ts';
import { type Box, type MatKind, matGeometry } from './geometry.ts';
import { moveInMat } from './matKeys.ts';
import { Pile, Zone, type ZoneCard } from './Zone.tsx';
import { PileList } from './PileList.tsx';
import { Plate } from './Plate.tsx';
import { Status } from './Status.tsx';
import { thenAndNow } from './thenStrip.ts';
import { ThenStrip } from './ThenStrip.tsx';

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
}: {
  moment: Moment;
  outline: Outline;
  kind: MatKind;
  scale: number;
  seenBy: Viewpoint;
  going: PageState['going'];
  onEntry: (entry: number) => void;
  onSeenBy: (seenBy: Viewpoint) => void;
}) {
  const { board, before, position } = moment;
  const [pile, setPile] = useState<{ player: Player; zone: ZoneName } | null>(null);
  const geometry = useMemo(() => matGeometry(kind, outline.used), [kind, outline.used]);
  const mark = moment.entry.type === 'attackReplay.checked' && moment.entry.payload.window ? moment.explanation.mark : null;
  const picture = useMemo(() => attackPicture(geometry, board, mark !== null), [geometry, board, mark]);
  const changed = useMemo(() => (going === 'forward' ? changedCards(before, board) : new Set<CardId>()), [going, before, board]);
  const then = useMemo(() => thenAndNow(board), [board]);
  const choices = (board.attack?.choices ?? []).filter((option: Option) => typeof option.value === 'string' && board.cards[option.value] !== undefined);
  const known = (owner: Player) => seenBy === 'both' || seenBy === owner;

  const zoneCard = (id: CardId | null): ZoneCard | null => {
    const card = id === null ? undefined : board.cards[id];
    if (card === undefined) return null;
    const at = choices.findIndex((option) => option.value === card.id);
    return {
      card,
      face: outline.faces[card.name],
      name: outline.names[card.id] ?? card.name,
      number: outline.numbersOfCopies[card.id],
      known: known(card.place.player),
      monster: card.place.zone === 'monster' || card.place.zone === 'extraMonster',
      attacker: board.attack?.attacker === card.id && board.attack.attackerVisit === card.visit,
      choice: at === -1 ? null : choices.length > 1 ? at + 1 : 0,
      came: then?.zones.some((zone) => zone.kind === 'came' && zone.now === card.id) ?? false,
      changed: changed.has(card.id),
    };
  };

  const zones = PLAYERS.flatMap((player) =>
    (['monster', 'spellTrap'] as const).flatMap((row) =>
      board.players[player][row].map((id, index) => {
        const box = geometry.zone(player, row, index);
        const rowAt = player === 'B' ? (row === 'spellTrap' ? 0 : 1) : row === 'monster' ? 3 : 4;
        const first = player === 'B' ? index === 4 : index === 0;
        const note =
          kind === 'plain' && first && board.players[player][row][index] === null ? (
            <span className="well-name">{words.rowName(player, row)}</span>
          ) : undefined;
        return (
          <Zone
            key={`${player}${row}${index}`}
            box={box}
            label={words.zone(player, row, index + 1)}
            far={player === 'B'}
            thin={row === 'spellTrap' && geometry.thin[player]}
            zone={zoneCard(id)}
            position={position}
            row={rowAt}
            column={player === 'B' ? 4 - index : index}
            onEntry={onEntry}
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
    return (
      <Zone
        key={side}
        box={geometry.extraMonster('A', at)}
        label={words.extraMonsterZone(side)}
        far={false}
        thin={false}
        zone={zoneCard(own ?? other)}
        position={position}
        row={2}
        column={at === 0 ? 1 : 3}
        onEntry={onEntry}
      />
    );
  });

  return (
    <div className="mat-frame" style={{ width: geometry.width * scale, height: geometry.height * scale }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawn table with zones, not a form */}
      <div
        className={`mat mat-${kind}`}
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
      >
        {PLAYERS.map((player) => (
          <Plate
            key={player}
            geometry={geometry}
            board={board}
            player={player}
            name={outline.players[player]}
            open={known(player)}
            changed={going === 'forward' && before.players[player].lifePoints !== board.players[player].lifePoints}
            position={position}
            onEntry={onEntry}
            onPile={(owner, zone) => setPile({ player: owner, zone })}
          />
        ))}
        <span className="mat-entry" tabIndex={0} data-row={2} data-column={2} role="img" aria-label={words.zonesByArrows} />
        {zones}
        {extra}
        {kind === 'full' ? <Piles /> : null}
        {PLAYERS.map((player) =>
          outline.used.defends[player] ? (
            <ThenStrip key={player} geometry={geometry} defender={player} then={then?.defender === player ? then.zones : null} moment={moment} names={outline.names} />
          ) : null,
        )}
        <Status geometry={geometry} board={board}>
          {kind === 'full' ? (
            <Segmented
              label={words.seenBy}
              value={seenBy}
              options={(['A', 'B', 'both'] as const).map((value) => ({ value, label: words.viewpoint(value) }))}
              onChange={onSeenBy}
            />
          ) : null}
        </Status>
        <AttackOverlay geometry={geometry} picture={picture} mark={mark} />
      </div>
      {pile === null ? null : (
        <PileList moment={moment} outline={outline} player={pile.player} zone={pile.zone} onClose={() => setPile(null)} />
      )}
    </div>
  );

  function Piles() {
    const at = (player: Player, row: 'monster' | 'spellTrap', column: 0 | 6): Box => ({
      ...geometry.row(player === 'A' ? (row === 'monster' ? 'monsterA' : 'spellTrapA') : row === 'monster' ? 'monsterB' : 'spellTrapB'),
      ...geometry.column(column),
    });
    return PLAYERS.map((player) => {
      const state = board.players[player];
      const near = player === 'A';
      const left = near ? 0 : 6;
      const right = near ? 6 : 0;
      const open = (zone: ZoneName, may: boolean) => (may ? () => setPile({ player, zone }) : undefined);
      const field = zoneCard(state.fieldSpell[0] ?? null);
      return (
        <div key={player} className="piles">
          {field === null ? (
            <div className={`zone zone-pile is-empty${near ? '' : ' is-far'}`} style={{ ...boxOf(at(player, 'monster', left)) }}>
              <b>–</b>
              <span>{words.fieldShort}</span>
            </div>
          ) : (
            <Zone box={at(player, 'monster', left)} label={words.fieldZone(player)} far={!near} thin={false} zone={field} position={position} row={near ? 3 : 1} column={near ? -1 : 5} onEntry={onEntry} />
          )}
          <Pile box={at(player, 'spellTrap', left)} name={words.extraDeckShort} owner={player} count={state.extraDeck.length} far={!near} onOpen={open('extraDeck', known(player))} />
          <Pile box={at(player, 'monster', right)} name={words.graveyardShort} owner={player} count={state.graveyard.length} far={!near} onOpen={open('graveyard', true)} />
          <Pile box={at(player, 'spellTrap', right)} name={words.deckShort} owner={player} count={state.deck.length} far={!near} />
          {state.banished.length === 0 ? null : (
            <button type="button" className="banished" style={banishedBox(at(player, 'monster', right))} onClick={open('banished', true)}>
              {words.banishedCount(state.banished.length)}
            </button>
          )}
        </div>
      );
    });
  }
}

const boxOf = (box: Box) => ({ left: box.x, top: box.y, width: box.width, height: box.height });
const banishedBox = (box: Box) => ({ left: box.x, top: box.y + box.height - 20, width: box.width, height: 18 });
