/** What makes of a moment a text, and of a duel a page of its own; fetched when it is asked for. */
export const loadJudging = () => import('./outside.ts');
