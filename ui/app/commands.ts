import type { Inspector } from './inspector.ts';

/** What each command of the table does. */
export function commandActions(inspector: Inspector): Readonly<Record<string, () => void>> {
  const { store, playback, documents } = inspector;
  return {
    'file.open': () => void documents.openFile(),
    'file.examples': () => store.set({ view: store.get().view === 'examples' ? 'duel' : 'examples' }),
    'file.save': () => documents.save(),
    'go.nextEntry': () => playback.step(1, 'entry'),
    'go.previousEntry': () => playback.step(-1, 'entry'),
    'go.nextStep': () => playback.step(1, 'step'),
    'go.previousStep': () => playback.step(-1, 'step'),
    'go.nextAttack': () => playback.step(1, 'attack'),
    'go.previousAttack': () => playback.step(-1, 'attack'),
    'go.nextReplay': () => playback.jumpToReplay(1),
    'go.previousReplay': () => playback.jumpToReplay(-1),
    'go.first': () => playback.go(0),
    'go.last': () => playback.go(Number.MAX_SAFE_INTEGER),
    'go.play': () => playback.togglePlaying(),
    'go.to': () => store.set({ dialog: 'goTo' }),
    'view.detail': () => inspector.set({ detail: store.get().detail === 'plain' ? 'full' : 'plain' }),
    'help.keys': () => store.set({ dialog: store.get().dialog === 'keys' ? null : 'keys' }),
  };
}
