import { expect, test } from 'vitest';
import { witnessLine } from '../../ui/worker/witnessLine.ts';

const titles = new Map([
  [1, 'Relinquished'],
  [2, 'Call of the Haunted'],
]);
const line = (place: string, ours: string, recorded: string): string =>
  witnessLine({ turn: 3, packet: 144, place, ours, recorded }, titles);
const told = (rest: string): string => `Turn 3, ${rest}`;

test.each([
  [
    ["A's spellTrap 3", 'nothing', '2 face-down'],
    'A’s Spell & Trap Zone 3 (packet\u00A0144): ours nothing; recorded Call of the Haunted, face-down.',
  ],
  [
    ["B's monster 7", '1 0/0', '1 in Defense Position 0/0 on 2+9'],
    'B’s Extra Monster Zone (packet\u00A0144): ours Relinquished, face-up Attack Position, ATK 0, DEF 0; recorded Relinquished, face-up Defense Position, ATK 0, DEF 0, on Call of the Haunted and 9.',
  ],
  [
    ["B's spellTrap 6", '2', 'nothing'],
    'B’s Field Zone (packet\u00A0144): ours Call of the Haunted, face-up; recorded nothing.',
  ],
  [
    ["A's monster 1", 'a card face-down in Defense Position', 'a card on 2'],
    'A’s Main Monster Zone 1 (packet\u00A0144): ours a card, face-down Defense Position; recorded a card, face-up Attack Position, 2 materials.',
  ],
  [
    ["A's hand 2", '2 face-down', '1 face-down'],
    'A’s hand (packet\u00A0144): ours Call of the Haunted; recorded Relinquished.',
  ],
  [["A's Deck", '1', '30'], 'A’s Deck (packet\u00A0144): ours 1 card; recorded 30 cards.'],
  [["B's Life Points", '8000', '7600'], 'B’s Life Points (packet\u00A0144): ours 8000; recorded 7600.'],
] as const)('%j is a sentence', ([place, ours, recorded], sentence) => {
  expect(line(place, ours, recorded)).toBe(told(sentence));
});
