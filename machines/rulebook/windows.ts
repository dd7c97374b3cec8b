/**
 * The rule by which a player may decide at a moment: the boxes of the fast effect timing (F1 to F6), what was set off, the
 * answers to a declaration and what comes after them, the timings of the Damage Step, and the steps with effects of their own.
 */
export const WINDOW_RULES = {
  boxA: 'F1',
  boxB: 'F3',
  boxC: 'F4',
  boxD: 'F5',
  boxE: 'F6',
  setOff: 'F2',
  startStep: 'B10',
  endStep: 'B47',
  declaration: 'B18',
  declarationAgain: 'C1',
  afterDeclaration: 'B19',
  damageStep: 'B34',
  calculation: 'B28',
  afterCalculation: 'B29',
  endOfDamageStep: 'B30',
  attack: 'B13',
  position: 'B48',
} as const;
/** A moment at which players decide, by what the rulebook says of it. */
export type Window = keyof typeof WINDOW_RULES;
