import { memo } from 'react';
import type { Mark } from '../../../events/index.ts';
import { piecesOf } from './markShapes.ts';

/** How large a sign on 20 by 20 is drawn. */
const SCALE = 0.75;
const HALF = 10;

/** The signs of all marks as one picture of a few paths: a long duel has as many marks as there is room for. */
export const MarksDrawn = memo(function MarksDrawn({
  marks,
  width,
}: {
  /** Where the middle of each lies, in pixels. */
  marks: readonly { readonly mark: Mark; readonly at: number }[];
  width: number;
}) {
  const pieces = piecesOf(marks.map(({ mark, at }) => ({ mark, x: at / SCALE - HALF })));
  return (
    <svg
      className="marks-drawn"
      width={width}
      height={20 * SCALE}
      viewBox={`0 0 ${width / SCALE} 20`}
      aria-hidden="true"
    >
      {pieces.map(({ colour, key, path, piece }) => {
        const tint = piece.on === true ? 'var(--on-replay)' : 'currentColor';
        return (
          <path
            key={key}
            className={`mk-${colour}`}
            d={path}
            fill={piece.fill === true ? tint : 'none'}
            stroke={piece.line === undefined ? undefined : tint}
            strokeWidth={piece.line}
            strokeDasharray={piece.dash}
            strokeLinejoin="round"
          />
        );
      })}
    </svg>
  );
});
