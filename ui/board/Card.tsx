import type { CardState } from '../../events/index.ts';
import type { CardFace } from '../worker/protocol/index.ts';
import { emblemOf, frameOf } from './cardLooks.ts';
import { numberOfCard, rosettePath } from './rosette.ts';

/** A frame; in Defense Position it lies on its side. It is drawn so, not turned afterwards: nothing of a card is a layer of its own. */
function Frame({ frame, defense }: { frame: string; defense: boolean }) {
  return (
    <svg className="card-frame" viewBox={defense ? '0 0 84 58' : '0 0 58 84'} aria-hidden="true">
      <use
        href={`#fr-${frame}`}
        width={58}
        height={84}
        transform={defense ? 'translate(0 58) rotate(-90)' : undefined}
      />
    </svg>
  );
}

/** The back that all face-down cards share. */
export function CardBack({ defense, name }: { defense: boolean; name?: string | undefined }) {
  return (
    <>
      <div className={`card card-back${defense ? ' is-defense' : ''}`}>
        <Frame frame="back" defense={defense} />
      </div>
      {name === undefined ? null : <span className="card-known">{name}</span>}
    </>
  );
}

/** A face-up card in its own frame: upright is Attack Position, turned is Defense Position, words always level. */
export function CardFront({
  card,
  face,
  number,
  defense,
}: {
  card: Pick<CardState, 'name' | 'token'>;
  face: CardFace | undefined;
  number: number | undefined;
  defense: boolean;
}) {
  const frame = frameOf(face, card.token);
  const rosette = rosettePath(numberOfCard(face ?? { id: card.name }));
  return (
    <div className={`card card-${frame}${defense ? ' is-defense' : ''}`}>
      <Frame frame={frame} defense={defense} />
      <svg className="card-ros" viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={rosette} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="card-head">
        <span className="card-name">{face?.name ?? card.name}</span>
      </div>
      {number !== undefined ? (
        <span className="card-no">{number}</span>
      ) : face === undefined ? null : (
        <svg className="card-emblem" viewBox="0 0 40 40" aria-hidden="true">
          <use href={`#e-${emblemOf(face)}`} />
        </svg>
      )}
    </div>
  );
}
