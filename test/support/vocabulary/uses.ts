import type { CardData } from '../../../machines/cards/vocabulary.ts';
import { referenceSchema } from '../../../machines/cards/vocabulary.ts';

/** A word of the card vocabulary as a card uses it: `operation.destroy`, and the piece of data it stands in. */
export interface Use {
  readonly word: string;
  readonly piece: unknown;
}

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (data: Data, ...names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(data, name));
const KNOWN: ReadonlySet<string> = new Set(referenceSchema.options);
/** Where a selector or a card that the effect knows may stand. */
const ABOUT: ReadonlySet<string> = new Set([
  'what',
  'to',
  'exists',
  'none',
  'count',
  'valueOf',
  'cannotAttack',
  'canOnlyAttack',
  'among',
  'sameLevelAs',
]);
const FILTERS: ReadonlySet<string> = new Set(['where', 'against', 'self']);
const INNER: ReadonlySet<string> = new Set(['ability', 'forbid', 'must']);

/** `modify.add`, `ability.piercing`, `negated`: an influence by what tells it from the others. */
export function nameOfInfluence(influence: Data): string {
  const keys = Object.keys(influence);
  if (has(influence, 'modify'))
    return `modify.${['add', 'set'].find((key) => has(influence, key)) ?? keys[1]}`;
  const inner = keys.find((key) => INNER.has(key));
  return inner === undefined ? (keys[0] ?? '') : `${inner}.${String(influence[inner])}`;
}

function* ofData(data: Data, key: string, parent: Data | undefined): Generator<Use> {
  if (typeof data['op'] === 'string') yield { word: `operation.${data['op']}`, piece: data };
  if (typeof data['event'] === 'string') yield { word: `timing.${data['event']}`, piece: data };
  if (key === 'condition' || key === 'any') yield { word: `condition.${Object.keys(data)[0]}`, piece: data };
  const influences = key === 'what' && parent !== undefined && Array.isArray(parent['what']);
  if (influences) yield { word: `influence.${nameOfInfluence(data)}`, piece: data };
  if (FILTERS.has(key)) for (const name of Object.keys(data)) yield { word: `filter.${name}`, piece: data };
  if (typeof data['among'] === 'string')
    for (const name of Object.keys(data)) yield { word: `selector.${name}`, piece: data };
  if (has(data, 'in', 'of')) {
    for (const name of Object.keys(data)) yield { word: `selector.${name}`, piece: data };
    for (const zone of [data['in']].flat()) yield { word: `zone.${String(zone)}`, piece: data };
  }
  if (
    data['op'] === undefined &&
    has(data, 'count') &&
    typeof data['count'] === 'object' &&
    data['what'] === undefined
  )
    yield { word: 'expression.count', piece: data };
  if (has(data, 'valueOf')) yield { word: 'expression.valueOf', piece: data };
  if (has(data, 'var')) yield { word: 'expression.var', piece: data };
  for (const name of ['amount', 'add', 'set'])
    if (typeof data[name] === 'number') yield { word: 'expression.number', piece: { [name]: data[name] } };
  for (const name of ['until', 'at'])
    if (typeof data[name] === 'string' && has(data, 'op')) yield { word: `until.${data[name]}`, piece: data };
  for (const [name, value] of Object.entries(data))
    for (const one of [value].flat())
      if (ABOUT.has(name) && typeof one === 'string' && KNOWN.has(one))
        yield { word: `known.${one}`, piece: data };
}

function* within(value: unknown, key: string, parent: Data | undefined): Generator<Use> {
  if (Array.isArray(value)) for (const one of value) yield* within(one, key, parent);
  else if (isData(value)) {
    yield* ofData(value, key, parent);
    for (const [name, inner] of Object.entries(value)) yield* within(inner, name, value);
  }
}

/** Every word that a card uses, as often as it does. */
export function* usesOf(card: Pick<CardData, 'effects'>): Generator<Use> {
  for (const effect of card.effects) {
    const { text: _, ...told } = effect;
    yield { word: `kind.${effect.kind}`, piece: told };
    for (const [name, part] of Object.entries(effect))
      yield { word: `effect.${name}`, piece: { [name]: part } };
    if (effect.limit !== undefined) {
      yield { word: `limit.${effect.limit.per}`, piece: { limit: effect.limit } };
      yield { word: `limit.${effect.limit.by}`, piece: { limit: effect.limit } };
    }
    for (const printing of effect.printings ?? [])
      yield { word: `printing.${printing}`, piece: { printings: effect.printings } };
    yield* within(effect, '', undefined);
  }
}
