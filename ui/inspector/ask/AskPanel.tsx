import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { useInspector, usePage } from '../../app/context.ts';
import { RowText, TermText } from '../../glossary/TermText.tsx';
import { words } from '../../locales/index.ts';
import { MarkSign, Side } from '../../theme/Mark.tsx';
import type { Outline, PartTold, QuestionTold } from '../../worker/protocol/index.ts';
import { isAskedOf, optionWords, partWords } from './askWords.ts';
import '../../theme/ask.css';

type Given = Readonly<Record<string, readonly string[]>>;
const NOTHING: Given = {};

/** Puts the focus on the question where it was in this panel before, or nowhere. */
function useFocusHere(on: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken anew with each question
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [on]);
  return heading;
}

/** What is chosen so far, kept on the page: in another language, and for who looks back meanwhile, it stays chosen. */
function useSaying(question: string) {
  const inspector = useInspector();
  const saying = usePage((state) => (state.saying?.question === question ? state.saying : null));
  return {
    given: saying?.given ?? NOTHING,
    at: saying?.part ?? 0,
    keep: (given: Given, part: number) => inspector.set({ saying: { question, given, part } }),
  };
}

/** A question about what comes next; nothing behind it is shown anywhere before it was answered or passed over. */
export function AskPanel({ outline, question }: { outline: Outline; question: QuestionTold }) {
  const inspector = useInspector();
  const { given, at, keep } = useSaying(`${outline.asking?.duel} ${question.key}`);
  const form = useRef<HTMLFormElement>(null);
  const asked = useMemo(() => question.parts.filter((part) => isAskedOf(part, given)), [question, given]);
  const part = asked[Math.min(at, asked.length - 1)];
  const heading = useFocusHere(`${question.key}/${part?.id}`);
  // What was said may bring more to be said.
  const mayFollow = part !== undefined && question.parts.some(({ when }) => when?.part === part.id);
  const isLast = at >= asked.length - 1 && !(mayFollow && given[part.id] === undefined);
  const show = (said: Given | null) => inspector.asking.say(question.key, said);
  const toggle = (option: string) => {
    if (part === undefined) return;
    const before = given[part.id] ?? [];
    const next = part.many
      ? before.includes(option)
        ? before.filter((each) => each !== option)
        : [...before, option]
      : [option];
    keep({ ...given, [part.id]: next }, at);
  };
  const onward = (event?: FormEvent) => {
    event?.preventDefault();
    if (!maySay) return;
    if (isLast) show(given);
    else keep(given, at + 1);
  };
  const picked = part === undefined ? [] : (given[part.id] ?? []);
  // Who has nothing to say says that: one of all answers is right each time.
  const maySay = picked.length > 0;
  const hears = useRef({ toggle, onward, part });
  hears.current = { toggle, onward, part };
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null)
        return;
      const isField = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
      if (isField || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return;
      const option = hears.current.part?.options[Number(event.key) - 1];
      if (/^[1-9]$/.test(event.key) && option !== undefined) {
        event.preventDefault();
        hears.current.toggle(option.id);
        form.current?.querySelector<HTMLElement>(`input[value="${CSS.escape(option.id)}"]`)?.focus();
      } else if (event.key === 'Enter' && (target === document.body || target === heading.current)) {
        event.preventDefault();
        hears.current.onward();
      }
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [heading]);
  // Where the board is above it, as in a narrow window, what may be answered comes in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does so anew with each part of a question
  useEffect(() => {
    form.current?.querySelector('.opts')?.scrollIntoView({ block: 'nearest' });
  }, [question.key, part?.id]);
  if (part === undefined) return null;
  return (
    <form className="why ask" ref={form} onSubmit={onward} aria-label={words.askFirst}>
      <p className="kick">
        <span>{words.sayFirst}</span>
        <span className="grow" />
        <span>{words.questionOf(question.number, question.of)}</span>
      </p>
      <h2 className="lead" ref={heading} tabIndex={-1}>
        {partWords(part, question)}
      </h2>
      {at === 0 ? <Before question={question} /> : null}
      <p className="read hint">
        <TermText text={words.askHint[part.asks]} />
      </p>
      {question.wants === null ? null : (
        <p className="wants">
          <Side player={question.player} />
          <span>
            {words.wantsTo(question.player)} <b>{question.wants}</b>
          </span>
        </p>
      )}
      <Options part={part} question={question} outline={outline} picked={picked} onToggle={toggle} />
      <div className={`go-row${at > 0 ? ' has-back' : ''}`}>
        {at > 0 ? (
          <button type="button" className="btn go" onClick={() => keep(given, at - 1)}>
            {words.partBefore}
          </button>
        ) : null}
        <button type="button" className="btn go" onClick={() => show(at === 0 ? null : given)}>
          {words.dontKnow}
        </button>
        <button type="submit" className="btn btn-primary go" aria-disabled={!maySay} disabled={!maySay}>
          <span>{isLast ? words.showAnswer : words.nextPart}</span>
          <kbd>{words.enterKey}</kbd>
        </button>
      </div>
      <p className="soon">{words.askNote}</p>
    </form>
  );
}

/** What led here, a line each. */
function Before({ question: { before } }: { question: QuestionTold }) {
  if (before.length === 0) return null;
  return (
    <ul className="before" data-terms="once" aria-label={words.whatHappened}>
      {before.map(({ mark, words: row, many, count }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these rows never change places
        <li key={at}>
          <MarkSign mark={mark} />
          <span>
            <RowText text={count > 1 && many !== null ? words.manyCome(many, count) : row} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Options({
  part,
  question,
  outline,
  picked,
  onToggle,
}: {
  part: PartTold;
  question: QuestionTold;
  outline: Outline;
  picked: readonly string[];
  onToggle: (option: string) => void;
}) {
  return (
    <fieldset className="opts" key={part.id}>
      <legend className="sr">{partWords(part, question)}</legend>
      {part.options.map((option, number) => (
        <label className="opt" key={option.id}>
          <input
            type={part.many ? 'checkbox' : 'radio'}
            name={part.id}
            value={option.id}
            checked={picked.includes(option.id)}
            onChange={() => onToggle(option.id)}
          />
          <span>{optionWords(option, question, outline)}</span>
          <kbd>{number + 1}</kbd>
        </label>
      ))}
    </fieldset>
  );
}
