/** Work for the next frame, by what it is for; newer work for the same thing takes the place of older work. */
const waiting = new Map<string, (time: number) => void>();
let asked = 0;

function run(time: number): void {
  asked = 0;
  const now = [...waiting.values()];
  waiting.clear();
  for (const work of now) work(time);
}

/** Does something once before the next frame is drawn, together with all else that waits for it: one drawing for all. */
export function inNextFrame(what: string, work: (time: number) => void): void {
  waiting.set(what, work);
  if (asked === 0) asked = requestAnimationFrame(run);
}

/** Takes back what was to be done in the next frame; whether there was something. */
export const notInNextFrame = (what: string): boolean => waiting.delete(what);
