import { playScenario, type Scenario } from '../scenarios/index.ts';
import { type DuelOutcome, outcomeOf } from './outcome.ts';
import { sourceText } from './sourceText.ts';

/** A card as a test names it: what is printed on it and what it does, for whoever must set it up elsewhere. */
interface TestCard {
  readonly name: string;
  readonly kind: string;
  readonly atk?: number | undefined;
  readonly def?: number | undefined;
  readonly level?: number | undefined;
  readonly text: string;
}

/** A comment is one line, and nothing in it ends it. */
const comment = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, 200);

const IMPORTS = [
  ['outcomeOf, playScenario, readScenario', 'duelscope'],
  ['expect, test', 'vitest'],
]
  .map(([names, from]) => `import { ${names} } from ${JSON.stringify(from)};`)
  .join('\n');

const ADAPTER = `/**
 * Your engine. Set up DUEL.setup with DUEL.cards, let the players decide
 * DUEL.decisions in their order and pass everywhere else, and tell what came of
 * it. What stands here is Duelscope's own engine: put yours in its place.
 */
function play(duel: typeof DUEL): Outcome {
  const reading = readScenario(JSON.stringify(duel.scenario));
  if (!reading.ok) throw new Error(reading.message);
  const { header, entries } = playScenario(reading.scenario);
  return outcomeOf(header, entries);
}`;

const TESTS = `const outcome = play(DUEL);

test.each(EXPECTED.attacks.map((attack, at) => ({ at, ...attack })))(
  "attack $at: $attacker on $target",
  ({ at, ...attack }) => {
    expect(outcome.attacks[at]).toEqual(attack);
  },
);
test("there are no other attacks", () => {
  expect(outcome.attacks).toHaveLength(EXPECTED.attacks.length);
});
test("what is refused", () => {
  expect(outcome.refused).toEqual(EXPECTED.refused);
});
test("Life Points and monsters in the end", () => {
  expect(outcome.lifePoints).toEqual(EXPECTED.lifePoints);
  expect(outcome.monsters).toEqual(EXPECTED.monsters);
});`;

const OUTCOME = `/** What came of a duel. Numbers tell cards of one name apart: Sheep Token 2. */
interface Outcome {
  readonly attacks: readonly {
    readonly attacker: string;
    /** A monster, or "direct". */
    readonly target: string | null;
    /** Each attack replay: why (ENTER, LEAVE ...), and what could be chosen. */
    readonly replays: readonly {
      readonly causes: readonly string[];
      readonly choices: readonly string[];
    }[];
    /** Why the last check found no replay, where it did. */
    readonly noReplay: string | null;
    readonly battle: {
      readonly target: string;
      readonly damage: { readonly A: number; readonly B: number };
      readonly destroyed: readonly string[];
    } | null;
    readonly ended: string | null;
  }[];
  readonly refused: readonly {
    readonly player: string;
    readonly decision: string;
    readonly code: string;
  }[];
  readonly lifePoints: { readonly A: number; readonly B: number };
  readonly monsters: {
    readonly A: readonly string[];
    readonly B: readonly string[];
  };
}`;

/**
 * A scenario as a test for vitest in one file: setup, decisions and cards as data, what comes of them by our rules, and
 * a function to put another engine into. As it stands it runs with our own engine, the package `duelscope`.
 * @param from where it comes from, for its first line
 * @throws ScenarioError where the scenario cannot be set up
 */
export function engineTest(scenario: Scenario, from: string): string {
  const { header, entries } = playScenario(scenario);
  const expected: DuelOutcome = outcomeOf(header, entries);
  const used = new Set(
    entries
      .flatMap((entry) => (entry.type === 'duel.started' ? entry.payload.cards : []))
      .map(({ name }) => name),
  );
  const cards = header.cards
    .filter(({ id }) => used.has(id))
    .map((card): TestCard & { readonly id: string } => {
      const { id, name, kind, summary } = card;
      const { atk, def, level } = card as Partial<Record<'atk' | 'def' | 'level', number>>;
      return { id, name, kind, atk, def, level, text: summary };
    });
  const decisions = scenario.steps.filter((step) => !('expect' in step));
  const duel = {
    ruleset: { id: header.ruleset.id, switches: header.ruleset.switches },
    setup: scenario.setup,
    decisions,
    cards,
    scenario,
  };
  return `// A duel as a test, from ${comment(from)}.
// Run it with vitest: npx vitest run NAME.test.ts
${IMPORTS}

/**
 * The duel: who has what, what is decided (a step with \`until\` waits for a
 * place), and the cards in it.
 */
const DUEL = ${sourceText(duel)};

${OUTCOME}

/** What comes of it under these rules. */
const EXPECTED: Outcome = ${sourceText(expected)};

${ADAPTER}

${TESTS}
`;
}
