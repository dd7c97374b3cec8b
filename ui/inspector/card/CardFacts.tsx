import { type CardState, isMonsterZone, isOnField } from '../../../events/index.ts';
import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import type { CardFace, CardLooked, CardValue } from '../../worker/protocol/index.ts';
import { EntryRange } from '../why/EntryLinks.tsx';
import { CardLinks } from './CardLink.tsx';

const NUMBERS: readonly string[] = ['atk', 'def', 'level'];

/** Where the card lies and how, and each of its values, all with the entry that made it so. */
export function CardFacts({
  card,
  looked,
  frame,
}: {
  card: CardState;
  looked: CardLooked;
  frame: CardFace['frame'];
}) {
  const { place } = card;
  const monster = isMonsterZone(place.zone);
  const printed = looked.values
    .filter(({ entry, now }) => entry === null && typeof now !== 'boolean')
    .filter(({ what, now }) => !(what === 'level' && frame === 'link' && now === 0));
  return (
    <dl className="facts" aria-label={words.cardFacts}>
      <div>
        <dt>{words.cardWhere}</dt>
        <dd>
          <b>{words.cardPlace(place.player, place.zone, place.index)}</b>
        </dd>
        <dd className="set-by">
          {card.movedAt > 0 ? (
            <>
              {words.cameAtEntry} <EntryRange entries={[card.movedAt]} />
            </>
          ) : null}
        </dd>
      </div>
      {isOnField(place.zone) ? (
        <div>
          <dt>{words.cardPosition}</dt>
          <dd>
            <b>
              <TermText text={words.cardPosture(card.position, card.faceUp, monster)} />
            </b>
          </dd>
          <dd className="set-by">
            {card.turnedAt > 0 ? (
              <>
                {words.cameAtEntry} <EntryRange entries={[card.turnedAt]} />
              </>
            ) : null}
          </dd>
        </div>
      ) : null}
      {printed.length === 0 ? null : (
        <div className="is-wide">
          <dt>{words.asPrinted}</dt>
          <dd>
            <b>
              <TermText text={printed.map(({ what, now }) => words.printedIs(what, now, frame)).join(', ')} />
            </b>
          </dd>
        </div>
      )}
      {looked.values.map((value) =>
        value.entry === null ? null : (
          <Value key={value.what} value={value} entry={value.entry} frame={frame} />
        ),
      )}
      {looked.counters.map(({ name, count, entry }) => (
        <div key={name}>
          <dt>{words.counters}</dt>
          <dd>
            <b>{words.counterName(name, count)}</b>
          </dd>
          <dd className="set-by">
            {entry === null ? null : (
              <>
                {words.setAtEntry} <EntryRange entries={[entry]} />
              </>
            )}
          </dd>
        </div>
      ))}
      {looked.held.map(({ entry, words: told }) => (
        <div key={entry} className="is-wide">
          <dt>{words.cardHeld}</dt>
          <dd>{told}</dd>
          <dd className="set-by">
            {words.cameAtEntry} <EntryRange entries={[entry]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, entry, frame }: { value: CardValue; entry: number; frame: CardFace['frame'] }) {
  const { what, now, printed, by } = value;
  const number = NUMBERS.includes(what);
  const plain = number || typeof now === 'string';
  const up = typeof now === 'number' && typeof printed === 'number' ? Math.sign(now - printed) : 0;
  return (
    <div className={plain ? '' : 'is-wide'}>
      <dt>{words.cardValue(what, frame)}</dt>
      <dd>
        {plain ? <b>{words.cardValueShown(now)}</b> : value.words}
        {up === 0 ? null : (
          <i className="arrow" aria-hidden="true">
            {up > 0 ? '▲' : '▼'}
          </i>
        )}
        {number ? <span className="quiet"> {words.cardPrinted(printed, now)}</span> : null}
      </dd>
      <dd className="set-by">
        {words.setAtEntry} <EntryRange entries={[entry]} />
        {by.length === 0 ? null : (
          <>
            {words.throughCard} <CardLinks cards={by} />
          </>
        )}
      </dd>
    </div>
  );
}
