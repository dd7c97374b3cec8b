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

/** How long something took, in milliseconds, by the processor's clock, and by the wall's, which counts other programs too. */
export interface Taken {
  readonly byProcessor: number;
  readonly byWall: number;
}

interface MarkedTasks {
  readonly marks: readonly TraceEvent[];
  /** The tasks of the thread that made the marks; of those that lie in each other the outer one. */
  readonly tasks: readonly TraceEvent[];
}

function read(trace: Buffer, mark: string): MarkedTasks {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === mark).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (first === undefined) throw new Error(`the trace has no mark ${mark}`);
  const onMain = traceEvents.filter((event) => event.pid === first.pid && event.tid === first.tid);
  const tasks = onMain.filter(isTask).sort((a, b) => a.ts - b.ts);
  if (tasks.length === 0) throw new Error('the trace has no tasks of the main thread');
  const outer: TraceEvent[] = [];
  let end = 0;
  for (const task of tasks) {
    if (task.ts < end) continue;
    outer.push(task);
    end = task.ts + (task.dur ?? 0);
  }
  return { marks, tasks: outer };
}

/** Where the trace has no processor's clock, the wall's stands for it. */
const taken = ({ tdur, dur = 0 }: TraceEvent): Taken => ({
  byProcessor: (tdur ?? dur) / 1000,
  byWall: dur / 1000,
});

/**
 * How long the main thread of a page worked between one mark and the next, from a trace of Chromium with the categories
 * `toplevel` and `blink.user_timing`.
 */
export function mainThreadWork(trace: Buffer, mark: string): readonly Taken[] {
  const { marks, tasks } = read(trace, mark);
  const sums = marks.map(() => ({ byProcessor: 0, byWall: 0 }));
  let at = 0;
  for (const task of tasks) {
    while (at + 1 < marks.length && (marks[at + 1]?.ts ?? 0) <= task.ts) at += 1;
    const sum = sums[at];
    if (task.ts < (marks[0]?.ts ?? 0) || sum === undefined) continue;
    const { byProcessor, byWall } = taken(task);
    sum.byProcessor += byProcessor;
    sum.byWall += byWall;
  }
  return sums.slice(0, -1);
}

/** The longest task of a page's main thread from a mark on; the clocks may mean different tasks. */
export function longestTask(trace: Buffer, mark: string): Taken {
  const { marks, tasks } = read(trace, mark);
  const since = tasks.filter(({ ts }) => ts >= (marks[0]?.ts ?? 0)).map(taken);
  return {
    byProcessor: Math.max(0, ...since.map(({ byProcessor }) => byProcessor)),
    byWall: Math.max(0, ...since.map(({ byWall }) => byWall)),
  };
}
