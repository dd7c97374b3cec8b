import {
  builtInCard,
  nameOfChoice,
  resolveRuleset,
  rulesetsOf,
  type Scenario,
} from '../../machines/index.ts';
import { exampleTold, rulesetTold } from './language.ts';
import type { ExampleSummary } from './protocol/index.ts';

/** A ruleset by the word it is asked for with, as a reader calls it. */
export function nameOfRuleset(id: string): string {
  const ruleset = resolveRuleset(id);
  return ruleset === undefined ? id : rulesetTold(ruleset).name;
}

/** The names of the cards that a scenario sets up. */
function cardsOf(scenario: Scenario): readonly string[] {
  const own = new Map((scenario.cards ?? []).map(({ id, name }) => [id, name]));
  const names = [scenario.setup.A, scenario.setup.B].flatMap((side) =>
    [
      ...(side?.monsters ?? []),
      ...(side?.spellsTraps ?? []),
      ...(side?.hand ?? []),
      ...(side?.graveyard ?? []),
    ].map((card) => {
      const id = typeof card === 'string' ? card : card.card;
      return own.get(id) ?? builtInCard(id)?.name ?? id;
    }),
  );
  return [...new Set(names)];
}

/** What the gallery shows of an example, from what it says must come of it. */
export function summaryOf(scenario: Scenario): ExampleSummary {
  const expectations = scenario.steps.flatMap((step) => ('expect' in step ? [step.expect] : []));
  const first = expectations.find(
    (expect) => expect.attackReplay !== undefined || expect.noAttackReplay !== undefined,
  );
  const verdict = first === undefined ? null : first.attackReplay !== undefined ? 'replay' : 'noReplay';
  const attackReplay = expectations.some((expect) => expect.attackReplay !== undefined);
  const endsEarly = expectations.some((expect) => expect.attack?.ended === 'noBattle');
  const outcome = attackReplay ? 'replay' : endsEarly ? 'attackEnds' : (verdict ?? 'other');
  const causes = expectations.flatMap((expect) => [
    ...(expect.attackReplay?.causes ?? []),
    ...(expect.noAttackReplay === undefined ? [] : [expect.noAttackReplay]),
  ]);
  const branches = Object.keys(scenario.branches ?? {});
  const rulesets = [
    nameOfChoice(scenario.ruleset),
    ...Object.values(scenario.branches ?? {}).flatMap((branch) => rulesetsOf(branch) ?? []),
  ].map(nameOfRuleset);
  const cards = cardsOf(scenario);
  const told = exampleTold({ kind: 'example', id: scenario.id });
  const rules = scenario.rules ?? [];
  return {
    id: scenario.id,
    title: told?.title ?? scenario.title,
    text: told?.text ?? scenario.text ?? '',
    branches,
    verdict,
    outcome,
    causes: [...new Set(causes)],
    rulesets: [...new Set(rulesets)],
    cards,
    rules,
    search: [
      ...[scenario.id, told?.title ?? '', told?.text ?? '', scenario.title, scenario.text ?? ''],
      ...[...cards, ...rules, ...branches, ...Object.values(told?.branches ?? {}).map(({ name }) => name)],
    ].join(' '),
  };
}
