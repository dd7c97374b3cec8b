import { describe, expect, test } from 'vitest';
import { catalogueOf, decodeDuel, isAdded, textOf } from '../../events/index.ts';
import { bugReport, explanationsOf, headerSchema, observeDuel } from '../../machines/index.ts';
import { addedKind } from '../../ui/inspector/why/addedKind.ts';
import { judgementOf } from '../../ui/judging/index.ts';
import { toldOtherwise } from '../../ui/judging/toldOtherwise.ts';
import { words } from '../../ui/locales/index.ts';
import { takeInHand } from '../../ui/worker/duelOnHand.ts';
import { importReportOf } from '../../ui/worker/importReport.ts';
import { momentAt } from '../../ui/worker/moment.ts';
import { observedBy } from '../../ui/worker/observing.ts';
import { rowsBetween } from '../../ui/worker/rows.ts';
import { declares, fought, tokenComes, toldFile, turnEnds } from './otherEngine.ts';

function judged(...events: readonly unknown[]) {
  const read = decodeDuel(toldFile(...events), { header: headerSchema });
  if (!read.ok) throw new Error(read.error.message);
  const { header, entries: told } = read.duel;
  const observer = observeDuel(header);
  observer.take(told);
  const { entries, report } = observer;
  const duel = takeInHand(header, entries);
  return { header, entries, report, duel, page: importReportOf(duel, observedBy(header, observer)) };
}

const [[calculated, payload], loses, goes] = fought as unknown as [[string, object], unknown, unknown];
const battleOf = ({ entries }: ReturnType<typeof judged>) =>
  entries.findIndex(({ type }) => type === 'battle.calculated');

describe('a battle that another engine tells', () => {
  // a Sheep Token in Defense Position has 0 ATK and 0 DEF: nobody loses Life Points (B39)
  const asAttack = [
    'battle.calculated',
    {
      ...{ attacker: 'a', target: 't1', attackerValue: 2400, targetValue: 0, targetValueName: 'atk' },
      ...{ damage: { A: 0, B: 2400 }, destroyed: ['t1'], survives: [] },
    },
  ];
  const other = judged(tokenComes('t1', 1), ...declares('a', 1, 't1'), asAttack);
  const ours =
    'By our rules: Dark Magician has 2500 ATK against the 0 DEF of Sheep Token, which is in Defense Position. Sheep Token is destroyed at the end of this step. Nobody loses Life Points: the target was in Defense Position.';

  test('otherwise than by our rules is told as theirs, with ours beside it and no advice (B39)', async () => {
    const { explanation } = momentAt(other.duel, battleOf(other));
    expect(textOf(explanation.sentence)).toBe(
      `The file tells: Dark Magician has 2400 ATK against the 0 ATK of Sheep Token. Sheep Token is destroyed at the end of this step. B loses the difference, 2400 Life Points. ${ours}`,
    );
    expect(explanation.otherwise).toEqual([]);
    // ours alone is in bold
    const bold = explanation.sentence.flatMap((piece) => (piece.strong === true ? [piece.text] : []));
    expect(bold.join('')).toBe('Sheep Token is destroyed');
    const french = explanationsOf(other.header, other.entries, undefined, await catalogueOf('fr'));
    expect(textOf(french[battleOf(other)]?.sentence ?? [])).toMatch(
      /^Le fichier raconte\u202f: «\u202fDark Magician\u202f» a 2400 ATK.* D’après nos règles\u202f: «\u202fDark Magician\u202f» a 2500 ATK, contre 0 DEF/,
    );
    const report = bugReport({
      header: other.header,
      path: other.entries.slice(0, battleOf(other) + 1),
      title: 'mine',
    } as never);
    expect(report).toContain(ours);
    expect(report).not.toContain('would have needed');
  });

  test('of another value names both, why ours is compared, and its rule (B39)', () => {
    const [attacker, target] = other.page.disagreements;
    expect(attacker).toMatchObject({ about: 'attackerValue', ours: '2500', recorded: '2400', rule: null });
    expect(target).toMatchObject({
      ...{ about: 'targetValue', ours: 'DEF 0', recorded: 'ATK 0', rule: 'B39' },
      note: { id: 'B39', statement: expect.stringContaining('Defense Position') },
    });
    expect(words.difference('targetValue', 'DEF 0', 'ATK 0', false)).toBe(
      'Our rules: DEF 0, since the target is in Defense Position. Told: ATK 0.',
    );
    expect(words.difference('targetValue', 'DEF 0', 'DEF 10', false)).toBe('Our rules: DEF 0. Told: DEF 10.');
    expect(words.difference('targetValue', 'DEF 0', 'direct', false)).toContain('Told: a direct attack.');
    expect(words.packetOf(3, false, 17)).toBe('entry\u00a03 (17\u00a0here)');
    expect(words.packetOf(3, true, 17)).toBe('packet\u00a03');
    // who is shown a judgement reads that rule and its source
    const told = toldOtherwise(other.duel, other.report, false);
    const judgement = judgementOf(other.duel, battleOf(other), 'mine', told);
    expect(judgement.rule).toMatchObject({ id: 'B39', source: expect.stringContaining('Rulebook') });
    const copied = { header: other.header, path: other.entries.slice(0, battleOf(other) + 1), title: 'mine' };
    expect(bugReport(copied as never, { differenceRule: 'B39' })).toContain('> Rule B39: Against a monster');
  });

  test('is explained as ever where the rules come to the same', () => {
    const same = judged(...declares('a', 1, 'b'), [calculated, payload], loses, goes, turnEnds);
    const { explanation } = momentAt(same.duel, battleOf(same));
    expect(textOf(explanation.sentence)).toMatch(/^Dark Magician has 2500 ATK against the 1700 ATK/);
    expect(textOf(explanation.otherwise)).toContain('would have needed more than 2500 ATK');
  });

  test('spares no player by an effect that nobody told (B35)', () => {
    const free = [calculated, { ...payload, damage: { A: 0, B: 0 } }];
    const spared = judged(...declares('a', 1, 'b'), free, goes, turnEnds);
    const said = textOf(momentAt(spared.duel, battleOf(spared)).explanation.sentence);
    expect(said).not.toContain('An effect keeps');
    expect(said).toMatch(/Nobody loses Life Points\. By our rules: .*B loses the difference, 800/);
  });

  test('leaves a monster there by what protects it, else because the file tells so (B43)', () => {
    const survives = [calculated, { ...payload, destroyed: [], survives: ['b'] }];
    const saidOf = (...before: readonly unknown[]) => {
      const told = judged(...before, ...declares('a', 1, 'b'), survives, loses, turnEnds);
      return textOf(momentAt(told.duel, battleOf(told)).explanation.sentence);
    };
    expect(saidOf()).toContain('Battle Ox loses the battle and, as the file tells, stays.');
    const what = { card: 'b', what: 'notDestroyedByBattle', from: false, to: true, sources: [] };
    expect(saidOf(['value.changed', what])).toContain('it cannot be destroyed by battle and stays');
  });
});

