// protocol and session. Chromium knows no `app:` here, so each of its hosts is served on 127.0.0.1 by the program's own
// handler, with the status and headers it gives; addresses are mapped back wherever main sees them.
const http = require('node:http');

let closed = false;
const privileged = new Map();
const handlers = new Map();
/** `app://host` to its local origin, and back. */
const outside = new Map();
const inside = new Map();

exports.close = () => {
  closed = true;
};

exports.protocol = {
  registerSchemesAsPrivileged(schemes) {
    if (closed) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges } of schemes) privileged.set(scheme, privileges);
  },
  handle(scheme, handler) {
    if (handlers.has(scheme)) throw new Error(`The scheme ${scheme} has been registered`);
    handlers.set(scheme, handler);
  },
  isProtocolHandled: (scheme) => handlers.has(scheme),
};

/** What the program set on the session, for tests. */
const asked = {};
const defaultSession = {
  asked,
  protocol: exports.protocol,
  setPermissionRequestHandler: (handler) => {
    asked.permissionRequest = handler;
  },
  setPermissionCheckHandler: (handler) => {
    asked.permissionCheck = handler;
  },
  setDevicePermissionHandler: (handler) => {
    asked.devicePermission = handler;
  },
};
exports.session = { defaultSession };

async function answer(origin, request, response) {
  try {
    const handler = handlers.get(new URL(origin).protocol.slice(0, -1));
    const given = await handler(new Request(`${origin}${request.url}`, { method: request.method }));
    const body = Buffer.from(await given.arrayBuffer());
    response.writeHead(given.status, Object.fromEntries(given.headers));
    response.end(request.method === 'HEAD' ? undefined : body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

/** The address Chromium loads for an address of the program. */
exports.toChromium = async (address) => {
  const { protocol, host, pathname, search, hash } = new URL(address);
  const scheme = protocol.slice(0, -1);
  if (!handlers.has(scheme)) return address;
  if (!privileged.get(scheme)?.standard) throw new Error(`${scheme}: is not registered as a standard scheme`);
  const origin = `${scheme}://${host}`;
  if (!outside.has(origin)) {
    const server = http.createServer((request, response) => void answer(origin, request, response));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.unref();
    const local = `http://127.0.0.1:${server.address().port}`;
    outside.set(origin, local);
    inside.set(local, origin);
  }
  return `${outside.get(origin)}${pathname}${search}${hash}`;
};

/** The program's address for one that Chromium shows. */
exports.toProgram = (address) => {
  if (!URL.canParse(address)) return address;
  const { origin } = new URL(address);
  return inside.has(origin) ? inside.get(origin) + address.slice(origin.length) : address;
};
