import type { DuelEvent, Place } from '../../events/index.ts';

const zone = (player: 'A' | 'B', index: number): Place => ({ player, zone: 'monster', index });
const monster = (id: string, name: string, place: Place) => ({
  ...{ id, name, owner: place.player, visit: `${id}/1`, place },
  ...{ position: 'attack', faceUp: true, printed: {} },
});
const BEGINS = { at: 'battle.open', turn: 3, turnPlayer: 'A', startingPlayer: 'A', seed: 0 };
const SETUP = {
  ...BEGINS,
  lifePoints: { A: 8000, B: 8000 },
  cards: [
    monster('a', 'dark-magician', zone('A', 3)),
    monster('a2', 'summoned-skull', zone('A', 2)),
    monster('b', 'battle-ox', zone('B', 3)),
  ],
};

export const declares = (attacker: string, number: number, target: string, visit = `${target}/1`) => [
  ['attack.declaring', { player: 'A', attacker, visit: `${attacker}/1`, number }],
  ['attack.declared', { attacker, target, targetVisit: visit, direct: false, triggers: [] }],
];
export const tokenComes = (id: string, index: number) => [
  'card.moved',
  {
    ...{ card: id, visit: `${id}/1`, from: { player: 'B', zone: 'nowhere' }, to: zone('B', index) },
    ...{ faceUp: true, position: 'defense', reason: 'specialSummon' },
    created: { name: 'sheep-token', owner: 'B', printed: {}, token: true },
  },
];
export const choosesAgain = (target: string) => [
  'attack.targetChosen',
  { target, targetVisit: `${target}/1`, direct: false, responsesAgain: false, triggers: [] },
];
export const leaves = (card: string, index: number, reason: string, side: 'A' | 'B' = 'B') => [
  'card.moved',
  {
    ...{ card, visit: `${card}/2`, from: zone(side, index), to: { player: side, zone: 'graveyard' } },
    ...{ faceUp: true, reason },
  },
];
/** Dark Magician (2500) fights Battle Ox (1700). */
export const fought = [
  [
    'battle.calculated',
    {
      ...{ attacker: 'a', target: 'b', attackerValue: 2500, targetValue: 1700, targetValueName: 'atk' },
      ...{ damage: { A: 0, B: 800 }, destroyed: ['b'], survives: [] },
    },
  ],
  ['lifePoints.changed', { player: 'B', from: 8000, to: 7200, why: 'battleDamage' }],
  leaves('b', 3, 'destroyedByBattle'),
];
/** Summoned Skull (2500) fights a Sheep Token (DEF 0). */
export const foughtToken = (target: string) => [
  'battle.calculated',
  {
    ...{ attacker: 'a2', target, attackerValue: 2500, targetValue: 0, targetValueName: 'def' },
    ...{ damage: { A: 0, B: 0 }, destroyed: [target], survives: [] },
  },
];
export const tokenGoes = (card: string, index: number) => leaves(card, index, 'destroyedByBattle');
export const turnEnds = ['turn.ended', { turn: 3, player: 'A' }];

/** The file of another engine that tells these events. */
export function toldFile(...events: readonly unknown[]): string {
  const told = [['duel.started', SETUP], ...(events as readonly (readonly [DuelEvent['type'], object])[])];
  const header = {
    format: 'duelscope/duel',
    version: 1,
    profile: 'observed',
    engine: 'buggy/1',
    setup: SETUP,
  };
  const lines = told.map(([type, payload], index) => ({ index, at: index, type, payload, causedBy: [] }));
  return `${[header, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
