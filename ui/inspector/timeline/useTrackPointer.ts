import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useInspector } from '../../app/context.ts';
import { inNextFrame, notInNextFrame } from '../../app/frames.ts';
import { createRest, HURRY } from '../../app/passing.ts';
import type { Stretch } from '../../app/zoom.ts';

const WHEEL_SLOWNESS = 300;
const JUMP = 'jump';

/**
 * Dragging, pinching and the wheel on the track. The thumb follows every move; the jump is made once a frame. Of what a
 * hurried hand passes only a glimpse is shown, and everything where it rests.
 */
export function useTrackPointer(track: RefObject<HTMLDivElement | null>, stretch: Stretch) {
  const inspector = useInspector();
  const held = useRef(new Map<number, number>());
  const apart = useRef(0);
  const wanted = useRef(0);
  const moved = useRef(Number.NEGATIVE_INFINITY);
  const rest = useMemo(() => createRest(() => inspector.playback.settle()), [inspector]);
  const now = useRef(stretch);
  now.current = stretch;
  const place = useRef<DOMRect | undefined>(undefined);
  const { look, positionAt } = useMemo(
    () => ({
      look() {
        place.current = track.current?.getBoundingClientRect();
      },
      positionAt(x: number): number {
        // Not measured at each move: the page would be laid out for that.
        const box = place.current;
        const { from, to } = now.current;
        return box === undefined ? from : from + ((x - box.left) / Math.max(1, box.width)) * (to - from);
      },
    }),
    [track],
  );
  const jumpSoon = (to: number, hurried: boolean) => {
    wanted.current = to;
    inNextFrame(JUMP, () => {
      if (!hurried) return inspector.playback.go(to);
      inspector.playback.pass(to);
      rest.moved();
    });
  };
  // Once, not after each jump: a listener that may stop the browser's own scrolling has the whole track painted anew.
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      look();
      const { from, to } = now.current;
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
      if (!event.ctrlKey && Math.abs(sideways) >= Math.abs(event.deltaY))
        inspector.zoom.move((sideways / Math.max(1, element.clientWidth)) * (to - from));
      else inspector.zoom.by(Math.exp(-event.deltaY / WHEEL_SLOWNESS), positionAt(event.clientX));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [track, inspector, look, positionAt]);
  useEffect(
    () => () => {
      notInNextFrame(JUMP);
      rest.stop();
    },
    [rest],
  );
  const spread = (): number => {
    const [one = 0, other = 0] = held.current.values();
    return Math.abs(one - other);
  };
  const release = (event: PointerEvent) => {
    if (!held.current.delete(event.pointerId) || held.current.size > 0) return;
    rest.stop();
    if (notInNextFrame(JUMP)) inspector.playback.go(wanted.current);
    else inspector.playback.settle();
  };
  return {
    positionAt,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      const mark =
        event.target instanceof Element ? event.target.closest<HTMLElement>('.tmark, .tstop') : null;
      if (mark !== null) return inspector.playback.go(Number(mark.dataset['position']));
      event.currentTarget.setPointerCapture(event.pointerId);
      look();
      held.current.set(event.pointerId, event.clientX);
      apart.current = spread();
      if (held.current.size === 1) inspector.playback.go(positionAt(event.clientX));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!held.current.has(event.pointerId)) return;
      held.current.set(event.pointerId, event.clientX);
      if (held.current.size === 1) {
        const hurried = event.timeStamp - moved.current < HURRY;
        moved.current = event.timeStamp;
        return jumpSoon(positionAt(event.clientX), hurried);
      }
      const before = Math.max(1, apart.current);
      apart.current = spread();
      const [one = 0, other = 0] = held.current.values();
      inspector.zoom.by(Math.max(1, apart.current) / before, positionAt((one + other) / 2));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
