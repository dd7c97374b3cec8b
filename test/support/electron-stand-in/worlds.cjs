// The two functions that run inside the page. They are sent as text: each stands alone.

/** contextBridge. Runs in both worlds; functions and promises cross as numbers, all else is cloned by Chromium. */
exports.bridge = (side) => {
  const other = side === 'main' ? 'preload' : 'main';
  const held = new Map();
  const hold = (value) => held.set(held.size + 1, value).size;
  const plain = (value) =>
    value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  const each = (value, change) =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
  const words = (error) => String(error?.message ?? error);
  const encode = (value) => {
    if (typeof value === 'function') return { $function: hold(value) };
    if (value instanceof Promise)
      return {
        $promise: hold((resolve, reject) => void value.then(resolve, (error) => reject(words(error)))),
      };
    if (Array.isArray(value)) return value.map(encode);
    return plain(value) ? each(value, encode) : value;
  };
  const decode = (value) => {
    if (value?.$function) return (...args) => call(value.$function, args);
    if (value?.$promise)
      return new Promise((resolve, reject) =>
        call(value.$promise, [resolve, (message) => reject(new Error(message))]),
      );
    if (Array.isArray(value)) return value.map(decode);
    return plain(value) ? Object.freeze(each(value, decode)) : value;
  };
  const fire = (to, type, detail) =>
    document.dispatchEvent(new CustomEvent(`stand-in:${to}:${type}`, { detail }));
  let reply;
  const call = (id, args) => {
    fire(other, 'call', { id, args: encode(args) });
    if (reply.error !== undefined) throw new Error(reply.error);
    return decode(reply.value);
  };
  document.addEventListener(`stand-in:${side}:reply`, (event) => {
    reply = event.detail;
  });
  document.addEventListener(`stand-in:${side}:call`, (event) => {
    let out;
    try {
      out = { value: encode(held.get(event.detail.id)(...decode(event.detail.args))) };
    } catch (error) {
      out = { error: words(error) };
    }
    fire(other, 'reply', out);
  });
  if (side === 'main')
    document.addEventListener('stand-in:main:expose', ({ detail }) =>
      Object.defineProperty(window, detail.key, { value: decode(detail.api), enumerable: true }),
    );
  return { exposeInMainWorld: (key, api) => fire('main', 'expose', { key, api: encode(api) }) };
};

/** ipcRenderer and webUtils, and the preload's own world around them. */
exports.preloadWorld = (contextBridge, paths, run) => {
  const listeners = new Map();
  const waiting = new Map();
  let asked = 0;
  const post = (message) => globalThis.__standInIpc(JSON.stringify(message, bytesAsList));
  const bytesAsList = (_name, value) => (ArrayBuffer.isView(value) ? { bytes: Array.from(value) } : value);
  const ipcRenderer = {
    invoke: (channel, ...args) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        post({ kind: 'invoke', id: asked, channel, args });
      }),
    send: (channel, ...args) => post({ kind: 'send', channel, args }),
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
    off(channel, listener) {
      const others = (listeners.get(channel) ?? []).filter((one) => one !== listener);
      listeners.set(channel, others);
      return ipcRenderer;
    },
  };
  globalThis.__standInFromMain = (message) => {
    if (message.kind === 'event') {
      for (const listener of listeners.get(message.channel) ?? [])
        listener({ sender: ipcRenderer }, ...message.args);
      return;
    }
    const { resolve, reject } = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error === undefined) resolve(message.value);
    else reject(new Error(`Error invoking remote method '${message.channel}': Error: ${message.error}`));
  };
  // a page cannot be given a path by a test: files named in STAND_IN_PATHS have theirs
  const webUtils = { getPathForFile: (file) => paths[file.name] ?? '' };
  run(
    (name) => {
      if (name !== 'electron') throw new Error(`a sandboxed preload cannot require ${name}`);
      return { contextBridge, ipcRenderer, webUtils };
    },
    { exports: {} },
    { type: 'renderer', sandboxed: true, platform: 'linux', versions: {} },
  );
};
