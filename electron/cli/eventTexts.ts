import texts from './events.json' with { type: 'json' };

/** Who tells an event: a watched engine, nobody (it is added on reading), or Duelscope for itself. */
export type EventGroup = 'told' | 'added' | 'kept';

/** What is said of an event: whose it is, and a sentence. */
export const EVENT_TEXTS: ReadonlyMap<string, { readonly group: EventGroup; readonly text: string }> =
  new Map(
    Object.entries(texts.events).map(([type, [group, text]]) => [
      type,
      { group: group as EventGroup, text: text ?? '' },
    ]),
  );

const FIELDS: Readonly<Record<string, string>> = texts.fields;
const FRAME: Readonly<Record<string, string>> = texts.frame;

/** What is said of a field of an event's payload; undefined where nothing is. */
export const fieldText = (type: string, field: string): string | undefined =>
  FIELDS[`${type}.${field}`] ?? FIELDS[field];

/** What is said of a field that every entry has beside its payload. */
export const frameText = (field: string): string | undefined => FRAME[field];

/** The names under which a text stands, and the words over the three tables. */
export const FIELD_NAMES: readonly string[] = Object.keys(FIELDS);
export const FRAME_NAMES: readonly string[] = Object.keys(FRAME);
export const GROUP_TEXTS: Readonly<Record<EventGroup, string>> = texts.groups;
