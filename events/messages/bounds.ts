import { z } from 'zod';

// How large the numbers of a duel may be: what the rules write stays within what every reader takes.

/** The largest ATK, DEF, damage or payment. */
export const MOST_POINTS = 1_000_000;
/** The most Life Points a player may have. */
export const MOST_LIFE_POINTS = 10_000_000;
/** The last turn in which a duel may begin. */
export const LAST_START_TURN = 10_000;

/** ATK, DEF, damage, payments: whole, never below 0 (B44). */
export const pointsSchema = z.int().min(0).max(MOST_POINTS);
/** Life Points: whole, never below 0 (B8). */
export const lifePointsSchema = z.int().min(0).max(MOST_LIFE_POINTS);
/** The turn in which a duel begins. */
export const startTurnSchema = z.int().min(1).max(LAST_START_TURN);

/** A value as it may be: whole, not below 0 and not above the largest. */
export const asPoints = (value: number): number =>
  Number.isFinite(value) ? Math.min(MOST_POINTS, Math.max(0, Math.floor(value))) : 0;
