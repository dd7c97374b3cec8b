import { PAGE_COMMANDS } from '../host/pageCommands.ts';

/** Further keys for the same commands, as players know them. */
const ALSO: Readonly<Record<string, string>> = { k: 'go.play', e: 'file.examples' };

/** The name of a pressed key as the command table writes it. */
export function keyName(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): string {
  const named = event.key.length > 1 || (event.shiftKey && /^[A-Z]$/.test(event.key));
  return `${event.ctrlKey || event.metaKey ? 'Mod+' : ''}${event.shiftKey && named ? 'Shift+' : ''}${event.key}`;
}

/** The command behind a key, if it has one. */
export function commandOfKey(name: string): string | undefined {
  return PAGE_COMMANDS.find((command) => command.key === name)?.id ?? ALSO[name];
}

/** Whether a key belongs to the element that has the focus rather than to the page. */
export function belongsToElement(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null)
    return key !== 'Escape';
  if (key === ' ' || key === 'Enter')
    return target.closest('button, a[href], summary, [role="radio"], [role="row"]') !== null;
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End')
    return target.closest('[role="radiogroup"], [role="tablist"]:not([data-by="pointer"])') !== null;
  return false;
}

/** A key as a reader sees it on the keyboard. */
export function keyLabel(key: string, mac: boolean): string {
  const NAMES: Readonly<Record<string, string>> = { ArrowRight: '→', ArrowLeft: '←', ' ': 'Space' };
  return key
    .split('+')
    .map((part) =>
      part === 'Mod'
        ? mac
          ? '⌘'
          : 'Ctrl'
        : (NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part)),
    )
    .join(' ');
}

/** Whether this machine's keyboard has a Command key. */
export const isMac: boolean = typeof navigator !== 'undefined' && /mac/i.test(navigator.userAgent);
