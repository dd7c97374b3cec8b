import { describe, expect, test } from 'vitest';
import { decodeDuel } from '../../events/index.ts';
import { headerSchema, observeDuel } from '../../machines/index.ts';
import { differing as fr } from '../../ui/locales/fr/differing.ts';
import { words } from '../../ui/locales/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { importReportOf } from '../../ui/worker/importReport.ts';
import { observedBy } from '../../ui/worker/observing.ts';
import { declares, fought, leaves, tokenComes, toldFile, turnEnds } from './otherEngine.ts';

function judged(text: string) {
  const read = decodeDuel(text, { header: headerSchema });
  if (!read.ok) throw new Error(read.error.message);
  const { header, entries } = read.duel;
  const observer = observeDuel(header);
  observer.take(entries);
  return {
    report: observer.report,
    page: importReportOf(takeInHand(header, observer.entries), observedBy(header, observer)),
  };
}

/** What is told of the differences of a file, in both languages, and the rule and number of each. */
function told(...events: readonly unknown[]) {
  const { page } = judged(toldFile(...events));
  return page.disagreements.map(({ about, ours, recorded, rule, packet }) => ({
    packet,
    rule,
    en: words.difference(about, ours, recorded, false),
    fr: fr.difference(about, ours, recorded, false),
  }));
}

const toZero = (player: 'A' | 'B') => [
  'lifePoints.changed',
  { player, from: 8000, to: 0, why: 'effectDamage' },
];
const over = ['duel.ended', { winner: 'A', how: 'lifePoints' }];

describe('of another engine that', () => {
  test('puts a card into a zone in which another one lies both are named (B53)', () => {
    expect(told(tokenComes('t1', 3))).toEqual([
      {
        ...{ packet: 1, rule: 'B53' },
        en: 'Our rules: Battle Ox lies in B’s Main Monster Zone 3, and a zone holds one card. Told: Sheep Token comes to it too.',
        fr: 'Nos règles : il y a déjà Battle Ox à cet endroit (Zone Monstre Principale 3 de B), et une zone n’a qu’une carte. Raconté : Sheep Token y vient aussi.',
      },
    ]);
    expect(told(tokenComes('t1', 1), leaves('b', 3, 'effect'), tokenComes('t2', 3))).toEqual([]);
  });

  test('moves a card from where it does not lie both places are named', () => {
    const [type, payload] = leaves('b', 3, 'effect') as [string, object];
    const fromHand = [type, { ...payload, from: { player: 'B', zone: 'hand' } }];
    expect(told(fromHand)).toEqual([
      {
        ...{ packet: 1, rule: null },
        en: 'Our rules: by what came before, Battle Ox is in this place: B’s Main Monster Zone 3. Told: it comes from B’s hand.',
        fr: expect.stringMatching(
          /Battle Ox est à cet endroit : Zone Monstre Principale 3 de B\. Raconté : .* main de B\.$/i,
        ),
      },
    ]);
    expect(told(leaves('b', 2, 'effect'))).toHaveLength(1);
    expect(told(leaves('b', 3, 'effect'))).toEqual([]);
  });

  test('goes on at 0 Life Points that is told once, at what comes then (B8, B9)', () => {
    expect(told(toZero('B'), ...declares('a', 1, 'b'))).toMatchObject([
      {
        ...{ packet: 2, rule: 'B8' },
        en: 'Our rules: B has 0 Life Points, so the duel is over. Told: it goes on with attack.declaring.',
      },
    ]);
    expect(told(toZero('A'), toZero('B'), turnEnds)).toMatchObject([
      { packet: 3, rule: 'B9', en: expect.stringContaining('both players have 0 Life Points') },
    ]);
    expect(told(toZero('B'), over)).toEqual([]);
  });

  test('ends another turn than the one that is on is told both', () => {
    expect(told(['turn.ended', { turn: 7, player: 'B' }])).toEqual([
      {
        ...{ packet: 1, rule: null },
        en: 'Our rules: turn 3 of A ends here. Told: turn 7 of B ends.',
        fr: 'Nos règles : le tour 3 de A finit ici. Raconté : le tour 7 de B finit.',
      },
    ]);
    expect(told(turnEnds)).toEqual([]);
  });

  test('gives two stays one id has it said whose it was', () => {
    const [type, payload] = tokenComes('t2', 2) as [string, object];
    expect(told(tokenComes('t1', 1), [type, { ...payload, visit: 't1/1' }])).toMatchObject([
      {
        packet: 2,
        en: 'Our rules: the stay t1/1 is one of Sheep Token 1, and each stay has an id of its own. Told: Sheep Token 2 has it again.',
      },
    ]);
  });

  test('begins otherwise than line 1 says has each field told, by its own name', () => {
    const [header = '', ...lines] = toldFile(...declares('a', 1, 'b'), ...fought).split('\n');
    const other = [header.replace('"A":8000', '"A":4000'), ...lines].join('\n');
    expect(judged(other).report.disagreements).toEqual([
      { about: 'setupOther', ours: 'lifePoints.A 4000', recorded: 'lifePoints.A 8000', entry: 0, packet: 0 },
    ]);
    // the order of the cards says nothing, nor does what is printed on them
    const { setup, ...rest } = JSON.parse(header);
    const turned = JSON.stringify({ ...rest, setup: { ...setup, cards: [...setup.cards].reverse() } });
    expect(judged([turned, ...lines].join('\n')).report.disagreements).toEqual([]);
  });

  test('takes a direct attack at a replay while monsters are there is told so where it is chosen, and nothing twice (R25)', () => {
    const direct = { target: 'direct', direct: true, triggers: [] };
    const strikes = [
      [
        'battle.calculated',
        { attacker: 'a', attackerValue: 2500, damage: { A: 0, B: 2500 }, destroyed: [], survives: [] },
      ],
      ['lifePoints.changed', { player: 'B', from: 8000, to: 5500, why: 'battleDamage' }],
    ];
    const [declaring] = declares('a', 1, 'b');
    const all = told(
      leaves('b', 3, 'effect'),
      declaring,
      ['attack.declared', { attacker: 'a', ...direct }],
      tokenComes('t1', 1),
      tokenComes('t2', 2),
      ['attack.targetChosen', { ...direct, responsesAgain: false }],
      ...strikes,
      turnEnds,
    );
    expect(all).toMatchObject([
      {
        packet: 6,
        rule: 'R25',
        en: expect.stringMatching(/^Our rules: this target may not be chosen: B .*Told: it was chosen\.$/),
      },
    ]);
  });
});
