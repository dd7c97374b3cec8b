/** Text that stands in quotation marks as it is. */
const PLAIN = /^[\w .,:/-]*$/;
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** JSON with sorted keys: the same value, the same text. */
export function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const one of value) text += `${text === '' ? '' : ','}${canonical(one)}`;
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const one: unknown = Reflect.get(value, key);
    if (one !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(one)}`;
  }
  return `{${text}}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const keysOf = (value: object): string[] =>
  Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined);

/** Whether two values have the same `canonical` text, without writing it. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return canonical(one) === canonical(other);
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    for (const [at, each] of one.entries()) if (!isSameValue(each, other[at])) return false;
    return true;
  }
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => {
      const found: unknown = Object.hasOwn(other, key) ? Reflect.get(other, key) : undefined;
      return found !== undefined && isSameValue(Reflect.get(one, key), found);
    })
  );
}
