/** What browsers say of a part of the page that could not be fetched; a worker's own error says nothing at all. */
const SIGNS = /dynamically imported module|Importing a module script|^Failed to fetch|^$/i;

/** Whether something went wrong because a part of the page could not be fetched: the program that serves it has ended. */
export const isNotLoaded = (reason: unknown): boolean =>
  SIGNS.test((reason instanceof Error ? reason.message : String(reason)).trim());
