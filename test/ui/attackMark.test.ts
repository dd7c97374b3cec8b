import { describe, expect, test } from 'vitest';
import { EXAMPLES, importRecording, playScenario } from '../../machines/index.ts';
import { attackPicture, boxOfCard, MARK_SIZE } from '../../ui/board/attackPicture.ts';
import { type MatKind, matGeometry } from '../../ui/board/geometry.ts';
import { boardAt, takeInHand } from '../../ui/worker/duelOnHand.ts';
import { recording } from '../importers/recordings.ts';

const KINDS = Object.keys(MARK_SIZE) as MatKind[];
const used = {
  spellTrap: { A: true, B: true },
  extraMonster: true,
  fieldSpell: true,
  defends: { A: true, B: true },
};

/** The tables of an example right at its checks for a replay. */
function checks(id: string) {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const { header, entries } = playScenario(scenario);
  const duel = takeInHand(header, entries);
  return duel.path.flatMap(({ type }, at) => (type === 'attackReplay.checked' ? [boardAt(duel, at)] : []));
}

/** T-11: the target stands before the attacker; T-09: nobody does, and tokens stand beside; T-85: B attacks too. */
describe.each(['T-11', 'T-10', 'T-09', 'T-85'])('the mark of a check in %s', (id) => {
  test.each(KINDS)('on the %s mat it lies on no card, so that its values can be read', (kind) => {
    const geometry = matGeometry(kind, used);
    const boards = checks(id);
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) {
      const { markAt } = attackPicture(geometry, board, true);
      if (markAt === null) throw new Error('no mark');
      const half = MARK_SIZE[kind] / 2;
      const under = Object.keys(board.cards).filter((card) => {
        const box = boxOfCard(geometry, board, card as Parameters<typeof boxOfCard>[2]);
        return (
          box !== undefined &&
          markAt.x + half > box.x &&
          markAt.x - half < box.x + box.width &&
          markAt.y + half > box.y &&
          markAt.y - half < box.y + box.height
        );
      });
      expect(under).toEqual([]);
    }
  });
});

test('R10: no arrow is drawn from a monster that left during its attack and came back', () => {
  const read = importRecording(recording('core10-two-attack-replays.yrpX'), { title: 'x' });
  if (!read.ok || read.imported.kind !== 'duel') throw new Error('no duel');
  const { header, entries, report } = read.imported;
  const over = report.attacks.find(({ packet }) => packet === 1490);
  const duel = takeInHand(header, entries);
  const geometry = matGeometry('full', used);
  const pictureAt = (at: number) => attackPicture(geometry, boardAt(duel, at), true);
  expect(pictureAt(over?.declaredAt ?? 0).arrow).not.toBeNull();
  expect(pictureAt(over?.checkedAt ?? 0)).toMatchObject({ arrow: null, markAt: null });
});

test.each(['core8-two-attack-replays.yrpX', 'core10-two-attack-replays.yrpX'])(
  '%s: what is drawn of a lost target lies on no other monster that took its zone',
  (name) => {
    const read = importRecording(recording(name), { title: 'x' });
    if (!read.ok || read.imported.kind !== 'duel') throw new Error('no duel');
    const duel = takeInHand(read.imported.header, read.imported.entries);
    const geometry = matGeometry('full', used);
    let taken = 0;
    for (const [at, { type }] of duel.path.entries()) {
      if (type !== 'attackReplay.checked') continue;
      const board = boardAt(duel, at);
      const { attack } = board;
      if (attack?.choices == null || attack.target === null || attack.target === 'direct') continue;
      const now = board.players[attack.player === 'A' ? 'B' : 'A'].monster;
      const zone = attack.snapshot.zones.indexOf(attack.target);
      const another = zone !== -1 && now[zone] !== null && now[zone] !== attack.target;
      if (another) taken++;
      const { choices, former } = attackPicture(geometry, board, true);
      expect(choices.length).toBeGreaterThan(0);
      if (another) expect(former, `entry ${at}`).toBeNull();
    }
    expect(taken).toBeGreaterThan(0);
  },
);
