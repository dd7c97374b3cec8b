import type { CardId, Source } from '../../events/index.ts';
import type { Operation, PlainOperation, Selector } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { unaffectedThrough } from './atWork.ts';
import { sourceOf } from './env.ts';
import { select } from './select.ts';
import { contextOfWork, type Work } from './work.ts';

/** An operation of one of these kinds. */
export type OperationOf<K extends PlainOperation['op']> = Extract<PlainOperation, { op: K }>;

/** After an operation: the work as it is now, and operations to do before the rest. */
export interface Step {
  readonly work: Work;
  readonly first?: readonly Operation[];
}

/** Remember whether the operation did what it says ("and if you do"). */
export const done = (work: Work, was = true): Work => ({ ...work, vars: { ...work.vars, done: was } });

/** What events record as their source while this work is done. */
export const sourceOfWork = (run: Run, work: Work): Source =>
  sourceOf(run.env, run.board, work.self, work.player, work.effect);

/** The cards an operation is about. */
export const present = (run: Run, work: Work, selector: Selector): readonly CardId[] =>
  select(contextOfWork(run, work), selector);

/** Of these cards those that the effect at work does anything to: others are unaffected by cards of its kind. */
export const affected = (run: Run, { kind, self }: Work, cards: readonly CardId[]): readonly CardId[] =>
  cards.filter((card) => {
    const through = unaffectedThrough(run.env, run.board, card, self);
    const known = run.unaffected.some((one) => one.card === card);
    if (through !== undefined && kind === 'link' && !known) run.unaffected.push({ card, through });
    return through === undefined;
  });
