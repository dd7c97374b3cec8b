import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as cards from './cards.ts';
import * as events from './events.ts';
import * as lessons from './lessons.ts';
import * as rules from './rules.ts';
import * as scenarios from './scenarios.ts';
import * as vocabulary from './vocabulary.ts';

/** A file that is made from others, by its path from the repository's root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** Makes the files of one section; each section has a file of its own here. */
export type Section = (root: string) => readonly GeneratedFile[];

/** Everything `npm run generate` makes, by section. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  cards: cards.files,
  events: events.files,
  lessons: lessons.files,
  rules: rules.files,
  scenarios: scenarios.files,
  vocabulary: vocabulary.files,
};

function onDisk(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The generated files of a section that are not on disk as they should be; a test wants none. */
export function outOfDate(name: string, root: string): readonly GeneratedFile[] {
  const section = SECTIONS[name];
  if (section === undefined)
    throw new Error(`No section "${name}"; there are ${Object.keys(SECTIONS).join(', ')}.`);
  return section(root).filter((file) => onDisk(path.join(root, file.path)) !== file.text);
}
