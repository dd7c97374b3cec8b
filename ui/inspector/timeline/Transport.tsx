import type { Player } from '../../../events/index.ts';
import { answerHere, waitingQuestion } from '../../app/askingFirst.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { type PageState, PLAYBACK_GRAINS, PLAYBACK_SPEEDS } from '../../app/state.ts';
import { words } from '../../locales/index.ts';
import { Icon } from '../../theme/Mark.tsx';
import { Segmented } from '../../theme/Segmented.tsx';

/** Buttons of playback: to the ends, back, Next, play; and how far a step goes. */
export function Transport({ size }: { size: 'full' | 'plain' }) {
  const inspector = useInspector();
  const playing = usePage((state) => state.playing);
  const grain = usePage((state) => state.grain);
  const play = (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={playing ? words.pause : words.play}
      onClick={() => inspector.run('go.play')}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
  if (size === 'plain')
    return (
      <div className="transport is-plain">
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.back}
          onClick={() => inspector.playback.step(-1)}
        >
          <Icon name="prev" />
        </button>
        {play}
      </div>
    );
  return (
    <div className="transport">
      <div className="transport-row">
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.first}
          onClick={() => inspector.run('go.first')}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={words.back}
          onClick={() => inspector.playback.step(-1)}
        >
          <Icon name="prev" />
        </button>
        <NextButton small />
        {play}
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={words.last}
          onClick={() => inspector.run('go.last')}
        >
          <Icon name="last" />
        </button>
        <Speed />
      </div>
      <Segmented
        label={words.stepBy}
        value={grain}
        options={PLAYBACK_GRAINS.map((value) => ({ value, label: words.grain[value] }))}
        onChange={(value) => inspector.set({ grain: value })}
      />
    </div>
  );
}

/** How fast it plays. */
function Speed() {
  const inspector = useInspector();
  const speed = usePage((state) => state.speed);
  return (
    <select
      className="speed"
      aria-label={words.speed}
      value={speed}
      onChange={(event) => {
        const chosen = PLAYBACK_SPEEDS.find((each) => String(each) === event.target.value);
        if (chosen !== undefined) inspector.playback.setSpeed(chosen);
      }}
    >
      {PLAYBACK_SPEEDS.map((each) => (
        <option key={each} value={each}>
          {words.speedOf(each)}
        </option>
      ))}
    </select>
  );
}

/** Looks at the timeline from closer, from farther away, or at all of it. */
export function ZoomButtons() {
  const inspector = useInspector();
  const whole = usePage((state) => state.stretch === null);
  const button = (command: 'view.closer' | 'view.wider' | 'view.whole', icon: string, off: boolean) => (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      aria-label={words.commands[command]}
      title={words.commands[command]}
      aria-disabled={off}
      onClick={() => inspector.run(command)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="zoom">
      {button('view.closer', 'closer', false)}
      {button('view.wider', 'wider', whole)}
      {button('view.whole', 'whole', whole)}
    </div>
  );
}

/** Who is asked at the entry that is looked at, once that is known. */
const decidesNow = ({ decisions, position }: PageState): Player | null =>
  decisions?.position === position && decisions.state === 'open' ? decisions.asks : null;

/** The one filled button of the page. At the end it says so instead of doing nothing. */
export function NextButton({ small }: { small: boolean }) {
  const inspector = useInspector();
  const atEnd = usePage(
    (state) =>
      state.outline !== null &&
      state.position >= state.outline.length - 1 &&
      (answerHere(state) === null || state.outline.asking?.question == null),
  );
  const decides = usePage(decidesNow);
  const follows = usePage((state) => state.growth?.isFollowed === true);
  const asked = usePage((state) => waitingQuestion(state) !== null);
  const end = asked
    ? words.askWaits
    : follows
      ? words.waitingForMore
      : decides === null
        ? words.nextAtEnd
        : words.decidesNow(decides);
  const label = atEnd ? `${words.next}${words.colon}${end}` : words.next;
  return (
    <button
      type="button"
      className={`btn btn-next ${atEnd ? '' : 'btn-primary'}${small ? '' : ' go'}`}
      aria-disabled={atEnd}
      aria-label={label}
      title={atEnd ? end : undefined}
      onClick={() => inspector.playback.step(1)}
    >
      <span>{small || !atEnd ? words.next : end}</span>
      {small ? (
        <Icon name="next" className="nx" />
      ) : atEnd ? null : (
        <span className="go-hint">
          <kbd>→</kbd>
          <Icon name="arrow" />
        </span>
      )}
    </button>
  );
}
