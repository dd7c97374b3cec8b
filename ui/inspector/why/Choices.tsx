import { useEffect, useRef } from 'react';
import { useInspector } from '../../app/context.ts';
import { words } from '../../locales/index.ts';
import { MarkSign } from '../../theme/Mark.tsx';
import type { Decisions, Moment, Outline } from '../../worker/protocol/index.ts';
import { playsOn } from '../decide/playsOn.ts';
import { useDecisions } from '../decide/useDecisions.ts';
import { tookNext } from './tookNext.ts';

/** Choices that are no card: a line each. */
const WIDE: readonly unknown[] = ['direct', 'continue', 'stop'];

/** What may be chosen at a replay, and which way this course of the duel went. */
export function Choices({ outline, moment }: { outline: Outline; moment: Moment }) {
  const inspector = useInspector();
  const decisions = useDecisions();
  const take = useChoice(decisions, moment.position);
  const { player } = moment.explanation;
  if (moment.explanation.choices.length === 0) return null;
  const choices = moment.explanation.choices.map((choice) =>
    choice.taken === undefined && tookNext(moment, choice.value)
      ? { ...choice, taken: moment.next?.index }
      : choice,
  );
  const { attack, turnPlayer } = moment.board;
  const who = moment.speaker.asks ?? player ?? attack?.player ?? turnPlayer;
  const copy = (value: unknown) => outline.numbersOfCopies[String(value)] ?? 0;
  const cards = choices
    .filter((choice) => !WIDE.includes(choice.value))
    .sort((a, b) => copy(a.value) - copy(b.value));
  const wide = choices.filter((choice) => WIDE.includes(choice.value));
  const directGone =
    moment.before.attack?.target === 'direct' && !choices.some((choice) => choice.value === 'direct');
  const branchAt = (value: unknown) =>
    outline.branches.find(
      (branch) =>
        branch.from === moment.position && branch.choice === value && branch.name !== outline.branch,
    );
  const branchOf = (value: unknown) => branchAt(value)?.name;
  const directBranch = branchAt('direct');
  const go = (choice: (typeof choices)[number]) => {
    const { taken } = choice;
    if (taken !== undefined) return () => inspector.playback.goToEntry(taken);
    const branch = branchOf(choice.value);
    if (branch !== undefined) return () => inspector.choose({ branch, onward: true });
    const isKnown = decisions !== null || outline.profile !== 'full';
    return isKnown && lineFor(decisions, String(choice.value)) === undefined
      ? undefined
      : () => take(String(choice.value));
  };
  const goesOn = playsOn(outline, moment.position);
  const isTaken = choices.some((choice) => choice.taken !== undefined);
  const untold = isTaken ? words.notChosen : words.notTold;
  const otherwise = outline.profile !== 'full' ? untold : goesOn ? words.goesOn : words.makesBranch;
  const note = (choice: (typeof choices)[number]) => {
    if (choice.taken !== undefined) return <small>{words.taken(choice.taken)}</small>;
    const branch = branchAt(choice.value);
    return <small>{branch === undefined ? otherwise : words.inBranch(branch.called ?? branch.name)}</small>;
  };
  return (
    <div>
      <div className="h">
        <h3>{words.chooses(who)}</h3>
        {outline.branches.length > 0 ? <span>{words.anotherChoice}</span> : null}
      </div>
      <div className="choices">
        {cards.length === 0 ? null : (
          <div className={`choice-row is-${columnsFor(cards.map((choice) => choice.words))}`}>
            {cards.map((choice) => (
              <Choice key={String(choice.value)} taken={choice.taken} onGo={go(choice)}>
                <span>{choice.words}</span>
                {note(choice)}
              </Choice>
            ))}
          </div>
        )}
        {wide.map((choice) => (
          <Choice key={String(choice.value)} wide taken={choice.taken} onGo={go(choice)}>
            <MarkSign mark={choice.value === 'stop' ? 'stop' : 'attack'} />
            <span>{choice.words}</span>
            {note(choice)}
          </Choice>
        ))}
        {directGone ? (
          <div className="choice choice-wide is-off">
            <MarkSign mark="ban" />
            <s>{words.attackDirectly}</s>
            <small>
              {words.controlsMonsters(who === 'A' ? 'B' : 'A')}
              {directBranch === undefined ? null : (
                <>
                  {', '}
                  <button
                    type="button"
                    className="link"
                    onClick={() => inspector.choose({ branch: directBranch.name, onward: true })}
                  >
                    {words.triedIn(directBranch.called ?? directBranch.name)}
                  </button>
                </>
              )}
            </small>
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The decision that a choice stands for; undefined where it may not be taken here. */
const lineFor = (decisions: Decisions | null, value: string) =>
  decisions?.lines.find(
    ({ group, target, refused }) => group === 'choose' && refused === null && target === value,
  );

/** Takes a choice; pressed before it is known what may be decided here, it is taken once it is. */
function useChoice(decisions: Decisions | null, position: number): (value: string) => void {
  const inspector = useInspector();
  const waiting = useRef<{ readonly value: string; readonly position: number } | null>(null);
  useEffect(() => {
    const pressed = waiting.current;
    if (pressed === null || (decisions === null && pressed.position === position)) return;
    waiting.current = null;
    const line = pressed.position === position ? lineFor(decisions, pressed.value) : undefined;
    if (line !== undefined) inspector.changes.decide(line);
  }, [decisions, position, inspector]);
  return (value) => {
    const line = lineFor(decisions, value);
    if (line !== undefined) inspector.changes.decide(line);
    else if (decisions === null) {
      waiting.current = { value, position };
      inspector.changes.need(position);
    }
  };
}

/** As many side by side as their names have room for. */
function columnsFor(names: readonly string[]): number {
  const longest = Math.max(...names.map((name) => name.length));
  const most = longest > 22 ? 1 : longest > 15 ? 2 : longest > 9 ? 3 : 4;
  return names.length === 4 && most === 3 ? 2 : Math.min(most, names.length);
}

function Choice({
  children,
  taken,
  wide,
  onGo,
}: {
  children: React.ReactNode;
  taken: number | undefined;
  wide?: boolean;
  onGo: (() => void) | undefined;
}) {
  const look = onGo === undefined ? ' is-untold' : taken === undefined ? '' : ' is-taken';
  const classes = `choice${wide === true ? ' choice-wide' : ''}${look}`;
  return onGo === undefined ? (
    <div className={classes}>{children}</div>
  ) : (
    <button type="button" className={classes} onClick={onGo}>
      {children}
    </button>
  );
}
