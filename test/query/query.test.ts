import { describe, expect, test } from 'vitest';
import {
  completionsAt,
  createMatcher,
  createWatch,
  EXAMPLES,
  exampleById,
  parseQuery,
  parseValue,
  playScenario,
  searchableOf,
} from '../../machines/index.ts';
import { chartStates } from '../../machines/query/known.ts';
import { codesOf } from '../../machines/query/readEntry.ts';

function duelOf(id: string) {
  const example = exampleById(id);
  if (example === undefined) throw new Error(id);
  const { header, entries } = playScenario(example);
  return searchableOf(header, entries);
}
/** R3: Scapegoat brings four tokens to the defending side while Dark Magician attacks directly. */
const tokens = duelOf('T-09');
const positions = tokens.path.map((_, at) => at);
const found = (text: string, duel = tokens) =>
  duel.path.flatMap((_, at) => (createMatcher(parseQuery(text), duel).fits(at) ? [at] : []));
const stops = (text: string, duel = tokens) =>
  duel.path.flatMap((_, at) => (createMatcher(parseQuery(text), duel).stopsAt(at) ? [at] : []));
const typesAt = (at: readonly number[], duel = tokens) => at.map((each) => duel.path[each]?.type);

describe('query: searches', () => {
  test('type, rule and code ask what an entry says', () => {
    const checks = found('type:attackReplay.checked');
    expect(typesAt(checks)).toEqual(['attackReplay.checked', 'attackReplay.checked']);
    expect(found('code:ENTER')).toEqual(checks.slice(0, 1));
    expect(found('code:NOTHING_CHANGED')).toEqual(checks.slice(1));
    expect(found('rule:R3').length).toBeGreaterThan(0);
    expect(found('type:attack*')).toEqual(
      positions.filter((at) => tokens.path[at]?.type.startsWith('attack')),
    );
    expect(found('type:/^attack\\./').every((at) => tokens.path[at]?.type.startsWith('attack.'))).toBe(true);
  });

  test('card asks for every copy, one copy, or a name in quotes', () => {
    const created = positions.filter((at) => {
      const entry = tokens.path[at];
      return entry?.type === 'card.moved' && entry.payload.created !== undefined;
    });
    expect(created).toHaveLength(4);
    expect(found('card:sheep-token type:card.moved').slice(0, 4)).toEqual(created);
    expect(found('card:sheep-token-2 type:card.moved')[0]).toBe(created[1]);
    expect(found('card:"Sheep Token 2" type:card.moved')[0]).toBe(created[1]);
    expect(found('card:sheep* type:card.moved').slice(0, 4)).toEqual(created);
    expect(found('card:blue-eyes-white-dragon')).toEqual([]);
  });

  test('not, or, brackets and alternatives join what is asked', () => {
    const passes = found('type:priority.passed');
    expect(found('-type:priority.passed')).toEqual(positions.filter((at) => !passes.includes(at)));
    expect(found('not type:priority.passed')).toEqual(found('-type:priority.passed'));
    expect(found('type:attack.declared,attack.ended')).toEqual(
      found('type:attack.declared or type:attack.ended'),
    );
    expect(
      found('(type:attack.declared or type:priority.passed) -player:B').every(
        (at) => !found('player:B').includes(at),
      ),
    ).toBe(true);
  });

  test('words and patterns are looked for in the row as it is told', () => {
    const declared = found('type:attack.declared')[0] ?? -1;
    expect(tokens.rowAt(declared)).toContain('Dark Magician');
    expect(found('dark "attack" magician')).toContain(declared);
    expect(found('/dark\\s+MAGICIAN/i')).toContain(declared);
    expect(found('/DARK/')).not.toContain(declared);
  });

  test('changed asks for values that an entry changed', () => {
    const battle = duelOf('D-01');
    const lost = battle.path.flatMap((entry, at) => (entry.type === 'lifePoints.changed' ? [at] : []));
    expect(lost.length).toBeGreaterThan(0);
    expect(found('changed:lifePoints', battle)).toEqual(lost);
    expect(
      [...found('changed:A.lifePoints', battle), ...found('changed:B.lifePoints', battle)].sort(
        (a, b) => a - b,
      ),
    ).toEqual(lost);
    expect(found('changed:scapegoat.zone').map((at) => tokens.path[at]?.type)).toContain('card.moved');
    expect(found('changed:monsters')).toEqual(expect.arrayContaining([...found('changed:B.monsters')]));
  });

  test('state is where the chart comes to it, in is as long as it is there', () => {
    const steps = chartStates().map((state) => state.split('.').at(-1) ?? state);
    const name = steps.find((each) => each === 'choosing') ?? '';
    const choosing = found(`state:${name}`);
    expect(choosing).toEqual(found('code:ENTER'));
    expect(found(`in:${name}`).slice(0, 1)).toEqual(choosing);
    expect(stops(`in:${name}`)).toEqual(choosing);
  });

  test('refused finds what may not be done, and its code', () => {
    const refusing = duelOf('T-01');
    const all = refusing.path.flatMap((entry, at) => (entry.type === 'command.refused' ? [at] : []));
    expect(found('refused:', refusing)).toEqual(all);
    const codes = all.map((at) => {
      const entry = refusing.path[at];
      return entry?.type === 'command.refused' ? entry.payload.code : '';
    });
    for (const code of codes) expect(found(`refused:${code}`, refusing).length).toBeGreaterThan(0);
  });
});

