import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../machines/index.ts';
import { createAsking } from '../../ui/app/asking.ts';
import { findsFor, fitOf } from '../../ui/app/find/finds.ts';
import { keyName, keyParts } from '../../ui/app/keys.ts';
import { readLayouts } from '../../ui/app/layout.ts';
import { INITIAL_STATE } from '../../ui/app/state.ts';
import { following, zoomed } from '../../ui/app/zoom.ts';
import { facetsOf, fits } from '../../ui/examples/fits.ts';
import { commandWithKey, PAGE_COMMANDS, readKeyMap, withKey, withoutKey } from '../../ui/index.ts';
import { attackLines, bandsOf } from '../../ui/inspector/timeline/bands.ts';
import { summaryOf } from '../../ui/worker/exampleSummary.ts';

describe('keys that the reader changes', () => {
  test('no key runs two commands at first', () => {
    const keys = PAGE_COMMANDS.map(({ key }) => key).filter((key) => key !== '');
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a key is taken from the command that had it, and comes back', () => {
    const taken = withKey({}, 'go.nextReplay', 'x');
    expect(commandWithKey('x', taken)?.id).toBe('go.nextReplay');
    expect(commandWithKey('r', taken)).toBeUndefined();
    expect(taken['go.nextRefusal']).toBe('');
    const back = withoutKey(taken, 'go.nextRefusal');
    expect(commandWithKey('x', back)?.id).toBe('go.nextRefusal');
    expect(back).toEqual({ 'go.nextReplay': '' });
    expect(withoutKey(back, 'go.nextReplay')).toEqual({});
  });

  test('two commands may change keys with each other and be remembered so', () => {
    const swapped = { 'go.nextReplay': 'x', 'go.nextRefusal': 'r' } as const;
    expect(readKeyMap(JSON.parse(JSON.stringify(swapped)))).toEqual(swapped);
  });

  test('what is remembered gives no command a key that belongs to the page, and no stranger a key', () => {
    expect(readKeyMap({ 'go.play': 'Tab', 'file.open': 3, other: 'w', 'go.to': 'w' })).toEqual({
      'go.to': 'w',
    });
    for (const broken of [null, 'x', 7, []]) expect(readKeyMap(broken)).toEqual({});
  });

  test('Caps Lock makes no other key of a letter, and plus is a key like any other', () => {
    const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    expect(keyName({ ...none, key: 'R' })).toBe('r');
    expect(keyName({ ...none, key: 'r', shiftKey: true, metaKey: true })).toBe('Mod+Shift+R');
    expect(keyParts('+', false)).toEqual(['+']);
    expect(keyParts('Mod+Shift+S', false)).toEqual(['Ctrl', 'Shift', 'S']);
    expect(keyParts('Mod++', true)).toEqual(['⌘', '+']);
  });
});

describe('the timeline from closer', () => {
  test('the position that is looked at keeps its place', () => {
    const closer = zoomed({ from: 0, to: 1000 }, 1000, 2, 250);
    expect(closer).toEqual({ from: 125, to: 625 });
    expect(zoomed(closer ?? { from: 0, to: 0 }, 1000, 0.5, 250)).toBeNull();
  });

  test('it never shows what is before the first or behind the last entry, nor less than a few entries', () => {
    expect(zoomed({ from: 0, to: 100 }, 100, 4, 100)).toEqual({ from: 75, to: 100 });
    expect(zoomed({ from: 0, to: 100 }, 100, 1000, 0)).toEqual({ from: 0, to: 8 });
    expect(zoomed({ from: 0, to: 3 }, 3, 2, 1)).toBeNull();
  });

  test('the stretch follows a cursor that leaves it', () => {
    expect(following({ from: 0, to: 10 }, 100, 10)).toEqual({ from: 0, to: 10 });
    expect(following({ from: 0, to: 10 }, 100, 50)).toEqual({ from: 45, to: 55 });
    expect(following({ from: 50, to: 60 }, 100, 100)).toEqual({ from: 90, to: 100 });
    expect(following(null, 100, 50)).toBeNull();
  });

  test('too many steps become turns, and too many turns become runs of turns', () => {
    const turns = Array.from({ length: 400 }, (_, at) => ({
      from: at * 10,
      to: at * 10 + 9,
      turn: at + 1,
      player: 'A' as const,
    }));
    const segments = turns.flatMap(({ from }) => [
      { from, to: from + 4, label: 'main1' as const },
      { from: from + 5, to: from + 9, label: 'battleStep' as const },
    ]);
    const bands = bandsOf({ segments, turns }, { from: 0, to: 3999 }, 700);
    expect(bands.length).toBeLessThanOrEqual(50);
    expect(bands[0]).toEqual({ from: 0, to: 79, label: 'Turns 1–8' });
    expect(bands.at(-1)?.to).toBe(3999);
    expect(bandsOf({ segments, turns }, { from: 0, to: 39 }, 700).map(({ label }) => label)).toEqual(
      Array.from({ length: 4 }, () => ['Main Phase 1', 'Battle Step']).flat(),
    );
  });

  test('attacks too near to be told apart are one line, far ones are not', () => {
    const attacks = Array.from({ length: 1000 }, (_, at) => ({
      from: at * 10,
      to: at * 10 + 5,
      number: at + 1,
      attacker: 'a',
      target: null,
      direct: true,
    }));
    expect(attackLines(attacks, { from: 0, to: 9999 }, 500)).toEqual([{ from: 0, to: 9995 }]);
    expect(attackLines(attacks, { from: 0, to: 29 }, 500)).toHaveLength(3);
  });
});

