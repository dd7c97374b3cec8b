import { COMMAND_OF_SHORT_FORM } from '../../events/index.ts';
import { builtInCard, CARDS } from '../cards/index.ts';
import type { JsonPath } from './jsonText.ts';
import { hintFor } from './nearest.ts';
import type { DecisionStep, Scenario, Step } from './schema.ts';
import type { DataProblem } from './schemaWords.ts';

/** What a decision cannot do without; one of several is enough. */
const NEEDS: Readonly<Partial<Record<string, readonly (keyof DecisionStep)[]>>> = {
  'attack.declare': ['with', 'card'],
  'attackReplay.choose': ['target'],
  'effect.activate': ['card', 'with'],
  'monster.summon': ['card'],
  'card.set': ['card'],
  'monster.flip': ['card'],
  'monster.turn': ['card'],
  'phase.change': ['to'],
  'prompt.answer': ['answer'],
};
const NAMED = ['with', 'card', 'target'] as const;
const STANDS_FOR_ITSELF = /^(direct|stop|continue|facedown@.*|[AB]\..*)$/;

const isDecision = (step: Step): step is DecisionStep => 'A' in step || 'B' in step;

/** Where the names of cards are taken from: those of the setup with what they are called, and the scenario's own cards. */
function namesHere({ cards, setup }: Scenario): ReadonlySet<string> {
  const found = new Set((cards ?? []).map(({ id }) => id));
  for (const player of ['A', 'B'] as const)
    for (const given of Object.values(setup[player] ?? {}).flat()) {
      if (typeof given === 'string') found.add(given);
      else if (typeof given === 'object' && given !== null) {
        found.add(given.card);
        if (given.as !== undefined) found.add(given.as);
      }
    }
  return found;
}

/** That something is missing, and how it is written; where `answers` stands for `answer`, with what was answered. */
function needWords(step: DecisionStep, word: string, needs: readonly (keyof DecisionStep)[]): string {
  const [field = 'card'] = needs;
  const player = 'A' in step ? 'A' : 'B';
  const [given = 'dark-magician'] = step.answers ?? [];
  const example = field === 'answer' ? given : field === 'to' ? 'battle' : 'dark-magician';
  const write = `write { "${player}": "${word}", "${field}": ${JSON.stringify(example)} }`;
  return field === 'answer' && step.answers !== undefined
    ? `a step "answer" is one answer, to a question that is open, under "answer"; ${write}`
    : `"${word}" needs ${JSON.stringify(field)}; ${field === 'answer' || field === 'to' ? write : 'add it'}`;
}

/** A decision that says too little, or names a card that does not exist. */
function* problemsOfStep(
  step: DecisionStep,
  here: ReadonlySet<string>,
  path: JsonPath,
): Generator<DataProblem> {
  const word = 'A' in step ? step.A : step.B;
  const needs = NEEDS[COMMAND_OF_SHORT_FORM[word]];
  if (needs?.every((field) => step[field] === undefined) === true)
    yield { path, message: needWords(step, word, needs) };
  for (const field of NAMED) {
    const text = step[field];
    if (text === undefined || STANDS_FOR_ITSELF.test(text) || here.has(text)) continue;
    const [name = text] = text.split('#');
    if (here.has(name) || builtInCard(name) !== undefined) continue;
    const there = [...here]
      .slice(0, 8)
      .map((each) => JSON.stringify(each))
      .join(', ');
    const hint = hintFor(name, here, CARDS.keys(), `the setup has ${there}`);
    yield { path: [...path, field], message: `there is no card ${JSON.stringify(name)}; ${hint}` };
  }
}

/** What is wrong with the decisions of a scenario that its schema cannot see. */
export function* problemsOfSteps(scenario: Scenario): Generator<DataProblem> {
  const here = namesHere(scenario);
  const ways: readonly (readonly [JsonPath, readonly Step[]])[] = [
    [['steps'], scenario.steps],
    ...Object.entries(scenario.branches ?? {}).map(
      ([name, { steps }]) => [['branches', name, 'steps'], steps] as const,
    ),
  ];
  for (const [above, steps] of ways)
    for (const [index, step] of steps.entries())
      if (isDecision(step)) yield* problemsOfStep(step, here, [...above, index]);
}
