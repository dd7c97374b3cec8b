import { describe, expect, test } from 'vitest';
import { type Board, createTimeline, type Entry, emptyBoard, evolveBoard } from '../../events/index.ts';
import {
  type AskedPart,
  type AskedQuestion,
  allowedBy,
  createRules,
  type DuelState,
  exampleById,
  judge,
  type PlayedScenario,
  playScenario,
  questionsOf,
  ruleById,
  type Said,
} from '../../machines/index.ts';
import { EVERY_RUN, playRun } from '../support/everyRun.ts';

function asked({ header, entries }: PlayedScenario) {
  const boards: Board[] = [];
  for (const entry of entries) boards.push(evolveBoard(boards.at(-1) ?? emptyBoard, entry));
  return { header, entries, questions: questionsOf(entries, (at) => boards[at] ?? emptyBoard) };
}
/** Each course of each example once, under the first ruleset it is for. */
const COURSES = EVERY_RUN.filter(
  (run, at) =>
    EVERY_RUN.findIndex(({ scenario, branch }) => scenario === run.scenario && branch === run.branch) === at,
);
const EVERY = COURSES.map((run) => ({ id: run.scenario.id, ...asked(playRun(run)) }));

const ofExample = (id: string, branch?: string) => {
  const scenario = exampleById(id);
  if (scenario === undefined) throw new Error(`no example ${id}`);
  return asked(playScenario(scenario, branch === undefined ? {} : { branch }));
};

const rightIds = ({ options }: AskedPart): readonly string[] =>
  options.filter(({ right }) => right).map(({ id }) => id);
const partOf = (question: AskedQuestion | undefined, asks: AskedPart['asks']): AskedPart => {
  const found = question?.parts.find(
    (part) => part.asks === asks && (asks !== 'reason' || rightIds(part).length > 0),
  );
  if (found === undefined) throw new Error(`no part that asks for ${asks}`);
  return found;
};
/** What someone says who knows everything. */
const allRight = ({ parts }: AskedQuestion): Said =>
  Object.fromEntries(
    parts
      .filter((part) => part.many || rightIds(part).length > 0)
      .map((part) => [part.id, part.many ? rightIds(part) : rightIds(part).slice(0, 1)]),
  );
const check = (questions: readonly AskedQuestion[], number = 1) =>
  questions.find(({ key }) => key === `check/${number}`);
const battle = (questions: readonly AskedQuestion[]) => questions.find(({ kind }) => kind === 'battle');

