import type { Piece } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { TermPieces, useTermFinder } from '../../glossary/TermText.tsx';
import { CardLink } from '../card/CardLink.tsx';

/** A sentence in pieces: strong where it names what changed, a link where it names an entry; terms of the glossary are marked, each once. */
export function Sentence({ pieces, terms = true }: { pieces: readonly Piece[]; terms?: boolean }) {
  const finder = useTermFinder();
  const met = new Set<string>();
  return pieces.map((piece, at) => {
    const Around = piece.strong === true ? 'em' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <Around key={at}>
        {terms && finder !== null && piece.card === undefined && piece.entry === undefined ? (
          <TermPieces pieces={finder.split(piece.text, met)} />
        ) : (
          <PieceText piece={piece} />
        )}
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
