import { type CommandId, PAGE_COMMANDS, type PageCommand } from './pageCommands.ts';

/** The keys that the reader gave to commands, by command; an empty one takes the key away. */
export type KeyMap = Readonly<Partial<Record<CommandId, string>>>;

/** Keys that must go on meaning what they mean everywhere. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    'Tab',
    'Shift+Tab',
    'Escape',
    'Enter',
    'Backspace',
    'Delete',
    'ArrowUp',
    'ArrowDown',
    'PageUp',
    'PageDown',
  ],
  ...['w', 't', 'n', 'q', 'r', 'l', 'c', 'v', 'x', 'a', 'z'].map((letter) => `Mod+${letter}`),
  ...['W', 'T', 'N', 'R', 'Z'].map((letter) => `Mod+Shift+${letter}`),
]);
const LONGEST = 32;

/** The key that a command has now; empty where it has none. */
export const keyOf = (command: PageCommand, keys: KeyMap): string => keys[command.id] ?? command.key;

/** The command that has a key now, if one has. */
export const commandWithKey = (key: string, keys: KeyMap): PageCommand | undefined =>
  key === '' ? undefined : PAGE_COMMANDS.find((command) => keyOf(command, keys) === key);

/** Whether no command may have that key. */
export const isReserved = (key: string): boolean => RESERVED.has(key);

/** The map after a command got a key; the command that had it has none then. */
export function withKey(keys: KeyMap, id: CommandId, key: string): KeyMap {
  const before = commandWithKey(key, keys);
  const changed: Partial<Record<CommandId, string>> = { ...keys, [id]: key };
  if (before !== undefined && before.id !== id) changed[before.id] = '';
  return onlyChanged(changed);
}

/** The map with a command as it was at first; whoever has its key now has none then. */
export function withoutKey(keys: KeyMap, id: CommandId): KeyMap {
  const first = PAGE_COMMANDS.find((command) => command.id === id);
  return first === undefined ? keys : withKey(keys, id, first.key);
}

function onlyChanged(keys: KeyMap): KeyMap {
  return Object.fromEntries(
    PAGE_COMMANDS.flatMap(({ id, key }) => {
      const own = keys[id];
      return own === undefined || own === key ? [] : [[id, own]];
    }),
  );
}

/** What was remembered, as far as it names commands and keys, each key once. */
export function readKeyMap(kept: unknown): KeyMap {
  if (typeof kept !== 'object' || kept === null) return {};
  const given = new Map(Object.entries(kept));
  let keys: KeyMap = {};
  for (const { id } of PAGE_COMMANDS) {
    const key: unknown = given.get(id);
    if (typeof key !== 'string' || key.length > LONGEST || isReserved(key)) continue;
    keys = withKey(keys, id, key);
  }
  return keys;
}
