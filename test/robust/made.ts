import { decodeDuel, encodeDuel } from '../../events/index.ts';
import {
  headerSchema,
  type PlayedScenario,
  playScenario,
  readScenario,
  type Scenario,
  verifyDuel,
} from '../../machines/index.ts';

type Loose = Readonly<Record<string, unknown>>;

/** A Quick-Play Spell called `x` with one effect. */
export const spell = (effect: Loose, id = 'x'): Loose => ({
  id,
  name: id,
  kind: 'spell',
  icon: 'quickPlay',
  summary: 'A card of this test.',
  effects: [{ id: 'a', kind: 'activate', ...effect }],
});

/** A monster called `x` with these effects. */
export const monster = (effects: readonly Loose[], id = 'x', values: Loose = {}): Loose => ({
  id,
  name: id,
  kind: 'monster',
  frame: 'effect',
  attribute: 'DARK',
  type: 'Dragon',
  level: 4,
  atk: 1000,
  def: 1000,
  summary: 'A card of this test.',
  effects,
  ...values,
});

const FIELD = { A: { monsters: ['dark-magician'], spellsTraps: ['x'] }, B: { monsters: ['7-colored-fish'] } };
export const ACTIVATE = [{ A: 'activate', card: 'x' }, { until: 'battle.open' }];

/** The text of a scenario with cards of its own, a line to each of its parts. */
export const textOf = (cards: readonly Loose[], setup: Loose = FIELD, steps: readonly Loose[] = []): string =>
  JSON.stringify(
    { format: 'duelscope/scenario', version: 1, id: 'own', title: 'Own', cards, setup, steps },
    null,
    1,
  );

/** Reads it; it must be in order. */
export function scenarioOf(...parts: Parameters<typeof textOf>): Scenario {
  const read = readScenario(textOf(...parts));
  if (!read.ok) throw new Error(`line ${read.line}: ${read.message}`);
  return read.scenario;
}

/** Reads it; it must be refused: the line that stands there and what is wrong. */
export function refusalOf(...parts: Parameters<typeof textOf>): string {
  const text = textOf(...parts);
  const read = readScenario(text);
  if (read.ok) throw new Error('it was read');
  return `${text.split('\n')[read.line - 1]?.trim()} <- ${read.message}`;
}

/** Plays it; what comes of it can be written, read again and verified. */
export function played(...parts: Parameters<typeof textOf>): PlayedScenario {
  const done = playScenario(scenarioOf(...parts));
  const read = decodeDuel(encodeDuel(done.header, done.entries), { header: headerSchema });
  if (!read.ok) throw new Error(read.error.message);
  const verified = verifyDuel(read.duel.header, read.duel.entries);
  if (!verified.ok) throw new Error(verified.message);
  return done;
}
