import { describe, expect, test } from 'vitest';
import { attacksOf } from '../../events/index.ts';
import { correspondingPosition, differsFrom, EXAMPLES, playScenario } from '../../machines/index.ts';
import { attackPicture } from '../../ui/board/attackPicture.ts';
import { type MatKind, matGeometry } from '../../ui/board/geometry.ts';
import { takenEdges } from '../../ui/inspector/chart/chartModel.ts';
import { chartPlan } from '../../ui/worker/chartPlan.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { momentAt } from '../../ui/worker/moment.ts';
import { outlineOf } from '../../ui/worker/outlineOf.ts';
import type { Origin } from '../../ui/worker/protocol/index.ts';
import { rowsBetween } from '../../ui/worker/rows.ts';

const KINDS: readonly MatKind[] = ['full', 'slim', 'plain', 'narrow'];

const inHands = new Map<string, ReturnType<typeof takenInHand>>();

/** A built-in duel and its outline, made once for all tests here. */
function inHand(id: string, branch?: string) {
  const key = JSON.stringify([id, branch]);
  const made = inHands.get(key) ?? takenInHand(id, branch);
  inHands.set(key, made);
  return made;
}

function takenInHand(id: string, branch?: string) {
  const scenario = EXAMPLES.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  const played = playScenario(scenario, branch === undefined ? {} : { branch });
  const duel = takeInHand(played.header, played.entries);
  const origin: Origin = { kind: 'example', id };
  const outline = outlineOf(duel, {
    title: scenario.title,
    text: null,
    origin,
    branch: null,
    branches: [],
    leftBranch: null,
    warnings: [],
    under: null,
    ownRules: duel.header.ruleset,
    ownRuleset: true,
    differs: null,
    changed: false,
    changing: null,
  });
  return { duel, outline };
}

describe('every moment of every example can be shown', () => {
  test.each(EXAMPLES.map((scenario) => scenario.id))('%s', (id) => {
    const { duel, outline } = inHand(id);
    const plan = chartPlan(duel.header.ruleset.switches.damageStep);
    expect(outline.length).toBe(duel.path.length);
    for (let position = 0; position < outline.length; position++) {
      const moment = momentAt(duel, position);
      const at = `${id}, entry ${moment.entry.index} (${moment.entry.type})`;
      expect(moment.explanation.sentence.map((piece) => piece.text).join(''), at).not.toBe('');
      expect(moment.explanation.title, at).not.toBe('');
      // What the worker sends must survive being sent.
      expect(structuredClone(moment).board.entry, at).toBe(moment.board.entry);
      for (const kind of KINDS) attackPicture(matGeometry(kind, outline.used), moment.board, false);
      // The chart on screen knows how every change of active states came about.
      const gone = moment.statesBefore.filter((state) => !moment.speaker.states.includes(state));
      if (gone.length > 0)
        expect(
          takenEdges(plan, moment.entry.type, moment.statesBefore, moment.speaker.states),
          at,
        ).not.toEqual([]);
    }
    const rows = rowsBetween(duel, 0, outline.length);
    expect(rows.filter((row) => row.words === '')).toEqual([]);
  });
});

describe('the outline', () => {
  test('opens one entry before the first attack is declared', () => {
    const { duel, outline } = inHand('T-09');
    expect(duel.path[outline.start + 1]?.type).toBe('attack.declaring');
  });

  test('numbers copies in the order in which they came', () => {
    const { duel, outline } = inHand('T-09');
    const came = duel.path.flatMap((entry) =>
      entry.type === 'card.moved' && entry.payload.created !== undefined ? [entry.payload.card] : [],
    );
    expect(came.map((card) => outline.names[card])).toEqual([
      'Sheep Token 1',
      'Sheep Token 2',
      'Sheep Token 3',
      'Sheep Token 4',
    ]);
    expect(came.map((card) => outline.numbersOfCopies[card])).toEqual([1, 2, 3, 4]);
    // A card of which there is one has no number.
    expect(Object.values(outline.names)).toContain('Dark Magician');
  });

  test('covers the whole duel with phases and steps, without gaps', () => {
    for (const scenario of EXAMPLES) {
      const { outline } = inHand(scenario.id);
      let next = 0;
      for (const segment of outline.segments) {
        expect(segment.from, scenario.id).toBe(next);
        next = segment.to + 1;
      }
      expect(next, scenario.id).toBe(outline.length);
    }
  });

  test('knows each attack as the log tells it', () => {
    for (const scenario of EXAMPLES) {
      const { duel, outline } = inHand(scenario.id);
      expect(
        outline.attacks.map(({ from, to }) => [from, to]),
        scenario.id,
      ).toEqual(attacksOf(duel.path).map(({ from, to }) => [from, to]));
    }
  });
});

