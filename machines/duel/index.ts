export { UnknownCardError } from '../effects/env.ts';
export { canonical, isSameValue } from './canonical.ts';
export type { Decision } from './decisions.ts';
export { explanationsOf } from './explanations.ts';
export { fingerprint, rulesetHash } from './fingerprint.ts';
export { DUEL_READING, MAY_BE_LEFT_OUT, type ObservedEvent } from './foreignEntry.ts';
export { foreignHeaderSchema, isForeign } from './foreignHeader.ts';
export { ENGINE, headerFor, headerSchema, wholeHeaderSchema } from './header.ts';
export { passOn } from './passOn.ts';
export { createRules, type Rules } from './rules.ts';
export { type DuelSession, openSession } from './session.ts';
export {
  type DuelTree,
  endOfDecision,
  graft,
  headOf,
  type NamedFuture,
  openTree,
  type Taken,
} from './tree.ts';
export * from './types.ts';
export type { EffectNow, EffectStanding, Idle } from './uses.ts';
export { isRejection, type Verification, verifyDuel } from './verify.ts';
