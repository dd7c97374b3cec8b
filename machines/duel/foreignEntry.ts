import type { DecodeOptions, EventType, Payload } from '../../events/index.ts';
import { isForeign } from './foreignHeader.ts';
import { headerSchema } from './header.ts';
import type { DuelHeader } from './types.ts';

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LEFT_OUT_NAMES = [
  'triggers',
  'responsesAgain',
  'offers',
  'links',
  'forced',
  'vars',
  'answers',
  'targets',
  'paid',
  'destroyed',
  'survives',
  'sources',
] as const;
const NO_TRIGGERS = { triggers: [] };
/** What another engine may leave out of an event: it says something of our procedure, which is added on reading. */
const LEFT_OUT: ReadonlyMap<unknown, Loose> = new Map<unknown, Loose>([
  ['phase.entered', NO_TRIGGERS],
  ['step.entered', NO_TRIGGERS],
  ['attack.declared', NO_TRIGGERS],
  ['attack.targetChosen', { responsesAgain: false, ...NO_TRIGGERS }],
  ['damageStep.reached', NO_TRIGGERS],
  ['chain.ended', NO_TRIGGERS],
  ['spellTrap.set', NO_TRIGGERS],
  ['monster.turnedByHand', NO_TRIGGERS],
  ['battle.calculated', { destroyed: [], survives: [] }],
  ['effect.activated', { targets: [], paid: [], vars: {}, answers: [], forced: [], offers: 0 }],
  ['priority.passed', { offers: 0, links: 0 }],
  ['value.changed', { sources: [] }],
]);

/** What may be left out of every entry that another engine writes. */
const FRAME = { at: 0, causedBy: [] };

/** An event as another engine may tell it: what says something of our procedure alone may be left out. */
export type ObservedEvent = {
  [T in EventType]: {
    readonly type: T;
    readonly payload: Omit<Payload<T>, LeftOut> &
      Partial<Pick<Payload<T>, Extract<keyof Payload<T>, LeftOut>>>;
  };
}[EventType];
type LeftOut = (typeof LEFT_OUT_NAMES)[number];

/** The fields that another engine may leave out, by type of event, and those of every entry. */
export const MAY_BE_LEFT_OUT = {
  frame: Object.keys(FRAME),
  payload: (type: string): readonly string[] => Object.keys(LEFT_OUT.get(type) ?? {}),
};

const MEND = 'Correct what the engine writes here; duelscope schema duel has the form of every event.';

function whole(line: Loose): Loose {
  const { type, payload } = line;
  const defaults = LEFT_OUT.get(type);
  const complete = defaults === undefined || !isObject(payload) ? payload : { ...defaults, ...payload };
  return { ...FRAME, ...line, payload: complete };
}

/** How a duel file is read: line 1, and the entries as Duelscope or another engine writes them. */
export const DUEL_READING: DecodeOptions<DuelHeader> = {
  header: headerSchema,
  mendHeader: ({ profile, engine }) =>
    isForeign({ profile: String(profile), engine: String(engine) }) ? MEND : undefined,
  entryForm: (header) =>
    isForeign(header) ? { whole: (line) => whole(line) as typeof line, mend: MEND } : undefined,
};
