import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerPage, CONTENT_SECURITY_POLICY, fileInside } from '../../electron/node/pageFiles.ts';
import { serveWeb, type WebHostOptions } from '../../electron/web/server.ts';
import { testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A request with its path untouched, which `fetch` would tidy. */
function get(address: string, path: string, more: { host?: string; method?: string } = {}): Promise<Got> {
  const { hostname, port, host } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method: more.method ?? 'GET', headers: { host: more.host ?? host } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          body += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

function pageFolder(): string {
  const folder = testFolder();
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(page, 'index.html'), '<p>page</p>');
  writeFileSync(join(page, 'assets', 'a b.js'), 'ok');
  return page;
}

async function host(options: Partial<WebHostOptions> = {}) {
  const running = await serveWeb({ folder: pageFolder(), port: 0, ...options });
  onTestFinished(() => running.close());
  return running.address;
}

describe('browser host: what it gives', () => {
  test('the page and its files, under the strict policy', async () => {
    const address = await host();
    const page = await get(address, '/');
    expect([page.status, page.body]).toEqual([200, '<p>page</p>']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect((await get(address, '/assets/a%20b.js')).headers['content-type']).toBe(
      'text/javascript; charset=utf-8',
    );
    expect((await get(address, '/', { method: 'HEAD' })).body).toBe('');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..\\secret.txt',
    '/%00',
    '/%',
    '//secret.txt',
    '/assets',
    '/none.js',
    'http://[',
  ])('nothing outside its folder: %s', async (path) => {
    const got = await get(await host(), path);
    expect(got.status).toBe(404);
    expect(got.body).not.toContain('secret');
  });

  test('only reading is possible', async () => {
    expect((await get(await host(), '/', { method: 'POST' })).status).toBe(405);
  });

  test('a page of another name gets nothing, even on our address', async () => {
    const address = await host({ named: { path: testFile('a.json', 'mine') } });
    expect((await get(address, '/opened.json')).body).toContain('mine');
    for (const other of ['evil.example', 'evil.example:80', '127.0.0.1:1'])
      expect((await get(address, '/opened.json', { host: other })).status).toBe(404);
  });

  test('it listens on 127.0.0.1 alone', async () => {
    expect(new URL(await host()).hostname).toBe('127.0.0.1');
  });

  test('a file of the command line is read anew each time; without one there is none', async () => {
    const path = testFile('a.json', 'one');
    const address = await host({ named: { path, at: 7 } });
    const opened = async () => JSON.parse((await get(address, '/opened.json')).body) as unknown;
    expect(await opened()).toEqual({ name: 'a.json', text: 'one', at: 7, watched: true });
    writeFileSync(path, 'two');
    expect(await opened()).toEqual({ name: 'a.json', text: 'two', at: 7, watched: true });
    rmSync(path);
    expect(await opened()).toEqual({ problem: `${path}: there is no such file; check the name` });
    expect((await get(await host(), '/opened.json')).status).toBe(204);
  });

  test('a port that must be taken and is not free is an error', async () => {
    const port = Number(new URL(await host()).port);
    await expect(serveWeb({ folder: pageFolder(), port })).rejects.toThrow('EADDRINUSE');
  });
});

describe('browser host: addresses', () => {
  test('a name that only begins like the folder is outside it', () => {
    expect(fileInside('/srv/page', '/../page-secret/a')).toBeUndefined();
    expect(fileInside('/srv/page', '/a/../b.js')).toBe('/srv/page/b.js');
    expect(fileInside('/srv/page', '/')).toBeUndefined();
  });

  test('the policy allows no inline script and no other origin', async () => {
    const answer = await answerPage(pageFolder(), 'GET', '/index.html');
    expect(answer.headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/unsafe|https?:|\*/);
  });
});
