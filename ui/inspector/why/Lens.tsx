import { type Board, type CardId, opponentOf, type Player } from '../../../events/index.ts';
import { frameOf } from '../../board/Card.tsx';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import type { Moment, Outline, ThenTable } from '../../worker/protocol/index.ts';
import { EntryRange } from './EntryLinks.tsx';

/** A side at the declaration beside now: what explains a replay, or its absence, as two strips of slots. */
export function Lens({ outline, moment }: { outline: Outline; moment: Moment }) {
  const { entry, then } = moment;
  // A check is explained by what it saw, which is the table before it.
  const { attack } = moment.before;
  if (entry.type !== 'attackReplay.checked' || then === null || attack === null) return null;
  const defender = opponentOf(attack.player);
  const own = attack.ownChanges.map((change) => change.entry);
  return (
    <>
      <SideLens
        outline={outline}
        moment={moment}
        then={then}
        player={defender}
        entries={attack.defenderChanges.map((change) => change.entry)}
      />
      {own.length === 0 ? null : (
        <SideLens outline={outline} moment={moment} then={then} player={attack.player} entries={own} />
      )}
    </>
  );
}

function SideLens({
  outline,
  moment,
  then,
  player,
  entries,
}: {
  outline: Outline;
  moment: Moment;
  then: ThenTable;
  player: Player;
  entries: readonly number[];
}) {
  const board: Board = moment.before;
  // A target that was chosen again is a new picture; the declaration was before.
  const named = board.attack?.declaredAt !== then.entry;
  const seats = player === 'A' ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
  const before = then.zones[player];
  const now = board.players[player].monster;
  const countThen = before.filter((card) => card !== null).length;
  const countNow = now.filter((card) => card !== null).length;
  const lookNow = (seat: number): string => {
    const was = before[seat] ?? null;
    const is = now[seat] ?? null;
    if (is === null) return was === null ? '' : ' is-gone';
    return was === is && then.cards[is]?.visit === board.cards[is]?.visit ? ' is-full' : ' is-new';
  };
  return (
    <div className="lens-part">
      <div className="h">
        <h3>{words.thenNow(player)}</h3>
      </div>
      <div className="lens">
        <div>
          <p className="lens-cap">
            <b>{named ? words.namedCaption : words.thenCaption}</b> · <EntryRange entries={[then.entry]} />
          </p>
          <div className="slots">
            {seats.map((seat) => {
              const card = before[seat] ?? null;
              return (
                <span key={seat} className={`slot${card === null ? '' : ' is-full'}`}>
                  {card === null ? null : <Mini id={card} look={then.cards[card]} outline={outline} />}
                </span>
              );
            })}
          </div>
          <p className="lens-cap">{countThen === 0 ? words.noMonster : words.monsters(countThen)}</p>
        </div>
        <Icon name="arrow" className="lens-arrow" />
        <div>
          <p className="lens-cap">
            <b>{words.nowCaption}</b> · {moment.entry.index}
          </p>
          <div className="slots">
            {seats.map((seat) => {
              const card = now[seat] ?? null;
              return (
                <span key={seat} className={`slot${lookNow(seat)}`}>
                  {card === null ? null : <Mini id={card} look={board.cards[card]} outline={outline} />}
                </span>
              );
            })}
          </div>
          <p className="lens-cap">
            {countNow === 0 ? words.noMonster : words.monsters(countNow)}
            {countNow === countThen ? null : (
              <b className={countNow > countThen ? 'is-came' : 'is-left'}>
                {words.more(countNow - countThen)}
              </b>
            )}
            {entries.length === 0 ? null : <EntryRange entries={entries} lead={words.entriesLead} />}
          </p>
        </div>
      </div>
    </div>
  );
}

function Mini({
  id,
  look,
  outline,
}: {
  id: CardId;
  look: ThenTable['cards'][string] | undefined;
  outline: Outline;
}) {
  if (look === undefined) return null;
  const frame = frameOf(outline.faces[look.name], look.token);
  const classes = `mini mini-${frame}${look.position === 'defense' ? ' is-defense' : ''}${look.faceUp ? '' : ' is-set'}`;
  return (
    <span className={classes} title={look.faceUp ? outline.names[id] : undefined}>
      {look.faceUp ? outline.numbersOfCopies[id] : null}
    </span>
  );
}
