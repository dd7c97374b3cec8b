// An engine in another style: no types, no packages, nothing of Duelscope. It appends plain JSON lines to a file.
import { appendFileSync, writeFileSync } from 'node:fs';

const [file, pause = '0'] = process.argv.slice(2);
const monster = (id, name, owner, index) => ({
  ...{ id, name, owner, visit: `${id}/1`, position: 'attack', faceUp: true, printed: {} },
  place: { player: owner, zone: 'monster', index },
});
const setup = {
  ...{ at: 'battle.open', turn: 3, turnPlayer: 'A', startingPlayer: 'A', seed: 0 },
  lifePoints: { A: 8000, B: 8000 },
  cards: [monster('a', 'dark-magician', 'A', 3), monster('b', 'test-fish', 'B', 3)],
};
const fish = { id: 'test-fish', name: 'Test Fish', kind: 'monster', level: 4, atk: 1800, def: 800 };
const header = {
  format: 'duelscope/duel',
  version: 1,
  profile: 'observed',
  engine: 'tiny/1',
  cards: [fish],
  setup,
};
writeFileSync(file, `${JSON.stringify(header)}\n`, { flag: 'wx' });

let index = 0;
const tell = async (type, payload, causedBy = index === 0 ? [] : [index - 1]) => {
  appendFileSync(file, `${JSON.stringify({ index, at: index * 500, type, payload, causedBy })}\n`);
  index += 1;
  await new Promise((resolve) => setTimeout(resolve, Number(pause)));
};
await tell('duel.started', setup);
await tell('attack.declaring', { player: 'A', attacker: 'a', visit: 'a/1', number: 1 });
await tell('attack.declared', {
  attacker: 'a',
  target: 'b',
  targetVisit: 'b/1',
  direct: false,
  triggers: [],
});
const zone = { player: 'B', zone: 'monster', index: 3 };
await tell('card.moved', {
  card: 'b',
  visit: 'b/2',
  from: zone,
  to: { player: 'B', zone: 'hand' },
  faceUp: false,
  reason: 'effect',
});
await tell('attack.targetChosen', { target: 'direct', direct: true, responsesAgain: false, triggers: [] });
await tell('battle.calculated', {
  attacker: 'a',
  attackerValue: 2500,
  damage: { A: 0, B: 2500 },
  destroyed: [],
  survives: [],
});
await tell('lifePoints.changed', { player: 'B', from: 8000, to: 5500, why: 'battleDamage' });
await tell('turn.ended', { turn: 3, player: 'A' });
