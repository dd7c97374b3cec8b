import type { GeneratedFile } from './sections.ts';
export const files = (_root: string): readonly GeneratedFile[] => [];
