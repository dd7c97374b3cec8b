import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Player } from '../../events/index.ts';
import type { Lesson, Scenario } from '../../machines/index.ts';
import { useInspector, usePage } from '../app/context.ts';
import { taskOnTable } from '../app/sandbox.ts';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import { CardShelf } from './CardShelf.tsx';
import { ChosenCard } from './ChosenCard.tsx';
import {
  addCard,
  type Chosen,
  cardsOf,
  type Destination,
  type DraftCard,
  fitsIn,
  freePlace,
  isFree,
  ZONED,
} from './draft.ts';
import { KeptSetups } from './KeptSetups.tsx';
import { isSamePlace, moveCard, placesFor } from './moveCard.ts';
import { SideSetup } from './SideSetup.tsx';
import { Terms } from './Terms.tsx';

const LessonBox = lazy(async () => ({ default: (await import('../lessons/LessonBox.tsx')).LessonBox }));
const SIDES: readonly Player[] = ['B', 'A'];

/** Under a card of the setup, as its material. */
const under = ({ player, list, index }: Chosen, card: DraftCard): Destination => ({
  player,
  list,
  place: card.place ?? null,
  under: index,
});

/** The place that was chosen, or, where a card came to lie there, the next free one of the row. */
const whereThereIsRoom = (draft: Scenario, to: Destination): Destination =>
  to.under !== undefined || to.list === 'fieldSpell' || isFree(draft, to)
    ? to
    : { ...to, place: freePlace(draft, to.player, to.list) };

/** Where the first card goes: where the task of a lesson lacks one, else to A's monsters. */
function firstPlace(task: Lesson | null): Destination {
  const need = task?.alone.needs?.[0];
  const list = need?.zones[0] === 'spellTrap' ? 'spellsTraps' : 'monsters';
  return { player: need?.player ?? 'A', list, place: 3 };
}

const LETTER = /^[\p{Letter}\p{Number}]$/u;

/** Sets both sides of a duel up from the built-in cards, under any rules, and plays it. */
export function SandboxView() {
  const inspector = useInspector();
  const { scenario, unsaid } = usePage((state) => state.draft);
  const shelf = usePage((state) => state.shelf);
  const ready = usePage((state) => state.outline !== null);
  const task = usePage(taskOnTable);
  const cleared = usePage((state) => state.cleared !== null);
  const [wanted, setTo] = useState<Destination>(() => firstPlace(task));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another task has another place to begin at
  useEffect(() => setTo(firstPlace(task)), [task?.id]);
  const to = whereThereIsRoom(scenario, wanted);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const there = chosen === null ? undefined : cardsOf(scenario, chosen.player, chosen.list)[chosen.index];
  const [dragged, setDragged] = useState<Chosen | string | null>(null);
  const nameOf = (card: string) => shelf?.cards.find(({ id }) => id === card)?.name ?? card;
  const holder = to.under === undefined ? undefined : cardsOf(scenario, to.player, to.list)[to.under];
  const put = (card: string) => {
    const next = addCard(scenario, to, card);
    if (next === scenario) return inspector.set({ notice: words.rowIsFull });
    inspector.sandbox.change(next);
    if (to.under === undefined && to.list !== 'fieldSpell' && ZONED.includes(to.list))
      setTo({ ...to, place: freePlace(next, to.player, to.list) });
  };
  const faceOf = (card: string | undefined) => shelf?.cards.find(({ id }) => id === card);
  /** Whether what is dragged may be dropped there: a card of the list where nothing lies, one of the field by the rules of moving. */
  const fits = (there: Destination): boolean => {
    if (dragged === null) return false;
    if (typeof dragged === 'string') {
      const face = faceOf(dragged);
      return face !== undefined && fitsIn(face, there.list) && isFree(scenario, there);
    }
    const face = faceOf(cardsOf(scenario, dragged.player, dragged.list)[dragged.index]?.card);
    return (
      face !== undefined && placesFor(scenario, dragged, face).some((place) => isSamePlace(place, there))
    );
  };
  const drop = (there: Destination) => {
    if (typeof dragged === 'string') inspector.sandbox.change(addCard(scenario, there, dragged));
    else if (dragged !== null) {
      const moved = moveCard(scenario, dragged, there);
      inspector.sandbox.change(moved.draft);
      setChosen(moved.chosen);
    }
    setDragged(null);
  };
  /** Whoever types a name while a zone or a card of the list has the focus searches for it; no letter there is a command. */
  const typeOn = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !LETTER.test(event.key)) return;
    if (
      event.target instanceof HTMLElement &&
      event.target.closest('input, select, textarea, .sandbox-side') !== null
    )
      return;
    event.stopPropagation();
    field.current?.focus();
  };
  return (
    <main className="sandbox">
      {task !== null ? (
        <Suspense fallback={null}>
          <LessonBox />
        </Suspense>
      ) : null}
      <div className="sandbox-head">
        <h1>{words.sandboxTitle}</h1>
        <label className="sandbox-title">
          <span>{words.draftTitle}</span>
          <input
            maxLength={200}
            placeholder={words.sandboxUntitled}
            value={scenario.title}
            onChange={(event) => inspector.sandbox.change({ ...scenario, title: event.target.value })}
          />
        </label>
        <span className="grow" />
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => (cleared ? inspector.sandbox.unclear() : inspector.sandbox.clear())}
        >
          {cleared ? words.unclearSandbox : words.clearSandbox}
        </button>
        {ready ? (
          <button type="button" className="btn" onClick={() => inspector.set({ view: 'duel' })}>
            {words.backToDuel}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => inspector.sandbox.saveSetup()}>
          {words.saveSetup}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => inspector.sandbox.play()}>
          {words.playIt}
        </button>
      </div>
      {unsaid.length === 0 ? null : (
        <p className="note" role="status">
          <MarkSign mark="ban" />
          <span>{words.couldNotTake(unsaid)}</span>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is typed on the buttons in it */}
      <div className="sandbox-parts" onKeyDown={typeOn}>
        <CardShelf
          field={field}
          shelf={shelf}
          to={to}
          under={holder === undefined ? null : nameOf(holder.card)}
          draft={scenario}
          onTo={setTo}
          onPut={put}
          onDrag={setDragged}
        />
        <div className="sandbox-table">
          {SIDES.map((player) => (
            <SideSetup
              key={player}
              player={player}
              scenario={scenario}
              shelf={shelf}
              to={to}
              chosen={there === undefined ? null : chosen}
              onTo={setTo}
              onChosen={setChosen}
              drag={{ start: setDragged, fits, drop }}
            />
          ))}
        </div>
        <div className="sandbox-side">
          {chosen === null || there === undefined ? null : (
            <ChosenCard
              scenario={scenario}
              chosen={chosen}
              card={there}
              shelf={shelf}
              onChosen={setChosen}
              onMaterial={() => setTo(under(chosen, there))}
              onDone={() => setChosen(null)}
            />
          )}
          <Terms scenario={scenario} shelf={shelf} />
        </div>
      </div>
      <KeptSetups />
    </main>
  );
}
