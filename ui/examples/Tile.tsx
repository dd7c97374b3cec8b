import type { ExampleDone } from '../app/examplesDone.ts';
import { words } from '../locales/index.ts';
import { Icon, MarkSign } from '../theme/Mark.tsx';
import type { ExampleSummary, Strip, StripSlot } from '../worker/protocol/index.ts';

/** One example: then and now, its question, and what comes of it. */
export function Tile({
  example,
  strip,
  open,
  answers,
  done,
  tabbed,
  onOpen,
  onFocus,
}: {
  example: ExampleSummary;
  /** `undefined` while it is not known yet. */
  strip: Strip | null | undefined;
  open: boolean;
  answers: boolean;
  /** What the reader did with it before. */
  done: ExampleDone | undefined;
  tabbed: boolean;
  onOpen: () => void;
  onFocus: () => void;
}) {
  return (
    <button
      type="button"
      aria-current={open ? 'true' : undefined}
      className={`tile${open ? ' is-open' : ''}`}
      data-example={example.id}
      tabIndex={tabbed ? 0 : -1}
      onClick={onOpen}
      onFocus={onFocus}
    >
      <TileStrip strip={strip} answers={answers} />
      <span className="tile-title">{example.title}</span>
      <span className="tile-text">{example.text}</span>
      <span className="tile-foot">
        {example.verdict === null || !answers ? null : (
          <>
            <MarkSign mark={example.verdict} />
            <span>{words.verdictWord(example.verdict)}</span>
          </>
        )}
        {example.branches.length === 0 ? null : (
          <span className="tile-courses">
            <MarkSign mark="branch" />
            {words.alternatives(example.branches.length)}
          </span>
        )}
        {done === undefined ? null : (
          <span className="tile-done">
            <MarkSign mark="yes" />
            {words.exampleDone(done)}
          </span>
        )}
        <span className="code">{example.id}</span>
      </span>
    </button>
  );
}

/** The two strips of a tile. Its room is kept while it is worked out, and where there is none to show. */
function TileStrip({ strip, answers }: { strip: Strip | null | undefined; answers: boolean }) {
  if (strip === undefined) return <span className="tile-strip is-waiting" aria-hidden="true" />;
  if (strip === null) return <span className="tile-strip is-none quiet">{words.noAttackToShow}</span>;
  return (
    <span className="tile-strip" role="img" aria-label={words.stripLabel(strip, answers)}>
      <span className="tile-cap">
        {answers ? words.stripCaption(strip.player) : words.stripThen(strip.player)}
      </span>
      <span className="slots">
        {strip.zones.map(({ then }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is known by its place
          <span key={seat} className={`slot${then === null ? '' : ' is-full'}`}>
            <Mini slot={then} />
          </span>
        ))}
      </span>
      <Icon name="arrow" className="lens-arrow" />
      <span className="slots">
        {strip.zones.map(({ then, now, other }, seat) => {
          const look = now === null ? (then === null ? '' : ' is-gone') : other ? ' is-new' : ' is-full';
          return answers ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a zone is known by its place
            <span key={seat} className={`slot${look}`}>
              <Mini slot={now} />
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a zone is known by its place
            <span key={seat} className="slot">
              ?
            </span>
          );
        })}
      </span>
    </span>
  );
}

function Mini({ slot }: { slot: StripSlot | null }) {
  if (slot === null) return null;
  return (
    <span
      className={`mini mini-${slot.frame}${slot.defense ? ' is-defense' : ''}${slot.faceUp ? '' : ' is-set'}`}
    />
  );
}
