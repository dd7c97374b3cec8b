import { Suspense } from 'react';
import { usePage } from './context.ts';
import { Find } from './find/Find.tsx';
import { GoTo } from './GoTo.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { ChangedOutside, GlossaryDialog, Judge } from './laterViews.ts';
import { Unsaved } from './Unsaved.tsx';

const DIALOGS = {
  keys: KeysDialog,
  goTo: GoTo,
  find: Find,
  unsaved: Unsaved,
  outside: ChangedOutside,
  judge: Judge,
  glossary: GlossaryDialog,
} as const;

/** The dialog that a command opened, if one did. */
export function Dialogs() {
  const dialog = usePage((state) => state.dialog);
  if (dialog === null) return null;
  const View = DIALOGS[dialog];
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
