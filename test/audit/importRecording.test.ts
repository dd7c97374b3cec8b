import { describe, expect, it } from 'vitest';
import type { Entry } from '../../events/index.ts';
import { type AuditedDuel, createRules, importRecording } from '../../machines/index.ts';
import { teller } from '../explain/telling.ts';
import { recording } from '../importers/recordings.ts';

const STREAMS = [
  'core8-1.yrpX',
  'core8-two-attack-replays.yrpX',
  'core10-two-attack-replays.yrpX',
  'core11-full.yrpX',
  'core11-no-attack.yrpX',
];

function imported(file: string): AuditedDuel {
  const result = importRecording(recording(file), { title: file });
  if (!result.ok) throw new Error(result.message);
  if (result.imported.kind !== 'duel') throw new Error(`${file} holds no stream`);
  return result.imported;
}
const duels = new Map(STREAMS.map((file) => [file, imported(file)]));
const duelOf = (file: string): AuditedDuel => {
  const duel = duels.get(file);
  if (duel === undefined) throw new Error(`no ${file}`);
  return duel;
};

describe('a recording has the same entries with the same numbers for every reader', () => {
  it.each(STREAMS)('%s: whatever the card database of the reader says', (file) => {
    const database = (passcode: number) => ({
      title: `Card ${passcode}`,
      values: { atk: (passcode % 40) * 100, def: (passcode % 30) * 100, level: (passcode % 9) + 1 },
    });
    const named = importRecording(recording(file), { title: file, database });
    if (!named.ok || named.imported.kind !== 'duel') throw new Error(file);
    const events = ({ entries }: AuditedDuel) =>
      entries.slice(1).map(({ type, causedBy }) => [type, causedBy]);
    expect(events(named.imported)).toEqual(events(duelOf(file)));
  });
});

// The packets are those that an independent reader counted, from 1.
describe('R3: the replays of real duels', () => {
  it.each([
    ['core8-1.yrpX', []],
    [
      'core8-two-attack-replays.yrpX',
      [
        [648, ['ENTER', 'LEAVE']],
        [3058, ['ENTER', 'LEAVE']],
      ],
    ],
    [
      'core10-two-attack-replays.yrpX',
      [
        [1161, ['ENTER']],
        [1827, ['ENTER', 'LEAVE']],
      ],
    ],
    ['core11-full.yrpX', []],
    ['core11-no-attack.yrpX', []],
  ] as const)('%s', (file, expected) => {
    const { replays } = duelOf(file).report;
    expect(replays.map(({ packet, causes }) => [packet, causes])).toEqual(expected);
    expect(replays.every(({ kind }) => kind === 'replay')).toBe(true);
  });

  it('R10: an attacker that left and came back declares anew: no replay, though the stream looks like one', () => {
    const { attacks, replays } = duelOf('core10-two-attack-replays.yrpX').report;
    const near = attacks.findIndex(({ packet }) => packet === 1659);
    expect(attacks[near - 1]).toMatchObject({ how: 'noBattle', code: 'ATTACKER_LEFT', packet: 1490 });
    expect(attacks[near]?.attacker).toBe(attacks[near - 1]?.attacker);
    expect(replays.some(({ packet }) => packet === 1659)).toBe(false);
  });

  it('ends what was not fought out with its reason', () => {
    const ended = STREAMS.flatMap((file) => duelOf(file).report.attacks).filter(
      ({ how }) => how === 'noBattle',
    );
    expect(ended.map(({ code }) => code).sort()).toEqual([
      'ATTACKER_LEFT',
      'ATTACKER_LEFT',
      'ATTACKER_LEFT',
      'ATTACKER_LEFT',
      'ATTACKER_LEFT',
      'ATTACK_NEGATED',
    ]);
  });
});

