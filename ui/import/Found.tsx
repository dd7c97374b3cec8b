import { RowText } from '../glossary/TermText.tsx';
import { Lens } from '../inspector/why/Lens.tsx';
import { Sentence } from '../inspector/why/Sentence.tsx';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import type { FoundAttack, Outline } from '../worker/protocol/index.ts';
import { useLook } from './look.ts';
import { outcomeSentence } from './outcomeWords.ts';

/** One thing that was found in the attacks: a replay with its cause, or what only looks like one; then beside now. */
export function Found({
  found,
  outline,
  isRecording,
}: {
  found: FoundAttack;
  outline: Outline;
  isRecording: boolean;
}) {
  const look = useLook();
  const { kind, causes, token, by, turn, packet, declared, check, chosen, outcome, moment, position } = found;
  const { cameBack = false } = found;
  const title = by === null ? words.foundTitle[kind](causes, token) : words.turnedBy(by);
  const place = words.foundPlace(turn, packet, isRecording, position);
  return (
    <li className="found-row">
      <MarkSign mark={kind === 'attackReplay' ? 'replay' : 'noReplay'} />
      <div>
        <h2>
          {title} <span>{place}</span>
        </h2>
        <p>
          {kind === 'newAttack' ? (
            <>
              {chosen === null ? null : <RowText text={chosen} />}.{' '}
              <RowText text={words.isNewAttack(cameBack)} /> <Came outcome={outcome} />{' '}
              <RowText text={words.attackBefore(declared)} /> <Sentence pieces={check.sentence} />
            </>
          ) : (
            <>
              <RowText text={declared} />. <Sentence pieces={check.sentence} />{' '}
              {chosen === null ? null : <RowText text={words.thenChose(kind, found.player, chosen)} />}{' '}
              <Came outcome={outcome} />
            </>
          )}
        </p>
      </div>
      <div className="found-strips why">
        {moment === null ? null : <Lens outline={outline} moment={moment} />}
      </div>
      <button
        type="button"
        className="btn"
        aria-label={words.lookAt(title, place)}
        data-line={`found ${position}`}
        onClick={() => look({ position, name: `found ${position}` })}
      >
        {words.look}
      </button>
    </li>
  );
}

/** What became of the attack, where that is known. */
const Came = ({ outcome }: Pick<FoundAttack, 'outcome'>) =>
  outcome === null ? null : <RowText text={outcomeSentence(outcome)} />;
