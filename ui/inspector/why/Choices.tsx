import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type { Moment, Outline } from '../../worker/protocol.ts';

/** What may be chosen at a replay, and which way this course of the duel went. */
export function Choices({ outline, moment }: { outline: Outline; moment: Moment }) {
  const inspector = useInspector();
  const { choices, player } = moment.explanation;
  if (choices.length === 0) return null;
  const who = moment.board.attack?.player ?? player ?? moment.board.turnPlayer;
  const cards = choices.filter((choice) => choice.value !== 'stop' && choice.value !== 'direct');
  const wide = choices.filter((choice) => choice.value === 'stop' || choice.value === 'direct');
  const directGone = moment.before.attack?.target === 'direct' && !choices.some((choice) => choice.value === 'direct');
  const go = (taken: number | undefined) => (taken === undefined ? undefined : () => inspector.goToEntry(taken));
  return (
    <div>
      <p className="h">
        <b>{words.chooses(who)}</b>
        {outline.branches.length > 0 ? <span>{words.anotherChoice}</span> : null}
      </p>
      <div className="choices">
        {cards.length === 0 ? null : (
          <div className={`choice-row is-${columnsFor(cards.map((choice) => choice.words))}`}>
            {cards.map((choice) => (
              <Choice key={String(choice.value)} taken={choice.taken} onGo={go(choice.taken)}>
                <span>{choice.words}</span>
                {choice.taken === undefined ? null : <small>{words.taken(choice.taken)}</small>}
              </Choice>
            ))}
          </div>
        )}
        {wide.map((choice) => (
          <Choice key={String(choice.value)} wide taken={choice.taken} onGo={go(choice.taken)}>
            <MarkSign mark={choice.value === 'stop' ? 'stop' : 'attack'} />
            <span>{choice.words}</span>
            {choice.taken === undefined ? null : <small>{words.taken(choice.taken)}</small>}
          </Choice>
        ))}
        {directGone ? (
          <div className="choice choice-wide is-off" aria-disabled="true">
            <MarkSign mark="ban" />
            <s>{words.attackDirectly}</s>
            <small>{words.controlsMonsters(who === 'A' ? 'B' : 'A')}</small>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** As many side by side as their names have room for. */
function columnsFor(names: readonly string[]): number {
  const longest = Math.max(...names.map((name) => name.length));
  const most = longest > 22 ? 1 : longest > 15 ? 2 : longest > 9 ? 3 : 4;
  return names.length === 4 && most === 3 ? 2 : Math.min(most, names.length);
}

function Choice({ children, taken, wide, onGo }: { children: React.ReactNode; taken: number | undefined; wide?: boolean; onGo: (() => void) | undefined }) {
  const classes = `choice${wide === true ? ' choice-wide' : ''}${taken === undefined ? '' : ' is-taken'}`;
  return onGo === undefined ? (
    <div className={classes}>{children}</div>
  ) : (
    <button type="button" className={classes} onClick={onGo}>
      {children}
    </button>
  );
}
