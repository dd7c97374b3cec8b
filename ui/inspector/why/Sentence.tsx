import type { Piece } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';

/** A sentence in pieces: strong where it names what changed, a link where it names an entry. */
export function Sentence({ pieces }: { pieces: readonly Piece[] }) {
  const inspector = useInspector();
  return pieces.map((piece, at) => {
    const { entry } = piece;
    const text =
      entry === undefined ? (
        piece.text
      ) : (
        <button type="button" className="link" onClick={() => inspector.goToEntry(entry)}>
          {piece.text}
        </button>
      );
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return piece.strong === true ? <em key={at}>{text}</em> : <span key={at}>{text}</span>;
  });
}
