import type { Scenario, Unsaid } from '../../machines/index.ts';
import { words } from '../locales/index.ts';
import { EMPTY_DRAFT, inZones } from '../sandbox/draft.ts';
import type { Desk } from './desk.ts';
import type { Documents } from './documents.ts';

/** Sets a duel up, plays it, and keeps it as a scenario. */
export interface Sandbox {
  open(): void;
  /** Begins with this setup, and says what of a table it could not take over. */
  begin(scenario: Scenario, unsaid: readonly Unsaid[]): void;
  change(scenario: Scenario): void;
  clear(): void;
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
      store.set({ draft: { scenario: inZones(scenario), unsaid } });
      sandbox.open();
    },
    change: (scenario) => store.set({ draft: { scenario, unsaid: store.get().draft.unsaid } }),
    clear: () => store.set({ draft: { scenario: EMPTY_DRAFT, unsaid: [] } }),
    fromHere() {
      const { position, outline } = store.get();
      if (outline !== null) worker.ask({ type: 'boardAsSetup', serial: desk.shown, position });
    },
    play() {
      const { scenario } = store.get().draft;
      documents.openOpened({ name: `${idOf(scenario)}.json`, text: textOf(scenario) });
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
