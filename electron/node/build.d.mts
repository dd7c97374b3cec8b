/** Is everything built, and after the last change of a source? */
export function isBuilt(root: string, results?: readonly string[]): boolean;
/** Builds what is missing or out of date; several processes may ask at once. */
export function ensureBuilt(root: string, say?: (line: string) => void): Promise<void>;
