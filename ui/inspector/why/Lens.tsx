import { type Board, type CardId, opponentOf, type Player } from '../../../events/index.ts';
import { frameOf } from '../../board/cardLooks.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import type { Moment, Outline, ThenTable } from '../../worker/protocol/index.ts';
import { MAIN_SEATS, seatsOf } from '../../worker/seats.ts';
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
  const before = then.zones[player];
  const { monster, extraMonster } = board.players[player];
  const now = [...monster, ...extraMonster];
  const seats = seatsOf(player, before, now);
  const countThen = before.filter((card) => card !== null).length;
  const countNow = now.filter((card) => card !== null).length;
  const visits = (cards: readonly (CardId | null)[], from: Readonly<Record<CardId, { visit: string }>>) =>
    cards.flatMap((id) => (id === null ? [] : [`${id} ${from[id]?.visit}`]));
  const [were, are] = [visits(before, then.cards), visits(now, board.cards)];
  const gone = were.filter((each) => !are.includes(each)).length;
  const come = are.filter((each) => !were.includes(each)).length;
  // A number tells copies apart; where no other of its name is in the picture, it tells nothing.
  const names = new Map<CardId, string | undefined>([
    ...idsIn(before).map((id) => [id, then.cards[id]?.name] as const),
    ...idsIn(now).map((id) => [id, board.cards[id]?.name] as const),
  ]);
  const copyOf = (id: CardId): number | undefined =>
    [...names].some(([other, name]) => other !== id && name !== undefined && name === names.get(id))
      ? outline.numbersOfCopies[id]
      : undefined;
  const lookNow = (seat: number): string => {
    const was = before[seat] ?? null;
    const is = now[seat] ?? null;
    if (is === null) return was === null ? '' : ' is-gone';
    const stayed = was === is && then.cards[is]?.visit === board.cards[is]?.visit;
    return stayed ? ' is-full' : was === null ? ' is-new' : ' is-new is-other';
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
                <span
                  key={seat}
                  className={`slot${card === null ? '' : ' is-full'}${extraSeat(seat)}`}
                  title={seatTitle(seat)}
                >
                  {card === null ? null : (
                    <Mini id={card} look={then.cards[card]} copy={copyOf(card)} outline={outline} />
                  )}
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
                <span key={seat} className={`slot${lookNow(seat)}${extraSeat(seat)}`} title={seatTitle(seat)}>
                  {card === null ? null : (
                    <Mini id={card} look={board.cards[card]} copy={copyOf(card)} outline={outline} />
                  )}
                </span>
              );
            })}
          </div>
          <p className="lens-cap">
            {countNow === 0 ? words.noMonster : words.monsters(countNow)}
            {gone === 0 ? null : <b className="is-left">{words.more(-gone)}</b>}
            {come === 0 ? null : <b className="is-came">{words.more(come)}</b>}
            {entries.length === 0 ? null : <EntryRange entries={entries} lead={words.entriesLead} />}
          </p>
        </div>
      </div>
    </div>
  );
}

const idsIn = (cards: readonly (CardId | null)[]): readonly CardId[] =>
  cards.filter((id): id is CardId => id !== null);

const extraSeat = (seat: number): string => (seat < MAIN_SEATS ? '' : ' is-extra');
const seatTitle = (seat: number): string | undefined =>
  seat < MAIN_SEATS ? undefined : words.extraMonsterSeat;

function Mini({
  id,
  look,
  copy,
  outline,
}: {
  id: CardId;
  look: ThenTable['cards'][string] | undefined;
  copy: number | undefined;
  outline: Outline;
}) {
  if (look === undefined) return null;
  const frame = frameOf(outline.faces[look.name], look.token);
  const classes = `mini mini-${frame}${look.position === 'defense' ? ' is-defense' : ''}${look.faceUp ? '' : ' is-set'}`;
  return (
    <span className={classes} title={look.faceUp ? outline.names[id] : undefined}>
      {look.faceUp && copy !== undefined ? words.copyNumber(copy) : null}
    </span>
  );
}
