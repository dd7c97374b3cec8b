import { writeLink } from '../host/entryLink.ts';
import { differenceTold } from '../locales/differenceTold.ts';
import { words } from '../locales/index.ts';
import type { CopiedLooked, Look } from '../worker/protocol/index.ts';
import { differencesAt } from './differing.ts';
import { linkTo } from './entryLinks.ts';
import type { Inspector } from './inspector.ts';
import type { PageState } from './state.ts';

/** What an entry may be copied as. */
export type CopyKind = 'link' | 'entry' | 'state' | 'steps' | 'smallest' | 'test' | 'report';

/** What the worker makes of an entry; how far it is is told meanwhile. */
function made({ looks, store }: Inspector, look: Extract<Look, { kind: 'copied' }>): Promise<string> {
  const key = JSON.stringify(look);
  const known = () => looks.store.get().seen.get(key);
  const { outline } = store.get();
  return new Promise((resolve, reject) => {
    const hear = () => {
      const seen = known();
      if (seen?.problem !== undefined) return reject(new Error(seen.problem));
      const shows = seen?.shows as CopiedLooked | undefined;
      if (shows === undefined) return store.get().outline === outline ? undefined : stop();
      if ('tries' in shows) return store.set({ notice: words.copying(shows.tries) });
      stop();
      if ('none' in shows) reject(new Error(shows.none));
      else resolve(shows.text);
    };
    const stop = looks.store.subscribe(hear);
    looks.need(look);
    hear();
  });
}

/** The place of this entry as others can open it: an address where there is one, else file and number. */
function linkText({ store, host }: Inspector): string {
  const { outline, position, path } = store.get();
  if (outline === null) return '';
  const link = linkTo(outline, position);
  if (host.kind === 'browser') return `${location.origin}${location.pathname}#${writeLink(link)}`;
  return outline.origin.kind !== 'example' && path !== null ? `${path}@${link.at}` : writeLink(link);
}

/** What of an entry is other than our rules say, one sentence each. */
function differencesHere({ report }: Pick<PageState, 'report'>, position: number): readonly string[] {
  const isRecording = report?.isRecording === true;
  return differencesAt(report, position).map((each) => differenceTold(each, isRecording));
}

/** The rule of the first of these that has one. */
function ruleHere({ report }: Pick<PageState, 'report'>, position: number) {
  const differenceRule = differencesAt(report, position).find(({ rule }) => rule !== null)?.rule;
  return differenceRule == null ? {} : { differenceRule };
}

/** Copies the entry that is looked at, in one of its forms; says that it did, or why it cannot. */
export async function copyAs(inspector: Inspector, as: CopyKind): Promise<void> {
  const { store, host } = inspector;
  const { moment, position, outline } = store.get();
  if (moment === null || outline === null || moment.position !== position) return;
  const entry = moment.entry.index;
  try {
    const text =
      as === 'link'
        ? linkText(inspector)
        : as === 'entry'
          ? JSON.stringify(moment.entry, null, 2)
          : as === 'state'
            ? JSON.stringify(moment.board, null, 2)
            : await made(inspector, {
                kind: 'copied',
                as,
                position,
                length: outline.length,
                differences: differencesHere(store.get(), position),
                ...ruleHere(store.get(), position),
              });
    await host.copy(text);
    store.set({ notice: words.copiedAs[as](entry) });
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    const isRefused = reason instanceof DOMException;
    store.set({ notice: null, problem: isRefused ? words.cannotCopy(message) : message });
  }
}
