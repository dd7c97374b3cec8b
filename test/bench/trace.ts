interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && /RunTask$/.test(name);

/**
 * How long, in milliseconds, the main thread of a page worked between one mark and the next, by the processor's clock
 * and by the wall's, which counts other programs too, from a trace of Chromium with the categories `toplevel` and
 * `blink.user_timing`. Where the trace has no processor's clock, the wall's stands for it.
 */
export function mainThreadWork(
  trace: Buffer,
  mark: string,
): readonly { readonly byProcessor: number; readonly byWall: number }[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === mark).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (first === undefined) throw new Error(`the trace has no mark ${mark}`);
  const onMain = traceEvents.filter((event) => event.pid === first.pid && event.tid === first.tid);
  const tasks = onMain.filter(isTask).sort((a, b) => a.ts - b.ts);
  if (tasks.length === 0) throw new Error('the trace has no tasks of the main thread');
  // Tasks may lie in each other; the outer one counts both.
  const outer: TraceEvent[] = [];
  let end = 0;
  for (const task of tasks) {
    if (task.ts < end) continue;
    outer.push(task);
    end = task.ts + (task.dur ?? 0);
  }
  const sums = marks.map(() => ({ byProcessor: 0, byWall: 0 }));
  let at = 0;
  for (const { ts, tdur, dur } of outer) {
    while (at + 1 < marks.length && (marks[at + 1]?.ts ?? 0) <= ts) at += 1;
    const sum = sums[at];
    if (ts < first.ts || sum === undefined) continue;
    sum.byProcessor += (tdur ?? dur ?? 0) / 1000;
    sum.byWall += (dur ?? 0) / 1000;
  }
  return sums.slice(0, -1);
}
