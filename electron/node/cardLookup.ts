import { basename } from 'node:path';
import type { FoundCards } from '../../ui/index.ts';
import { openCardDatabase } from './cardDatabase.ts';
import { databaseFor } from './openRecording.ts';

/** Looks up cards for the page, in the database that the reader pointed to or that of EDOPro's usual folders. */
export interface CardLookup {
  find(passcodes: readonly number[]): Promise<FoundCards>;
  /**
   * Takes another database from now on.
   * @throws FileProblem with one line where it is none; the one before stays
   */
  take(path: string): Promise<string>;
}

/** @param pointedTo where the reader's database lies, if it was ever pointed to. */
export function createCardLookup(pointedTo: () => string | undefined): CardLookup {
  const search = async (path: string | undefined, passcodes: readonly number[]): Promise<FoundCards> => {
    const database = await databaseFor(path);
    if (database === undefined) return { database: null, cards: [] };
    try {
      const cards = passcodes.flatMap((passcode) => {
        const card = database.find(passcode);
        return card === undefined ? [] : [[passcode, card] as const];
      });
      return { database: basename(database.path), cards, counters: [...database.counters] };
    } finally {
      database.close();
    }
  };
  return {
    // one that was moved away since costs the names, not the recording
    find: (passcodes) => search(pointedTo(), passcodes).catch(() => search(undefined, passcodes)),
    async take(path) {
      const database = await openCardDatabase(path);
      database.close();
      return basename(path);
    },
  };
}
