import { z } from 'zod';
import { COMMAND_OF_SHORT_FORM, type CommandType } from '../../events/index.ts';
import type { JsonPath } from './jsonText.ts';
import { scenarioSchema } from './schema.ts';
import type { Allowed } from './schemaWords.ts';

type Schema = z.core.$ZodType;

/** What may stand beside the word of a decision, the more usual first. */
const FIELDS: Readonly<Record<CommandType, readonly string[]>> = {
  'attack.declare': ['with', 'target', 'answers'],
  'attackReplay.choose': ['target', 'answers'],
  'attackReplay.continue': ['answers'],
  'effect.activate': ['card', 'answers', 'effect'],
  'monster.summon': ['card', 'answers', 'zone'],
  'card.set': ['card', 'answers', 'zone'],
  'monster.flip': ['card'],
  'monster.turn': ['card'],
  'phase.change': ['to'],
  'priority.pass': [],
  'prompt.answer': ['answer'],
  'duel.concede': [],
};
const ANYWHERE = ['at', 'refused'];

/** What other programs call what stands here. */
const MEANT: Readonly<Record<string, string>> = {
  targets: 'answers',
  choices: 'answers',
  choose: 'answers',
  options: 'answers',
  cost: 'answers',
  pay: 'answers',
  tributes: 'answers',
  attacker: 'with',
  when: 'at',
  phase: 'to',
  lp: 'lifePoints',
  life: 'lifePoints',
  field: 'monsters',
  spells: 'spellsTraps',
  traps: 'spellsTraps',
  gy: 'graveyard',
  grave: 'graveyard',
};

/** The forms that a schema may take, without what is around them. */
function forms(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return forms(schema.unwrap() as Schema);
  if (schema instanceof z.ZodUnion) return (schema.options as readonly Schema[]).flatMap(forms);
  return [schema];
}

function inside(schema: Schema, part: PropertyKey): readonly Schema[] {
  if (schema instanceof z.ZodArray) return typeof part === 'number' ? forms(schema.element as Schema) : [];
  if (schema instanceof z.ZodRecord) return forms(schema.valueType as Schema);
  if (!(schema instanceof z.ZodObject)) return [];
  const found: unknown = Reflect.get(schema.shape, part);
  return found instanceof z.ZodType ? forms(found) : [];
}

const at = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );

/** The word of a decision, where one stands there. */
function decisionAt(value: unknown): CommandType | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const word: unknown = Reflect.get(value, 'A') ?? Reflect.get(value, 'B');
  return typeof word === 'string' && Object.hasOwn(COMMAND_OF_SHORT_FORM, word)
    ? COMMAND_OF_SHORT_FORM[word as keyof typeof COMMAND_OF_SHORT_FORM]
    : undefined;
}

/** What may stand in each part of this scenario, for who wrote a key that is none. */
export function allowedIn(scenario: unknown): Allowed {
  return {
    meant: MEANT,
    keysAt(path) {
      const here = at(scenario, path);
      const decision = decisionAt(here);
      if (decision !== undefined) return [...FIELDS[decision], ...ANYWHERE];
      const written = typeof here === 'object' && here !== null ? Object.keys(here) : [];
      const shapes = path
        .reduce<readonly Schema[]>(
          (found, part) => found.flatMap((each) => inside(each, part)),
          forms(scenarioSchema),
        )
        .flatMap((each) => (each instanceof z.ZodObject ? [Object.keys(each.shape)] : []));
      const alike = (keys: readonly string[]): number => written.filter((key) => keys.includes(key)).length;
      const [nearest = []] = [...shapes].sort((one, other) => alike(other) - alike(one));
      return nearest.filter((key) => key !== '$schema' && !written.includes(key));
    },
  };
}
