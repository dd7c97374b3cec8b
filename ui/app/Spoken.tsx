import { useEffect, useState } from 'react';
import { words } from '../locales/index.ts';
import { usePage } from './context.ts';

const CALM = 350;

/** One sentence a step for those who listen: what happened, or that it was undone. A replay interrupts. */
export function Spoken() {
  const moment = usePage((state) => state.moment);
  const going = usePage((state) => state.going);
  const playing = usePage((state) => state.playing);
  const [said, setSaid] = useState({ text: '', urgent: false });
  useEffect(() => {
    if (moment === null) return;
    const { explanation } = moment;
    const sentence = explanation.sentence.map((piece) => piece.text).join('');
    const urgent = explanation.mark === 'replay' && going !== 'back';
    const text =
      going === 'back'
        ? words.undone(explanation.row)
        : urgent
          ? `${explanation.title}. ${sentence}`
          : explanation.row;
    const timer = setTimeout(() => setSaid({ text, urgent }), playing ? CALM : 0);
    return () => clearTimeout(timer);
  }, [moment, going, playing]);
  return (
    <>
      <p className="sr" role="status" aria-live="polite">
        {said.urgent ? '' : said.text}
      </p>
      <p className="sr" role="alert">
        {said.urgent ? said.text : ''}
      </p>
    </>
  );
}
