// Made by `npm run generate`; change the JSON files instead.
import lesson01Stronger from './01-stronger.json' with { type: 'json' };
import lesson02Tie from './02-tie.json' with { type: 'json' };
import lesson03Weaker from './03-weaker.json' with { type: 'json' };
import lesson04Wall from './04-wall.json' with { type: 'json' };
import lesson05NobodyThere from './05-nobody-there.json' with { type: 'json' };
import lesson06WhatAReplayIs from './06-what-a-replay-is.json' with { type: 'json' };
import lesson07Newcomer from './07-newcomer.json' with { type: 'json' };
import lesson08TargetGone from './08-target-gone.json' with { type: 'json' };
import lesson09Stopping from './09-stopping.json' with { type: 'json' };
import lesson10PaidOnce from './10-paid-once.json' with { type: 'json' };
import lesson11TheCostIsEnough from './11-the-cost-is-enough.json' with { type: 'json' };
import lesson12OwnDoing from './12-own-doing.json' with { type: 'json' };
import lesson13EqualCount from './13-equal-count.json' with { type: 'json' };
import lesson14DamageStep from './14-damage-step.json' with { type: 'json' };
import lesson15OwnSide from './15-own-side.json' with { type: 'json' };
import lesson16DirectLost from './16-direct-lost.json' with { type: 'json' };
import lesson17ProtectionTooLate from './17-protection-too-late.json' with { type: 'json' };
import lesson18SecondReplay from './18-second-replay.json' with { type: 'json' };
import lesson19MirrorForceNow from './19-mirror-force-now.json' with { type: 'json' };
import lesson20MirrorForceThen from './20-mirror-force-then.json' with { type: 'json' };
import lesson21StartOver from './21-start-over.json' with { type: 'json' };

/** Every lesson of this folder as written, not yet checked. */
export const LESSON_DATA: readonly unknown[] = [
  lesson01Stronger,
  lesson02Tie,
  lesson03Weaker,
  lesson04Wall,
  lesson05NobodyThere,
  lesson06WhatAReplayIs,
  lesson07Newcomer,
  lesson08TargetGone,
  lesson09Stopping,
  lesson10PaidOnce,
  lesson11TheCostIsEnough,
  lesson12OwnDoing,
  lesson13EqualCount,
  lesson14DamageStep,
  lesson15OwnSide,
  lesson16DirectLost,
  lesson17ProtectionTooLate,
  lesson18SecondReplay,
  lesson19MirrorForceNow,
  lesson20MirrorForceThen,
  lesson21StartOver,
];
