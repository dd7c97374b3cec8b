import type { Json } from '../../../events/index.ts';

/** One line of data as it is shown: a value, or the head of a list or object that opens and closes. */
export interface JsonLine {
  /** Where it lies: keys joined by a line break, which no key holds. */
  readonly path: string;
  readonly depth: number;
  readonly name: string;
  /** The value itself, or what the list or object holds, while it is closed. */
  readonly text: string;
  /** `null` for a value, which neither opens nor closes. */
  readonly open: boolean | null;
}

const SEPARATOR = '\n';
/** Lists and objects with more parts than this are closed at first, the outermost excepted. */
const SMALL = 12;
const MOST_FOUND = 2000;
/** Longer texts are cut where they are shown, not where they are copied. */
const LONGEST = 400;

type Parts = readonly (readonly [name: string, value: Json])[];

const partsOf = (value: Json): Parts | null => {
  if (Array.isArray(value)) return (value as readonly Json[]).map((one, at) => [String(at), one] as const);
  return typeof value === 'object' && value !== null ? Object.entries(value) : null;
};

const under = (path: string, name: string): string => `${path}${SEPARATOR}${name}`;

function shortText(value: Json): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What a closed list or object holds: `{ 4 }`, `[ 10 ]`, and small ones whole. */
function closedText(value: Json, parts: Parts): string {
  const whole = JSON.stringify(value);
  if (whole.length <= 60) return whole;
  return Array.isArray(value) ? `[ ${parts.length} ]` : `{ ${parts.length} }`;
}

/** Whether a part is open before anyone touched it. */
const openAtFirst = (depth: number, parts: Parts): boolean =>
  depth === 0 || (depth === 1 && parts.length <= SMALL);

/**
 * The lines of a value as far as it is open. Only what is open is walked.
 * @param turned paths that the reader opened or closed
 */
export function jsonLines(value: Json, turned: ReadonlyMap<string, boolean>): readonly JsonLine[] {
  const lines: JsonLine[] = [];
  const walk = (name: string, one: Json, path: string, depth: number): void => {
    const parts = partsOf(one);
    if (parts === null || parts.length === 0) {
      lines.push({
        path,
        depth,
        name,
        text: parts === null ? shortText(one) : JSON.stringify(one),
        open: null,
      });
      return;
    }
    const open = turned.get(path) ?? openAtFirst(depth, parts);
    lines.push({ path, depth, name, text: open ? '' : closedText(one, parts), open });
    if (open) for (const [inner, part] of parts) walk(inner, part, under(path, inner), depth + 1);
  };
  for (const [name, part] of partsOf(value) ?? []) walk(name, part, name, 0);
  return lines;
}

/** The paths of the parts whose name or value holds a text, whatever its case; so many at most. */
export function findInJson(value: Json, text: string): readonly string[] {
  const wanted = text.toLowerCase();
  const found: string[] = [];
  const walk = (name: string, one: Json, path: string): void => {
    if (found.length >= MOST_FOUND) return;
    const parts = partsOf(one);
    const own = parts === null ? `${name}: ${shortText(one)}` : name;
    if (own.toLowerCase().includes(wanted)) found.push(path);
    for (const [inner, part] of parts ?? []) walk(inner, part, under(path, inner));
  };
  if (wanted !== '') for (const [name, part] of partsOf(value) ?? []) walk(name, part, name);
  return found;
}

/** Everything around a path, the outermost first: what must be open for it to be seen. */
export function aroundPath(path: string): readonly string[] {
  const steps = path.split(SEPARATOR);
  return steps.slice(0, -1).map((_, at) => steps.slice(0, at + 1).join(SEPARATOR));
}

/** Every list and object of a value, for opening or closing all at once. */
export function allParts(value: Json): readonly string[] {
  const out: string[] = [];
  const walk = (one: Json, path: string): void => {
    const parts = partsOf(one);
    if (parts === null || parts.length === 0) return;
    out.push(path);
    for (const [inner, part] of parts) walk(part, under(path, inner));
  };
  for (const [name, part] of partsOf(value) ?? []) walk(part, name);
  return out;
}
