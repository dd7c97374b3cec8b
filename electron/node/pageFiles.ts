import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

/** The policy of every page: nothing but the program's own files, no inline script or style. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every answer. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

/** What a page gets for an address: the same from `app://` and from the browser host. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const plain = (status: number, words: string): PageAnswer => ({
  status,
  headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' },
  body: new TextEncoder().encode(`${words}\n`),
});

/** Nothing lies at that address. */
export const notHere = (): PageAnswer => plain(404, 'There is nothing here.');

/** There is nothing to give, and that is as it should be. */
export const nothing = (): PageAnswer => ({ status: 204, headers: { ...HEADERS }, body: new Uint8Array() });

/** The file for an address inside a folder; undefined where the address leads out of it or is malformed. */
export function fileInside(folder: string, pathname: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (name.includes('\0') || name.includes('\\')) return undefined;
  const root = resolve(folder);
  const file = resolve(root, `.${name.startsWith('/') ? '' : '/'}${name}`);
  return file.startsWith(root + sep) ? file : undefined;
}

/** A JSON answer under the page's own headers. */
export const jsonAnswer = (value: unknown): PageAnswer => ({
  status: 200,
  headers: { ...HEADERS, 'content-type': 'application/json; charset=utf-8' },
  body: new TextEncoder().encode(JSON.stringify(value)),
});

/** Answers a page's request from the built renderer folder, and from nowhere else. */
export async function answerPage(folder: string, method: string, pathname: string): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only reading is possible here.');
  const file = fileInside(folder, pathname === '/' || pathname === '' ? '/index.html' : pathname);
  if (file === undefined) return notHere();
  try {
    const body = await readFile(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return { status: 200, headers: { ...HEADERS, 'content-type': type }, body };
  } catch {
    return notHere();
  }
}
