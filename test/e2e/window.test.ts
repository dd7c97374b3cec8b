import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { closePages, freshPage } from '../support/keptBrowser.ts';
import { address, withInspector } from './page.ts';

const leave = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.setItem('left', 'here');
        sessionStorage.setItem('left', 'here');
        indexedDB.open('left').onsuccess = () => resolve();
      }),
  );
const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    behind: history.length,
  }));

describeInBrowser('a window of a test', () => {
  withInspector();

  test('knows nothing of the one before, though both share a process', async () => {
    const nothing = new URL('/nothing', address()).href;
    const first = await freshPage(address());
    await first.context().grantPermissions(['clipboard-read']);
    await first.goto(nothing);
    const fresh = { local: 0, session: 0, databases: 0, clipboard: 'granted', behind: 2 };
    expect(await kept(first)).toEqual(fresh);
    await leave(first);
    expect(await kept(first)).toEqual({ ...fresh, local: 1, session: 1, databases: 1 });
    // it is still open: whoever asks for a new one closes it
    const second = await freshPage(address());
    expect(first.isClosed()).toBe(true);
    await second.goto(nothing);
    expect(await kept(second)).toEqual({ ...fresh, clipboard: 'prompt' });
    await closePages();
    expect(second.isClosed()).toBe(true);
  });
});
