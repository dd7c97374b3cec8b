import type { CardId } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { frameOf } from '../../board/Card.tsx';
import { thenAndNow, type ThenNow } from '../../board/thenStrip.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import type { Moment, Outline } from '../../worker/protocol.ts';
import { EntryRange } from './EntryLinks.tsx';

const CHECKS: ReadonlySet<string> = new Set(['attackReplay.checked', 'attack.targetChosen', 'attack.stopped']);

/** The defender's side at the declaration beside now: what explains a replay, as two strips of slots. */
export function Lens({ outline, moment }: { outline: Outline; moment: Moment }) {
  const inspector = useInspector();
  // A check is explained by what it saw; after it the target may stand anew.
  const board = CHECKS.has(moment.entry.type) ? moment.before : moment.board;
  const shown = moment.entry.type === 'attackReplay.checked' ? thenAndNow(board) : null;
  const { attack } = board;
  if (shown === null || attack === null) return null;
  const seats = shown.defender === 'A' ? [0, 1, 2, 3, 4] : [4, 3, 2, 1, 0];
  const then = attack.snapshot.zones.filter((card) => card !== null).length;
  const now = shown.zones.filter((zone) => zone.kind !== 'empty' && zone.kind !== 'left').length;
  const entries = attack.defenderChanges.map((change) => change.entry);
  const cards = new Map(shown.zones.map((zone, at) => [at, zone]));
  const mini = (id: CardId | null) => <Mini id={id} moment={moment} outline={outline} />;
  return (
    <div className="lens-part">
      <p className="h">
        <b>{words.thenNow(shown.defender)}</b>
      </p>
      <div className="lens">
        <div>
          <p className="lens-cap">
            <b>{words.thenCaption}</b> ·{' '}
            <button type="button" className="link" onClick={() => inspector.goToEntry(attack.snapshot.entry)}>
              {attack.snapshot.entry}
            </button>
          </p>
          <div className="slots">
            {seats.map((seat) => {
              const card = attack.snapshot.zones[seat] ?? null;
              return (
                <span key={seat} className={`slot${card === null ? '' : ' is-full'}`}>
                  {card === null ? null : mini(card)}
                </span>
              );
            })}
          </div>
          <p className="lens-cap">{then === 0 ? words.noMonster : words.monsters(then)}</p>
        </div>
        <Icon name="arrow" className="lens-arrow" />
        <div>
          <p className="lens-cap">
            <b>{words.nowCaption}</b> · {moment.entry.index}
          </p>
          <div className="slots">
            {seats.map((seat) => {
              const zone = cards.get(seat) ?? ({ kind: 'empty' } satisfies ThenNow);
              const id = board.players[shown.defender].monster[seat] ?? null;
              const kind = zone.kind === 'came' || zone.kind === 'returned' || zone.kind === 'other' ? ' is-new' : zone.kind === 'left' ? ' is-gone' : id === null ? '' : ' is-full';
              return (
                <span key={seat} className={`slot${kind}`}>
                  {id === null ? null : mini(id)}
                </span>
              );
            })}
          </div>
          <p className="lens-cap">
            {now === 0 ? words.noMonster : words.monsters(now)}
            {now === then ? null : <b className={now > then ? 'is-came' : 'is-left'}>, {now > then ? `+${now - then}` : `−${then - now}`}</b>}
            {entries.length === 0 ? null : <EntryRange entries={entries} lead={words.entriesLead} />}
          </p>
        </div>
      </div>
    </div>
  );
}

function Mini({ id, moment, outline }: { id: CardId | null; moment: Moment; outline: Outline }) {
  const card = id === null ? undefined : (moment.before.cards[id] ?? moment.board.cards[id]);
  if (card === undefined) return null;
  const frame = frameOf(outline.faces[card.name], card.token);
  const classes = `mini mini-${frame}${card.position === 'defense' ? ' is-defense' : ''}${card.faceUp ? '' : ' is-set'}`;
  return (
    <span className={classes} title={card.faceUp ? outline.names[card.id] : undefined}>
      {card.faceUp ? outline.numbersOfCopies[card.id] : null}
    </span>
  );
}
