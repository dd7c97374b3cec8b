import type { Json } from '../../events/index.ts';

/** No line is longer than this, where it can be broken. */
const WIDTH = 80;
const BARE_KEY = /^[A-Za-z_$][\w$]*$/;

/** A text as prettier quotes it: in double quotes, unless it holds more of these than of single ones. */
export function quotedText(text: string): string {
  const double = JSON.stringify(text);
  const count = (sign: string): number => text.split(sign).length - 1;
  if (count('"') <= count("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const keyText = (key: string): string => (BARE_KEY.test(key) ? key : quotedText(key));
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const partsOf = (value: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, part]) => part !== undefined);

/** A value on one line. */
function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (typeof value === 'string') return quotedText(value);
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const parts = partsOf(value).map(([key, part]) => `${keyText(key)}: ${flat(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** A long text as pieces that are put together, broken between words. */
function brokenText(text: string, room: number, indent: string): string {
  const pieces: string[] = [];
  for (const word of text.split(/(?<= )/)) {
    const last = pieces.at(-1);
    if (last !== undefined && quotedText(last + word).length <= room) pieces[pieces.length - 1] = last + word;
    else pieces.push(word);
  }
  return pieces.map(quotedText).join(` +\n${indent}`);
}

/**
 * Data as source text: on one line what fits there, else one part a line; long texts are broken between words.
 * @param before how many letters stand before it on its first line
 */
export function sourceText(value: Json | object, indent = '', before = indent.length): string {
  const line = flat(value);
  if (before + line.length + 1 <= WIDTH) return line;
  const deeper = `${indent}  `;
  if (typeof value === 'string') return `\n${deeper}${brokenText(value, WIDTH - deeper.length - 3, deeper)}`;
  if (Array.isArray(value))
    return `[\n${value.map((each) => `${deeper}${sourceText(each, deeper).trimStart()},\n`).join('')}${indent}]`;
  if (!isRecord(value)) return line;
  const parts = partsOf(value).map(([key, part]) => {
    const start = `${deeper}${keyText(key)}:`;
    const said = sourceText(part as Json, deeper, start.length + 1);
    return `${start}${said.startsWith('\n') ? '' : ' '}${said},\n`;
  });
  return `{\n${parts.join('')}${indent}}`;
}
