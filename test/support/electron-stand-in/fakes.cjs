// Recording fakes: what main asks of the system is kept for tests to read, and checked where Electron would throw.
const { EventEmitter } = require('node:events');
const path = require('node:path');

const ROLES = new Set(
  `undo redo cut copy paste pasteAndMatchStyle delete selectAll reload forceReload toggleDevTools resetZoom zoomIn zoomOut
  toggleSpellChecker togglefullscreen window minimize close help about services hide hideOthers unhide quit zoom front
  appMenu fileMenu editMenu viewMenu shareMenu recentDocuments windowMenu clearRecentDocuments`.split(/\s+/),
);
const MODIFIERS = new Set([
  'CmdOrCtrl',
  'CommandOrControl',
  'Command',
  'Control',
  'Ctrl',
  'Alt',
  'Option',
  'Shift',
  'Super',
  'Meta',
]);
const KEY =
  /^([0-9A-Z)!@#$%^&*(:;<>?,./`~{}[\]|\\'"=_-]|F([1-9]|1\d|2[0-4])|Plus|Space|Tab|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc)$/;

function checkAccelerator(accelerator) {
  const parts = accelerator.split('+');
  const key = parts.pop();
  if (!KEY.test(key) || !parts.every((part) => MODIFIERS.has(part)))
    throw new TypeError(`Invalid accelerator: ${accelerator}`);
}

class MenuItem {
  constructor(options) {
    if (options.role !== undefined && !ROLES.has(options.role))
      throw new TypeError(`Unknown role: ${options.role}`);
    if (options.label === undefined && options.role === undefined && options.type !== 'separator')
      throw new TypeError('A menu item must have a label, a role or a type');
    if (options.accelerator !== undefined) checkAccelerator(options.accelerator);
    Object.assign(this, { enabled: true, visible: true, ...options });
    if (Array.isArray(options.submenu)) this.submenu = Menu.buildFromTemplate(options.submenu);
  }
}

class Menu {
  static #shown = null;
  items = [];
  static buildFromTemplate(template) {
    const menu = new Menu();
    menu.items = template.map((options) => new MenuItem(options));
    return menu;
  }
  static setApplicationMenu(menu) {
    Menu.#shown = menu;
  }
  static getApplicationMenu() {
    return Menu.#shown;
  }
  getMenuItemById(id) {
    for (const item of this.items) {
      if (item.id === id) return item;
      const found = item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
}

const split = (text) => (text ? text.split(path.delimiter) : []);
/** A dialog may be called with or without a window before its options. */
const optionsOf = (args) => args[args.length - 1];

exports.Menu = Menu;
exports.dialog = {
  /** Every dialog shown: its kind and options. */
  shown: [],
  async showOpenDialog(...args) {
    this.shown.push({ kind: 'open', options: optionsOf(args) });
    const filePaths = split(process.env.STAND_IN_OPEN);
    return { canceled: filePaths.length === 0, filePaths };
  },
  async showSaveDialog(...args) {
    this.shown.push({ kind: 'save', options: optionsOf(args) });
    const filePath = process.env.STAND_IN_SAVE ?? '';
    return { canceled: filePath === '', filePath };
  },
  async showMessageBox(...args) {
    this.shown.push({ kind: 'message', options: optionsOf(args) });
    return { response: optionsOf(args).defaultId ?? 0, checkboxChecked: false };
  },
  showErrorBox(title, content) {
    this.shown.push({ kind: 'error', options: { title, content } });
  },
};
exports.shell = {
  /** Everything that was to be opened outside. */
  opened: [],
  async openExternal(address) {
    this.opened.push(address);
  },
  showItemInFolder(file) {
    this.opened.push(file);
  },
};
exports.ClipboardItem = class ClipboardItem {
  constructor(items) {
    this.items = items;
    this.types = Object.keys(items);
  }
  async getType(type) {
    return this.items[type];
  }
};
exports.clipboard = {
  text: '',
  items: [],
  async write(items) {
    this.items = items;
  },
  async read() {
    return this.items;
  },
  async writeText(text) {
    this.text = text;
  },
  async readText() {
    return this.text;
  },
};
exports.nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
});
