import { z } from 'zod';
import { cardSchema } from '../../../machines/cards/vocabulary.ts';
import { nameOfInfluence } from './uses.ts';

interface Node {
  readonly $ref?: string;
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}
const schema = z.toJSONSchema(cardSchema, { io: 'input' }) as Node & {
  readonly $defs: Readonly<Record<string, Node>>;
};

const defined = (name: string): Node => {
  const found = schema.$defs[name];
  if (found === undefined) throw new Error(`the card schema defines no ${name}`);
  return found;
};
const resolved = (node: Node | undefined): Node =>
  node?.$ref === undefined ? (node ?? {}) : resolved(defined(node.$ref.replace('#/$defs/', '')));

/** The forms among which one may choose, however deep they are nested. */
function formsOf(node: Node): readonly Node[] {
  const whole = resolved(node);
  return whole.anyOf === undefined ? [whole] : whole.anyOf.flatMap(formsOf);
}
const valuesOf = (node: Node | undefined): readonly string[] =>
  formsOf(node ?? {}).flatMap((form) =>
    form.const === undefined ? (form.enum ?? []).map(String) : [String(form.const)],
  );
const keysOf = (node: Node): readonly string[] => Object.keys(resolved(node).properties ?? {});
const property = (node: Node, name: string): Node | undefined => resolved(node).properties?.[name];

/** Each influence by what tells it from the others, one for each value of its ability, ban or duty. */
function influences(): readonly string[] {
  return formsOf(defined('influence')).flatMap((form) => {
    const inner = ['ability', 'forbid', 'must'].find((name) => property(form, name) !== undefined);
    if (inner !== undefined) return valuesOf(property(form, inner)).map((value) => `${inner}.${value}`);
    return [nameOfInfluence(resolved(form).properties ?? {})];
  });
}

/** The words of one kind, as the schema of cards has them. */
const WORDS: Readonly<Record<string, () => readonly string[]>> = {
  kind: () => valuesOf(property(defined('effect'), 'kind')),
  effect: () => keysOf(defined('effect')),
  timing: () => formsOf(defined('timing')).flatMap((form) => valuesOf(property(form, 'event'))),
  condition: () => formsOf(defined('condition')).flatMap((form) => keysOf(form).slice(0, 1)),
  operation: () => formsOf(defined('operation')).flatMap((form) => valuesOf(property(form, 'op'))),
  influence: influences,
  known: () => valuesOf(defined('knownCard')),
  filter: () => keysOf(defined('cardFilter')),
  selector: () => formsOf(defined('selector')).flatMap(keysOf),
  zone: () => valuesOf(defined('cardZone')),
  expression: () => ['number', ...formsOf(defined('expression')).flatMap((form) => keysOf(form).slice(0, 1))],
  until: () =>
    formsOf(defined('operation')).flatMap((form) =>
      ['until', 'at'].flatMap((name) => valuesOf(property(form, name))),
    ),
  limit: () => {
    const limit = property(defined('effect'), 'limit') ?? {};
    return ['per', 'by'].flatMap((name) => valuesOf(property(limit, name)));
  },
  printing: () => valuesOf(resolved(property(defined('effect'), 'printings')).items),
};

/** Every word of the card vocabulary, kind by kind: `operation.destroy`. */
export const vocabularyWords = (): readonly string[] =>
  Object.entries(WORDS).flatMap(([kind, list]) => [...new Set(list())].map((word) => `${kind}.${word}`));
