import './noEval.ts';
import type { Entry } from '../../events/index.ts';
import { type DuelHeader, verifyDuel } from '../../machines/index.ts';
import { decideUnder, type UnderQuestion } from './underRules.ts';

/** What is decided again here: a duel under its own rules, or under others. */
export type AgainQuestion =
  | { readonly header: DuelHeader; readonly entries: readonly Entry[] }
  | UnderQuestion;

addEventListener('message', ({ data }: MessageEvent<AgainQuestion>) =>
  postMessage('course' in data ? decideUnder(data) : verifyDuel(data.header, data.entries)),
);
