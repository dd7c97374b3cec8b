import { countSaid } from '../../app/askingFirst.ts';
import { useInspector, usePage } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type { Outline } from '../../worker/protocol/index.ts';
import '../../theme/ask.css';

/** Where nothing more is asked of a duel: how much was as the rules say, and the way to be asked again. */
export function AskedNote({ outline: { asking } }: { outline: Pick<Outline, 'asking'> }) {
  const inspector = useInspector();
  const said = usePage((state) => state.said);
  if (asking === null) return null;
  const { agree, of } = countSaid(said, asking.duel);
  return (
    <p className="note-line" role="status">
      <MarkSign mark="bookmark" />
      <span>
        {asking.of === 0 ? words.nothingAsked : words.askedAll(agree, of)}{' '}
        {asking.of === 0 ? null : (
          <button type="button" className="link" onClick={() => inspector.asking.again()}>
            {words.askAllAgain}
          </button>
        )}
      </span>
    </p>
  );
}
