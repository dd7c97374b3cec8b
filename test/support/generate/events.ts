import {
  EVENT_TEXTS,
  type EventGroup,
  FRAME_NAMES,
  fieldText,
  frameText,
  GROUP_TEXTS,
} from '../../../electron/cli/eventTexts.ts';
import { type Entry, EVENT_TYPES, PAYLOADS } from '../../../events/index.ts';
import { EXAMPLES, MAY_BE_LEFT_OUT, playScenario } from '../../../machines/index.ts';
import type { GeneratedFile } from './sections.ts';

interface Field {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
  readonly def: { readonly type: string; readonly innerType?: Field };
  readonly options?: readonly unknown[];
}
type Shape = Readonly<Record<string, Field>>;

/** The words that may stand in a field, where they are few. */
function wordsOf({ def, options = [] }: Field): readonly string[] {
  if (def.type === 'enum') return options.map(String);
  return def.innerType === undefined ? [] : wordsOf(def.innerType);
}

/** The fields of an event, the words that may stand in each, and whether it may be left out by another engine. */
export function fieldsOf(
  type: keyof typeof PAYLOADS,
): readonly { readonly name: string; readonly free: boolean; readonly words: readonly string[] }[] {
  const { shape } = PAYLOADS[type] as unknown as { readonly shape: Shape };
  const left = MAY_BE_LEFT_OUT.payload(type);
  return Object.entries(shape).map(([name, field]) => ({
    name,
    free: left.includes(name) || field.safeParse(undefined).success,
    words: wordsOf(field),
  }));
}

/** Of every event the shortest one that happens in the worked examples. */
function shortest(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const example of EXAMPLES)
    for (const branch of [undefined, ...Object.keys(example.branches ?? {})]) {
      const { entries } = playScenario(example, branch === undefined ? {} : { branch });
      for (const { type, payload } of entries as readonly Entry[]) {
        if (type === 'duel.started') continue;
        const left = MAY_BE_LEFT_OUT.payload(type);
        const told = Object.entries(payload).filter(([name]) => !left.includes(name) || name === 'targets');
        const text = JSON.stringify(Object.fromEntries(told));
        if (text.length < (found.get(type)?.length ?? Number.POSITIVE_INFINITY)) found.set(type, text);
      }
    }
  return found;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
const LONGEST = 220;
const MOST_WORDS = 24;
const oneOf = (words: readonly string[]): string =>
  words.length <= 2 || words.length > MOST_WORDS
    ? ''
    : ` One of ${words.map((word) => `\`${word}\``).join(', ')}.`;

function rowOf(type: keyof typeof PAYLOADS, examples: ReadonlyMap<string, string>): string {
  const fields = fieldsOf(type).map(
    ({ name, free, words }) =>
      `\`${free ? `[${name}]` : name}\` ${fieldText(type, name) ?? ''}${oneOf(words)}`,
  );
  const example = examples.get(type);
  const shown = example === undefined || example.length > LONGEST ? '' : `\`${cell(example)}\``;
  return `| \`${type}\` | ${cell(EVENT_TEXTS.get(type)?.text ?? '')} | ${cell(fields.join('<br>'))} | ${shown} |`;
}

/** The page of the event vocabulary: every event with a sentence, its fields, and an example. */
export function files(): readonly GeneratedFile[] {
  const examples = shortest();
  const needed = new Set(['index', 'type', 'payload']);
  const frame = FRAME_NAMES.map(
    (name) => `| \`${needed.has(name) ? name : `[${name}]`}\` | ${frameText(name) ?? ''} |`,
  );
  const tables = (['told', 'added', 'kept'] satisfies EventGroup[]).map((group) =>
    [
      GROUP_TEXTS[group],
      [
        '| event | what happened | fields | example of the payload |',
        '| --- | --- | --- | --- |',
        ...EVENT_TYPES.filter((type) => EVENT_TEXTS.get(type)?.group === group).map((type) =>
          rowOf(type, examples),
        ),
      ].join('\n'),
    ].join('\n\n'),
  );
  const text = [
    '# The events of a duel file',
    'Made by `npm run generate` from the schema of events, the worked examples and `events.json`; do not edit it here. `duelscope schema duel` prints the whole form with the same words.',
    'Ids of cards and of their stays are the engine’s own. `target` is `direct` for a direct attack. A place is `{"player":"A","zone":"monster","index":3}`; `index` counts from 1 where places count.',
    '## Every entry',
    ['| field | what it is |', '| --- | --- |', ...frame].join('\n'),
    ...tables,
  ].join('\n\n');
  return [{ path: 'events/messages/EVENTS.md', text: `${text}\n` }];
}
