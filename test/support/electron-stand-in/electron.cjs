// A part of Electron's API on a real Chromium through playwright-core. The program's own code runs: main in Node, the
// preload in an isolated world of the page. It proves wiring, channels, bundling and error paths. It does not prove
// the sandbox, real menus, real dialogs, the real `app:` scheme, or packaging: those are recorded or mapped here.
const { spawn } = require('node:child_process');
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { App } = require('./app.cjs');
const fakes = require('./fakes.cjs');
const scheme = require('./scheme.cjs');
const windows = require('./windows.cjs');

class IpcMain extends EventEmitter {
  handlers = new Map();
  handle(channel, handler) {
    if (this.handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }
}

exports.app = new App(() => chromium?.kill());
exports.ipcMain = new IpcMain();
exports.BrowserWindow = windows.BrowserWindow;
exports.webContents = windows.WebContents;
exports.protocol = scheme.protocol;
exports.session = scheme.session;
exports.Menu = fakes.Menu;
exports.dialog = fakes.dialog;
exports.shell = fakes.shell;
exports.clipboard = fakes.clipboard;
exports.ClipboardItem = fakes.ClipboardItem;
exports.nativeTheme = fakes.nativeTheme;
windows.connect(exports.app, exports.ipcMain);

let chromium;
const switches = require('../browserSwitches.json');

function launch(profile) {
  const headless = process.env.STAND_IN_HEADED ? [] : ['--headless'];
  const args = [
    ...switches,
    ...headless,
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  return spawn(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** The browser's processes may write for a moment longer than they live. */
function removeFolder(folder) {
  for (let tries = 0; tries < 40 && fs.existsSync(folder); tries += 1) {
    try {
      fs.rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

exports.__start = async () => {
  // a second start that was turned away has quit by now or does so at once
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-profile-'));
  chromium = launch(profile);
  process.on('exit', () => {
    chromium.kill('SIGKILL');
    removeFolder(profile);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => exports.app.exit(130));
  const endpoint = await new Promise((resolve, reject) => {
    chromium.once('error', reject);
    chromium.stderr.on('data', (data) => {
      const line = /DevTools listening on (ws:\S+)/.exec(data);
      if (!line) return;
      console.error(line[0]);
      resolve(line[1]);
    });
  });
  const browser = await require('playwright-core').chromium.connectOverCDP(endpoint);
  windows.begin(browser.contexts()[0]);
  scheme.close();
  exports.app.emit('ready', {}, {});
  exports.app.makeReady();
};
