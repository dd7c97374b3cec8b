import type { Entry } from '../../events/index.ts';
import { createRules, type DuelHeader, endOfDecision } from '../duel/index.ts';
import { choiceThatMakes } from '../rulesets/index.ts';
import { type Scenario, scenarioOfBoard, writtenScenario } from '../scenarios/index.ts';

/** One future of a duel up to an entry, and what it is called. */
export interface CopiedDuel {
  readonly header: DuelHeader;
  /** From the first entry to the one that is copied. */
  readonly path: readonly Entry[];
  readonly title: string;
  /** The scenario it was made from, if it was made from one. */
  readonly base?: Scenario | undefined;
}

/** What a duel began from, as a scenario without steps. */
function beginningOf({ header, path, title, base }: CopiedDuel): Scenario {
  if (base !== undefined) return base;
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const state = path.slice(0, endOfDecision(path, 0) + 1).reduce(rules.evolve, rules.initial());
  return scenarioOfBoard(state.board, rules.speaker(state), header, title).scenario;
}

/**
 * The steps that lead to an entry, as a scenario: each decision up to it, with what came of it as expectations.
 * @returns undefined for a duel that others decided: without decisions there are no steps
 */
export function stepsTo(duel: CopiedDuel): Scenario | undefined {
  const { header, path, title } = duel;
  if (header.profile !== 'full') return undefined;
  const { rules: _rules, text: _text, ...base } = beginningOf(duel);
  const choice = choiceThatMakes(header.ruleset);
  const ruleset = Object.keys(choice.with).length === 0 ? choice.base : choice;
  const at = path.at(-1)?.index ?? 0;
  const id = `${base.id}-${at}`.slice(0, 60);
  return {
    ...writtenScenario(
      { ...base, ruleset, id, title: `Up to entry ${at} of ${title}`.slice(0, 200) },
      header,
      path,
    ),
  };
}
