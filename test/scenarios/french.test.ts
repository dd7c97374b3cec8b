import { expect, test } from 'vitest';
import { CARDS, EXAMPLES, exampleWords } from '../../machines/index.ts';
import { faultsOfText } from '../explain/frenchWords.ts';

const words = await exampleWords('fr');
if (words === null) throw new Error('no French examples');

/** The printed names of all cards, the longest first. */
const NAMES = [...CARDS.values(), ...EXAMPLES.flatMap(({ cards }) => cards ?? [])]
  .map(({ name }) => name)
  .sort((a, b) => b.length - a.length);

test('every example and every branch of it has its French, and none is left over', () => {
  const shape = (
    id: string,
    branches: Readonly<Record<string, { readonly text?: string | undefined }>> = {},
  ) => [id, Object.entries(branches).map(([name, { text }]) => [name, text !== undefined])] as const;
  expect(
    Object.entries(words)
      .map(([id, { branches }]) => shape(id, branches))
      .sort(),
  ).toEqual(EXAMPLES.map(({ id, branches }) => shape(id, branches)).sort());
});

test('it is French, by its words and its typography', () => {
  const faults = EXAMPLES.flatMap(({ id, title, text }) => {
    const told = words[id];
    const said = [
      told?.title ?? '',
      told?.text ?? '',
      ...Object.values(told?.branches ?? {}).flatMap((branch) => [branch.name, branch.text ?? '']),
    ];
    const same = told?.title === title || told?.text === text ? [`${id}: in English`] : [];
    // years are no figures, and an apostrophe that is printed on a card stays as it is
    const plain = (each: string) => each.replaceAll(/20\d\d/g, '1');
    return [
      ...same,
      ...said.flatMap((each) =>
        faultsOfText(plain(each), NAMES).map((fault) => `${id}: ${fault} in: ${each}`),
      ),
    ];
  });
  expect(faults).toEqual([]);
});
