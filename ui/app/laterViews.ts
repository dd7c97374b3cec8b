import { lazy } from 'react';
import { LATER_PANELS } from '../inspector/panels.ts';

const examples = async () => ({ default: (await import('../examples/Examples.tsx')).Examples });
const lessons = async () => ({ default: (await import('../lessons/LessonsView.tsx')).LessonsView });
const sandbox = async () => ({ default: (await import('../sandbox/SandboxView.tsx')).SandboxView });
const importing = async () => ({ default: (await import('../import/Import.tsx')).Import });

const judge = async () => ({ default: (await import('../judging/Judge.tsx')).Judge });
const termTip = async () => ({ default: (await import('../glossary/TermTip.tsx')).TermTip });
const glossaryOver = async () => ({
  default: (await import('../glossary/GlossaryDialog.tsx')).GlossaryDialog,
});
const entryMenu = async () => ({ default: (await import('../inspector/menu/EntryMenu.tsx')).EntryMenu });

const outside = async () => ({ default: (await import('./ChangedOutside.tsx')).ChangedOutside });

/** Parts of views that are drawn once somebody learns. */
const learning = [
  () => import('../inspector/ask/AskPanel.tsx'),
  () => import('../inspector/ask/AnswerPanel.tsx'),
  () => import('../lessons/LessonBox.tsx'),
] as const;

/** The views that the first example does without. */
export const Examples = lazy(examples);
export const LessonsView = lazy(lessons);
export const SandboxView = lazy(sandbox);
export const Import = lazy(importing);
export const Judge = lazy(judge);
export const TermTip = lazy(termTip);
export const GlossaryDialog = lazy(glossaryOver);
export const EntryMenu = lazy(entryMenu);
export const ChangedOutside = lazy(outside);

/** Fetches them once the page can be used: whoever asks for one later waits for nothing, also without a network. */
export function loadViews(): void {
  requestIdleCallback(
    () => {
      // What cannot be fetched now is fetched when it is asked for.
      const later = [examples, lessons, sandbox, importing, judge, termTip, glossaryOver, entryMenu, outside];
      for (const load of [...later, ...learning, ...LATER_PANELS]) void load().catch(() => undefined);
    },
    { timeout: 5000 },
  );
}
