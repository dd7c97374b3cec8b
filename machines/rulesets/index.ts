import classic2004 from './classic-2004.json' with { type: 'json' };
import modernTcg from './modern-tcg.json' with { type: 'json' };
import { type Ruleset, type RulesetChoice, rulesetSchema } from './schema.ts';
import wikiUde from './wiki-ude.json' with { type: 'json' };

export * from './schema.ts';

/** The built-in rulesets by id, the default first. */
export const RULESETS: ReadonlyMap<string, Ruleset> = new Map(
  [modernTcg, classic2004, wikiUde].map((data) => {
    const ruleset = rulesetSchema.parse(data);
    return [ruleset.id, ruleset];
  }),
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
