import { expect, test } from 'vitest';
import { CHARTS, PASSAGE_WORDS, type StateMeta, stateWords } from '../../machines/index.ts';
import { faultsOfText } from '../explain/frenchWords.ts';

interface Node {
  readonly id: string;
  readonly states: Readonly<Record<string, Node>>;
}
const idsOf = ({ id, states }: Node): readonly string[] => [
  id.replace(/^duel\.?/, ''),
  ...Object.values(states).flatMap(idsOf),
];

test('every state of both charts has words in each language', () => {
  const ids = new Set(Object.values(CHARTS).flatMap(({ root }) => idsOf(root)));
  ids.delete('');
  expect(ids.size).toBeGreaterThan(60);
  expect([...ids].filter((id) => stateWords(id) === undefined)).toEqual([]);
  for (const id of ids) expect(stateWords(id)?.fr, id).not.toMatch(/ [:;?!]/);
  expect(stateWords('turn.nowhere')).toBeUndefined();
});

interface Passing extends Node {
  readonly meta?: unknown;
  readonly transitions: ReadonlyMap<string, readonly { readonly guard?: unknown }[]>;
  readonly states: Readonly<Record<string, Passing>>;
}
/** A guard by its name, with what it was made with. */
const guardOf = (guard: unknown): readonly string[] => {
  if (typeof guard === 'string') return [guard];
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return [];
  const params =
    'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}) : [];
  return [[guard.type, ...params].join(' ')];
};
const namesOf = (node: Passing): readonly string[] => [
  ...[...node.transitions].flatMap(([event, ways]) => [
    event,
    ...ways.flatMap(({ guard }) => guardOf(guard)),
  ]),
  ...(((node.meta ?? {}) as StateMeta).must ?? []).map(({ run }) => run),
  ...Object.values(node.states).flatMap(namesOf),
];

test('every event, guard, task and region of both charts has words in each language, and no words are left over', () => {
  const names = new Set(
    Object.values(CHARTS).flatMap(({ root }) => [
      ...namesOf(root as unknown as Passing),
      ...Object.keys(root.states),
    ]),
  );
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((name) => PASSAGE_WORDS[name] === undefined)).toEqual([]);
  // what guards read of an event's payload has no place in the chart itself
  const read = ['at', 'to', 'triggers', 'offers', 'forced', 'links', 'then', 'how', 'responsesAgain'];
  expect(Object.keys(PASSAGE_WORDS).filter((name) => !names.has(name) && !read.includes(name))).toEqual([]);
  for (const [name, { en, fr }] of Object.entries(PASSAGE_WORDS)) {
    expect(en, name).toMatch(/^[a-z]|^Spell/);
    expect(faultsOfText(fr, []), name).toEqual([]);
    expect(fr.length, name).toBeLessThanOrEqual(48);
  }
});
