import type { Piece } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { CardLink } from '../card/CardLink.tsx';

/** A sentence in pieces: strong where it names what changed, a link where it names an entry. */
export function Sentence({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, at) => {
    const Around = piece.strong === true ? 'em' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <Around key={at}>
        <PieceText piece={piece} />
      </Around>
    );
  });
}

function PieceText({ piece }: { piece: Piece }) {
  const inspector = useInspector();
  const { card, entry } = piece;
  if (card !== undefined) return <CardLink card={card} text={piece.text} />;
  return entry === undefined ? (
    piece.text
  ) : (
    <button type="button" className="link" onClick={() => inspector.playback.goToEntry(entry)}>
      {piece.text}
    </button>
  );
}
