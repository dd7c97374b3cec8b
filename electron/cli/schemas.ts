import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { entrySchema } from '../../events/index.ts';
import {
  cardSchema,
  foreignHeaderSchema,
  MAY_BE_LEFT_OUT,
  rulesetSchema,
  scenarioSchema,
  wholeHeaderSchema,
} from '../../machines/index.ts';
import { FileProblem, fileProblem } from '../node/fileProblem.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import { BadInput, badThing } from './badInput.ts';
import { EVENT_TEXTS, fieldText, frameText } from './eventTexts.ts';
import { mustBeNamed } from './load.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { said } from './words/index.ts';

/** What has a schema, in the order in which it is printed. */
export const SCHEMA_NAMES = ['scenario', 'card', 'duel', 'ruleset'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

const SOURCES: Readonly<
  Record<SchemaName, { readonly schema: z.ZodType; readonly title: string; readonly description: string }>
> = {
  scenario: {
    schema: scenarioSchema,
    title: 'Duelscope scenario',
    description: 'A setup, what the players decide, and what must come of it.',
  },
  card: {
    schema: cardSchema,
    title: 'Duelscope card',
    description: 'A card as data: printed values, and effects in a closed vocabulary.',
  },
  duel: {
    schema: z.union([wholeHeaderSchema, foreignHeaderSchema, entrySchema]),
    title: 'Duelscope duel file, one line',
    description: 'Each line of a .duel.jsonl file is one of these: the header on line 1, then the entries.',
  },
  ruleset: {
    schema: rulesetSchema,
    title: 'Duelscope ruleset',
    description: 'A named set of rules of its time.',
  },
};

type Part = Record<string, unknown> & {
  properties?: Record<string, Part>;
  required?: string[];
  const?: unknown;
};

/** Says of an entry and each of its fields what they are, and what another engine may leave out of them. */
function describeEntry(entry: Part): void {
  const type = String(entry.properties?.['type']?.const);
  const payload = entry.properties?.['payload'];
  const known = EVENT_TEXTS.get(type);
  if (known === undefined || payload === undefined) return;
  entry['description'] = known.text;
  for (const [field, part] of Object.entries(entry.properties ?? {}))
    part['description'] ??= frameText(field);
  for (const [field, part] of Object.entries(payload.properties ?? {}))
    part['description'] ??= fieldText(type, field);
  const without = (names: readonly string[], left: readonly string[]) =>
    names.filter((name) => !left.includes(name));
  entry.required = without(entry.required ?? [], MAY_BE_LEFT_OUT.frame);
  payload.required = without(payload.required ?? [], MAY_BE_LEFT_OUT.payload(type));
}

function describeEntries(value: unknown): void {
  if (Array.isArray(value)) for (const each of value) describeEntries(each);
  else if (typeof value === 'object' && value !== null) {
    describeEntry(value as Part);
    for (const each of Object.values(value)) describeEntries(each);
  }
}

/** The JSON Schema (2020-12) of one kind of file, made from the same source as the types. */
export function jsonSchemaOf(name: SchemaName): Record<string, unknown> {
  const { schema, title, description } = SOURCES[name];
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    reused: 'inline',
  });
  if (name === 'duel') describeEntries(rest);
  return { $schema, title, description, ...rest };
}

/** Makes a folder where there is none; its own folder must be there. */
async function mustBeFolder(path: string): Promise<void> {
  mustBeNamed(path, 'folder');
  const there = await stat(path).catch(() => undefined);
  if (there === undefined)
    await mkdir(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      throw new FileProblem(said.common.about(path, said.files.noFolderAbove));
    });
  else if (there.isFile()) throw new FileProblem(said.common.about(path, said.files.fileForFolder));
  else if (!there.isDirectory()) throw new FileProblem(said.common.about(path, said.files.notAFolder));
}

const fileOf = (name: SchemaName): string => `${name}.schema.json`;

/** @throws BadInput for a file that lies where a schema is to be written and is none. */
async function mustBeSchema(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined || /^\s*\{\s*"\$schema":/.test(text)) return;
  throw badThing(file, said.files.noSchema);
}

/** `duelscope schema`: prints schemas, or writes each into a folder. */
export async function schemaCommand(
  name: SchemaName | undefined,
  options: {
    readonly out?: string | undefined;
    readonly force?: boolean | undefined;
    readonly json?: boolean | undefined;
  },
  terminal: Terminal,
): Promise<ExitCode> {
  const names = name === undefined ? SCHEMA_NAMES : [name];
  if (options.out === undefined) {
    terminal.json(
      name === undefined
        ? Object.fromEntries(names.map((one) => [one, jsonSchemaOf(one)]))
        : jsonSchemaOf(name),
    );
    return 0;
  }
  const written: string[] = [];
  try {
    await mustBeFolder(options.out);
    if (options.force !== true) for (const one of names) await mustBeSchema(join(options.out, fileOf(one)));
    for (const one of names) {
      const file = join(options.out, fileOf(one));
      await saveAtomically(file, `${JSON.stringify(jsonSchemaOf(one), null, 2)}\n`);
      written.push(file);
    }
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput((error instanceof FileProblem ? error : fileProblem(options.out, error)).message);
  }
  if (options.json === true) terminal.json({ written });
  else for (const file of written) terminal.line(file);
  return 0;
}
