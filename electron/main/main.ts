import { basename, join } from 'node:path';
import { app, type BrowserWindow, dialog, ipcMain, session } from 'electron';
import { inOneDirection, languageOf } from '../../events/index.ts';
import { speak, words } from '../../ui/index.ts';
import { NEWS, PAGE_READY, secondStartSchema } from '../contract/index.ts';
import { createCardLookup } from '../node/cardLookup.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { speakOfFiles } from '../node/fileWords.ts';
import { openSettings, type Settings } from '../node/settings.ts';
import { createChangeGuard } from './changeGuard.ts';
import { createFollowing } from './following.ts';
import { showMenu } from './menu.ts';
import { createOpenings, filesIn, type Wanted, wantedIn } from './openings.ts';
import { isOurPage, registerScheme, servePage } from './page.ts';
import { answerRequests, type RequestSurroundings, readAndRemember } from './requests.ts';
import { createWatching } from './watching.ts';
import { openWindow } from './window.ts';

let window: BrowserWindow | undefined;
let around: RequestSurroundings | undefined;
/** Files named before the program was ready. */
const early: { readonly path: string; readonly wanted: Wanted }[] = [];

const changes = createChangeGuard((command) => window?.webContents.send(NEWS.command, command));
const following = createFollowing(() => window);
const watching = createWatching(
  () => window,
  () => following.isOn(),
);
const openings = createOpenings((file) => window?.webContents.send(NEWS.opened, file));

function show(): void {
  if (window === undefined || window.isDestroyed()) {
    window = openWindow({ pageGone: (again) => openings.pageGone(again) });
    changes.guard(window);
    window.on('closed', () => {
      window = undefined;
      openings.pageGone(false);
    });
  } else {
    if (window.isMinimized()) window.restore();
    window.focus();
  }
}

async function openFile(path: string, wanted: Wanted = {}): Promise<void> {
  if (around === undefined) {
    early.push({ path, wanted });
    return;
  }
  show();
  try {
    const read = await readAndRemember(path, around);
    const file = wanted.follow === true ? await following.begin(path) : read;
    openings.arrived({ ...file, ...(wanted.at === undefined ? {} : { at: wanted.at }) });
  } catch (error) {
    const failed = words.dialogs.notOpened(inOneDirection(basename(path)));
    const options = {
      type: 'error' as const,
      message: failed,
      detail: error instanceof FileProblem ? inOneDirection(error.message) : failed,
    };
    await (window === undefined ? dialog.showMessageBox(options) : dialog.showMessageBox(window, options));
  }
}

function surroundings(settings: Settings): RequestSurroundings {
  const menu = (): void =>
    showMenu(
      settings.recent(),
      {
        choose(command) {
          show();
          window?.webContents.send(NEWS.command, command);
        },
        openRecent: (path) => void openFile(path),
        clearRecent() {
          app.clearRecentDocuments();
          void settings.forgetAll().then(menu);
        },
      },
      { keys: settings.keys(), packaged: app.isPackaged },
    );
  menu();
  return {
    settings,
    following,
    watching,
    lookup: createCardLookup(() => settings.cards()),
    known: new Set(),
    recentChanged: menu,
    shown: (file) => openings.shown(file),
    documentShown(shown) {
      openings.looksAt(shown);
      watching.shows(shown.path);
      if (window !== undefined && !window.isDestroyed()) changes.shown(window, shown);
    },
    async languageChanged(language) {
      if (language === settings.language()) return;
      const kept = settings.rememberLanguage(language);
      await speak(language);
      speakOfFiles(language);
      menu();
      await kept;
    },
    async keysChanged(keys) {
      if (JSON.stringify(keys) === JSON.stringify(settings.keys())) return;
      const kept = settings.rememberKeys(keys);
      menu();
      await kept;
    },
  };
}

async function start(): Promise<void> {
  await app.whenReady();
  servePage(session.defaultSession);
  const settings = await openSettings(join(app.getPath('userData'), 'settings.json'));
  const language = settings.language() ?? languageOf(app.getPreferredSystemLanguages());
  await speak(language);
  speakOfFiles(language);
  around = surroundings(settings);
  answerRequests(around);
  ipcMain.on(PAGE_READY, (event) => {
    if (isOurPage(event.senderFrame?.url)) openings.pageReady();
  });
  show();
  const wanted = wantedIn(process.argv);
  const named = filesIn(process.argv, app.isPackaged, process.cwd()).map((path) => ({ path, wanted }));
  for (const each of [...early, ...named]) await openFile(each.path, each.wanted);
  app.on('activate', show);
}

app.on('open-file', (event, path) => {
  event.preventDefault();
  void openFile(path);
});
app.on('second-instance', (_event, _argv, _folder, data) => {
  const { data: found } = secondStartSchema.safeParse(data);
  show();
  const { at, follow } = found ?? {};
  const wanted = { ...(at === undefined ? {} : { at }), ...(follow === undefined ? {} : { follow }) };
  for (const path of found?.files ?? []) void openFile(path, wanted);
});
app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') app.quit();
});

registerScheme();
// the order of argv is not kept on its way to the first start, so the files travel beside it
const files = filesIn(process.argv, app.isPackaged, process.cwd());
if (app.requestSingleInstanceLock({ files, ...wantedIn(process.argv) })) void start();
else app.quit();