describe('the sizes of panels', () => {
  test('what is remembered fits, whatever it says', () => {
    expect(readLayouts({ full: { why: 9999, log: '300', dock: 150.4 }, plain: 7 })).toEqual({
      full: { why: 720, dock: 150 },
      plain: {},
    });
    expect(readLayouts(null)).toEqual({ full: {}, plain: {} });
  });
});

describe('finding', () => {
  const examples = EXAMPLES.map(summaryOf);
  const all = { keys: {}, outline: null, examples, rules: [], panels: [] };

  test('every typed word must fit; a beginning fits better than a middle', () => {
    expect(fitOf('next re', 'Next replay')).toBeGreaterThan(fitOf('re', 'Entry before'));
    expect(fitOf('next attack', 'Next replay')).toBe(0);
    expect(fitOf('attack’s', "Next attack's start")).toBeGreaterThan(0);
  });

  test('a command is found with the key it has now, an example by its id', () => {
    const found = findsFor('next replay', { ...all, keys: withKey({}, 'go.nextReplay', 'w') });
    expect(found[0]).toMatchObject({ kind: 'command', what: 'go.nextReplay', key: 'w' });
    expect(findsFor('T-09', all)[0]).toMatchObject({ kind: 'example', what: 'T-09' });
    expect(findsFor('', all).every(({ kind }) => kind === 'command')).toBe(true);
  });
});

describe('the gallery', () => {
  const examples = EXAMPLES.map(summaryOf);
  const { gallery } = INITIAL_STATE;
  const shown = (change: Partial<typeof gallery>) =>
    examples.filter((example) => fits(example, { ...gallery, ...change }));

  test('each count is the number of tiles that choosing it gives', () => {
    const chosen = { ...gallery, outcomes: ['replay'] as const };
    for (const by of ['causes', 'rulesets', 'card', 'rule'] as const)
      for (const { value, count } of facetsOf(examples, chosen, by)) {
        const change = by === 'card' || by === 'rule' ? { [by]: value } : { [by]: [value] };
        expect(shown({ outcomes: ['replay'], ...change }), `${by} ${value}`).toHaveLength(count);
      }
  });

  test('what is chosen narrows: a replay because a monster came is told of what must come of it', () => {
    const ids = shown({ outcomes: ['replay'], causes: ['ENTER'] }).map(({ id }) => id);
    expect(ids).toContain('T-01');
    expect(ids).not.toContain('T-04');
    for (const { causes } of shown({ causes: ['ENTER'] })) expect(causes).toContain('ENTER');
  });

  test('a rule typed is that rule and no longer one', () => {
    const ids = (search: string) => shown({ search }).map(({ id }) => id);
    expect(ids('r3').length).toBeGreaterThan(0);
    for (const { rules, search } of shown({ search: 'r3' })) expect(`${rules} ${search}`).toMatch(/\bR3\b/);
  });
});

describe('asking the worker', () => {
  test('what is wanted last is asked for first, and what nobody waits for any more not at all', () => {
    const asked: number[] = [];
    const asking = createAsking((what) => asked.push(what), { atOnce: 2, waiting: 2 });
    for (const what of [1, 2, 3, 4, 5, 1]) asking.need(what);
    expect(asked).toEqual([1, 2]);
    asking.answered(1);
    asking.answered(2);
    expect(asked).toEqual([1, 2, 5, 4]);
    asking.need(3);
    asking.forget(5);
    expect(asked).toEqual([1, 2, 5, 4, 3]);
  });

  test('with another duel everything may be asked again but what is known', () => {
    const asked: number[] = [];
    const asking = createAsking((what) => asked.push(what), { atOnce: 9, waiting: 9 });
    asking.need(1);
    asking.begin([2]);
    asking.need(1);
    asking.need(2);
    expect(asked).toEqual([1, 1]);
  });
});
