import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { words } from '../../ui/locales/index.ts';
import { filesOf } from '../support/sources.ts';

/** Who may read the catalogues: the page, and the program around it. */
const program = filesOf('electron', ['.ts']);
const page = filesOf('ui', ['.ts', '.tsx']).filter(({ path }) => !path.startsWith('ui/locales/'));
const LETTERS = /\p{Letter}{2}/u;
/** Attributes whose text a reader sees or hears. */
const TOLD = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look);
  else if (isNode(value)) {
    look(value);
    for (const each of Object.values(value)) visit(each, look);
  }
}

/** The texts that a value of JSX writes down itself. */
function writtenIn(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  if (value.type === 'JSXExpressionContainer') return writtenIn(value['expression']);
  if (value.type === 'ConditionalExpression')
    return [...writtenIn(value['consequent']), ...writtenIn(value['alternate'])];
  if (value.type === 'TemplateLiteral' && Array.isArray(value['quasis']))
    return value['quasis'].map((part: { value: { raw: string } }) => part.value.raw);
  return [];
}

/** What a component says to a reader without its catalogue. */
function stringsIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  visit(parseSync(path, text).program, (node) => {
    if (node.type === 'JSXText') found.push(String(node['value']).trim());
    if (node.type === 'JSXElement' && Array.isArray(node['children']))
      for (const child of node['children']) found.push(...writtenIn(child));
    const name = isNode(node['name']) ? node['name']['name'] : undefined;
    if (node.type === 'JSXAttribute' && typeof name === 'string' && TOLD.has(name))
      found.push(...writtenIn(node['value']));
  });
  return found.filter((each) => LETTERS.test(each)).map((each) => `${path}: ${each}`);
}

describe('strings of the page', () => {
  test('every string that a reader sees or hears stands in a catalogue', () => {
    const strings = page
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) => stringsIn(path, text));
    expect(strings).toEqual([]);
  });

  test('a string beside the catalogues would be found', () => {
    const inJsx = (body: string) => stringsIn('x.tsx', `export const X = () => ${body};`);
    expect(inJsx('<p>Hello there</p>')).toHaveLength(1);
    expect(inJsx('<p>{"Hello there"}</p>')).toHaveLength(1);
    expect(inJsx('<p aria-label="Hello" className="quiet" />')).toHaveLength(1);
    expect(inJsx('<p title={on ? "Hello" : words.other} />')).toHaveLength(1);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a component
    expect(inJsx('<p title={`Entry ${number}`}>{words.next}</p>')).toHaveLength(1);
    expect(inJsx('<p className="quiet">{words.next} · </p>')).toEqual([]);
  });

  test('no entry of the catalogues is unused', () => {
    const all = [...page, ...program].map(({ text }) => text).join('\n');
    const unused = Object.keys(words).filter(
      (name) => !new RegExp(`\\b(?:words|answers)\\.${name}\\b`).test(all),
    );
    expect(unused).toEqual([]);
  });

  test('no two catalogues have a name in common, so that none hides the other', async () => {
    const catalogues = import.meta.glob<Record<string, unknown>>('../../ui/locales/en/*.ts');
    const index = filesOf('ui/locales/en', ['index.ts'])[0]?.text ?? '';
    const spread = new Set([...index.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name));
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const load of Object.values(catalogues))
      for (const [catalogue, entries] of Object.entries(await load()))
        if (spread.has(catalogue))
          for (const name of Object.keys(Object(entries))) {
            if (seen.has(name)) twice.push(`${name} in ${seen.get(name)} and ${catalogue}`);
            seen.set(name, catalogue);
          }
    expect(seen.size).toBeGreaterThan(150);
    expect(twice).toEqual([]);
  });
});
