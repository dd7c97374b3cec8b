import { useEffect, useRef, useState } from 'react';
import { words } from '../locales/index.ts';
import type { Moment } from '../worker/protocol/index.ts';
import { waitingQuestion } from './askingFirst.ts';
import { usePage } from './context.ts';
import type { PageState } from './state.ts';

const CALM = 350;

/** What is said of a moment: what happened, or what was undone and where that leads. */
function sayingOf(moment: Moment, going: PageState['going'], left: string | null): string {
  const { mark, row, title, sentence } = moment.explanation;
  if (going === 'back') return words.undone(left, row);
  return mark === 'replay' || mark === 'noReplay'
    ? `${title}. ${sentence.map((piece) => piece.text).join('')}`
    : row;
}

/** One sentence a step for those who listen, once each; a duel that is opened says its title. A replay interrupts. */
export function Spoken() {
  const moment = usePage((state) => state.moment);
  const arrived = usePage((state) => state.moment?.position === state.position);
  const going = usePage((state) => state.going);
  const left = usePage((state) => state.left);
  const playing = usePage((state) => state.playing);
  const title = usePage((state) => state.outline?.title ?? null);
  const origin = usePage((state) => JSON.stringify([state.outline?.title, state.outline?.origin]));
  const asked = usePage((state) => waitingQuestion(state)?.key ?? null);
  const [said, setSaid] = useState({ text: '', urgent: false, number: 0 });
  const spoken = useRef<Moment | null>(null);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    // While the new moment is on its way, the old one is not said again.
    if (moment === null || !arrived || spoken.current === moment) return;
    spoken.current = moment;
    const isNew = opened.current !== origin;
    opened.current = origin;
    const saying = sayingOf(moment, going, left);
    const opening = isNew && title !== null ? `${words.opened(title)} ${saying}` : saying;
    const text = asked === null ? opening : `${opening} ${words.askLater}`;
    const urgent = moment.explanation.mark === 'replay' && going !== 'back' && !isNew;
    const timer = setTimeout(
      () => setSaid(({ number }) => ({ text, urgent, number: number + 1 })),
      playing ? CALM : 0,
    );
    return () => clearTimeout(timer);
  }, [moment, arrived, going, left, playing, title, origin, asked]);
  return (
    <>
      <p className="sr" role="status" aria-live="polite">
        {said.urgent ? null : <span key={said.number}>{said.text}</span>}
      </p>
      <p className="sr" role="alert">
        {said.urgent ? <span key={said.number}>{said.text}</span> : null}
      </p>
    </>
  );
}
