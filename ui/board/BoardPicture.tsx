import { useLayoutEffect, useRef } from 'react';
import { useInspector, usePage } from '../app/context.ts';
import { picturedEntry } from '../app/passing.ts';
import { words } from '../locales/index.ts';
import type { MatKind } from './geometry.ts';

/** While the cursor is dragged the table as the worker draws it lies over the one of the entry that it came from. */
export function BoardPicture({
  kind,
  scale,
  width,
  height,
}: {
  kind: MatKind;
  scale: number;
  width: number;
  height: number;
}) {
  const { picture } = useInspector();
  const entry = usePage(picturedEntry);
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (picture.canvas !== null) holder.current?.append(picture.canvas);
  }, [picture]);
  useLayoutEffect(() => picture.drawnAs(kind, scale), [picture, kind, scale]);
  useLayoutEffect(() => {
    if (entry === null && shown.current > 0) picture.done();
    shown.current = entry === null ? 0 : shown.current + 1;
    // Once the picture is surely there, what lies below need not be drawn.
    holder.current?.parentElement?.classList.toggle('is-pictured', shown.current > 2);
  }, [picture, entry]);
  return (
    <div
      ref={holder}
      className={`mat-picture${entry === null ? '' : ' is-shown'}`}
      style={{ width, height }}
      role="img"
      aria-label={entry === null ? undefined : words.boardAt(entry)}
      aria-hidden={entry === null}
    />
  );
}