describe('what a reader may say of a duel is made from the duel', () => {
  test('every run of every example: each question can be answered rightly and wrongly, and by its entry', () => {
    let questions = 0;
    for (const { id, entries, questions: ofRun } of EVERY) {
      for (const question of ofRun) {
        const entry = entries[question.position];
        const at = `${id}, entry ${entry?.index} (${entry?.type})`;
        questions += 1;
        expect(question.parts.length, at).toBeGreaterThan(0);
        for (const part of question.parts) {
          const where = `${at}, ${part.id}`;
          expect(part.options.length, where).toBeGreaterThan(1);
          expect(new Set(part.options.map(({ id }) => id)).size, where).toBe(part.options.length);
          expect(new Set(part.options.map(({ about }) => JSON.stringify(about))).size, where).toBe(
            part.options.length,
          );
          expect(
            part.options.some(({ right }) => !right),
            where,
          ).toBe(true);
          // Nothing chosen is no answer: of those of which several may hold, one does.
          if (part.many) expect(rightIds(part).length, where).toBeGreaterThan(0);
          if (!part.many && part.when === null) expect(rightIds(part), where).toHaveLength(1);
        }
        expect(judge(question, allRight(question)).outcome, at).toBe('agrees');
        const [first] = question.parts;
        const wrong = first?.options.find(({ right }) => !right)?.id ?? '';
        expect(judge(question, { [first?.id ?? '']: [wrong] }).outcome, at).toBe('differs');
        expect(judge(question, {}).outcome, at).toBe('open');
      }
    }
    expect(questions).toBeGreaterThan(1000);
  });

  test('R23, R25: what is right at a replay is exactly what the rules let the player choose then', () => {
    let seen = 0;
    for (const { id, header, entries, questions } of EVERY) {
      const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
      const timeline = createTimeline<DuelState, Entry>({
        initial: rules.initial(),
        evolve: rules.evolve,
        entries,
        every: 100,
      });
      for (const { position, player, parts, command } of questions) {
        const entry = entries[position];
        // A decision that was legal has a rule that allows it.
        if (command !== null && entry?.type !== 'command.refused') {
          const before = timeline.at(position - 1);
          const rule = allowedBy(command, before.board, rules.speaker(before), rules.cards);
          expect(ruleById(rule), `${id}, entry ${entry?.index}: ${rule}`).toBeDefined();
        }
        if (entry?.type !== 'attackReplay.checked' || entry.payload.then !== 'choose') continue;
        if (entry.payload.choices.some(({ value }) => value === 'continue')) continue;
        const legal = rules
          .decisions(timeline.at(position), player)
          .flatMap(({ command, refused }) =>
            command.type === 'attackReplay.choose' && refused === null ? [String(command.target)] : [],
          );
        const choices = parts.find(({ asks }) => asks === 'choices');
        const right = choices?.options
          .filter((option) => option.right)
          .flatMap(({ id, about }) => (about.kind === 'target' ? about.cards : [id]));
        expect(right?.toSorted(), `${id}, entry ${entry.index}`).toEqual(legal.toSorted());
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('T-09: four tokens under a direct attack', () => {
    const question = check(ofExample('T-09').questions);
    expect(rightIds(partOf(question, 'verdict'))).toEqual(['replay']);
    expect(rightIds(partOf(question, 'reason'))).toEqual(['ENTER']);
    const choices = partOf(question, 'choices');
    expect(choices.options.map(({ about, right }) => [about.kind, right])).toEqual([
      ['target', true],
      ['direct', false],
      ['stop', true],
      ['otherAttacker', false],
    ]);
  });

  test('T-04: tokens on the attacker’s own side leave nothing but going on', () => {
    const { questions } = ofExample('T-04');
    // A wants to stop first, and may not: R23 gives that choice at a replay alone.
    const refused = questions.find(
      ({ kind, parts }) => kind === 'decision' && rightIds(parts[0] as AskedPart)[0] === 'no',
    );
    expect(refused?.command?.type).toBe('attackReplay.choose');
    const question = check(questions);
    expect(rightIds(partOf(question, 'verdict'))).toEqual(['none']);
    // That B has as many monsters as before holds as well.
    expect(rightIds(partOf(question, 'reason'))).toEqual(['OWN_SIDE_ONLY', 'COUNT_UNCHANGED']);
    const choices = partOf(question, 'choices');
    expect(choices.options.filter(({ right }) => right).map(({ about }) => about)).toMatchObject([
      { kind: 'target', isSame: true },
    ]);
    // A loses 500 and the monster (S0.20).
    expect(rightIds(partOf(battle(questions), 'damage'))).toEqual(['500/0']);
    expect(rightIds(partOf(battle(questions), 'destroyed'))).toEqual(['attacker']);
  });

  test.each([
    ['D-01', 'target', '0/700'],
    ['D-02', 'both', '0/0'],
    ['D-03', 'attacker', '500/0'],
    ['D-04', 'target', '0/0'],
    ['D-05', 'nobody', '0/0'],
    ['D-06', 'nobody', '200/0'],
    ['D-09', 'target', '0/1900'],
    ['D-12', 'nobody', '0/1600'],
  ])('%s: who is destroyed, and the damage, as the table says', (id, destroyed, damage) => {
    const question = battle(ofExample(id).questions);
    expect(rightIds(partOf(question, 'destroyed'))).toEqual([destroyed]);
    expect(rightIds(partOf(question, 'damage'))).toEqual([damage]);
  });

  test('D-07: of a direct attack only the damage is asked', () => {
    const question = battle(ofExample('D-07').questions);
    expect(question?.parts.map(({ asks }) => asks)).toEqual(['damage']);
    expect(rightIds(partOf(question, 'damage'))).toEqual(['0/2500']);
  });

  test('R1: the reasons offered tell nothing of the verdict: each list is as long, and has what a reader may hold', () => {
    const held = {
      replay: ['ENTER', 'LEAVE', 'CONTROL_OUT'],
      none: ['OWN_SIDE_ONLY', 'POSITION_ONLY', 'STATS_ONLY', 'NOTHING_CHANGED', 'COUNT_UNCHANGED'],
      ended: ['ATTACKER_LEFT', 'ATTACK_NEGATED', 'NO_LEGAL_TARGET'],
    };
    const seen = new Set<string>();
    for (const { id, entries, questions } of EVERY)
      for (const { kind, parts, position } of questions) {
        const reasons = kind === 'check' ? parts.filter(({ asks }) => asks === 'reason') : [];
        for (const { when, options } of reasons) {
          const verdict = when?.option as keyof typeof held;
          const where = `${id}, entry ${entries[position]?.index}, ${verdict}`;
          expect(
            options.map((option) => option.id),
            where,
          ).toEqual(expect.arrayContaining(held[verdict]));
          const right = options.filter((option) => option.right).length;
          if (right < 2) expect(options, where).toHaveLength(6);
          seen.add(`${verdict} ${right > 0}`);
        }
      }
    expect(seen.size).toBe(6);
  });

  test('being asked whether a player may says nothing: some may, some may not', () => {
    const answers = EVERY.flatMap(({ questions }) => questions)
      .filter(({ kind }) => kind === 'decision')
      .map(({ parts }) => rightIds(parts[0] as AskedPart)[0]);
    const yes = answers.filter((answer) => answer === 'yes').length;
    expect(yes / answers.length).toBeGreaterThan(0.3);
    expect(yes / answers.length).toBeLessThan(0.9);
  });
});

describe('an answer is laid beside the record', () => {
  const question = check(ofExample('T-09').questions);
  if (question === undefined) throw new Error('T-09 has no check');

  test('a reason is asked only of those who gave that verdict, and what was not said is left open', () => {
    const judged = judge(question, { verdict: ['none'], 'reason-replay': ['ENTER'], choices: ['stop'] });
    expect(judged.parts.map(({ part }) => part.id)).toEqual(['verdict', 'reason-none', 'choices']);
    expect(judged.parts[1]?.said).toBeNull();
  });

  test('of many answers each statement counts: T-09, direct and stop, are two of four', () => {
    const judged = judge(question, { choices: ['direct', 'stop'] });
    expect([judged.outcome, judged.agree, judged.of]).toEqual(['differs', 2, 4]);
  });

  test('any one of several causes is right', () => {
    const both = check(ofExample('T-11').questions);
    if (both === undefined) throw new Error('T-11 has no check');
    for (const cause of ['ENTER', 'LEAVE'])
      expect(judge(both, { verdict: ['replay'], 'reason-replay': [cause] }).outcome).toBe('agrees');
  });
});
