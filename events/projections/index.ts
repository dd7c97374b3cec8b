export { withFlags } from './attack.ts';
export * from './board.ts';
export { evolveBoard, previewBoard } from './evolve.ts';
export { boardOfSetup, emptyBoard } from './initial.ts';
export { isMonsterZone, isOnField, monstersOf } from './moves.ts';
export { isPile, isSeenBy, UNSEEN } from './sight.ts';
export { usageKeys } from './usage.ts';
