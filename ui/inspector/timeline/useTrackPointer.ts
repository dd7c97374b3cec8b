import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useInspector } from '../../app/context.ts';
import type { Stretch } from '../../app/zoom.ts';

const WHEEL_SLOWNESS = 300;

/** Dragging, pinching and the wheel on the track. The thumb follows every move; the jump is made once a frame. */
export function useTrackPointer(track: RefObject<HTMLDivElement | null>, stretch: Stretch) {
  const inspector = useInspector();
  const held = useRef(new Map<number, number>());
  const apart = useRef(0);
  const frame = useRef(0);
  const wanted = useRef(0);
  const now = useRef(stretch);
  now.current = stretch;
  const positionAt = (x: number): number => {
    const box = track.current?.getBoundingClientRect();
    const { from, to } = now.current;
    return box === undefined ? from : from + ((x - box.left) / Math.max(1, box.width)) * (to - from);
  };
  const jumpSoon = (to: number) => {
    wanted.current = to;
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      inspector.playback.go(wanted.current);
    });
  };
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { from, to } = now.current;
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
      if (!event.ctrlKey && Math.abs(sideways) >= Math.abs(event.deltaY))
        inspector.zoom.move((sideways / Math.max(1, element.clientWidth)) * (to - from));
      else inspector.zoom.by(Math.exp(-event.deltaY / WHEEL_SLOWNESS), positionAt(event.clientX));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      cancelAnimationFrame(frame.current);
      element.removeEventListener('wheel', wheel);
    };
  });
  const spread = (): number => {
    const [one = 0, other = 0] = held.current.values();
    return Math.abs(one - other);
  };
  const release = (event: PointerEvent) => void held.current.delete(event.pointerId);
  return {
    positionAt,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0) return;
      const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('.tmark') : null;
      if (mark !== null) return inspector.playback.go(Number(mark.dataset['position']));
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current.set(event.pointerId, event.clientX);
      apart.current = spread();
      if (held.current.size === 1) inspector.playback.go(positionAt(event.clientX));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!held.current.has(event.pointerId)) return;
      held.current.set(event.pointerId, event.clientX);
      if (held.current.size === 1) return jumpSoon(positionAt(event.clientX));
      const before = Math.max(1, apart.current);
      apart.current = spread();
      const [one = 0, other = 0] = held.current.values();
      inspector.zoom.by(Math.max(1, apart.current) / before, positionAt((one + other) / 2));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
