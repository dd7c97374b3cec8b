import { parseSync } from 'vite';

/** Stands in a text for what a template puts there. */
export const GAP = '\ue000';

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value) || value.type === 'ImportDeclaration') return [];
  const own =
    value.type === 'Literal' && typeof value['value'] === 'string'
      ? [value['value']]
      : value.type === 'TemplateLiteral' && Array.isArray(value['quasis'])
        ? [value['quasis'].map((part: { value: { cooked: string } }) => part.value.cooked).join(GAP)]
        : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

/** Every text that a file of code writes down, whole templates as one. */
export const literalsOf = (path: string, code: string): readonly string[] =>
  textsIn(parseSync(path, code).program);
