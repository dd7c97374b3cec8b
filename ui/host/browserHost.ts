import { words } from '../locales/index.ts';
import type { FoundCards, GrownNews, Host, InterruptedRecording, OpenedFile, SavedFile } from './host.ts';
import { textOf } from './textOf.ts';

/** The largest file that is read, in bytes. */
const LARGEST = 512 * 1024 * 1024;
const RECORDING = /\.yrpx?$/i;
/** What recordings begin with, whatever they are called. */
const MAGIC = /^yrp[12X]$/;
/** What scenarios and duel files begin with. */
const TEXT = /^(?:\xef\xbb\xbf)?\s*\{/;
const BEGIN = 64;
const OPENED = '.json,.jsonl,.jsonc,.yrpX,.yrpx,.yrp,application/json';

async function read(file: File): Promise<OpenedFile> {
  if (file.size > LARGEST) throw new Error(words.fileTooLarge(file.name, 512));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begin = String.fromCharCode(...bytes.subarray(0, BEGIN));
  if (MAGIC.test(begin.slice(0, 4)) || (RECORDING.test(file.name) && !TEXT.test(begin)))
    return { name: file.name, text: '', recording: bytes };
  return { name: file.name, text: textOf(file.name, bytes) };
}

/** Lets the reader choose a file; undefined when nothing was chosen. */
const choose = (accept: string): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    // in the page until it is answered: one that hangs nowhere may be collected before that
    input.hidden = true;
    document.body.append(input);
    const answer = (file: File | undefined): void => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => answer(input.files?.[0]));
    input.addEventListener('cancel', () => answer(undefined));
    input.click();
  });

/** Gives a file to the browser, which keeps it where it keeps what it loads. */
function download(name: string, content: string | Uint8Array, type: string): Promise<SavedFile> {
  const part = typeof content === 'string' ? content : Uint8Array.from(content);
  const address = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return Promise.resolve({ name });
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', png: 'image/png', md: 'text/markdown' };
const typeOf = (name: string): string => TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';

/** The answer of our own server, or its refusal as an Error. */
async function answerOf<T>(request: Promise<Response>): Promise<T | undefined> {
  const answer = await request;
  if (answer.status === 422) throw new Error(((await answer.json()) as { problem: string }).problem);
  return answer.status === 200 ? ((await answer.json()) as T) : undefined;
}

/** The file that the server was started with: its bytes come as base64. */
type Served = Omit<OpenedFile, 'recording'> & {
  readonly recording?: string;
  readonly end?: number;
  /** The server tells when another program changes it. */
  readonly watched?: boolean;
};

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The inspector in a plain browser: files come through the browser's own chooser and go out as downloads. */
export function browserHost(): Host {
  let edited = false;
  addEventListener('beforeunload', (event) => {
    if (edited) event.preventDefault();
  });
  const listeners = new Set<(news: GrownNews) => void>();
  let growth: EventSource | undefined;

  function unfollow(): void {
    growth?.close();
    growth = undefined;
  }

  const changeListeners = new Set<(file: OpenedFile) => void>();
  let changes: EventSource | undefined;

  const bytesIn = (file: OpenedFile, recording: string | undefined): OpenedFile =>
    recording === undefined ? file : { ...file, recording: bytesOf(recording) };

  /** Reads the file again whenever the server says that it was changed. */
  function watch(): void {
    if (changes !== undefined) return;
    changes = new EventSource('./changed');
    changes.onmessage = () => {
      answerOf<Served>(fetch('./opened.json'))
        .then((served) => {
          if (served === undefined || growth !== undefined) return;
          const { recording, end: _end, at: _at, watched: _watched, ...file } = served;
          for (const listener of changeListeners) listener(bytesIn(file, recording));
        })
        // one that cannot be read just now is told of when it is whole again
        .catch(() => undefined);
    };
  }

  function opened({ recording, end, watched, ...file }: Served): OpenedFile {
    unfollow();
    if (watched === true) watch();
    if (file.followed === true) {
      // the browser asks again by itself where it was cut off
      growth = new EventSource(`./grown?from=${end ?? 0}`);
      growth.onmessage = ({ data }: MessageEvent<string>) => {
        const news = JSON.parse(data) as GrownNews;
        if ('ended' in news) unfollow();
        for (const listener of listeners) listener(news);
      };
    }
    return bytesIn(file, recording);
  }

  return {
    kind: 'browser',
    async open() {
      const file = await choose(OPENED);
      return file === undefined ? undefined : read(file);
    },
    openRecent: () => Promise.resolve(undefined),
    recent: () => Promise.resolve([]),
    dropped: read,
    save: (suggested, text) => download(suggested, text, 'application/x-ndjson'),
    exportFile: (suggested, content) => download(suggested, content, typeOf(suggested)),
    saveAgain: (path) => Promise.reject(new Error(words.noFileHere(path))),
    documentShown({ changed }) {
      edited = changed;
    },
    keysChanged: () => undefined,
    languageChanged: () => undefined,
    copy: (text) => navigator.clipboard.writeText(text),
    copyImage: (png) =>
      navigator.clipboard.write([
        new ClipboardItem({ 'image/png': new Blob([Uint8Array.from(png)], { type: 'image/png' }) }),
      ]),
    async follow(file) {
      const served =
        file.canFollow === true ? await answerOf<Served>(fetch('./opened.json?follow')) : undefined;
      return served === undefined ? undefined : opened(served);
    },
    unfollow,
    onGrown(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onChanged(listener) {
      changeListeners.add(listener);
      return () => void changeListeners.delete(listener);
    },
    cards: async (passcodes) =>
      (await answerOf<FoundCards>(
        fetch('./cards.json', { method: 'POST', body: JSON.stringify(passcodes) }),
      ).catch(() => undefined)) ?? { database: null, cards: [] },
    async chooseCards() {
      const file = await choose('.cdb');
      if (file === undefined) return undefined;
      await answerOf(fetch('./cards.cdb', { method: 'POST', body: file }));
      return file.name;
    },
    interrupted: async () =>
      (await answerOf<readonly InterruptedRecording[]>(fetch('./interrupted.json')).catch(() => undefined)) ??
      [],
    async recover(id) {
      const body = JSON.stringify(id);
      const served = await answerOf<Served>(fetch('./recover.json', { method: 'POST', body }));
      if (served === undefined) throw new Error(words.cannotRecover);
      return opened(served);
    },
    async discard(id) {
      await answerOf(fetch('./discard.json', { method: 'POST', body: JSON.stringify(id) }));
    },
    // the server of `npm start` hands over the file that was named there
    onOpen(listener) {
      let listening = true;
      answerOf<Served>(fetch('./opened.json'))
        .then((served) => {
          if (served !== undefined && listening) listener(opened(served));
        })
        .catch(() => undefined);
      return () => {
        listening = false;
      };
    },
    onCommand: () => () => {},
  };
}
