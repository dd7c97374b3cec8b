import { dataIndex } from './dataIndex.ts';
import type { GeneratedFile } from './sections.ts';

/** The import list of all cards. */
export const files = (root: string): readonly GeneratedFile[] => [
  dataIndex(root, 'machines/cards/data', {
    prefix: 'card',
    name: 'CARD_DATA',
    says: 'Every card of this folder as written, not yet checked.',
  }),
];
