import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import type { ImportReport } from '../worker/protocol/index.ts';
import { useLook } from './look.ts';

/** What another engine told that nothing in its file explains, and that is no difference (B43). */
export function Unexplained({ report: { unexplained, isRecording } }: { report: ImportReport }) {
  const look = useLook();
  if (unexplained.length === 0) return null;
  return (
    <>
      <h2>{words.unexplainedHead}</h2>
      <ul className="import-found">
        {unexplained.map(({ position, packet, card, rule }, at) => (
          <li key={`${packet} ${card}`} className="found-row is-plain">
            <MarkSign mark="damage" />
            <div>
              <h3>
                {words.unexplainedTitle(card)} <span>{words.packetOf(packet, isRecording, position)}</span>
              </h3>
              <p>{words.unexplained(card, rule)}</p>
            </div>
            <button
              type="button"
              className="btn"
              aria-label={words.lookAt(
                words.unexplainedTitle(card),
                words.packetOf(packet, isRecording, position),
              )}
              data-line={`unexplained ${at}`}
              onClick={() => look({ position, name: `unexplained ${at}` })}
            >
              {words.look}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
