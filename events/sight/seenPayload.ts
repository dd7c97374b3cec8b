import type {
  Because,
  Candidate,
  CardId,
  Command,
  Entry,
  EntryOf,
  Json,
  Option,
  Player,
  SetupCard,
  Trigger,
  Value,
} from '../messages/index.ts';
import { UNSEEN } from '../projections/index.ts';

/** What a player sees through: how cards, visits and earlier entries are called in the player's own log. */
export interface Glasses {
  readonly viewer: Player;
  /** The player's name for a card or a visit; anything else stays as it is. */
  call(text: string): string;
  /** The same for something the player decided: a card of the player's own Deck by its name, since its place is not known. */
  refer(text: string): string;
  knows(card: CardId): boolean;
  /** An entry of the player's own log, by its number. */
  entryAt(index: number): Entry | undefined;
  /** A Deck as it lies in the player's own log. */
  deckOf(player: Player): readonly CardId[];
  mask(trigger: Trigger): Trigger;
}

type Rename = (text: string) => string;

function renamed<T>(value: T, rename: Rename): T {
  if (typeof value === 'string') return rename(value) as T;
  if (Array.isArray(value)) return value.map((one) => renamed(one as unknown, rename)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, renamed(one as unknown, rename)]),
  ) as T;
}

/** Only that it is there, where it lies, and how: what both players see of every card. */
function seenSetupCard(card: SetupCard, glasses: Glasses): SetupCard {
  if (glasses.knows(card.id)) return card;
  const { id, visit, owner, place, position, setThisTurn } = card;
  return {
    id,
    visit,
    name: UNSEEN,
    owner,
    place,
    faceUp: false,
    printed: {},
    ...(position === undefined ? {} : { position }),
    ...(setThisTurn === undefined ? {} : { setThisTurn }),
  };
}

/** The seed would tell how everything is shuffled. */
const seenStart = ({ payload }: EntryOf<'duel.started'>, glasses: Glasses) => ({
  ...payload,
  seed: 0,
  cards: payload.cards.map((card) => seenSetupCard(card, glasses)),
});

/** A card that is looked for in one's own Deck is named, not pointed at, and its place in the list says nothing. */
function seenOptions(options: readonly Option[], { call, refer }: Glasses): Option[] {
  const seen = options.map(({ value, card }): Option => {
    if (card === undefined || typeof value !== 'string') return { value };
    return refer(value) === call(value) ? { value: call(value), card: call(card) } : { value: refer(value) };
  });
  const named = seen.filter(({ card }) => card === undefined).map(({ value }) => String(value));
  const pointed = seen.some(({ card }) => card !== undefined);
  if (!pointed && options.every(({ card }) => card !== undefined))
    return named.sort().map((value) => ({ value }));
  return seen;
}

function seenCandidate(candidate: Candidate, glasses: Glasses): Candidate {
  const { cards, entries } = candidate;
  if (cards === undefined || cards.every((card) => glasses.knows(card)))
    return renamed(candidate, glasses.call);
  // As they were called when it happened: where they lie now is not known.
  const then = (entries ?? []).flatMap((index) => {
    const payload = glasses.entryAt(index)?.payload;
    return payload !== undefined && 'card' in payload ? [payload.card] : [];
  });
  const { cards: _, ...rest } = candidate;
  return then.length === 0 ? rest : { ...rest, cards: [...new Set(then)] };
}

type Activated = EntryOf<'effect.activated'>['payload'];

function seenActivation(payload: Activated, glasses: Glasses): Activated {
  const own = payload.player === glasses.viewer;
  const { option } = payload.vars;
  const vars: Record<string, Json> = option === undefined ? {} : { option };
  const { trigger, ...rest } = payload;
  return {
    ...renamed(rest, glasses.call),
    vars: own ? renamed(payload.vars, glasses.refer) : vars,
    answers: own ? renamed(payload.answers, glasses.refer) : [],
    forced: payload.forced.map(glasses.mask),
    ...(trigger === undefined ? {} : { trigger: glasses.mask(trigger) }),
  };
}

