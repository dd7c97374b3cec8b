import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import type { CardState, Player } from '../../events/index.ts';
import { words } from '../locales/index.ts';
import { MarkSign } from '../theme/Mark.tsx';
import { CardBack, CardFront } from './Card.tsx';
import type { Box } from './geometry.ts';
import { sameBut } from './same.ts';
import { valueArrow, valuesCrowded } from './valueWords.ts';
import type { ZoneCard } from './zoneCard.ts';

export const boxStyle = (box: Box): CSSProperties => ({
  left: box.x,
  top: box.y,
  width: box.width,
  height: box.height,
});

interface ZoneProps {
  box: Box;
  label: string;
  far: boolean;
  thin: boolean;
  zone: ZoneCard | null;
  /** Where the duel stands, if the card changed there. */
  changedAt: number | null;
  row: number;
  column: number;
  onEntry: (entry: number) => void;
  /** What the card is shall be told, beside where it lies. */
  onCard: (zone: ZoneCard, beside: DOMRect) => void;
  /** A word in an empty zone. */
  note?: string | undefined;
}

/** A zone of the field with its card, or empty. Each value leads to the entry that set it. */
export const Zone = memo(ZoneView, sameBut<ZoneProps>('box', 'zone'));

function ZoneView({ box, label, far, thin, zone, changedAt, row, column, onEntry, onCard, note }: ZoneProps) {
  const spot = { 'data-row': row, 'data-column': column, tabIndex: -1 } as const;
  if (thin)
    return (
      <div
        className={`thin${far ? ' is-far' : ''}`}
        style={boxStyle(box)}
        role="img"
        aria-label={words.emptyZone(label)}
        {...spot}
      />
    );
  if (zone === null)
    return (
      <div
        className={`zone is-empty${far ? ' is-far' : ''}`}
        style={boxStyle(box)}
        role="img"
        aria-label={words.emptyZone(label)}
        {...spot}
      >
        {note === undefined ? null : <span className="well-name">{note}</span>}
      </div>
    );
  const { card } = zone;
  const defense = zone.monster && card.position === 'defense';
  const classes = [
    'zone',
    far ? 'is-far' : '',
    zone.attacker ? 'is-attacker' : '',
    zone.choice ? 'can' : '',
    card.faceUp ? '' : 'is-facedown',
    zone.monster ? '' : 'is-row-spellTrap',
  ];
  const spoken = words.zoneCard(label, {
    name: card.faceUp || zone.known ? zone.name : null,
    faceUp: card.faceUp,
    position: zone.monster ? card.position : null,
    values: zone.monster && card.faceUp ? card.values : null,
    declared: card.flags.declared !== undefined && card.flags.declared > 0,
    came: zone.came,
    choice: zone.choice,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a zone is a group on a drawn table, not a form's fieldset
    <div
      className={classes.join(' ')}
      style={boxStyle(box)}
      role="group"
      aria-label={spoken}
      data-card-id={card.id}
      title={zone.known || card.faceUp ? zone.name : undefined}
      aria-description={words.enterTells}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('button') === null)
          onCard(zone, event.currentTarget.getBoundingClientRect());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        event.preventDefault();
        event.stopPropagation();
        onCard(zone, event.currentTarget.getBoundingClientRect());
      }}
      {...spot}
    >
      {card.faceUp ? (
        <CardFront card={card} face={zone.face} number={zone.number} defense={defense} />
      ) : (
        <CardBack defense={defense} name={zone.known ? (zone.face?.name ?? card.name) : undefined} />
      )}
      {card.flags.declared !== undefined && card.flags.declared > 0 && zone.monster && card.faceUp ? (
        <span className="badge badge-flag" title={words.declaredThisTurn}>
          <MarkSign mark="attack" />
        </span>
      ) : null}
      {zone.choice && zone.number !== undefined ? (
        <span className="badge badge-pick">{zone.number}</span>
      ) : null}
      {zone.monster && card.faceUp ? (
        <>
          <LevelPlate card={card} onEntry={onEntry} />
          <ValuePlates card={card} onEntry={onEntry} />
        </>
      ) : null}
      <Counters card={card} upright={zone.monster && !defense} />
      {changedAt === null ? null : <span className="settle" key={changedAt} aria-hidden="true" />}
    </div>
  );
}

