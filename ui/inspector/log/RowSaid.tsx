import { words } from '../../locales/index.ts';
import type { RowPiece } from './cardNamesIn.ts';

/** The words of a row, and beside them, where there is room for both, that one is there. */
export function RowSaid({ pieces, here }: { pieces: readonly RowPiece[]; here: boolean }) {
  const said = (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the treegrid
    <span role="gridcell" tabIndex={-1} className="what">
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place in the row
          <span key={index} className="row-card" data-card={piece.card}>
            {piece.name}
          </span>
        ),
      )}
    </span>
  );
  if (!here) return said;
  return (
    <span className="row-said">
      {said}
      <span className="tag">{words.youAreHere}</span>
    </span>
  );
}
