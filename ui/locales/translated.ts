/** What another language has to say for what English says: the same names, and for each a text, or one from the same facts. */
export type Translated<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Translated<Said>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T;
