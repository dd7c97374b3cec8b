// BrowserWindow and webContents: one window is one page of Chromium, driven by Playwright and its protocol session.
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const scheme = require('./scheme.cjs');
const { bridge, preloadWorld } = require('./worlds.cjs');

let context;
let app;
let ipcMain;
let makeReady;
const ready = new Promise((resolve) => {
  makeReady = resolve;
});
const windows = new Set();
let ids = 0;

exports.connect = (theApp, theIpcMain) => {
  app = theApp;
  ipcMain = theIpcMain;
};
exports.begin = (theContext) => {
  context = theContext;
  makeReady();
};

const WORLD = 'stand-in-preload';
/** The text Chromium runs before a page's own scripts, but not in about:blank and not in frames. */
const early = (code) => `if (window === top && location.href !== 'about:blank') { ${code} }`;
const stoppable = (more) => {
  const event = { ...more, prevented: false };
  event.preventDefault = () => {
    event.prevented = true;
  };
  return event;
};

/** What the preload sends as bytes crosses as a list. */
const listAsBytes = (_name, value) => (Array.isArray(value?.bytes) ? Uint8Array.from(value.bytes) : value);

class WebContents extends EventEmitter {
  id = ++ids;
  #preload;
  #loads = 0;
  #openHandler = () => ({ action: 'allow' });
  constructor(window, preload) {
    super();
    this.win = window;
    this.#preload = preload;
    this.opened = this.#open();
  }
  async #open() {
    await ready;
    const blank = context.pages().find((page) => page.url() === 'about:blank');
    const page = (windows.size === 1 && this.page === undefined && blank) || (await context.newPage());
    this.page = page;
    page.on('close', () => this.page === page && this.win.closed());
    page.on('crash', () => this.#crashed(page));
    page.on('popup', (popup) => this.#popup(popup));
    await page.route('**/*', (route, request) => this.#route(route, request));
    await this.#worlds(page);
  }
  async #worlds(page) {
    const protocol = await context.newCDPSession(page);
    this.cdp = protocol;
    this.targetId = (await protocol.send('Target.getTargetInfo')).targetInfo.targetId;
    protocol.on('Runtime.executionContextCreated', ({ context: created }) => {
      if (created.name === WORLD) this.world = created.id;
    });
    protocol.on('Runtime.bindingCalled', (event) => {
      if (event.name === '__standInIpc')
        void this.#ipc(JSON.parse(event.payload, listAsBytes), event.executionContextId);
    });
    await protocol.send('Page.enable');
    await protocol.send('Runtime.enable');
    if (!this.#preload) return;
    const code = fs.readFileSync(this.#preload, 'utf8');
    const paths = process.env.STAND_IN_PATHS ?? '{}';
    const wrapped = `(require, module, process, exports = module.exports) => {${code}\n}`;
    await protocol.send('Runtime.addBinding', { name: '__standInIpc', executionContextName: WORLD });
    await protocol.send('Page.addScriptToEvaluateOnNewDocument', { source: early(`(${bridge})('main')`) });
    await protocol.send('Page.addScriptToEvaluateOnNewDocument', {
      worldName: WORLD,
      source: early(`(${preloadWorld})((${bridge})('preload'), ${paths}, ${wrapped})`),
    });
  }
  async #crashed(page) {
    this.page = null;
    await page.close().catch(() => undefined);
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  }
  async #popup(popup) {
    if (this.#openHandler({ url: popup.url() }).action === 'deny') await popup.close();
  }
  async #route(route, request) {
    if (!request.isNavigationRequest() || this.#loads > 0) return route.continue();
    const isMainFrame = request.frame() === this.page?.mainFrame();
    const event = stoppable({ url: scheme.toProgram(request.url()), isMainFrame });
    if (isMainFrame) this.emit('will-navigate', event, event.url);
    this.emit('will-frame-navigate', event);
    return event.prevented ? route.abort('aborted') : route.continue();
  }
  async #ipc(message, contextId) {
    const event = { sender: this, senderFrame: { url: this.getURL() }, processId: 0, frameId: 0 };
    if (message.kind === 'send') return void ipcMain.emit(message.channel, event, ...message.args);
    const handler = ipcMain.handlers.get(message.channel);
    const reply = { id: message.id, channel: message.channel };
    try {
      if (!handler) throw new Error(`No handler registered for '${message.channel}'`);
      reply.value = await handler(event, ...message.args);
    } catch (error) {
      reply.error = error instanceof Error ? error.message : String(error);
    }
    await this.#into(reply, contextId);
  }
  #into(message, contextId) {
    const expression = `__standInFromMain(${JSON.stringify(message)})`;
    return this.cdp.send('Runtime.evaluate', { contextId, expression }).catch(() => undefined);
  }
  async load(address) {
    await this.opened;
    if (this.page === null) this.opened = this.#open();
    await this.opened;
    const { width = 800, height = 600 } = this.win.options;
    await this.page.setViewportSize({ width, height });
    this.#loads += 1;
    try {
      await this.page.goto(await scheme.toChromium(address));
    } finally {
      this.#loads -= 1;
    }
    this.emit('did-finish-load');
    this.win.emit('ready-to-show');
  }
  setWindowOpenHandler(handler) {
    this.#openHandler = handler;
  }
  send(channel, ...args) {
    void this.#into({ kind: 'event', channel, args }, this.world);
  }
  getURL() {
    return scheme.toProgram(this.page?.url() ?? '');
  }
  forcefullyCrashRenderer() {
    this.cdp.send('Page.crash').catch(() => undefined);
  }
  isDestroyed() {
    return !windows.has(this.win);
  }
  close() {
    this.win.close();
  }
  static fromDevToolsTargetId(id) {
    return [...windows].map((window) => window.webContents).find((contents) => contents.targetId === id);
  }
}

class BrowserWindow extends EventEmitter {
  #minimized = false;
  constructor(options = {}) {
    super();
    this.options = options;
    this.visible = options.show !== false;
    /** How often main asked for the focus, for tests. */
    this.focused = 0;
    windows.add(this);
    this.webContents = new WebContents(this, options.webPreferences?.preload);
    this.id = this.webContents.id;
  }
  static getAllWindows() {
    return [...windows];
  }
  static fromWebContents(contents) {
    return contents?.win ?? null;
  }
  loadURL(address) {
    return this.webContents.load(address);
  }
  loadFile(file) {
    return this.loadURL(pathToFileURL(path.resolve(file)).href);
  }
  show() {
    this.visible = true;
    this.emit('show');
  }
  focus() {
    this.focused += 1;
  }
  minimize() {
    this.#minimized = true;
  }
  restore() {
    this.#minimized = false;
  }
  isMinimized() {
    return this.#minimized;
  }
  isVisible() {
    return this.visible;
  }
  setDocumentEdited(edited) {
    this.edited = edited;
  }
  isDocumentEdited() {
    return this.edited === true;
  }
  setRepresentedFilename(file) {
    this.file = file;
  }
  isDestroyed() {
    return !windows.has(this);
  }
  close() {
    const event = stoppable({});
    this.emit('close', event);
    if (!event.prevented) this.destroy();
  }
  destroy() {
    if (this.webContents.page) void this.webContents.page.close();
    else this.closed();
  }
  closed() {
    if (!windows.delete(this)) return;
    this.emit('closed');
    if (windows.size === 0 && !app.emit('window-all-closed')) app.quit();
  }
}
exports.WebContents = WebContents;
exports.BrowserWindow = BrowserWindow;
