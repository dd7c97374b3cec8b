import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect } from 'vitest';
import { ensureBuilt } from '../../electron/node/build.mjs';
import { PAGE_COMMANDS } from '../../ui/index.ts';
import { describeElectron, type ElectronKind, sharedElectron } from '../support/electronApp.ts';
import { testFolder } from '../support/folders.ts';
import { ROOT } from '../support/sources.ts';

beforeAll(() => ensureBuilt(ROOT), 180_000);

const started = sharedElectron();
const isStandIn = (kind: ElectronKind): boolean => kind.name === 'stand-in';
/** The end of a promise in the page: its value, or the message it was refused with. */
const inPage = {
  open: () => window.duelscope?.open().catch((error: Error) => error.message),
  recent: () => window.duelscope?.recent(),
};

describeElectron('Electron: window and page', {
  'one window, isolated, on its own page': async (kind) => {
    const { app, page } = await started(kind);
    expect(
      await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((w) => w.webContents.getURL()),
      ),
    ).toEqual(['app://duelscope/index.html']);
    expect(await page.title()).toMatch(/Duelscope$/);
    const seen = await page.evaluate(() => ({
      node: [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')],
      frozen: Object.isFrozen(window.duelscope),
      bridge: Object.keys(window.duelscope ?? {}).sort(),
    }));
    expect(seen.node).toEqual(['undefined', 'undefined']);
    expect(seen.frozen).toBe(true);
    expect(seen.bridge).toEqual(
      [
        ...[
          'cards',
          'chooseCards',
          'copy',
          'copyImage',
          'discard',
          'documentShown',
          'exportFile',
          'follow',
          'interrupted',
          'keysChanged',
          'languageChanged',
        ],
        ...[
          'kind',
          'onChanged',
          'onCommand',
          'onGrown',
          'onOpen',
          'open',
          'openRecent',
          'readDropped',
          'recent',
          'recover',
        ],
        ...['save', 'saveAgain', 'unfollow'],
      ].sort(),
    );
    if (isStandIn(kind)) {
      const options = await app.evaluate(({ BrowserWindow }) =>
        Reflect.get(BrowserWindow.getAllWindows()[0] ?? {}, 'options'),
      );
      expect(options).toMatchObject({
        name: 'inspector',
        windowStatePersistence: true,
        webPreferences: {
          contextIsolation: true,
          sandbox: true,
          nodeIntegration: false,
          webSecurity: true,
        },
      });
    }
  },
  'the strict policy comes with every file, and holds': async (kind) => {
    const { page } = await started(kind);
    const policy = await page.evaluate(async () =>
      (await fetch('./index.html')).headers.get('content-security-policy'),
    );
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    const inline = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true;';
      document.body.append(script);
      return Reflect.get(window, 'inlineRan');
    });
    expect(inline).toBeUndefined();
    expect(
      await page.evaluate(() =>
        fetch('https://example.com/').then(
          () => 'reached',
          () => 'refused',
        ),
      ),
    ).toBe('refused');
    expect(await page.evaluate(async () => (await fetch('./%2e%2e%2fmain/main.js')).status)).toBe(404);
  },
  'no way to another page': async (kind) => {
    const { app, page } = await started(kind);
    const address = page.url();
    await page.evaluate(() => {
      window.open('https://example.com/');
      location.href = 'https://example.com/';
    });
    await page.waitForTimeout(500);
    expect(page.url()).toBe(address);
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
    if (!isStandIn(kind)) return;
    const given = await app.evaluate(({ session }) => {
      const { asked } = session.defaultSession as unknown as {
        asked: Record<string, (...args: unknown[]) => unknown>;
      };
      let answer: unknown;
      asked['permissionRequest']?.(null, 'geolocation', (granted: unknown) => {
        answer = granted;
      });
      return [answer, asked['permissionCheck']?.(null, 'media'), asked['devicePermission']?.({})];
    });
    expect(given).toEqual([false, false, false]);
  },
  'every command is in the menu with its key, and reaches the page': async (kind) => {
    const { app, page } = await started(kind);
    const items = await app.evaluate(
      ({ Menu }, ids) => {
        const menu = Menu.getApplicationMenu();
        return ids.map((id) => {
          const item = menu?.getMenuItemById(id);
          return { label: item?.label, accelerator: item?.accelerator };
        });
      },
      PAGE_COMMANDS.map(({ id }) => id),
    );
    for (const [index, { label, key }] of PAGE_COMMANDS.entries()) {
      expect(items[index]?.label).toContain(label);
      if (key === '') continue;
      expect(`${items[index]?.label} ${items[index]?.accelerator ?? ''}`.length).toBeGreaterThan(
        label.length + 1,
      );
    }
    await page.evaluate(() => {
      const chosen: string[] = [];
      Reflect.set(window, 'chosen', chosen);
      window.duelscope?.onCommand((command) => chosen.push(command));
    });
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('go.nextReplay')?.click());
    await page.waitForFunction(() => Reflect.get(window, 'chosen').length > 0);
    expect(await page.evaluate(() => Reflect.get(window, 'chosen'))).toEqual(['go.nextReplay']);
  },
});

