import { dataIndex } from './dataIndex.ts';
import type { GeneratedFile } from './sections.ts';

/** The import list of all lessons, in the order in which they are taught. */
export const files = (root: string): readonly GeneratedFile[] => [
  dataIndex(root, 'machines/lessons/data', {
    prefix: 'lesson',
    name: 'LESSON_DATA',
    says: 'Every lesson of this folder as written, not yet checked.',
  }),
];