describe('query: values', () => {
  test('a comparison holds as long as it is so, and stops where it comes true', () => {
    const four = found('B.monsters >= 4');
    expect(found('B.monsters = 4')).toEqual(four);
    expect(stops('B.monsters >= 4')).toEqual(four.slice(0, 1));
    expect(found('4 <= B.monsters')).toEqual(four);
    expect(found('B.monsters - A.monsters >= 3')).toEqual(four);
    expect(stops('phase = battle')).toEqual(stops('not phase != battle and phase = battle'));
    expect(found('dark-magician.atk = 2500')).toHaveLength(tokens.path.length);
    expect(found('"Dark Magician".atk >= 3000')).toEqual([]);
    expect(found('attack.target = direct').length).toBeGreaterThan(0);
    expect(found('blue-eyes-white-dragon.atk != 0')).toEqual([]);
  });

  test('a watch tells where its value changed, and to what', () => {
    const watch = createWatch(parseValue('B.monsters'), tokens);
    while (!watch.next(10)) expect(watch.changes.length).toBeGreaterThan(0);
    expect(watch.changes.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 3]);
    const card = createWatch(parseValue('sheep-token-2.zone'), tokens);
    card.next(1000);
    expect(card.changes.map(({ value }) => value)).toEqual([null, 'monster', 'nowhere']);
  });
});

describe('query: what cannot be read says why, in one line', () => {
  test.each([
    ['', 'type something to look for, such as rule:R3 or A.lifePoints < 4000'],
    ['rul:R3', 'rul: is no key; did you mean rule:?'],
    ['type:attack.declare', 'type: knows no attack.declare; did you mean attack.declared?'],
    ['rule:', 'rule: needs a value behind it, without a space'],
    ['A.lifepoint < 3', 'A.lifepoint is no value; did you mean A.lifePoints?'],
    ['lifePoints < 3', 'lifePoints is no value; did you mean A.lifePoints?'],
    ['dark-magician.akt > 3', 'dark-magician.akt is no value; did you mean dark-magician.atk?'],
    ['A.lifePoints <', 'there is nothing to compare with behind <'],
    ['"dark', '" is opened and never closed'],
    ['/dark', '/ is opened and never closed'],
    ['(rule:R3', '( is opened and never closed'],
    ['rule:R3 )', ') does not fit here; put it in quotes if it is meant as words'],
    ['changed:lifepoint', 'changed: knows no lifepoint; did you mean lifePoints?'],
    ['player:C', 'player: knows no C; there are A, B, nobody'],
    ['a'.repeat(2000), 'this is longer than 1000 letters; look for less at once'],
  ])('%s', (text, message) => {
    expect(() => parseQuery(text)).toThrow(message);
  });

  test('deep brackets and odd letters are refused, not followed', () => {
    expect(() => parseQuery('('.repeat(900))).toThrow();
    expect(() => parseValue('constructor.constructor')).toThrow();
    expect(() => parseValue('A.__proto__')).toThrow();
  });
});

test('query: what may stand where one types', () => {
  const at = (text: string, of?: 'value') => completionsAt(text, text.length, tokens.names, of);
  expect(at('').options).toContain('rule:');
  expect(at('ru').options[0]).toBe('rule:');
  expect(at('card:sheep')).toEqual({
    from: 5,
    to: 10,
    options: ['sheep-token', 'sheep-token-1', 'sheep-token-2', 'sheep-token-3', 'sheep-token-4'],
  });
  expect(at('type:attack.declared,card.').options).toContain('card.moved');
  expect(at('-player:').options).toEqual(['A', 'B', 'nobody']);
  expect(at('A.li').options[0]).toBe('A.lifePoints');
  expect(at('dark-magician.', 'value').options).toContain('dark-magician.atk');
  expect(at('rule', 'value').options).not.toContain('rule:');
  expect(at('"rul').options).toEqual([]);
});

describe('query: what a duel has not got', () => {
  const absentIn = (text: string) => createMatcher(parseQuery(text), tokens).absent?.message;

  test.each([
    ['card:sheep-tokn', /no card of this duel is called sheep-tokn; did you mean sheep-token\?/],
    ['changed:nosuch', /no card of this duel is called nosuch; the list/],
    ['nosuch.atk > 1', /called nosuch/],
    ['type:attack* -card:blue-eyes-white-dragon', /called blue-eyes-white-dragon/],
  ])('%s says that it is asked of a card that is not there', (text, message) => {
    expect(absentIn(text)).toMatch(message);
  });

  test.each([
    'card:sheep-token',
    'card:sheep*',
    'card:/none/',
    'changed:lifePoints',
    'A.lifePoints < 3',
    'tokens',
  ])('%s asks of nothing that is not there', (text) => {
    expect(absentIn(text)).toBeUndefined();
  });

  test('a watched value says so as well', () => {
    expect(createWatch(parseValue('nosuch.atk + turn'), tokens).absent?.message).toMatch(/called nosuch/);
    expect(createWatch(parseValue('dark-magician.atk'), tokens).absent).toBeNull();
  });

  test('a code that is nearly one is refused, and every code of every example is taken', () => {
    expect(() => parseQuery('code:NOTHING_CHANGE')).toThrow(/did you mean NOTHING_CHANGED\?/);
    const codes = new Set(EXAMPLES.flatMap((example) => playScenario(example).entries.flatMap(codesOf)));
    expect(codes.size).toBeGreaterThan(30);
    for (const code of codes) expect(parseQuery(`code:${code}`).text).toContain(code);
  });
});
