import type { z } from 'zod';

/** Whether a value that came out of JSON.parse fits a schema; says nothing about where it does not. */
export type QuickCheck = (value: unknown) => boolean;

type Schema = z.core.$ZodType;
type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
}

/** The bounds that a schema's checks set: length of a text or list, or size of a number. */
function boundsOf(checks: readonly z.core.$ZodCheck[] | undefined, format: string | undefined): Bounds {
  let min = Number.NEGATIVE_INFINITY;
  let max = Number.POSITIVE_INFINITY;
  for (const check of checks ?? []) {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'min_length') min = Math.max(min, def.minimum);
    else if (def.check === 'max_length') max = Math.min(max, def.maximum);
    else if (def.check === 'greater_than' && def.inclusive) min = Math.max(min, Number(def.value));
    else if (def.check === 'less_than' && def.inclusive) max = Math.min(max, Number(def.value));
    else throw new Error(`quick check: cannot compile a check of kind ${def.check}`);
  }
  if (format !== undefined && format !== 'safeint')
    throw new Error(`quick check: cannot compile the format ${format}`);
  return { min, max, whole: format === 'safeint' };
}

function objectCheck(shape: Readonly<Record<string, Schema>>, strict: boolean): QuickCheck {
  const keys = Object.keys(shape);
  const checks = keys.map((key) => compile(shape[key] as Schema));
  const optional = keys.map((key) => (shape[key] as Schema)._zod.def.type === 'optional');
  const places = new Map(keys.map((key, place) => [key, place]));
  const required = optional.filter((each) => !each).length;
  return (value) => {
    if (!isObject(value)) return false;
    let found = 0;
    for (const key of Object.keys(value)) {
      const place = places.get(key);
      if (place === undefined) {
        if (strict) return false;
        continue;
      }
      if (!(checks[place] as QuickCheck)(value[key])) return false;
      if (optional[place] === false) found += 1;
    }
    return found === required;
  };
}

function unionCheck(options: readonly Schema[], discriminator: string | undefined): QuickCheck {
  const checks = options.map(compile);
  if (discriminator === undefined) return (value) => checks.some((check) => check(value));
  const byValue = new Map<unknown, QuickCheck>();
  options.forEach((option, place) => {
    for (const value of option._zod.propValues?.[discriminator] ?? [])
      byValue.set(value, checks[place] as QuickCheck);
  });
  return (value) => isObject(value) && byValue.get(value[discriminator])?.(value) === true;
}

/**
 * Makes a check from a schema, so that the schema stays the one source: no copy is made and no path kept, which a log
 * of a hundred thousand lines feels. Where the check fails, the schema itself says what is wrong.
 * @throws Error for a kind of schema that the log does not use: a defect, met when the module is loaded
 */
export function compile(schema: Schema): QuickCheck {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const { min, max } = boundsOf(def.checks, (def as { format?: string }).format);
      return (value) => typeof value === 'string' && value.length >= min && value.length <= max;
    }
    case 'number': {
      const { min, max, whole } = boundsOf(def.checks, (def as { format?: string }).format);
      return (value) =>
        typeof value === 'number' && value >= min && value <= max && (!whole || Number.isSafeInteger(value));
    }
    case 'array': {
      const element = compile(def.element);
      const { min, max } = boundsOf(def.checks, undefined);
      return (value) =>
        Array.isArray(value) &&
        value.length >= min &&
        value.length <= max &&
        value.every((each) => element(each));
    }
    // Everything JSON.parse gives is a JSON value: no further look is needed.
    case 'unknown':
      return () => true;
    default:
      if ((def.checks ?? []).length > 0) throw new Error(`quick check: cannot compile checks on ${def.type}`);
      return compilePlain(schema);
  }
}

function compilePlain(schema: Schema): QuickCheck {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries));
      return (value) => values.has(value);
    }
    case 'literal': {
      const values = new Set<unknown>(def.values);
      return (value) => values.has(value);
    }
    case 'optional':
      return compile(def.innerType);
    case 'nullable': {
      const inner = compile(def.innerType);
      return (value) => value === null || inner(value);
    }
    case 'record': {
      const key = compile(def.keyType);
      const each = compile(def.valueType);
      return (value) => isObject(value) && Object.keys(value).every((name) => key(name) && each(value[name]));
    }
    case 'object':
      return objectCheck(def.shape, def.catchall?._zod.def.type === 'never');
    case 'union':
      return unionCheck(def.options, (def as { discriminator?: string }).discriminator);
    default:
      throw new Error(`quick check: cannot compile a schema of kind ${def.type}`);
  }
}