/**
 * A number or word on a card: it leads to the entry that made it so. Who goes by keys has the same with the card itself, so
 * that a table full of numbers is no way full of stops.
 */
function SetBy({
  entry,
  label,
  className,
  onEntry,
  children,
}: {
  entry: number;
  label: string;
  className: string;
  onEntry: (entry: number) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={className}
      title={label}
      aria-label={label}
      onClick={() => onEntry(entry)}
    >
      {children}
    </button>
  );
}

/** The value that counts here is dark and named, a changed one has an arrow. Each leads to what set it, its name to the position. */
function ValuePlates({ card, onEntry }: { card: CardState; onEntry: (entry: number) => void }) {
  const counts = card.position === 'defense' ? 'def' : 'atk';
  return (
    <div className={`vals${valuesCrowded(card) ? ' is-crowded' : ''}`}>
      {(['atk', 'def'] as const).map((what) => {
        const now = card.values[what];
        const printed = card.printed[what];
        if (now === undefined) return null;
        const setBy = card.setBy[what];
        const arrow = valueArrow(card, what);
        const changed = arrow === null ? '' : arrow === '▲' ? ' up' : ' down';
        return (
          <Fragment key={what}>
            {what === counts ? (
              <SetBy
                entry={card.turnedAt > 0 ? card.turnedAt : card.movedAt}
                label={words.positionSetBy(card.position, card.turnedAt > 0 ? card.turnedAt : card.movedAt)}
                className={`on posture${changed}`}
                onEntry={onEntry}
              >
                <i>{words.valueName[what]}</i>
              </SetBy>
            ) : null}
            <SetBy
              entry={setBy ?? card.movedAt}
              label={
                setBy === undefined
                  ? words.printedSince(what, now, card.movedAt)
                  : words.valueSetBy(what, now, printed, setBy)
              }
              className={what === counts ? 'on' : changed}
              onEntry={onEntry}
            >
              {now}
            </SetBy>
          </Fragment>
        );
      })}
    </div>
  );
}

/** How many counters lie on a card; what put them there is told with the card. */
function Counters({ card, upright }: { card: CardState; upright: boolean }) {
  const all = Object.entries(card.counters).filter(([, count]) => count > 0);
  if (all.length === 0) return null;
  const told = all.map(([name, count]) => words.counterName(name, count)).join(', ');
  return (
    <span
      className={`badge badge-counters${upright ? ' is-upright' : ''}`}
      title={told}
      role="img"
      aria-label={told}
    >
      {all.reduce((sum, [, count]) => sum + count, 0)}
    </span>
  );
}

/** A Level that is not the printed one, with what set it. */
function LevelPlate({ card, onEntry }: { card: CardState; onEntry: (entry: number) => void }) {
  const { level } = card.values;
  if (level === undefined || level === card.printed.level) return null;
  return (
    <span className={`vals vals-level${card.position === 'defense' ? ' is-turned' : ''}`}>
      <SetBy
        entry={card.setBy['level'] ?? card.movedAt}
        label={words.levelSetBy(level, card.printed.level, card.setBy['level'] ?? card.movedAt)}
        className=""
        onEntry={onEntry}
      >
        <i>{words.levelShort}</i>
        {level}
      </SetBy>
    </span>
  );
}

interface PileProps {
  box: Box;
  name: string;
  owner: Player;
  zone: 'deck' | 'extraDeck' | 'graveyard';
  count: number;
  far: boolean;
  onOpen: ((owner: Player, zone: 'extraDeck' | 'graveyard') => void) | null;
}

/** A pile beside the zones: how many cards lie there. */
export const Pile = memo(PileView, sameBut<PileProps>('box'));

function PileView({ box, name, owner, zone, count, far, onOpen }: PileProps) {
  const inner = (
    <>
      <span>{name}</span> <b>{count}</b>
    </>
  );
  const classes = `zone zone-pile is-empty${far ? ' is-far' : ''}`;
  if (onOpen === null || zone === 'deck' || count === 0)
    return (
      <div className={classes} style={boxStyle(box)} role="img" aria-label={words.pile(owner, name, count)}>
        {inner}
      </div>
    );
  return (
    <button
      type="button"
      className={classes}
      style={boxStyle(box)}
      aria-label={words.pile(owner, name, count)}
      onClick={() => onOpen(owner, zone)}
    >
      {inner}
    </button>
  );
}
