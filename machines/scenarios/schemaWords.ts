import type { z } from 'zod';
import type { JsonPath } from './jsonText.ts';
import { nearestName } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a piece of data, and where. */
export interface DataProblem {
  readonly path: JsonPath;
  readonly message: string;
}

const MOST_NAMED = 12;
const KINDS: { readonly [kind: string]: string } = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object in { }',
  record: 'an object in { }',
  array: 'a list in [ ]',
  null: 'null',
};
const kind = (name: string): string => KINDS[name] ?? name;
const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** How the thing at a path is called: `steps[3].until`. */
export function pathWords(path: JsonPath): string {
  return path.reduce<string>((words, step) => {
    if (typeof step === 'number') return `${words}[${step}]`;
    const name = String(step);
    const plain = /^[A-Za-z_$][\w$]*$/.test(name);
    if (!plain) return `${words}[${JSON.stringify(name)}]`;
    return words === '' ? name : `${words}.${name}`;
  }, '');
}

/** Is this the complaint that a part is not there at all? */
const isMissing = (issue: Issue): boolean =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;

/** How far an alternative is from what stands there: foreign and missing parts first, then depth, then how many. */
function distance(issues: readonly Issue[]): number {
  const apart = issues.filter(
    (issue) => issue.code === 'unrecognized_keys' || (isMissing(issue) && issue.path.length === 1),
  ).length;
  const depth = Math.max(0, ...issues.map((issue) => issue.path.length));
  return apart * 10_000 - depth * 100 + issues.length;
}

/** Forms within forms, side by side. */
const flat = (alternatives: readonly (readonly Issue[])[]): readonly (readonly Issue[])[] =>
  alternatives.flatMap((issues) => {
    const [issue, ...more] = issues;
    const inner = issue?.code === 'invalid_union' && issue.path.length === 0 && more.length === 0;
    return inner ? flat(issue.errors) : [issues];
  });

/** Where every form wants some other word, here or under one key (`op`): the complaint that names them all. */
function wordsOfAll(alternatives: readonly (readonly Issue[])[]): Issue | undefined {
  const found = flat(alternatives).map((issues) =>
    issues.find(
      (issue) => issue.code === 'invalid_value' && issue.path.length < 2 && issue.input !== undefined,
    ),
  );
  const words = found.filter((issue) => issue?.code === 'invalid_value');
  const [first] = words;
  const place = first?.path.join();
  if (first === undefined || words.length < found.length) return undefined;
  if (words.some((issue) => issue.path.join() !== place)) return undefined;
  return { ...first, values: [...new Set(words.flatMap(({ values }) => values))] };
}

/** How narrow the bound of a complaint is: the least of the largest, the largest of the least. */
const narrow = (issue: Issue): number =>
  issue.code === 'too_big'
    ? -Number(issue.maximum)
    : issue.code === 'too_small'
      ? Number(issue.minimum)
      : Number.NEGATIVE_INFINITY;

/** Of several complaints about one number the one whose bound holds, not that of a wider range around it. */
const tightest = (issues: readonly Issue[]): Issue | undefined => {
  const [first] = issues;
  if (first === undefined) return undefined;
  const place = first.path.join();
  return issues
    .filter(({ code, path }) => code === first.code && path.join() === place)
    .reduce((one, other) => (narrow(other) > narrow(one) ? other : one), first);
};

/** Of several forms, the complaints of the one that was meant; or that none was. */
function problemInUnion(
  alternatives: readonly (readonly Issue[])[],
  path: JsonPath,
  allowed: Allowed | undefined,
): DataProblem {
  const heads = alternatives.flatMap((issues) => {
    const missing = issues.find((issue) => isMissing(issue) && issue.path.length === 1);
    return missing === undefined ? [] : [shown(missing.path[0])];
  });
  if (heads.length === alternatives.length && heads.length > 0)
    return { path, message: `one of ${[...new Set(heads)].join(', ')} should stand here` };
  const named = wordsOfAll(alternatives);
  if (named !== undefined) return problemIn([named], path, allowed);
  const [best = []] = [...alternatives].sort((one, other) => distance(one) - distance(other));
  return problemIn(best, path, allowed);
}

/** What may stand beside a key that is none. */
export interface Allowed {
  /** The keys of the form it stands in, by its path. */
  readonly keysAt: (path: JsonPath, foreign: string) => readonly string[];
  /** A key of ours for one that other programs have. */
  readonly meant: Readonly<Record<string, string>>;
}

function unknownKeys(keys: readonly string[], path: JsonPath, allowed: Allowed | undefined): string {
  const there = `there is no ${keys.map(shown).join(', ')} here`;
  const [key = ''] = keys;
  const here = allowed?.keysAt(path, key) ?? [];
  const own = allowed?.meant[key];
  const meant = own !== undefined && here.includes(own) ? own : nearestName(key, here);
  const more = here.length > MOST_NAMED ? ', … (duelscope schema lists all)' : '';
  const list = `${here.slice(0, MOST_NAMED).map(shown).join(', ')}${more}`;
  if (meant !== undefined)
    return `${there}; did you mean ${shown(meant)}?${here.length > 1 ? ` Here may stand ${list}` : ''}`;
  return `${there}; take it out or mend its spelling${here.length > 0 ? `: here may stand ${list}` : ''}`;
}

function words(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `this is missing; it should be ${kind(issue.expected)}`
        : `this should be ${kind(issue.expected)}`;
    case 'invalid_value': {
      const named = issue.values.slice(0, MOST_NAMED).map(shown).join(', ');
      const more = issue.values.length > MOST_NAMED ? ', … (duelscope schema lists all)' : '';
      const wanted = `${issue.values.length === 1 ? '' : 'one of '}${named}${more}`;
      if (isMissing(issue)) return `this is missing; it should be ${wanted}`;
      const meant =
        typeof issue.input === 'string' ? nearestName(issue.input, issue.values.map(String)) : undefined;
      return `this should be ${wanted}${meant === undefined ? '' : `; did you mean ${shown(meant)}?`}`;
    }
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `this is too long; ${String(issue.maximum)} is the most`
        : `this is too large; ${String(issue.maximum)} is the most`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `this is too short; ${String(issue.minimum)} is the least`
        : `this is too small; ${String(issue.minimum)} is the least`;
    default:
      return issue.message;
  }
}

/** The first complaint of a schema, in words for the author of the file. */
export function problemIn(
  issues: readonly Issue[],
  above: JsonPath = [],
  allowed?: Allowed | undefined,
): DataProblem {
  const issue = tightest(issues);
  if (issue === undefined) return { path: above, message: 'this does not follow the schema' };
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') return problemInUnion(issue.errors, path, allowed);
  if (issue.code === 'unrecognized_keys') {
    const [key] = issue.keys;
    return {
      path: key === undefined ? path : [...path, key],
      message: unknownKeys(issue.keys, path, allowed),
    };
  }
  if (issue.code === 'invalid_key') return { path, message: 'this name is not allowed here' };
  return { path, message: words(issue) };
}
