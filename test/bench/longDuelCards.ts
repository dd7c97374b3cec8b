import type { CardData, Operation, Selector } from '../../machines/index.ts';

const monstersOf = (of: 'you' | 'either', faceUp?: true): Selector => ({
  in: 'monster',
  of,
  where: { kind: 'monster', ...(faceUp === undefined ? {} : { faceUp }) },
});
const buried: Selector = { in: 'graveyard', of: 'you', where: { kind: 'monster' } };
const raise: Operation = { op: 'specialSummon', what: 'target', positions: ['attack'] };

/** Continuous cards of the long duel, made for it: with them both sides have something to do in every turn. */
export const LONG_DUEL_CARDS: readonly CardData[] = [
  {
    id: 'bench-mill-wheel',
    name: 'Bench Mill Wheel',
    kind: 'spell',
    icon: 'continuous',
    summary:
      'Your monsters may attack twice. Up to thirty times in each of your Main Phases: you bring a monster back from your Graveyard, or destroy one of yours and gain 700 Life Points, or a face-up monster gains 300 ATK until the turn is over.',
    effects: [
      { id: 'activate', kind: 'activate' },
      {
        id: 'twice',
        kind: 'continuous',
        influences: [{ to: monstersOf('you'), what: [{ attacks: 2 }] }],
      },
      {
        id: 'turn',
        kind: 'ignition',
        limit: { per: 'turn', times: 30, by: 'copy' },
        options: [
          {
            name: 'raise',
            condition: [{ freeMonsterZones: 'you', min: 1 }],
            target: { what: buried, count: 1 },
            do: [raise],
          },
          {
            name: 'grind',
            condition: [{ exists: monstersOf('you'), min: 3 }],
            do: [
              { op: 'destroy', what: monstersOf('you'), count: 1 },
              { op: 'gainLifePoints', player: 'you', amount: 700 },
            ],
          },
          {
            name: 'drive',
            target: { what: monstersOf('either', true), count: 1 },
            do: [{ op: 'apply', to: 'target', what: [{ modify: 'atk', add: 300 }], until: 'endOfTurn' }],
          },
        ],
      },
    ],
  },
  {
    id: 'bench-sluice-gate',
    name: 'Bench Sluice Gate',
    kind: 'trap',
    icon: 'continuous',
    summary:
      'Up to five times in each turn of your opponent: you bring a monster back from your Graveyard, or turn one of your monsters, or send one to the Graveyard.',
    effects: [
      { id: 'activate', kind: 'activate' },
      {
        id: 'open',
        kind: 'quick',
        limit: { per: 'turn', times: 5, by: 'copy' },
        condition: [{ turn: 'opponent' }],
        options: [
          {
            name: 'raise',
            condition: [{ freeMonsterZones: 'you', min: 1 }],
            target: { what: buried, count: 1 },
            do: [raise],
          },
          {
            name: 'turn',
            target: { what: monstersOf('you', true), count: 1 },
            do: [{ op: 'turn', what: 'target', to: 'other' }],
          },
          {
            name: 'drain',
            condition: [{ exists: monstersOf('you'), min: 3 }],
            do: [{ op: 'sendToGraveyard', what: monstersOf('you'), count: 1 }],
          },
        ],
      },
    ],
  },
];
