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

/** The dialog that a command opened, if one did, over the one that the glossary was opened from. */
export function Dialogs() {
  const dialog = usePage((state) => state.dialog);
  const beneath = usePage((state) => state.beneath);
  return [beneath, dialog].map((name) => {
    if (name === null) return null;
    const View = DIALOGS[name];
    return (
      <Suspense key={name} fallback={null}>
        <View />
      </Suspense>
    );
  });
}
