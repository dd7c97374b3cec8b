import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useInspector, usePage } from '../app/context.ts';
import { tableInPassing } from '../app/passing.ts';
import { BoardView } from '../board/BoardView.tsx';
import { type MatKind, matGeometry } from '../board/geometry.ts';
import { words } from '../locales/index.ts';
import { usePicks } from './decide/usePicks.ts';

const LARGEST = 1.8;
const ROOM_FOR_PILES = 690;
const ROOM_FOR_LARGE_CARDS = 620;

function drawingFor(wanted: MatKind, width: number): MatKind {
  if (width === 0) return wanted;
  if (wanted === 'full' && width < ROOM_FOR_PILES) return 'slim';
  return wanted === 'plain' && width < ROOM_FOR_LARGE_CARDS ? 'narrow' : wanted;
}

/** The board, as large as its place allows. */
export function BoardPanel({ kind: wanted, margin }: { kind: MatKind; margin: number }) {
  const inspector = useInspector();
  const outline = usePage((state) => state.outline);
  const preview = usePage((state) => state.preview);
  const current = usePage((state) => state.moment);
  const glimpse = usePage(tableInPassing);
  const moment = preview?.moment ?? glimpse ?? current;
  const seenBy = usePage((state) => state.seenBy);
  const going = usePage((state) => state.going);
  const picks = usePicks();
  const holder = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const element = holder.current;
    if (element === null) return;
    const look = () => setRoom([element.clientWidth, element.clientHeight]);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const [width, height] = room;
  // Without room for the piles they become words on the plates.
  const kind = drawingFor(wanted, width);
  const geometry = useMemo(
    () => (outline === null ? null : matGeometry(kind, outline.used)),
    [kind, outline],
  );
  const fits =
    geometry === null || width === 0
      ? 0
      : Math.min(
          LARGEST,
          (width - margin) / geometry.width,
          wanted === 'narrow' ? Number.POSITIVE_INFINITY : (height - margin) / geometry.height,
        );
  return (
    <section
      className={`board${preview?.moment == null ? '' : ' is-preview'}`}
      aria-label={words.board}
      ref={holder}
    >
      {preview?.moment == null || outline === null ? null : (
        <p className="preview-note" aria-hidden="true">
          {words.previewOf(outline.numbers[preview.position] ?? preview.position)}
        </p>
      )}
      {outline === null || moment === null || fits <= 0 ? null : (
        <BoardView
          moment={moment}
          outline={outline}
          kind={kind}
          scale={fits}
          seenBy={seenBy}
          going={preview?.moment == null && glimpse === null ? going : 'jump'}
          onEntry={inspector.playback.goToEntry}
          onSeenBy={inspector.seeAs}
          onCard={inspector.pick}
          mayPick={picks.mayPick}
          onPick={picks.pick}
        />
      )}
    </section>
  );
}
