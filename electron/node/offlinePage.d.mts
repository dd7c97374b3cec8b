/** The parts of a duel's own page for `virtual:offline-page`, for every build and test that may make such a page. */
export function offlinePage(root: string): { readonly name: string };
