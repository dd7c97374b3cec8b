import { languageOf } from '../../events/index.ts';
import { type Language, speak, words } from '../locales/index.ts';
import type { Desk } from './desk.ts';
import { rememberedView, rememberView } from './remember.ts';

/** Speaks the language of the last time, at first the system's; English where that cannot be fetched. */
export async function speakFirst(): Promise<Language> {
  const language = rememberedView().language ?? languageOf(navigator.languages);
  try {
    await speak(language);
    return language;
  } catch {
    return 'en';
  }
}

/** Speaks another language: the page, and everything that the worker told. */
export interface Languages {
  choose(language: Language): Promise<void>;
}

/** Says to the reader's machine which language the page is in, for its voice and its hyphens. */
export const markPage = (language: Language): void => {
  document.documentElement.lang = language;
};

/** The page is drawn anew in another language: whoever chose it by keyboard goes on from the same place. */
function focusKept(): () => void {
  const around = document.activeElement?.closest('.menu-around');
  const at = around?.querySelector('[data-kept-focus]') ?? document.activeElement;
  const name = at?.getAttribute('data-kept-focus');
  return () => {
    if (name === null || name === undefined) return;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-kept-focus="${name}"]`)?.focus());
  };
}

/** The languages of the page; the worker is told before it is asked for anything else. */
export function createLanguages(desk: Desk): Languages {
  const { store, host, worker } = desk;

  /** Everything that the worker told in the language before is asked for again, at the same place. */
  function tellAgain(): void {
    const { outline, position, seenBy, rules, glossary, shelf } = store.get();
    worker.ask({ type: 'examples' });
    if (rules !== null) worker.ask({ type: 'rules' });
    if (glossary !== null) worker.ask({ type: 'glossary' });
    if (shelf !== null) worker.ask({ type: 'shelf' });
    if (outline === null) return;
    desk.retelling = desk.open((serial) => ({ type: 'seenBy', serial, seenBy, at: position }));
  }

  const at = store.get().language;
  markPage(at);
  if (at !== 'en') worker.ask({ type: 'language', language: at });
  host.languageChanged(at);
  return {
    async choose(language) {
      if (language === store.get().language) return;
      try {
        await speak(language);
      } catch {
        store.set({ problem: words.languageNotFetched });
        return;
      }
      markPage(language);
      worker.ask({ type: 'language', language });
      const focus = focusKept();
      store.set({ language, problem: null, notice: null });
      focus();
      rememberView(store.get());
      host.languageChanged(language);
      tellAgain();
    },
  };
}
