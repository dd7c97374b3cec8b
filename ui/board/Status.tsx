import type { ReactNode } from 'react';
import type { Board } from '../../events/index.ts';
import { TermText } from '../glossary/TermText.tsx';
import { words } from '../locales/index.ts';
import type { MatGeometry } from './geometry.ts';

/** Where the duel stands, between the two sides. */
export function Status({
  geometry,
  board,
  children,
}: {
  geometry: MatGeometry;
  board: Board;
  children: ReactNode;
}) {
  const { kind } = geometry;
  const all = kind === 'full' || kind === 'slim';
  const row = kind === 'plain' ? geometry.row('front') : geometry.row('middle');
  const first = geometry.column(kind === 'full' ? 0 : 1);
  const last = geometry.column(kind === 'full' ? 6 : 5);
  const text = words.status(board);
  // On a mat with Extra Monster Zones both parts keep to what is free beside them.
  const beside = geometry.column(1).x + geometry.column(1).width - first.x;
  const left = { left: first.x, top: row.y, height: row.height, width: all ? beside : 200 };
  return (
    <>
      <div className="status" style={left}>
        <b>
          <TermText text={kind === 'narrow' ? text.step : text.turn} />
        </b>
        <span>
          <TermText text={kind === 'narrow' ? text.turn : text.phase} />
        </span>
        {all ? (
          <span>
            <TermText text={text.step} />
          </span>
        ) : null}
      </div>
      {all ? (
        <div
          className="status status-r"
          style={{ top: row.y, height: row.height, left: last.x + last.width - beside, width: beside }}
        >
          <span>{words.seenBy}</span>
          {children}
        </div>
      ) : null}
    </>
  );
}