function payloadOf(entry: Entry, glasses: Glasses): Entry['payload'] {
  const { viewer, call } = glasses;
  switch (entry.type) {
    case 'duel.started':
      return seenStart(entry, glasses);
    case 'card.moved': {
      const { card, created } = entry.payload;
      const moved = renamed(entry.payload, call);
      // what comes into being out of sight, as the hand of the other player of a side, is as little known as any there
      return created === undefined || glasses.knows(card)
        ? moved
        : { ...moved, created: { ...created, name: UNSEEN, printed: {} } };
    }
    case 'effect.activated':
      return seenActivation(entry.payload, glasses);
    case 'triggers.placed':
      return { ...entry.payload, offers: entry.payload.offers.map(glasses.mask) };
    case 'prompt.asked': {
      const { payload } = entry;
      const own = payload.player === viewer;
      const about =
        payload.about !== undefined && (own || glasses.knows(payload.about)) ? payload.about : undefined;
      const { about: _, ...rest } = payload;
      return {
        ...rest,
        ...(about === undefined ? {} : { about: call(about) }),
        options: own ? seenOptions(payload.options, glasses) : [],
        resume: null,
      };
    }
    case 'prompt.answered': {
      const { player, answer } = entry.payload;
      return { player, answer: player === viewer ? renamed(answer, glasses.refer) : [] };
    }
    case 'deck.shuffled': {
      const { player } = entry.payload;
      return { player, order: [...glasses.deckOf(player)] };
    }
    case 'cards.revealed': {
      const cards = entry.payload.cards.map(call);
      return { ...entry.payload, cards };
    }
    case 'attackReplay.checked':
      return {
        ...renamed(entry.payload, call),
        candidates: entry.payload.candidates.map((one) => seenCandidate(one, glasses)),
      };
    case 'value.changed': {
      // The order of cards that are listed would tell which is which.
      const { from, to } = entry.payload;
      const sorted = (value: Value): Value =>
        Array.isArray(value) ? value.map(call).sort() : renamed(value, call);
      return { ...renamed(entry.payload, call), from: sorted(from), to: sorted(to) };
    }
    case 'command.refused':
      return entry.command?.player === viewer
        ? renamed(entry.payload, glasses.refer)
        : { code: 'command/unseen', rule: 'F8', detail: {} };
    default: {
      const { payload } = entry;
      if (!('triggers' in payload) || payload.triggers === undefined) return renamed(payload, call);
      const { triggers, ...rest } = payload;
      return { ...renamed(rest, call), triggers: triggers.map(glasses.mask) } as Entry['payload'];
    }
  }
}

function commandOf(entry: Entry, { viewer, call, refer }: Glasses): Command | undefined {
  const { command } = entry;
  if (command === undefined) return undefined;
  if (command.player === viewer) return renamed(command, refer);
  if (entry.type === 'command.refused') return { type: 'priority.pass', player: command.player };
  if (command.type === 'prompt.answer') return { ...command, answer: [] };
  if (!('answers' in command)) return renamed(command, call);
  const { answers: _, ...rest } = command;
  return renamed(rest, call) as Command;
}

/** What a rule read is not shown: it looks under every card. */
const becauseOf = ({ because }: Entry): Because | undefined =>
  because === undefined ? undefined : { rule: because.rule, code: because.code, facts: {}, reads: [] };

/** An entry as a player sees it, but for what comes to light with it. */
export function seenEntry(entry: Entry, glasses: Glasses): Entry {
  const { because: _, command: __, ...frame } = entry;
  const because = becauseOf(entry);
  const command = commandOf(entry, glasses);
  return {
    ...frame,
    payload: payloadOf(entry, glasses),
    ...(because === undefined ? {} : { because }),
    ...(command === undefined ? {} : { command }),
  } as Entry;
}
