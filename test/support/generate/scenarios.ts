import { dataIndex } from './dataIndex.ts';
import type { GeneratedFile } from './sections.ts';

/** The import list of all built-in scenarios. */
export const files = (root: string): readonly GeneratedFile[] => [
  dataIndex(root, 'machines/scenarios/examples', {
    prefix: 'example',
    name: 'EXAMPLE_DATA',
    says: 'Every worked example of this folder as written, not yet checked.',
  }),
];