describeElectron('Electron: files', {
  'a chosen file comes with name, path and text, is recent, and its folder is remembered': async (kind) => {
    const file = join(testFolder(), 'mine.json');
    writeFileSync(file, '{"a":1}');
    const { app, page } = await started(kind);
    await app.evaluate(({ dialog, app: program }, path) => {
      Reflect.set(program, 'asked', []);
      dialog.showOpenDialog = (async (...args: unknown[]) => {
        Reflect.get(program, 'asked').push(Reflect.get(Object(args.at(-1)), 'defaultPath'));
        return { canceled: false, filePaths: [path] };
      }) as typeof dialog.showOpenDialog;
    }, file);
    expect(await page.evaluate(inPage.open)).toEqual({ name: 'mine.json', path: file, text: '{"a":1}' });
    expect(await page.evaluate(inPage.recent)).toEqual([{ name: 'mine.json', path: file }]);
    await page.evaluate(inPage.open);
    const asked = await app.evaluate(({ app: program }) => Reflect.get(program, 'asked') as string[]);
    expect(asked[1]).toBe(join(file, '..'));
    const found = await app.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()
        ?.getMenuItemById('file.recent')
        ?.submenu?.items.flatMap(({ type, label }) => (type === 'separator' ? [] : [label])),
    );
    expect(found).toEqual(['mine.json', 'Forget these']);
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('file.clearRecent')?.click());
    await expect.poll(() => page.evaluate(inPage.recent)).toEqual([]);
  },
  'nothing chosen is no file': async (kind) => {
    const { app, page } = await started(kind);
    await app.evaluate(({ dialog }) => {
      dialog.showOpenDialog = async () => ({ canceled: true, filePaths: [] });
      dialog.showSaveDialog = async () => ({ canceled: true, filePath: '' });
    });
    expect(await page.evaluate(inPage.open)).toBeUndefined();
    expect(await page.evaluate(() => window.duelscope?.save('a.json', 'x'))).toBeUndefined();
  },
  'what cannot be read is one line, without the words of IPC': async (kind) => {
    const { app, page } = await started(kind);
    const none = join(testFolder(), 'none.json');
    await app.evaluate(({ dialog }, path) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] });
    }, none);
    expect(await page.evaluate(inPage.open)).toBe(`${none}: there is no such file; check the name`);
    expect(await page.evaluate(inPage.recent)).toEqual([]);
  },
  'saved under the chosen name, whole': async (kind) => {
    const file = join(testFolder(), 'chosen.duel.jsonl');
    const { app, page } = await started(kind);
    await app.evaluate(({ dialog, app: program }, path) => {
      dialog.showSaveDialog = (async (...args: unknown[]) => {
        Reflect.set(program, 'asked', Reflect.get(Object(args.at(-1)), 'defaultPath'));
        return { canceled: false, filePath: path };
      }) as typeof dialog.showSaveDialog;
    }, file);
    expect(await page.evaluate(() => window.duelscope?.save('../odd/suggested.duel.jsonl', 'one\n'))).toEqual(
      { name: 'chosen.duel.jsonl', path: file },
    );
    expect(readFileSync(file, 'utf8')).toBe('one\n');
    expect(basename(await app.evaluate(({ app: program }) => Reflect.get(program, 'asked') as string))).toBe(
      'suggested.duel.jsonl',
    );
    expect((await page.evaluate(inPage.recent))?.[0]).toEqual({ name: 'chosen.duel.jsonl', path: file });
  },
  'a page or a picture goes where the dialog says, and is no document': async (kind) => {
    const file = join(testFolder(), 'chosen.png');
    const { app, page } = await started(kind);
    await app.evaluate(({ dialog }, path) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath: path });
    }, file);
    const saved = await page.evaluate(() =>
      window.duelscope?.exportFile('duel-24.png', Uint8Array.from([137, 80, 78, 71])),
    );
    expect(saved).toEqual({ name: 'chosen.png', path: file });
    expect([...readFileSync(file)]).toEqual([137, 80, 78, 71]);
    expect((await page.evaluate(inPage.recent))?.map(({ name }) => name)).not.toContain('chosen.png');
    await page.evaluate(() => window.duelscope?.copyImage(Uint8Array.from([1])));
    if (isStandIn(kind))
      expect(
        await app.evaluate(async ({ clipboard }) => (await clipboard.read()).map(({ types }) => types)),
      ).toEqual([['image/png']]);
    const refused = await page.evaluate(() =>
      window.duelscope?.exportFile('run.sh', 'x').then(String, (reason: Error) => reason.message),
    );
    expect(refused).toBe('The page asked for something that main does not know.');
  },
  'copied text is in the clipboard': async (kind) => {
    const { app, page } = await started(kind);
    await page.evaluate(() => window.duelscope?.copy('why: R3'));
    expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('why: R3');
  },
  'main refuses what it does not know, other files, and other pages': async (kind) => {
    const { app, page } = await started(kind);
    const refused = await page.evaluate(async () => {
      const bridge = window.duelscope as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
      const ask = (name: string, ...args: unknown[]) =>
        bridge[name]?.(...args).then(
          () => 'given',
          (error: Error) => error.message,
        );
      return [
        await ask('save', 1, 2),
        await ask('copy', { text: 'x' }),
        await ask('openRecent', ''),
        await ask('openRecent', '/etc/passwd'),
        await ask('saveAgain', '/etc/passwd', 'x'),
      ];
    });
    const unknown = 'The page asked for something that main does not know.';
    expect(refused).toEqual([
      unknown,
      unknown,
      unknown,
      'passwd: this is not among the files opened before; use Open a file',
      'passwd: this was not opened here; use Save the duel as',
    ]);
    const foreign = await app.evaluate(({ ipcMain }) => {
      const handlers = (Reflect.get(ipcMain, 'handlers') ?? Reflect.get(ipcMain, '_invokeHandlers')) as Map<
        string,
        (...args: unknown[]) => unknown
      >;
      const ask = (url: string) => handlers.get('file.recent')?.({ senderFrame: { url } });
      return Promise.all(
        ['https://example.com/', 'app://other/index.html', 'file:///index.html', ''].map(ask),
      );
    });
    expect(foreign).toEqual(
      Array.from({ length: 4 }, () => ({ ok: false, message: 'This page may not ask for files.' })),
    );
  },
});
