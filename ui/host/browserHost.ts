import { words } from '../locales/index.ts';
import type { Host, OpenedFile } from './host.ts';

/** The largest file that is read, in bytes. */
const LARGEST = 512 * 1024 * 1024;

async function read(file: File): Promise<OpenedFile> {
  if (file.size > LARGEST) throw new Error(words.fileTooLarge(file.name, 512));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error(words.fileNotText(file.name));
  }
  return { name: file.name, text };
}

/** The inspector in a plain browser: files come through the browser's own chooser and go out as downloads. */
export function browserHost(): Host {
  let edited = false;
  addEventListener('beforeunload', (event) => {
    if (edited) event.preventDefault();
  });
  return {
    kind: 'browser',
    open: () =>
      new Promise((resolve, reject) => {
        const input = document.createElement('input');
        input.type = 'file';
        input.accept = '.json,.jsonl,.jsonc,application/json';
        // in the page until it is answered: one that hangs nowhere may be collected before that
        input.hidden = true;
        document.body.append(input);
        input.addEventListener('change', () => {
          input.remove();
          const file = input.files?.[0];
          if (file === undefined) resolve(undefined);
          else read(file).then(resolve, reject);
        });
        input.addEventListener('cancel', () => {
          input.remove();
          resolve(undefined);
        });
        input.click();
      }),
    openRecent: () => Promise.resolve(undefined),
    recent: () => Promise.resolve([]),
    dropped: read,
    save: (suggested, text) => {
      const address = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = suggested;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
      return Promise.resolve({ name: suggested });
    },
    saveAgain: (path) => Promise.reject(new Error(words.noFileHere(path))),
    documentShown({ changed }) {
      edited = changed;
    },
    keysChanged: () => undefined,
    copy: (text) => navigator.clipboard.writeText(text),
    // the server of `npm start` hands over the file that was named there
    onOpen(listener) {
      let listening = true;
      fetch('./opened.json')
        .then(async (answer) => {
          if (answer.status === 200 && listening) listener((await answer.json()) as OpenedFile);
        })
        .catch(() => undefined);
      return () => {
        listening = false;
      };
    },
    onCommand: () => () => {},
  };
}
