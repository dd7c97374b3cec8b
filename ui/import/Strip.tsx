import { useMemo } from 'react';
import { useInspector } from '../app/context.ts';
import { Track } from '../inspector/timeline/Track.tsx';
import { words } from '../locales/index.ts';
import { MARKS, type Outline } from '../worker/protocol/index.ts';

const SHOWN = new Set(['attack', 'replay', 'differs'].map((mark) => MARKS.indexOf(mark as never)));

/** The duel as a strip above what was found in it: its turns, attacks and replays, and nothing else. Going to a place leads into the duel. */
export function Strip({ outline }: { outline: Outline }) {
  const inspector = useInspector();
  const attacks = useMemo(
    () => ({ ...outline, marks: outline.marks.map((mark) => (SHOWN.has(mark) ? mark : 0)) }),
    [outline],
  );
  const look = (): void => inspector.set({ view: 'duel' });
  return (
    <section
      className="time import-time"
      aria-label={words.timeline}
      onPointerUp={look}
      onKeyDown={({ key }) => {
        if (key === 'Enter') look();
      }}
    >
      <Track outline={attacks} bands="turns" />
    </section>
  );
}
