import type { SetupCard } from '../messages/index.ts';
import type { CardBook } from './cardNames.ts';
import type { CounterNames } from './counterNames.ts';
import { FROM_BATTLES } from './fromBattles.ts';
import { FROM_CARDS } from './fromCards.ts';
import { FROM_CHAINS } from './fromChains.ts';
import { FROM_FIELDS } from './fromFields.ts';
import { FROM_QUERIES } from './fromQueries.ts';
import { FROM_TURNS } from './fromTurns.ts';
import type { Message } from './messages.ts';
import type { ObservedDuel } from './observed.ts';
import { type Handlers, Observing } from './observing.ts';
import { passcodesOf } from './passcodes.ts';
import type { Packet, Recording } from './recordingFile.ts';
import { playerOf } from './table.ts';

const HANDLERS: Handlers = {
  ...FROM_TURNS,
  ...FROM_CARDS,
  ...FROM_CHAINS,
  ...FROM_BATTLES,
  ...FROM_QUERIES,
  ...FROM_FIELDS,
};

function observePacket(on: Observing, { index, number, message, left }: Packet): void {
  if (message === undefined) {
    on.unmapped.add(`message ${number}`, 'unknown', index);
    return;
  }
  const isQuery = message.name === 'zoneQueried' || message.name === 'cardQueried';
  if (isQuery && !on.wasQueried()) {
    on.unmapped.add(message.name, 'damaged', index);
    return;
  }
  if (left > 0) on.unmapped.add(message.name, 'leftOver', index);
  const handle = HANDLERS[message.name] as ((on: Observing, body: Message['body']) => void) | undefined;
  if (handle === undefined) on.leaveOut(message.name);
  else handle(on, message.body);
}

function startingPlayerOf({ packets }: Recording): number {
  for (const { message } of packets) if (message?.name === 'turnBegun') return message.body.player;
  return 0;
}

/**
 * Reads the stream of a recording as a duel in our words. What it does not tell of is left to the rules: passes,
 * windows, checks. What has no word of ours, or is damaged, is counted.
 * @param book what is printed on a card, by passcode
 * @param counterNames what the kinds of counters are called
 */
export function observe(
  recording: Recording,
  book: CardBook,
  counterNames: CounterNames = new Map(),
): ObservedDuel {
  const passcodes = passcodesOf(recording, book);
  const on = new Observing(recording, passcodes, counterNames);
  for (const packet of recording.packets) {
    on.look(packet);
    observePacket(on, packet);
  }
  // What a card of the setup is comes out only when it is seen.
  const named = (card: SetupCard): SetupCard => {
    const code = on.table.cards.get(card.id)?.code ?? 0;
    return { ...card, name: passcodes.nameOf(code), printed: passcodes.valuesOf(code) };
  };
  const cards = (on.setup ?? []).map(named);
  return {
    lifePoints: on.startingLifePoints,
    startingPlayer: playerOf(startingPlayerOf(recording)),
    cards,
    steps: on.steps.map((step) => {
      const { event } = step;
      if (event.type !== 'card.moved' || event.payload.created?.name !== '') return step;
      const { code } = on.table.cards.get(event.payload.card) ?? { code: 0 };
      const created = {
        ...event.payload.created,
        name: passcodes.nameOf(code),
        printed: passcodes.valuesOf(code),
      };
      return { ...step, event: { ...event, payload: { ...event.payload, created } } };
    }),
    unmapped: on.unmapped.list(),
    kinds: passcodes.kinds(),
  };
}
