import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../../machines/scenarios/digest.ts';
import type { Scenario } from '../../../machines/scenarios/schema.ts';
import { dataIndex, jsonFiles } from './dataIndex.ts';
import type { GeneratedFile } from './sections.ts';

const FOLDER = 'machines/scenarios/examples';

/** By what a built-in scenario is known where none of them is at hand. */
function digests(root: string): GeneratedFile {
  const lines = jsonFiles(root, FOLDER).map((name) => {
    const scenario = JSON.parse(readFileSync(path.join(root, FOLDER, name), 'utf8')) as Scenario;
    return `  '${scenario.id}': '${digestOf(scenario)}',`;
  });
  return {
    path: 'machines/scenarios/digests.ts',
    text: [
      '// Made by `npm run generate`; change the JSON files of the examples instead.',
      '/** The digest of every worked example by its id. */',
      'export const DIGESTS: Readonly<Record<string, string>> = {',
      ...lines,
      '};',
      '',
    ].join('\n'),
  };
}

/** The import list of all built-in scenarios, and by what each is known. */
export const files = (root: string): readonly GeneratedFile[] => [
  dataIndex(root, FOLDER, {
    prefix: 'example',
    name: 'EXAMPLE_DATA',
    says: 'Every worked example of this folder as written, not yet checked.',
  }),
  digests(root),
];
