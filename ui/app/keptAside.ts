const DATABASE = 'duelscope';
const STORE = 'unsaved';
const LOCK = 'duelscope.unsaved.';

/** A duel that was changed and that no file has: its text, and the course and the entry that were looked at. */
export interface KeptDuel {
  readonly name: string;
  readonly text: string;
  readonly branch: string | null;
  readonly at: number | null;
  /** What the duel is called, and when it was kept last, in milliseconds since 1970; older ones were kept without. */
  readonly title?: string;
  readonly writtenAt?: number;
}

/** What the browser keeps of changes until a file has them, for each window by a number of its own. */
export interface KeptAside {
  /** Writes it, under a new number or over what is kept under one. */
  put(duel: KeptDuel, number: number | null): Promise<number>;
  get(number: number): Promise<KeptDuel | undefined>;
  remove(number: number): Promise<void>;
  /** Those whose window is gone. */
  abandoned(): Promise<readonly (KeptDuel & { readonly number: number })[]>;
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { autoIncrement: true });
  return answerOf(request);
}

/** Says to the other windows, as long as this one is there, that what it keeps is not abandoned. */
function claim(number: number): void {
  // held for good: the browser gives it up with the window, however that ends
  void navigator.locks.request(`${LOCK}${number}`, () => new Promise(() => undefined)).catch(() => undefined);
}

/** Keeps changed duels in the browser's own database. Where it keeps nothing, every method rejects. */
export function createKeptAside(): KeptAside {
  let database: Promise<IDBDatabase> | undefined;
  async function within<T>(
    mode: IDBTransactionMode,
    use: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    // Without locks nobody could tell a window that is gone from one that is there.
    if (!('locks' in navigator)) throw new Error('this browser has no locks');
    database ??= open();
    const transaction = (await database).transaction(STORE, mode, { durability: 'strict' });
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not keep it'));
    });
    const [answer] = await Promise.all([answerOf(use(transaction.objectStore(STORE))), written]);
    return answer;
  }

  const aside: KeptAside = {
    async put(duel, number) {
      const key = await within('readwrite', (store) =>
        number === null ? store.put(duel) : store.put(duel, number),
      );
      if (number === null) claim(Number(key));
      return Number(key);
    },
    get: (number) => within('readonly', (store) => store.get(number) as IDBRequest<KeptDuel | undefined>),
    remove: (number) => within('readwrite', (store) => store.delete(number)),
    async abandoned() {
      const { held = [] } = await navigator.locks.query();
      const claimed = new Set(held.map(({ name }) => name));
      const keys = await within('readonly', (store) => store.getAllKeys());
      const found = await Promise.all(
        keys
          .map(Number)
          .filter((number) => !claimed.has(`${LOCK}${number}`))
          .map(async (number) => ({ number, duel: await aside.get(number) })),
      );
      return found.flatMap(({ number, duel }) => (duel === undefined ? [] : [{ ...duel, number }]));
    },
  };
  return aside;
}
