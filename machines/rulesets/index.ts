import { z } from 'zod';
import classic2004 from './classic-2004.json' with { type: 'json' };
import modernOcg from './modern-ocg.json' with { type: 'json' };
import modernTcg from './modern-tcg.json' with { type: 'json' };
import { type Ruleset, type RulesetChoice, rulesetSchema } from './schema.ts';
import ude2005 from './ude-2005.json' with { type: 'json' };
import wiki2013 from './wiki-2013.json' with { type: 'json' };
import wikiUde from './wiki-ude.json' with { type: 'json' };

export * from './schema.ts';

/** The built-in rulesets by id, the default first, then from the newest to the oldest. */
export const RULESETS: ReadonlyMap<string, Ruleset> = new Map(
  z
    .array(rulesetSchema)
    .parse([modernTcg, modernOcg, wiki2013, wikiUde, ude2005, classic2004])
    .map((ruleset) => [ruleset.id, ruleset]),
);
export const DEFAULT_RULESET = 'modern-tcg';

/**
 * The ruleset that a scenario or header names, with its single switches changed.
 * @returns undefined where no built-in ruleset has that name.
 */
export function resolveRuleset(choice: RulesetChoice = DEFAULT_RULESET): Ruleset | undefined {
  if (typeof choice === 'string') return RULESETS.get(choice);
  const base = RULESETS.get(choice.base);
  if (base === undefined) return undefined;
  const changed = Object.fromEntries(Object.entries(choice.with).filter(([, value]) => value !== undefined));
  if (Object.keys(changed).length === 0) return base;
  return rulesetSchema.parse({
    ...base,
    id: `${base.id}+${Object.keys(changed).sort().join('+')}`,
    name: `${base.name}, changed`,
    switches: { ...base.switches, ...changed },
    ours: [...new Set([...base.ours, ...Object.keys(changed)])],
  });
}
