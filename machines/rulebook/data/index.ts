// Made by `npm run generate`; change the JSON files instead.
import section01Turn from './01-turn.json' with { type: 'json' };
import section02FastEffects from './02-fast-effects.json' with { type: 'json' };
import section03Effects from './03-effects.json' with { type: 'json' };
import section04StartStep from './04-start-step.json' with { type: 'json' };
import section05BattleStep from './05-battle-step.json' with { type: 'json' };
import section06DamageStep from './06-damage-step.json' with { type: 'json' };
import section07Calculation from './07-calculation.json' with { type: 'json' };
import section08EndStep from './08-end-step.json' with { type: 'json' };
import section09Replay from './09-replay.json' with { type: 'json' };
import section10AttackEnds from './10-attack-ends.json' with { type: 'json' };
import section11WhenDecided from './11-when-decided.json' with { type: 'json' };
import section12Choice from './12-choice.json' with { type: 'json' };
import section13Bookkeeping from './13-bookkeeping.json' with { type: 'json' };
import section14Redirect from './14-redirect.json' with { type: 'json' };

/** Every section of the rulebook as written, not yet checked. */
export const RULE_DATA: readonly unknown[] = [
  section01Turn,
  section02FastEffects,
  section03Effects,
  section04StartStep,
  section05BattleStep,
  section06DamageStep,
  section07Calculation,
  section08EndStep,
  section09Replay,
  section10AttackEnds,
  section11WhenDecided,
  section12Choice,
  section13Bookkeeping,
  section14Redirect,
];
