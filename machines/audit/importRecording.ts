import type { CardName, CounterNames, Recording, RecordingHeader, Values } from '../../events/index.ts';
import { MOST_UNPACKED, nameOfPasscode, observe, readRecording } from '../../events/index.ts';
import { DEFAULT_RULESET, RULESETS, type Ruleset } from '../rulesets/index.ts';
import { type AuditedDuel, auditRecording } from './auditRecording.ts';
import { builtInByPasscode, cardsOfRecording } from './cardsOfRecording.ts';

/** What a card database says of a passcode. */
export interface KnownCard {
  readonly title: string;
  readonly values: Values;
}

export interface ImportOptions {
  /** The file's name, for the title. */
  readonly title: string;
  /** Today's rules where left out. */
  readonly ruleset?: Ruleset;
  /** A card database, by passcode; without one the names are passcodes and the values those of the stream. */
  readonly database?: (passcode: number) => KnownCard | undefined;
  /** What the kinds of counters are called, by their number; without it they go by it. */
  readonly counters?: CounterNames;
  /** The most bytes that it may unpack to; 64 MiB where left out. */
  readonly mostUnpacked?: number;
}

/** A recording of a client: a duel with its report, or, where it is only decks and answers, what those say. */
export type ImportedDuel =
  | ({ readonly kind: 'duel' } & AuditedDuel)
  | {
      readonly kind: 'answers';
      readonly recording: Recording;
      /** What the cards of its decks are called, by passcode, as far as that is known. */
      readonly titles: ReadonlyMap<number, string>;
    };

export type ImportResult =
  | { readonly ok: true; readonly imported: ImportedDuel; readonly client: RecordingHeader }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly mend: string };

const NAME_LENGTH = 200;

function standardRuleset(): Ruleset {
  const ruleset = RULESETS.get(DEFAULT_RULESET);
  if (ruleset === undefined) throw new Error('the standard ruleset is not built in');
  return ruleset;
}

/** A recording that is read, before anything is made of it. */
export interface ReadImport {
  readonly recording: Recording;
  /** The passcodes in it that no built-in card has: what a card database is asked for. */
  readonly passcodes: readonly number[];
}
export type ImportReading =
  | ({ readonly ok: true } & ReadImport)
  | Extract<ImportResult, { readonly ok: false }>;

/** What our own cards know of a passcode. */
function builtInKind(passcode: number) {
  const card = builtInByPasscode(passcode);
  if (card === undefined) return undefined;
  const { atk, def, level, attribute, type } = card;
  const known = Object.entries({ atk, def, level, attribute, type }).filter(
    ([, value]) => value !== undefined,
  );
  return { name: card.id as CardName, values: Object.fromEntries(known), isOwn: true } as const;
}

const deckPasscodes = ({ decks }: Recording): ReadonlySet<number> =>
  new Set(decks.flatMap(({ main, extra }) => [...main, ...extra]));

/** What the cards of the decks are called: our own cards, and those that a card database has. */
function deckTitles(recording: Recording, database: ImportOptions['database']): ReadonlyMap<number, string> {
  const titles = new Map<number, string>();
  for (const passcode of deckPasscodes(recording)) {
    const title = builtInByPasscode(passcode)?.name ?? database?.(passcode)?.title;
    if (title !== undefined) titles.set(passcode, title);
  }
  return titles;
}

/**
 * Reads a recording, and which passcodes occur in it.
 * @param file the whole file
 * @returns an error in words for what is no such file, is damaged, or would unpack to too much
 */
export function readImport(file: Uint8Array, mostUnpacked = MOST_UNPACKED): ImportReading {
  const read = readRecording(file, { mostUnpacked });
  if (!read.ok) return read;
  const { recording } = read;
  const passcodes = new Set<number>();
  if (recording.header.kind === 'yrpX')
    observe(recording, (passcode) => {
      const builtIn = builtInKind(passcode);
      if (builtIn === undefined && passcode !== 0) passcodes.add(passcode);
      return builtIn;
    });
  else
    for (const passcode of deckPasscodes(recording))
      if (builtInByPasscode(passcode) === undefined && passcode !== 0) passcodes.add(passcode);
  return { ok: true, recording, passcodes: [...passcodes] };
}

/** A read recording as an observed duel, judged; of a `.yrp` file, the decks and the number of answers. */
export function importRead(recording: Recording, options: Omit<ImportOptions, 'mostUnpacked'>): ImportedDuel {
  if (recording.header.kind !== 'yrpX')
    return { kind: 'answers', recording, titles: deckTitles(recording, options.database) };
  const ruleset = options.ruleset ?? standardRuleset();
  const titles = new Map<number, string>();
  const observed = observe(
    recording,
    (passcode) => {
      const builtIn = builtInKind(passcode);
      if (builtIn !== undefined) return builtIn;
      const card = options.database?.(passcode);
      if (card === undefined) return undefined;
      titles.set(passcode, card.title);
      return { name: nameOfPasscode(passcode), values: card.values };
    },
    options.counters,
  );
  const side = (team: number): string => (recording.names[team] ?? []).join(' and ').slice(0, NAME_LENGTH);
  const duel = auditRecording({
    observed,
    recording,
    ruleset,
    cards: cardsOfRecording(observed, titles),
    players: { A: side(0) || 'Player 1', B: side(1) || 'Player 2' },
    title: options.title.slice(0, NAME_LENGTH),
  });
  return { kind: 'duel', ...duel };
}

/**
 * Opens a `.yrpX` file as an observed duel and judges it; of a `.yrp` file, the decks and the number of answers.
 * @param file the whole file
 * @returns an error in words for what is no such file, is damaged, or would unpack to too much
 * @example importRecording(bytes, { title: 'friday.yrpX' })
 */
export function importRecording(file: Uint8Array, options: ImportOptions): ImportResult {
  const read = readRecording(file, { mostUnpacked: options.mostUnpacked ?? MOST_UNPACKED });
  if (!read.ok) return read;
  const { recording } = read;
  return { ok: true, client: recording.header, imported: importRead(recording, options) };
}
