import { type Board, emptyBoard } from '../../../events/index.ts';
import type { GlimpseWithTable, Moment, Tell } from '../protocol/index.ts';
import { type BoardPatch, patchBetween, patched } from './boardPatch.ts';

type WithBoards = Extract<Tell, { type: 'opened' | 'moment' | 'glimpse' }>;
type Others = Exclude<Tell, WithBoards>;

/** A moment on its way, with what its boards have other than the board that went before. */
type MomentOnWire = Omit<Moment, 'before' | 'board'> & {
  readonly before: BoardPatch;
  readonly board: BoardPatch;
};
type GlimpseOnWire = Omit<GlimpseWithTable, 'board'> & { readonly board: BoardPatch };

/** What goes from worker to page. */
export type OnWire =
  | Others
  | (Omit<Extract<Tell, { type: 'opened' }>, 'moment'> & { readonly moment: MomentOnWire })
  | (Omit<Extract<Tell, { type: 'moment' }>, 'moment'> & { readonly moment: MomentOnWire })
  | (Omit<Extract<Tell, { type: 'glimpse' }>, 'glimpse'> & { readonly glimpse: GlimpseOnWire });

/** Makes what is told short. It goes in order to one reader, who knows the board that went last. */
export function createPacking(): (tell: Tell) => OnWire {
  let last = emptyBoard;
  const patchTo = (board: Board): BoardPatch => {
    const patch = patchBetween(last, board);
    last = board;
    return patch;
  };
  const packed = (moment: Moment): MomentOnWire => {
    const before = patchTo(moment.before);
    return { ...moment, before, board: patchTo(moment.board) };
  };
  return (tell) => {
    switch (tell.type) {
      case 'opened':
        return { ...tell, moment: packed(tell.moment) };
      case 'moment':
        return { ...tell, moment: packed(tell.moment) };
      case 'glimpse':
        return { ...tell, glimpse: { ...tell.glimpse, board: patchTo(tell.glimpse.board) } };
      default:
        return tell;
    }
  };
}

/** Reads what `createPacking` made, in the same order. */
export function createUnpacking(): (onWire: OnWire) => Tell {
  let last = emptyBoard;
  const boardOf = (patch: BoardPatch): Board => {
    last = patched(last, patch);
    return last;
  };
  const unpacked = (moment: MomentOnWire): Moment => {
    const before = boardOf(moment.before);
    return { ...moment, before, board: boardOf(moment.board) };
  };
  return (onWire) => {
    switch (onWire.type) {
      case 'opened':
        return { ...onWire, moment: unpacked(onWire.moment) };
      case 'moment':
        return { ...onWire, moment: unpacked(onWire.moment) };
      case 'glimpse':
        return { ...onWire, glimpse: { ...onWire.glimpse, board: boardOf(onWire.glimpse.board) } };
      default:
        return onWire;
    }
  };
}
