import { describe, expect, test } from 'vitest';
import { CARDS, type CardData, namedCards, playScenario, type Scenario } from '../../machines/index.ts';
import { optionsOf } from '../scenarios/runs.ts';
import { EVERY_RUN } from '../support/everyRun.ts';

/** Built-in cards by names that nobody has ever heard of. */
const NEW = new Map([...CARDS.keys()].map((id, place) => [id, `k${place}-${[...id].length}`]));

/** `scapegoat`, `scapegoat#2`: the card by its new name; everything else stays as it is. */
function renamed(text: string): string {
  const [id, ...rest] = text.split('#');
  const other = NEW.get(id ?? '');
  return other === undefined ? text : [other, ...rest].join('#');
}

function deep<T>(value: T): T {
  if (typeof value === 'string') return renamed(value) as T;
  if (Array.isArray(value)) return value.map((one) => deep(one as unknown)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [renamed(key), deep(one as unknown)]),
  ) as T;
}

/** A card under its new name, with the cards that it names, however far that leads. */
function withNamed(id: string, found: Map<string, CardData>): void {
  const card = CARDS.get(id);
  if (card === undefined || found.has(id)) return;
  found.set(id, card);
  for (const other of namedCards(card)) withNamed(other, found);
}

/** The scenario with every built-in card called otherwise, printed name, number and all. */
function disguised(scenario: Scenario): Scenario {
  const cards = new Map<string, CardData>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') withNamed(value.split('#')[0] ?? '', cards);
    else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) {
        look(key);
        look(one);
      }
    }
  };
  look([scenario.setup, scenario.steps, scenario.branches, scenario.cards]);
  const own = [...cards.values()].map((card): CardData => {
    const { passcode: _, source: __, ...rest } = card;
    return { ...deep(rest), name: `Card ${NEW.get(card.id) ?? ''}`, summary: 'A card.' };
  });
  return { ...deep(scenario), id: scenario.id, cards: [...own, ...(deep(scenario.cards) ?? [])] };
}

describe('no card is known by its name', () => {
  test('every built-in scenario goes as told where its cards have other names, printed names and numbers', () => {
    const failed = EVERY_RUN.flatMap((run) => {
      const { failures } = playScenario(disguised(run.scenario), { ...optionsOf(run), closedWorld: true });
      return failures.map((failure) => `${run.title}: ${failure}`);
    });
    expect(failed).toEqual([]);
    expect(JSON.stringify(disguised(EVERY_RUN[0]?.scenario as Scenario))).not.toContain('"gemini-elf"');
  }, 120_000);
});
