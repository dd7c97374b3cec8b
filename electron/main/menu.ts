import { Menu, type MenuItemConstructorOptions } from 'electron';
import { inOneDirection } from '../../events/index.ts';
import {
  type KeyMap,
  keyOf,
  type MenuName,
  PAGE_COMMANDS,
  type PageCommand,
  type RecentFile,
  words,
} from '../../ui/index.ts';

const KEY_WORDS: { readonly [key: string]: string } = {
  ArrowRight: 'Right',
  ArrowLeft: 'Left',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ' ': 'Space',
  '+': 'Plus',
  Mod: 'CmdOrCtrl',
};

/** A page's key as Electron writes it: `Mod+o` is `CmdOrCtrl+O`. */
export function acceleratorOf(key: string): string {
  const cut = /^((?:Mod\+)?(?:Shift\+)?)(.*)$/s.exec(key);
  const parts = [...(cut?.[1] ?? '').split('+').filter((part) => part !== ''), cut?.[2] ?? key];
  return parts.map((part) => KEY_WORDS[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join('+');
}

/** What the menu does. */
export interface MenuActions {
  choose(command: string): void;
  openRecent(path: string): void;
  clearRecent(): void;
}

function itemOf(
  command: PageCommand,
  actions: MenuActions,
  key: string,
  mac: boolean,
): MenuItemConstructorOptions {
  const click = (): void => actions.choose(command.id);
  if (key === '') return { id: command.id, label: command.label, click };
  const accelerator = acceleratorOf(key);
  if (key.startsWith('Mod+')) return { id: command.id, label: command.label, accelerator, click };
  // The page itself listens to plain keys, since they must stay letters in a text field. Only a Mac would take a
  // shown key away from the page, so there it stands in the words.
  if (mac) return { id: command.id, label: `${command.label} (${accelerator})`, click };
  return { id: command.id, label: command.label, accelerator, registerAccelerator: false, click };
}

/** What Electron does by itself, under our own words. */
const roleItem = (role: keyof typeof words.roles): MenuItemConstructorOptions => ({
  role,
  label: words.roles[role],
});

function recentItems(recent: readonly RecentFile[], actions: MenuActions): MenuItemConstructorOptions[] {
  if (recent.length === 0) return [{ label: words.noRecent, enabled: false }];
  return [
    ...recent.map(({ name, path }) => ({
      label: inOneDirection(name).replaceAll('&', '&&'),
      toolTip: path,
      click: () => actions.openRecent(path),
    })),
    { type: 'separator' as const },
    { id: 'file.clearRecent', label: words.forgetRecent, click: () => actions.clearRecent() },
  ];
}

/** The whole menu: every command of the inspector with its key, and what a window needs. */
export function menuTemplate(
  recent: readonly RecentFile[],
  actions: MenuActions,
  { keys, mac, packaged }: { readonly keys: KeyMap; readonly mac: boolean; readonly packaged: boolean },
): MenuItemConstructorOptions[] {
  const of = (menu: MenuName) =>
    PAGE_COMMANDS.filter((command) => command.menu === menu).map((command) =>
      itemOf(command, actions, keyOf(command, keys), mac),
    );
  const line = { type: 'separator' } as const;
  const developer: MenuItemConstructorOptions[] = packaged ? [] : [line, roleItem('toggleDevTools')];
  return [
    ...(mac ? [{ role: 'appMenu' as const }] : []),
    {
      id: 'file',
      label: words.menuFile,
      submenu: [
        ...of('file'),
        { id: 'file.recent', label: words.openRecent, submenu: recentItems(recent, actions) },
        line,
        roleItem(mac ? 'close' : 'quit'),
      ],
    },
    {
      id: 'edit',
      label: words.menuEdit,
      submenu: [
        roleItem('undo'),
        roleItem('redo'),
        line,
        roleItem('cut'),
        roleItem('copy'),
        roleItem('paste'),
        line,
        roleItem('selectAll'),
      ],
    },
    { id: 'copy', label: words.menuCopy, submenu: of('copy') },
    { id: 'go', label: words.menuGo, submenu: of('go') },
    {
      id: 'view',
      label: words.menuView,
      submenu: [
        ...of('view'),
        line,
        roleItem('resetZoom'),
        roleItem('zoomIn'),
        roleItem('zoomOut'),
        roleItem('togglefullscreen'),
        ...developer,
      ],
    },
    {
      id: 'window',
      role: 'window',
      label: words.menuWindow,
      submenu: [roleItem('minimize'), roleItem('close')],
    },
    { id: 'help', role: 'help', label: words.menuHelp, submenu: of('help') },
  ];
}

/** Puts the menu up; called again whenever the recent files or the reader's keys change. */
export function showMenu(
  recent: readonly RecentFile[],
  actions: MenuActions,
  { keys, packaged }: { readonly keys: KeyMap; readonly packaged: boolean },
): void {
  const mac = process.platform === 'darwin';
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(recent, actions, { keys, mac, packaged })));
}
