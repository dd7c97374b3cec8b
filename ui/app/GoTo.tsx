import { type FormEvent, useState } from 'react';
import { words } from '../locales/index.ts';
import { useInspector } from './context.ts';
import { useModal } from './useModal.ts';

/** Goes to an entry by its number. */
export function GoTo() {
  const inspector = useInspector();
  const { dialog, close } = useModal();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    const { outline } = inspector.store.get();
    const last = outline?.numbers[outline.length - 1] ?? 0;
    if (!/^\d{1,9}$/.test(typed)) return setWrong(words.notANumber(typed, last));
    if (outline?.numbers.includes(Number(typed)) !== true)
      return setWrong(words.noSuchEntry(Number(typed), last));
    close();
    inspector.playback.goToEntry(Number(typed));
  };
  return (
    <dialog ref={dialog} className="dialog" onClose={close} aria-labelledby="goto-title">
      <form className="goto" onSubmit={go}>
        <label id="goto-title" htmlFor="goto-number">
          {words.goTo}
        </label>
        <input
          id="goto-number"
          inputMode="numeric"
          autoFocus
          aria-invalid={wrong !== null}
          aria-describedby="goto-wrong"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="btn btn-primary">
          {words.go}
        </button>
        <p id="goto-wrong" className="goto-wrong" role="alert">
          {wrong}
        </p>
      </form>
    </dialog>
  );
}