describe.each(STREAMS)('%s as a duel of ours', (file) => {
  const { header, entries, report, packets } = duelOf(file);

  it('agrees with the field queries of its own stream at the end of every turn, card by card', () => {
    expect(report.witness.differences).toEqual([]);
    expect(report.witness.cards).toBeGreaterThan(20);
    expect(report.witness.leftOut).toBeLessThanOrEqual(1);
  });

  it('has a place for every event, and every battle comes out as recorded', () => {
    expect(report.observedOnly).toEqual([]);
    expect(report.leftOut).toEqual([]);
    expect(report.disagreements).toEqual([]);
  });

  it('folds again from its entries alone, and each has words', () => {
    const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
    const states = [rules.initial()];
    for (const entry of entries)
      states.push(rules.evolve(states[states.length - 1] ?? rules.initial(), entry));
    expect(states.at(-1)?.board.winner).not.toBeNull();
    expect(entries.every(({ index }, place) => index === place)).toBe(true);
    const titles = new Map(header.cards.map(({ id, name }) => [id, name]));
    const told = teller(entries, (name) => titles.get(name) ?? name);
    const unclear = entries.filter(({ index }) => !/^[A-Z].*[.!?]$/.test(told.sentence(index)));
    expect(unclear.map(({ index, type }) => `${index} ${type}: ${told.sentence(index)}`)).toEqual([]);
  });

  it('says of each entry whether it was recorded, and in which packet, or inferred', () => {
    for (const entry of entries.slice(1)) expect(packets.has(entry.index)).toBe(entry.inferred !== true);
    for (const entry of entries) expect(entry.causedBy.every((cause) => cause < entry.index)).toBe(true);
  });
});

describe('what a recording leaves open is named as far as it suggests it', () => {
  const told = (file: string) => {
    const { header, entries, packets } = duelOf(file);
    const titles = new Map(header.cards.map(({ id, name }) => [id, name]));
    const of = (packet: number) => entries.find(({ index }) => packets.get(index) === packet) as Entry;
    return { entries, of, ...teller(entries, (name) => titles.get(name) ?? name) };
  };

  it('an attack is most likely negated by the one effect that resolved since its declaration', () => {
    const { of, sentence } = told('core8-1.yrpX');
    const negated = of(644);
    expect(sentence(negated.index)).toContain('most likely by Card 25866285');
    expect(negated.causedBy).toEqual([of(626).index]);
  });

  it('the pass that a use waits for comes before its cost is paid', () => {
    const { of, entries } = told('core8-1.yrpX');
    const cost = of(608).index;
    expect(entries.slice(cost - 1, cost + 2).map(({ type }) => type)).toEqual([
      'priority.passed',
      'card.moved',
      'effect.activated',
    ]);
  });

  it('a win by Life Points comes of their last loss, and nothing of the table as a whole', () => {
    const { entries } = told('core10-two-attack-replays.yrpX');
    const loss = entries.findLast(({ type }) => type === 'lifePoints.changed');
    expect(entries.findLast(({ type }) => type === 'duel.ended')?.causedBy).toEqual([loss?.index]);
    expect(entries.filter(({ causedBy, inferred }) => inferred !== true && causedBy.includes(0))).toEqual([]);
  });

  it('Tributed by an effect that resolves is told apart from Tributed as a cost', () => {
    const tributed = (file: string) => {
      const { entries, sentence } = told(file);
      return entries
        .filter((entry) => entry.type === 'card.moved' && entry.payload.reason === 'tribute')
        .map(({ index }) => sentence(index));
    };
    expect(tributed('core10-two-attack-replays.yrpX')).toContainEqual(
      expect.stringContaining('is Tributed by Card 15001940'),
    );
    expect(tributed('core8-two-attack-replays.yrpX')).toContainEqual(
      expect.stringContaining('is Tributed to pay for Card 3734202'),
    );
  });
});

it('counts what it leaves out, and why', () => {
  const { unmapped } = duelOf('core8-1.yrpX').report;
  expect(unmapped.find(({ kind }) => kind === 'win')).toMatchObject({ why: 'leftOver', count: 1 });
  expect(unmapped.filter(({ why }) => why === 'unknown' || why === 'noPlace')).toEqual([]);
});

it('opens a list of answers as decks and their number', () => {
  const result = importRecording(recording('classic-1362.yrp'), { title: 'classic' });
  expect(result.ok && result.imported.kind === 'answers' && result.imported.recording.answers).toBe(573);
});
