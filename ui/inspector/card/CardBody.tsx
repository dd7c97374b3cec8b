import { type CardId, isSeenBy, UNSEEN } from '../../../events/index.ts';
import { useLook } from '../../app/looks.ts';
import type { Viewpoint } from '../../app/state.ts';
import { TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import type { Moment, Outline } from '../../worker/protocol/index.ts';
import { CardEffects, Stands } from './CardEffects.tsx';
import { CardFacts } from './CardFacts.tsx';

/** What the card is called at this moment by the one who looks; its name may come to light only later. */
export function cardTitle(moment: Moment, outline: Outline, seenBy: Viewpoint, card: CardId): string {
  const state = moment.board.cards[card];
  if (state === undefined) return outline.names[card] ?? words.card;
  const known = state.name !== UNSEEN && (seenBy === 'both' || isSeenBy(state, seenBy));
  return known ? (outline.names[card] ?? words.card) : words.faceDownCard;
}

/** Everything about one card at this moment: values and what set them, what it does, what may be done with it now. */
export function CardBody({ moment, outline, card: id }: { moment: Moment; outline: Outline; card: CardId }) {
  const look = useLook({ kind: 'card', position: moment.position, card: id });
  const card = moment.board.cards[id];
  if (look.problem !== undefined) return <p className="card-note">{look.problem}</p>;
  if (look.shows === undefined || look.shows?.card === undefined)
    return look.shows === null || card === undefined ? (
      <p className="card-note">{words.cardNotHere(moment.entry.index)}</p>
    ) : (
      <p className="card-note" aria-busy="true">
        …
      </p>
    );
  const looked = look.shows;
  if (card === undefined || looked.card !== id)
    return <p className="card-note">{words.cardNotHere(moment.entry.index)}</p>;
  const face = looked.known ? outline.faces[card.name] : undefined;
  return (
    <div className="card-body" data-terms="once">
      <div className="card-part">
        {face === undefined ? null : <p className="card-type">{words.cardKind(face)}</p>}
        {looked.known ? null : <p className="card-note">{words.cardNotKnown}</p>}
        <CardFacts card={card} looked={looked} frame={face?.frame} />
      </div>
      {face === undefined ? null : (
        <div className="card-part">
          <h3>{words.cardDoes}</h3>
          <p className="card-summary">
            <TermText text={face.summary} />
          </p>
          <CardEffects looked={looked} summary={face.summary} />
        </div>
      )}
      {looked.uses.length === 0 ? null : (
        <div className="card-part">
          <h3>{words.cardUses}</h3>
          <ul className="effects">
            {looked.uses.map((use) => (
              <li key={use.type} className="effect">
                <p className="effect-kind">{words.cardUse(use.type)}</p>
                <Stands stands={use.stands} player={looked.player} legal={words.mayDoNow} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
