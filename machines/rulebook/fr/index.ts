import type { RulebookWords } from '../languages.ts';
import rulesets from './rulesets.json' with { type: 'json' };
import sources from './sources.json' with { type: 'json' };
import statements from './statements.json' with { type: 'json' };
import switches from './switches.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

/** What the rulebook says in French. */
export const french: RulebookWords = {
  statements,
  sources,
  texts,
  switches,
  rulesets,
  changed: ', modifié',
};
