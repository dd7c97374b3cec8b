import type { Glimpse, GlimpseWithTable } from '../worker/protocol/index.ts';
import { inNextFrame, notInNextFrame } from './frames.ts';
import type { PageState } from './state.ts';

/** Where the cursor is drawn: under the hand that drags it, else where it rests. */
export const cursorOf = ({ passing, position }: PageState): number => passing ?? position;

/** What is seen in passing, until everything about the entry is there; `null` where that is shown. */
export function glimpseOf({ glimpse, passing, position, moment }: PageState): Glimpse | null {
  if (glimpse === null || passing !== null) return glimpse;
  return glimpse.position === position && moment?.position !== position ? glimpse : null;
}

/** What the page draws of it itself; `null` where the worker does. */
export function tableInPassing(state: PageState): GlimpseWithTable | null {
  const glimpse = glimpseOf(state);
  return glimpse !== null && 'board' in glimpse ? (glimpse as GlimpseWithTable) : null;
}

/** The number of the entry whose table the worker has drawn, while that is what is shown. */
export function picturedEntry(state: PageState): number | null {
  const glimpse = glimpseOf(state);
  return glimpse === null || 'board' in glimpse ? null : glimpse.explanation.index;
}

/** A hand that moves again within this time is still on its way, in milliseconds of the hand's own clock. */
export const HURRY = 150;
/** It rests when it did not move for so long, and for so many frames: a slow page is no resting hand. */
const REST = 100;
const REST_FRAMES = 6;
const LOOK = 'rest';

/** Tells when a hand that moved has come to rest. */
export interface Rest {
  moved(): void;
  stop(): void;
}

/** @param rests is called once for each time that the hand came to rest */
export function createRest(rests: () => void): Rest {
  let frames = 0;
  let since: number | null = null;
  function look(time: number): void {
    since ??= time;
    frames += 1;
    if (frames <= REST_FRAMES || time - since < REST) inNextFrame(LOOK, look);
    else rests();
  }
  return {
    moved() {
      frames = 0;
      since = null;
      inNextFrame(LOOK, look);
    },
    stop: () => void notInNextFrame(LOOK),
  };
}
