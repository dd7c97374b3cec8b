import { OBSERVED_EFFECT, type ObservedDuel, type RecordedKind } from '../../events/index.ts';
import { CARDS, type CardData } from '../cards/index.ts';

/** What is known of a card that is not built in: its values, and no effect that we could read. */
function bareCard({ name, passcode, kind, icon, values }: RecordedKind, title: string | undefined): CardData {
  const isMonster = kind === 'monster' || kind === 'rule';
  const { atk, def, level, attribute, type } = values;
  return {
    id: name,
    name: title ?? (passcode === 0 ? 'Unknown card' : `Card ${passcode}`),
    ...(passcode === 0 ? {} : { passcode }),
    kind: isMonster ? 'monster' : kind === 'trap' ? 'trap' : 'spell',
    ...(isMonster ? { frame: 'effect' as const } : {}),
    ...(icon === undefined ? {} : { icon }),
    ...(atk === undefined ? {} : { atk }),
    ...(def === undefined ? {} : { def }),
    ...(level === undefined || level > 12 ? {} : { level }),
    ...(attribute === undefined ? {} : { attribute }),
    ...(type === undefined ? {} : { type }),
    summary: 'As a recording tells it; what it does is not known here.',
    // a Spell or Trap is activated, whatever it does then
    effects: isMonster ? [] : [{ id: OBSERVED_EFFECT, kind: 'activate' }],
  };
}

/**
 * Card data for every kind of card of a recording: built in by its passcode, else what the recording tells.
 * @param titles names to show, by passcode, from a card database
 */
export function cardsOfRecording(
  { kinds }: ObservedDuel,
  titles: ReadonlyMap<number, string> = new Map(),
): readonly CardData[] {
  const byId = new Map<string, CardData>();
  for (const kind of kinds) {
    if (byId.has(kind.name)) continue;
    byId.set(kind.name, CARDS.get(kind.name) ?? bareCard(kind, titles.get(kind.passcode)));
  }
  return [...byId.values()];
}

const BY_PASSCODE: ReadonlyMap<number, CardData> = new Map(
  [...CARDS.values()].flatMap((card) =>
    card.passcode === undefined ? [] : [[card.passcode, card] as const],
  ),
);
/** The built-in card of a passcode. */
export const builtInByPasscode = (passcode: number): CardData | undefined => BY_PASSCODE.get(passcode);
