import type { Scenario, Unsaid } from '../../machines/index.ts';
import { words } from '../locales/index.ts';
import { EMPTY_DRAFT, inZones } from '../sandbox/draft.ts';
import { aside, emptied, isEmptied, isSameSetup, isTaskSetup, taken, without } from '../sandbox/setups.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './documents.ts';
import type { PageState } from './state.ts';

/** Sets a duel up, plays it, and keeps it as a scenario. */
export interface Sandbox {
  open(): void;
  /** Begins with this setup, and says what of a table it could not take over. */
  begin(scenario: Scenario, unsaid: readonly Unsaid[]): void;
  change(scenario: Scenario): void;
  /** An empty table, on which the task of a lesson stays to be done; `unclear` brings back what lay on it. */
  clear(): void;
  unclear(): void;
  /** A setup that gave way to another one lies on the table again; that one gives way in turn. */
  bringBack(scenario: Scenario): void;
  /** Whoever goes back to where this setup lay on the table finds it, with everything that was done to it since. */
  returnTo(scenario: Scenario): void;
  /** The table at the entry that is looked at, as a setup. */
  fromHere(): void;
  /** Opens the duel: everything can be decided from there. */
  play(): void;
  /** Keeps the setup alone as a scenario. */
  saveSetup(): void;
  /** Keeps the duel that is open as a scenario: its decisions are the steps. */
  saveDuel(): void;
  keep(name: string, text: string): void;
}

/** The lesson whose task is being set up on the table; `null` where there is none. */
export const taskOnTable = ({ lesson, draft }: Pick<PageState, 'lesson' | 'draft'>) =>
  lesson?.mode === 'alone' && lesson.lesson.task.id === draft.scenario.id ? lesson.lesson : null;

/** The letters and figures of a title, joined by hyphens. */
const asFileName = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

/** The sandbox of the page. */
export function createSandbox(desk: Desk, documents: Documents): Sandbox {
  const { store, worker, host } = desk;
  /** What a setup of the reader's own is called by: its title, as a name of a file. */
  const idOf = ({ id, title }: Scenario): string => (id === EMPTY_DRAFT.id ? asFileName(title) || id : id);
  const textOf = (scenario: Scenario): string => {
    const title = scenario.title.trim() || words.sandboxUntitled;
    return `${JSON.stringify({ ...scenario, id: idOf(scenario), title }, null, 2)}\n`;
  };
  const sandbox: Sandbox = {
    open() {
      if (store.get().shelf === null) worker.ask({ type: 'shelf' });
      store.set({ view: 'sandbox', problem: null });
    },
    begin(scenario, unsaid) {
      const { draft, setups, cleared } = store.get();
      const next = inZones(scenario);
      const others = aside(aside(setups, cleared?.scenario ?? EMPTY_DRAFT), draft.scenario);
      store.set({
        draft: { scenario: next, unsaid },
        setups: without(others, next),
        cleared: null,
      });
      sandbox.open();
    },
    change(scenario) {
      const { draft, setups, cleared } = store.get();
      store.set({
        draft: { scenario, unsaid: draft.unsaid },
        // Who begins anew after clearing wants what was cleared beside it.
        ...(cleared === null ? {} : { setups: aside(setups, cleared.scenario), cleared: null }),
      });
    },
    clear() {
      const { draft } = store.get();
      if (isEmptied(draft.scenario)) return;
      const scenario = emptied(draft.scenario, taskOnTable(store.get()) !== null);
      store.set({ draft: { scenario, unsaid: [] }, cleared: draft });
    },
    unclear() {
      const { cleared } = store.get();
      if (cleared !== null) store.set({ draft: cleared, cleared: null });
    },
    bringBack(scenario) {
      const { draft, setups, cleared } = store.get();
      // Another setup of the same task gives way like any other one: it is kept.
      const others = aside(taken(setups, scenario), cleared?.scenario ?? EMPTY_DRAFT);
      store.set({
        draft: { scenario, unsaid: [] },
        setups: taken(aside(others, draft.scenario), scenario),
        cleared: null,
      });
      sandbox.open();
    },
    returnTo(scenario) {
      const { draft, setups } = store.get();
      const lies = draft.scenario;
      if (isSameSetup(lies, scenario)) return;
      const kept = setups.find((each) => isSameSetup(each, scenario));
      if (kept !== undefined) return sandbox.begin(kept, []);
      // One's own setup that is kept nowhere as it was then is the one that was worked on since.
      if (isTaskSetup(scenario)) return sandbox.begin(scenario, []);
      if (!isTaskSetup(lies)) return;
      sandbox.begin(setups.find((each) => !isTaskSetup(each)) ?? scenario, []);
    },
    fromHere() {
      const { position, outline } = store.get();
      if (outline !== null) worker.ask({ type: 'boardAsSetup', serial: desk.shown, position });
    },
    play() {
      const { scenario } = store.get().draft;
      documents.openOpened({ name: `${idOf(scenario)}.json`, text: textOf(scenario) }, null);
    },
    saveSetup() {
      const { scenario } = store.get().draft;
      sandbox.keep(`${idOf(scenario)}.json`, textOf(scenario));
    },
    saveDuel: () => worker.ask({ type: 'asScenario', serial: desk.shown }),
    keep(name, text) {
      host
        .save(name, text)
        .then((file) => file !== undefined && store.set({ notice: words.saved(file.name) }))
        .catch(desk.fail);
    },
  };
  return sandbox;
}
