/** Whether two objects have the very same values in every field. */
export function sameFields(one: object, other: object): boolean {
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

/** As `sameFields`, but the objects in the named fields are compared by their own fields: they are made anew each time. */
export const sameBut =
  <P extends object>(...made: readonly (keyof P)[]) =>
  (before: P, after: P): boolean => {
    const rest = (props: P): object => {
      const left: Partial<P> = { ...props };
      for (const key of made) delete left[key];
      return left;
    };
    const isSame = (key: keyof P): boolean => {
      const [one, other] = [before[key], after[key]];
      return (
        Object.is(one, other) ||
        (typeof one === 'object' &&
          typeof other === 'object' &&
          one !== null &&
          other !== null &&
          sameFields(one, other))
      );
    };
    return made.every(isSame) && sameFields(rest(before), rest(after));
  };
