import type { CardState } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import type { CardFace } from '../worker/protocol/index.ts';
import { numberOfCard, rosettePath } from './rosette.ts';

const ATTRIBUTES: ReadonlySet<string> = new Set(['dark', 'light', 'earth', 'water', 'fire', 'wind']);

/** The frame a card has: its monster kind, Spell or Trap. */
export function frameOf(face: CardFace | undefined, token: boolean): string {
  if (token) return 'token';
  if (face === undefined) return 'normal';
  if (face.kind !== 'monster') return face.kind;
  return face.frame ?? 'normal';
}

function emblemOf(face: CardFace): string {
  if (face.kind === 'trap') return 'trap';
  if (face.kind === 'spell') {
    if (face.icon === 'quickPlay') return 'quick';
    if (face.icon === 'continuous' || face.icon === 'field') return 'cont';
    return face.icon === 'equip' ? 'equip' : 'spell';
  }
  const attribute = face.attribute?.toLowerCase() ?? '';
  return ATTRIBUTES.has(attribute) ? attribute : 'light';
}

/** The back that all face-down cards share. */
export function CardBack({ defense, name }: { defense: boolean; name?: string | undefined }) {
  return (
    <>
      <div className={`card card-back${defense ? ' is-defense' : ''}`}>
        <svg className="card-frame" viewBox="0 0 58 84" aria-hidden="true">
          <use href="#fr-back" />
        </svg>
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
      <svg className="card-frame" viewBox="0 0 58 84" aria-hidden="true">
        <use href={`#fr-${frame}`} />
      </svg>
      <svg className="card-ros" viewBox="-50 -50 100 100" aria-hidden="true">
        <path d={rosette} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="card-head">
        <span className="card-name">{face?.name ?? card.name}</span>
        {face === undefined ? null : <span className="card-kind">{words.cardKind(face)}</span>}
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
