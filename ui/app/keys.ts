import { commandWithKey, type KeyMap, keyOf } from '../host/keyMap.ts';
import { type CommandId, PAGE_COMMANDS } from '../host/pageCommands.ts';
import { words } from '../locales/index.ts';

/** Further keys for the same commands, as players know them, while no command has them as its own. */
const ALSO: Readonly<Record<string, CommandId>> = {
  k: 'go.play',
  e: 'file.examples',
  '=': 'view.closer',
  '/': 'view.search',
};
const LETTER = /^[a-z]$/i;

/** The name of a pressed key as the command table writes it. */
export function keyName(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const { key, shiftKey } = event;
  const named = key.length > 1 || LETTER.test(key);
  // Caps Lock makes no other key of a letter.
  const shown = LETTER.test(key) ? (shiftKey ? key.toUpperCase() : key.toLowerCase()) : key;
  return `${event.ctrlKey || event.metaKey ? 'Mod+' : ''}${shiftKey && named ? 'Shift+' : ''}${shown}`;
}

/** The command behind a key, if it has one. */
export function commandOfKey(name: string, keys: KeyMap = {}): CommandId | undefined {
  return commandWithKey(name, keys)?.id ?? ALSO[name];
}

/** The key that a command has now; empty where it has none. */
export function keyOfCommand(id: CommandId, keys: KeyMap): string {
  const command = PAGE_COMMANDS.find((each) => each.id === id);
  return command === undefined ? '' : keyOf(command, keys);
}

const TYPED_IN =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';
/** Whether one types into an element. */
export const isTypedIn = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(TYPED_IN);
const FUNCTION_KEY = /^F\d+$/;

/** Whether a key belongs to the element that has the focus rather than to the page. */
export function belongsToElement(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog') !== null) return key !== 'Escape';
  if (FUNCTION_KEY.test(key)) return false;
  if (target.closest(TYPED_IN) !== null) return key !== 'Escape';
  if (key === ' ' || key === 'Enter')
    return (
      target.closest('button, a[href], summary, [role="button"], input, [role="radio"], [role="row"]') !==
      null
    );
  if (target.closest('input[type="radio"]') !== null && key.startsWith('Arrow')) return true;
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End')
    return (
      target.closest('[role="radiogroup"], [role="separator"], [role="tablist"]:not([data-by="pointer"])') !==
      null
    );
  return false;
}

/** The parts of a key as a reader sees them on the keyboard. */
export function keyParts(key: string, mac: boolean): readonly string[] {
  const NAMES: Readonly<Record<string, string>> = {
    ArrowRight: '→',
    ArrowLeft: '←',
    ...words.keyNames,
    Mod: mac ? '⌘' : 'Ctrl',
  };
  const cut = /^((?:Mod\+)?(?:Shift\+)?)(.*)$/s.exec(key);
  const parts = [...(cut?.[1] ?? '').split('+').filter((part) => part !== ''), cut?.[2] ?? key];
  return parts.map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}

/** A key as a reader sees it on the keyboard. */
export const keyLabel = (key: string, mac: boolean): string => keyParts(key, mac).join(' ');

/** Whether this machine's keyboard has a Command key. */
export const isMac: boolean = typeof navigator !== 'undefined' && /mac/i.test(navigator.userAgent);
