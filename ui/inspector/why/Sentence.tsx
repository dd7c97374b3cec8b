import type { ReactNode } from 'react';
import type { Piece } from '../../../events/index.ts';
import { useInspector } from '../../app/context.ts';
import { TermPieces, useTermFinder } from '../../glossary/TermText.tsx';
import { CardLink } from '../card/CardLink.tsx';

/** A sentence in pieces: strong where it names what changed, a link where it names an entry; terms of the glossary are marked, each once. */
export function Sentence({ pieces }: { pieces: readonly Piece[] }) {
  const finder = useTermFinder();
  const met = new Set<string>();
  return keptTogether(pieces).map(({ piece, open, close }, at) => {
    const Around = piece.strong === true ? 'em' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
      <Around key={at}>
        {finder !== null && piece.card === undefined && piece.entry === undefined ? (
          <TermPieces pieces={finder.split(piece.text, met)} />
        ) : (
          <Together open={open} close={close}>
            <PieceText piece={piece} />
          </Together>
        )}
      </Around>
    );
  });
}

/** A link and the marks that must not stand apart from it: a name within « » is never cut off from them. */
interface Kept {
  readonly piece: Piece;
  readonly open: string;
  readonly close: string;
}

function keptTogether(pieces: readonly Piece[]): readonly Kept[] {
  const isLink = (piece: Piece | undefined): boolean =>
    piece !== undefined && (piece.card !== undefined || piece.entry !== undefined);
  const opening = (at: number): string =>
    isLink(pieces[at]) ? (/«\u202f$/.exec(pieces[at - 1]?.text ?? '')?.[0] ?? '') : '';
  const closing = (at: number): string =>
    isLink(pieces[at]) ? (/^\u202f»[.,]?/.exec(pieces[at + 1]?.text ?? '')?.[0] ?? '') : '';
  return pieces.map((piece, at) => {
    if (isLink(piece)) return { piece, open: opening(at), close: closing(at) };
    const text = piece.text.slice(closing(at - 1).length, piece.text.length - opening(at + 1).length);
    return { piece: text === piece.text ? piece : { ...piece, text }, open: '', close: '' };
  });
}

function Together({ open, close, children }: { open: string; close: string; children: ReactNode }) {
  if (open === '' && close === '') return children;
  return (
    <span className="together">
      {open}
      {children}
      {close}
    </span>
  );
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
