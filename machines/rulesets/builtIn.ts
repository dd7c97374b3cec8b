import { z } from 'zod';
import classic2004 from './classic-2004.json' with { type: 'json' };
import modernOcg from './modern-ocg.json' with { type: 'json' };
import modernTcg from './modern-tcg.json' with { type: 'json' };
import { type Ruleset, rulesetSchema } from './schema.ts';
import ude2005 from './ude-2005.json' with { type: 'json' };
import wiki2013 from './wiki-2013.json' with { type: 'json' };
import wikiUde from './wiki-ude.json' with { type: 'json' };

/** The built-in rulesets by id, the default first, then from the newest to the oldest. */
export const RULESETS: ReadonlyMap<string, Ruleset> = new Map(
  z
    .array(rulesetSchema)
    .parse([modernTcg, modernOcg, wiki2013, wikiUde, ude2005, classic2004])
    .map((ruleset) => [ruleset.id, ruleset]),
);
export const DEFAULT_RULESET = 'modern-tcg';
