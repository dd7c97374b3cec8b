export { withFlags } from './attack.ts';
export * from './board.ts';
export { useKeys } from './chain.ts';
export { evolveBoard } from './evolve.ts';
export { boardOfSetup, emptyBoard } from './initial.ts';
export { isMonsterZone, isOnField, monstersOf } from './moves.ts';