describe('the replay of T-09 on the board', () => {
  const { duel, outline } = inHand('T-09');
  const position = duel.path.findIndex(
    (entry) => entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay',
  );
  const moment = momentAt(duel, position);

  test.each(KINDS)('%s: a mark on the front line and a line to each of the four tokens', (kind) => {
    const geometry = matGeometry(kind, outline.used);
    const picture = attackPicture(geometry, moment.board, true);
    expect(picture.markAt?.y).toBe(geometry.frontLine);
    expect(picture.choices).toHaveLength(4);
    expect(picture.former?.direct).toBe(true);
  });

  test('where a direct attack may be chosen, a line leads past the former target to the opponent', () => {
    const other = inHand('T-12');
    const at = other.duel.path.findIndex(
      (entry) => entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay',
    );
    const geometry = matGeometry('full', other.outline.used);
    const picture = attackPicture(geometry, momentAt(other.duel, at).board, true);
    expect(picture.choices).toHaveLength(1);
    expect(picture.choices[0]).toMatch(
      new RegExp(`V${geometry.row('plateB').y + geometry.row('plateB').height + 6}$`),
    );
    expect(picture.former?.direct).toBe(false);
  });

  test('names the table at the declaration: nothing on B’s side, Dark Magician on A’s', () => {
    // five Main Monster Zones and two Extra Monster Zones
    expect(moment.then?.zones.B).toEqual(Array.from({ length: 7 }, () => null));
    expect(
      moment.then?.zones.A.filter((card) => card !== null).map((card) => outline.names[card ?? '']),
    ).toEqual(['Dark Magician']);
    expect(moment.changes.list.filter((change) => change.kind === 'came')).toHaveLength(4);
    expect(moment.chain?.endedAt).not.toBeNull();
  });

  test('the transition that is lit leads from checking to choosing', () => {
    const plan = chartPlan('modern');
    const taken = takenEdges(plan, moment.entry.type, moment.statesBefore, moment.speaker.states);
    expect(
      taken.map((edge) => [edge.source.split('.').at(-1), edge.target.split('.').at(-1), edge.guard]),
    ).toEqual([['checking', 'choosing', 'replayIsChosen']]);
  });
});

describe('what changed, as it is told', () => {
  const listAt = (id: string, type: string, branch?: string) => {
    const { duel, outline } = inHand(id, branch);
    const at = duel.path.findIndex((entry) => entry.type === type);
    const { list } = momentAt(duel, at).changes;
    return {
      list,
      named: (name: string) =>
        list.filter((change) => 'card' in change && outline.names[change.card] === name),
    };
  };

  test('a monster that changes sides comes under the other player’s control', () => {
    const { named } = listAt('T-37', 'control.changed');
    expect(named('7 Colored Fish')).toMatchObject([{ kind: 'control', player: 'A' }]);
  });

  test('a token that goes is gone', () => {
    const { named } = listAt('T-37', 'effect.activated');
    expect(named('Sheep Token')).toMatchObject([{ kind: 'moved', zone: 'nowhere' }]);
  });

  test('a Set card that is activated is activated, not put in Attack Position', () => {
    const { named } = listAt('T-09', 'effect.activated');
    expect(named('Scapegoat')).toMatchObject([{ kind: 'link' }, { kind: 'revealed', how: 'activated' }]);
  });
});

describe('the arrow when the target changes sides', () => {
  const { duel, outline } = inHand('T-37');
  const changed = duel.path.findIndex((entry) => entry.type === 'control.changed');

  test.each(KINDS)('%s: it ends at the front line, with the former target where it stood', (kind) => {
    const geometry = matGeometry(kind, outline.used);
    for (let at = changed; at < duel.path.length; at++) {
      const picture = attackPicture(geometry, momentAt(duel, at).board, false);
      expect(picture.arrow?.to.y).toBe(geometry.frontLine);
      expect(picture.former?.tip.y).toBeLessThan(geometry.frontLine);
    }
    const before = attackPicture(geometry, momentAt(duel, changed - 1).board, false);
    expect(before.former).toBeNull();
  });
});

describe('the same steps under another ruleset', () => {
  const scenario = EXAMPLES.find((each) => each.id === 'T-09');
  if (scenario === undefined) throw new Error('no example T-09');
  const told = playScenario(scenario).entries;
  const classic = playScenario(scenario, { ruleset: 'classic-2004' }).entries;
  const check = (path: typeof told) => path.findIndex((entry) => entry.type === 'attackReplay.checked');

  test('the check is where the duel goes another way, and is found again there', () => {
    expect(differsFrom(told, classic)).toBe(check(classic));
    expect(correspondingPosition(told, classic, check(told))).toBe(check(classic));
    expect(correspondingPosition(classic, told, check(classic))).toBe(check(told));
  });

  test('what does not come any more is left at the last thing that does', () => {
    const chosen = told.findIndex((entry) => entry.type === 'attack.targetChosen');
    expect(correspondingPosition(told, classic, chosen)).toBe(check(classic));
    for (let at = 0; at < told.length; at++)
      expect(correspondingPosition(told, classic, at)).toBeLessThan(classic.length);
  });
});
