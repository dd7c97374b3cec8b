import type { Entry, Payload } from '../../events/index.ts';
import type { CardData, DuelHeader, DuelSetup, ObservedEvent } from '../../machines/index.ts';
import { headerSchema } from '../../machines/index.ts';
import { createDuelFile, type DuelWriterOptions } from './duelWriter.ts';
import { FileProblem } from './fileProblem.ts';

/** What another engine says of a duel before it begins. */
export interface ObservedStart {
  /** The engine's name and version, `mine/1.0`. */
  readonly engine: string;
  readonly title?: string;
  /** The name of a ruleset; `modern-tcg` where left out. */
  readonly ruleset?: string;
  readonly players?: { readonly A: string; readonly B: string };
  /** Cards that are not built in; those that are go by their names alone. */
  readonly cards?: readonly (Pick<CardData, 'id' | 'name' | 'kind'> & Partial<CardData>)[];
  /** Who has what, and where the duel begins; ids of cards and of their stays are the engine's own. */
  readonly setup: Partial<DuelSetup> & Pick<DuelSetup, 'cards'>;
}

/** The record of a duel that another engine plays. */
export interface ObservedWriter {
  /**
   * Tells what happened; several at once stand in the file in the order of the calls.
   * @param more the entries that led to it, and when, in milliseconds since the duel began
   * @returns the number of its entry
   * @throws FileProblem with one line where it is no event of the vocabulary, or the disk refused it
   */
  tell(
    event: ObservedEvent,
    more?: { readonly causedBy?: readonly number[]; readonly at?: number },
  ): Promise<number>;
  close(): Promise<void>;
}

const START = {
  at: 'drawPhase',
  turn: 1,
  turnPlayer: 'A',
  startingPlayer: 'A',
  seed: 0,
  lifePoints: { A: 8000, B: 8000 },
} as const;

/**
 * Begins a duel file for another engine to write its events into. Passes, windows and checks are left out: they are
 * added where the file is opened.
 * @example
 * const duel = await recordObserved('mine.duel.jsonl', { engine: 'mine/1.0', setup: { cards } });
 * await duel.tell({ type: 'phase.entered', payload: { phase: 'draw' } });
 */
export async function recordObserved(
  path: string,
  start: ObservedStart,
  options: DuelWriterOptions = {},
): Promise<ObservedWriter> {
  const setup = { ...START, ...start.setup };
  const written = { format: 'duelscope/duel', version: 1, profile: 'observed', ...start, setup };
  const header = headerSchema.safeParse(JSON.parse(JSON.stringify(written)));
  if (!header.success) {
    const [issue] = header.error.issues;
    throw new FileProblem(
      `${path}: the duel cannot begin so: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}; correct it`,
    );
  }
  const whole: DuelHeader = header.data;
  const file = await createDuelFile(path, whole, options);
  const append = async (entry: Entry): Promise<number> => {
    await file.append([entry]);
    return entry.index;
  };
  await append({
    index: 0,
    at: 0,
    type: 'duel.started',
    payload: setup as Payload<'duel.started'>,
    causedBy: [],
  });
  return {
    tell: (event, { causedBy = [0], at = 0 } = {}) =>
      append({ index: file.next, at, ...event, causedBy: [...causedBy] } as Entry),
    close: () => file.close(),
  };
}
