import { expect, test } from 'vitest';
import { EVENT_TEXTS } from '../../electron/cli/eventTexts.ts';
import { decodeDuel, type Entry } from '../../events/index.ts';
import { DUEL_READING, type DuelHeader, EXAMPLES, observeDuel, playScenario } from '../../machines/index.ts';

/** With what must be used at once (T-05, T-43, T-48, X-13), changed damage, and a part of the others. */
const NAMED = ['T-05', 'T-43', 'T-48', 'X-13', 'X-54', 'X-55', 'X-98'];
const some = EXAMPLES.filter(({ id }, at) => at % 12 === 0 || NAMED.includes(id)).map((scenario) => ({
  id: scenario.id,
  ...playScenario(scenario),
}));

function differences(header: DuelHeader, entries: readonly Entry[]) {
  const observer = observeDuel(header);
  observer.take(entries);
  return [...observer.report.disagreements, ...observer.report.leftOut];
}

test('an engine that tells just what our own decides differs nowhere from the rules', () => {
  expect(some.length).toBeGreaterThan(20);
  for (const { id, header, entries } of some)
    expect([id, differences({ ...header, profile: 'observed' }, entries)]).toEqual([id, []]);
});

/** What says something of our procedure alone. */
const OF_THE_PROCEDURE = new Set([
  'triggers',
  'trigger',
  'forced',
  'offers',
  'links',
  'used',
  'vars',
  'answers',
]);

test('nor does one that tells only what EVENTS.md asks of it', () => {
  for (const { id, header, entries } of some) {
    const told = entries.filter(({ type }) => EVENT_TEXTS.get(type)?.group === 'told');
    const lines = told.map(({ type, payload }, index) => {
      const said = Object.entries(payload).filter(
        ([name]) => type === 'duel.started' || !OF_THE_PROCEDURE.has(name),
      );
      return { index, type, payload: Object.fromEntries(said) };
    });
    const text = [{ ...header, profile: 'observed', engine: 'outside/1' }, ...lines].map((line) =>
      JSON.stringify(line),
    );
    const read = decodeDuel<DuelHeader>(`${text.join('\n')}\n`, DUEL_READING);
    if (!read.ok) throw new Error(`${id}: ${read.error.message}`);
    expect([id, differences(read.duel.header, read.duel.entries)]).toEqual([id, []]);
  }
});