describe('an attack that another engine declares against the rules', () => {
  const [declaring] = declares('a', 2, 'b');
  const again = judged(
    ...declares('a', 1, 'b'),
    ...fought,
    ...[declaring, ['attack.declared', { attacker: 'a', target: 'direct', direct: true, triggers: [] }]],
    ...[
      [
        'battle.calculated',
        { attacker: 'a', attackerValue: 2500, damage: { A: 0, B: 2500 }, destroyed: [], survives: [] },
      ],
    ],
    ...[['lifePoints.changed', { player: 'B', from: 7200, to: 4700, why: 'battleDamage' }], turnEnds],
  );

  test('is tied to the difference at its naming, and agrees no more (B13)', () => {
    expect(again.page.disagreements).toMatchObject([
      { about: 'attackDeclared', rule: 'B13', attack: { turn: 3, attacker: 'Dark Magician', target: null } },
    ]);
    expect(again.page.others.map(({ agrees }) => agrees)).toEqual([true, false]);
    expect([again.page.attacksOtherwise, again.page.count]).toEqual([1, 2]);
  });

  test('a second time, which nothing ever allowed, lost nothing that had allowed it (B13, not R17)', () => {
    const check = again.entries.findLastIndex(({ type }) => type === 'attackReplay.checked');
    const { explanation } = momentAt(again.duel, check);
    expect(textOf(explanation.sentence)).toMatch(
      /had already attacked, and nothing that was told allows it a further attack\. So by our rules the attack is over; what was told goes on with it/,
    );
    expect([explanation.rule, explanation.code]).toEqual(['B13', null]);
  });
});

test('a direct attack past a monster, which nothing allows, is by no effect (B15)', () => {
  const [declaring] = declares('a', 1, 'b');
  const direct = ['attack.declared', { attacker: 'a', target: 'direct', direct: true, triggers: [] }];
  const saidOf = (...before: readonly unknown[]) => {
    const told = judged(...before, declaring, direct);
    const at = told.entries.findIndex(({ type }) => type === 'attack.declared');
    return textOf(momentAt(told.duel, at).explanation.sentence);
  };
  expect(saidOf()).toContain('But B controls a monster, and nothing that was told lets it pass by.');
  const what = { card: 'a', what: 'attackDirectly', from: false, to: true, sources: [] };
  expect(saidOf(['value.changed', what])).toContain('lets it pass by the monster on B’s side.');
});

test('what is told and has no place in our rules is told, and not added', () => {
  const told = judged(...declares('a', 1, 'b'), ['chain.ended', { links: 1, triggers: [] }], ...fought);
  const at = told.entries.findIndex(({ type }) => type === 'procedure.observed');
  const entry = told.entries[at];
  if (entry === undefined) throw new Error('nothing was observed');
  expect([isAdded(entry), addedKind(entry, undefined)]).toEqual([false, null]);
  expect(rowsBetween(told.duel, at, at + 1)[0]).not.toHaveProperty('added');
  expect(told.entries.some(isAdded)).toBe(true);
});
