// An engine in another style: no types, no packages, nothing of Duelscope. It appends plain JSON lines to a file.
import { appendFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const [file, pause = '0'] = process.argv.slice(2);
if (!file || file.startsWith('-')) throw new Error('node exampleEngine.mjs FILE [MILLISECONDS]');
const zone = (player) => ({ player, zone: 'monster', index: 3 });
const lies = { position: 'attack', faceUp: true, printed: {} };
const monster = (id, name, owner) => ({ id, name, owner, visit: `${id}/1`, place: zone(owner), ...lies });
const fish = { id: 'test-fish', name: 'Test Fish', kind: 'monster', level: 4, atk: 1800, def: 800 };
const begins = { at: 'battle.open', turn: 3, turnPlayer: 'A', startingPlayer: 'A', seed: 0 };
const cards = [monster('a', 'dark-magician', 'A'), monster('b', fish.id, 'B')];
const setup = { ...begins, lifePoints: { A: 8000, B: 8000 }, cards };
const header = { format: 'duelscope/duel', version: 1, profile: 'observed', engine: 'tiny/1' };
const taken = { from: zone('B'), to: { player: 'B', zone: 'hand' }, faceUp: false, reason: 'effect' };
const fought = { damage: { A: 0, B: 2500 }, destroyed: [], survives: [] };
const told = [
  ['duel.started', setup],
  ['attack.declaring', { player: 'A', attacker: 'a', visit: 'a/1', number: 1 }],
  ['attack.declared', { attacker: 'a', target: 'b', targetVisit: 'b/1', direct: false, triggers: [] }],
  ['card.moved', { card: 'b', visit: 'b/2', ...taken }],
  ['attack.targetChosen', { target: 'direct', direct: true, responsesAgain: false, triggers: [] }],
  ['battle.calculated', { attacker: 'a', attackerValue: 2500, ...fought }],
  ['lifePoints.changed', { player: 'B', from: 8000, to: 5500, why: 'battleDamage' }],
  ['turn.ended', { turn: 3, player: 'A' }],
];
writeFileSync(file, `${JSON.stringify({ ...header, cards: [fish], setup })}\n`, { flag: 'wx' });
for (const [index, [type, payload]] of told.entries()) {
  const entry = { index, at: index * 500, type, payload, causedBy: index === 0 ? [] : [index - 1] };
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
  await setTimeout(Number(pause));
}
