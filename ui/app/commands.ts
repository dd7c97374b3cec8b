import type { CommandId } from '../host/pageCommands.ts';
import type { CopyKind } from './copying.ts';
import { openEntryMenu } from './entryMenu.ts';
import type { Inspector } from './inspector.ts';
import { nextPanel } from './panelFocus.ts';

/** What each command of the table does. */
export function commandActions(inspector: Inspector): Readonly<Record<CommandId, () => void>> {
  const { store, playback, documents, layout, bookmarks, languages, zoom, sandbox } = inspector;
  const toggle = (dialog: 'keys' | 'find' | 'judge') => () =>
    store.set({ dialog: store.get().dialog === dialog ? null : dialog });
  const fail = (reason: unknown) => store.set({ problem: String(reason) });
  const copying = (as: CopyKind) => () =>
    void import('./copying.ts').then(({ copyAs }) => copyAs(inspector, as)).catch(fail);
  const found = (direction: 1 | -1) => () =>
    void import('./foundEntries.ts').then(({ goToFound }) => goToFound(inspector, direction)).catch(fail);
  return {
    'file.open': () => void documents.openFile(),
    'file.examples': () =>
      store.set({ view: store.get().view === 'examples' ? 'duel' : 'examples', notice: null }),
    'file.lessons': () => inspector.lessons.toggle(),
    'file.sandbox': () => (store.get().view === 'sandbox' ? store.set({ view: 'duel' }) : sandbox.open()),
    'file.sandboxHere': () => sandbox.fromHere(),
    'file.saveScenario': () => sandbox.saveDuel(),
    'file.judge': () => {
      if (store.get().view === 'duel' && store.get().outline !== null) toggle('judge')();
    },
    'file.save': () => documents.save('again'),
    'file.saveAs': () => documents.save('as'),
    'file.follow': () => void documents.foreign.toggleFollowing(),
    'file.report': () => {
      const { report, view } = store.get();
      if (report !== null) store.set({ view: view === 'import' ? 'duel' : 'import' });
    },
    'copy.link': copying('link'),
    'copy.entry': copying('entry'),
    'copy.state': copying('state'),
    'copy.steps': copying('steps'),
    'copy.smallest': copying('smallest'),
    'copy.test': copying('test'),
    'copy.report': copying('report'),
    'go.nextEntry': () => playback.step(1, 'entry'),
    'go.previousEntry': () => playback.step(-1, 'entry'),
    'go.nextStep': () => playback.step(1, 'step'),
    'go.previousStep': () => playback.step(-1, 'step'),
    'go.nextAttack': () => playback.step(1, 'attack'),
    'go.previousAttack': () => playback.step(-1, 'attack'),
    'go.nextReplay': () => playback.jumpTo('attackReplay', 1),
    'go.previousReplay': () => playback.jumpTo('attackReplay', -1),
    'go.nextRefusal': () => playback.jumpTo('refused', 1),
    'go.previousRefusal': () => playback.jumpTo('refused', -1),
    'go.nextDifference': () => playback.jumpTo('differs', 1),
    'go.previousDifference': () => playback.jumpTo('differs', -1),
    'go.nextBreakpoint': () => playback.toBreakpoint(1),
    'go.previousBreakpoint': () => playback.toBreakpoint(-1),
    'go.nextFound': found(1),
    'go.previousFound': found(-1),
    'go.first': () => playback.go(0),
    'go.last': () => playback.go(Number.MAX_SAFE_INTEGER),
    'go.play': () => playback.togglePlaying(),
    'go.faster': () => playback.changeSpeed(1),
    'go.slower': () => playback.changeSpeed(-1),
    'go.to': () => store.set({ dialog: 'goTo' }),
    'go.bookmark': () => bookmarks.toggle(),
    'view.find': toggle('find'),
    'view.search': () => inspector.finding.showPanel('search', true),
    'view.breakpoints': () => inspector.finding.showPanel('breakpoints', true),
    'view.entryMenu': () => openEntryMenu(inspector),
    'view.detail': () => inspector.set({ detail: store.get().detail === 'plain' ? 'full' : 'plain' }),
    'view.language': () => void languages.choose(store.get().language === 'en' ? 'fr' : 'en'),
    'view.askFirst': () => inspector.asking.toggle(),
    'view.nextPanel': () => nextPanel(1),
    'view.previousPanel': () => nextPanel(-1),
    'view.closer': () => zoom.by(2),
    'view.wider': () => zoom.by(0.5),
    'view.whole': () => zoom.whole(),
    'view.resetLayout': () => layout.reset(),
    'help.keys': toggle('keys'),
    'help.glossary': () => inspector.finding.showTerm(null),
  };
}
