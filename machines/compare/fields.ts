import { isSameValue } from '../duel/canonical.ts';

/** One value in which two things differ, by its path (`payload.verdict`); undefined where that side has none. */
export interface FieldDifference {
  readonly field: string;
  readonly one: unknown;
  readonly other: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const inside = (at: string, part: string): string => (at === '' ? part : `${at}.${part}`);

/** Every value in which two pieces of JSON differ, as deep as they are alike, in the order in which they are written. */
export function differingFields(one: unknown, other: unknown, at = ''): readonly FieldDifference[] {
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differingFields(one[name], other[name], inside(at, name)));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((value, index) => differingFields(value, other[index], `${at}[${index}]`));
  return isSameValue(one, other) ? [] : [{ field: at, one, other }];
}
