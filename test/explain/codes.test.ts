import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english } from '../../events/explain/en/index.ts';
import {
  type Candidate,
  type Entry,
  type Explanation,
  explainRefusal,
  NO_REPLAY_CODES,
  type NoReplayCode,
  PAYLOADS,
  type Payload,
  REFUSAL_CODES,
  REPLAY_CAUSES,
  type ReplayCause,
  textOf,
} from '../../events/index.ts';
import { scapegoatLog } from './scapegoatLog.ts';
import { teller } from './telling.ts';

const log = scapegoatLog();
type Check = Payload<'attackReplay.checked'>;

/** The Scapegoat log with another outcome of its check. */
function checkTold(change: Partial<Check>): Explanation {
  const { code: _, ...rest } = { ...(log.entries[log.check]?.payload as Check) };
  const payload: Check = { ...rest, ...change };
  const entries = log.entries
    .slice(0, log.check + 1)
    .map((entry) => (entry.index === log.check ? ({ ...entry, payload } as Entry) : entry));
  return teller(entries).at(log.check);
}

const candidate = (code: Candidate['code']): Candidate => ({
  code,
  rule: 'R1',
  verdict: 'yes',
  cards: ['c5', 'c6', 'c7', 'c8'],
  entries: log.tokens,
});
const ofCause = (code: ReplayCause): Explanation =>
  checkTold({ causes: [code], candidates: [candidate(code)] });
const ENDINGS: ReadonlySet<NoReplayCode> = new Set<NoReplayCode>([
  'ATTACKER_LEFT',
  'ATTACKER_FACEDOWN',
  'ATTACKER_DEFENSE',
  'ATTACKER_CONTROL',
  'ATTACK_NEGATED',
  'CANNOT_ATTACK',
  'BATTLE_PHASE_ENDED',
  'EXTRA_ATTACK_LOST',
  'NO_LEGAL_TARGET',
  'REDIRECTED',
]);
const ofCode = (code: NoReplayCode): Explanation => {
  const ended = ENDINGS.has(code);
  return checkTold({
    verdict: ended ? 'ended' : 'none',
    then: ended ? 'end' : 'goOn',
    causes: [],
    code,
    candidates: [candidate(code)],
    choices: [],
    window: code !== 'DAMAGE_STEP' && code !== 'NO_ATTACK_RUNNING',
  });
};

function expectClear(words: string): void {
  expect(words).toMatch(/^[A-Z0-9“].*[.”]$/s);
  expect(words, 'no code in a sentence').not.toMatch(/\b[A-Z]{2,}_[A-Z]+\b|undefined|null|\[object/);
  expect(words, 'no rule id in a sentence').not.toMatch(/\b[BR]\d+\b/);
  expect(words, 'no double spaces or stops').not.toMatch(/ {2}|\.\./);
}

describe('explain: every verdict has words', () => {
  const told = [
    ...REPLAY_CAUSES.map((code) => [code, ofCause(code)] as const),
    ...NO_REPLAY_CODES.map((code) => [code, ofCode(code)] as const),
  ];

  it.each(told)('%s', (code, explanation) => {
    const sentence = textOf(explanation.sentence);
    expectClear(sentence);
    expectClear(textOf(explanation.otherwise));
    expect(sentence, 'names a card of this duel').toMatch(/Dark Magician|Sheep Token/);
    expect(
      explanation.sentence.some((piece) => piece.strong),
      'something is strong',
    ).toBe(true);
    expect(explanation.candidates[0]).toMatchObject({ code, verdict: 'yes' });
    expect(explanation.candidates[0]?.words.length).toBeGreaterThan(5);
    expect(explanation.title).toBe(
      (REPLAY_CAUSES as readonly string[]).includes(code) ? 'Replay' : 'No replay',
    );
  });

  it('no two codes say the same', () => {
    const all = told.map(([, explanation]) => textOf(explanation.sentence) + textOf(explanation.otherwise));
    expect(all.filter((words, place) => all.indexOf(words) !== place)).toEqual([]);
  });

  it('says nothing of a choice where there is none', () => {
    expect(textOf(ofCode('NOTHING_CHANGED').sentence)).not.toContain('chooses');
    expect(textOf(checkTold({ then: 'startOver', choices: [] }).sentence)).toContain(
      'the attack starts over',
    );
    expect(textOf(checkTold({ choices: [{ value: 'c5', card: 'c5' }] }).sentence)).toContain('must attack');
  });
});

describe('explain: every type of event has words', () => {
  it('has a teller for each', () => {
    expect(Object.keys(english.tell).sort()).toEqual(Object.keys(PAYLOADS).sort());
  });

  it('tells the whole Scapegoat log, each entry by its marks, player and words', () => {
    const { at } = teller(log.entries);
    for (const entry of log.entries) {
      const explanation = at(entry.index);
      expectClear(textOf(explanation.sentence));
      expect(explanation.row).toMatch(/^[A-Z0-9]/);
      expect(explanation.row).not.toMatch(/[.]$|Monster Zone|undefined/);
    }
  });
});

/** Every refusal code that the rules can give, read from their source. */
function codesInRules(): string[] {
  const root = resolve(import.meta.dirname, '../../machines');
  const files = ['rules', 'decide', 'effects'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const found = new Set<string>();
  for (const text of files) {
    for (const [, code] of text.matchAll(/(?:code: |rejected\()'([a-zA-Z]+\/[a-z-]+)'/g))
      found.add(code ?? '');
    const area = /code: `([a-zA-Z]+)\/\$\{code\}`/.exec(text)?.[1];
    if (area !== undefined)
      for (const [, code] of text.matchAll(/\breject\('([a-z-]+)'/g)) found.add(`${area}/${code}`);
  }
  return [...found].sort();
}

describe('explain: every refusal has words', () => {
  const refusal = (code: string, rule = 'B1') =>
    explainRefusal(
      {
        code,
        rule,
        detail: { card: 'c1', target: 'c5' },
        player: 'A',
        type: 'effect.activate',
        card: 'c1',
        target: 'c5',
      },
      (card) => (card === 'c1' ? 'Dark Magician' : 'Sheep Token 1'),
    );

  it('each code of the rules has a sentence of its own', () => {
    const codes = codesInRules();
    expect(codes.length).toBeGreaterThan(40);
    expect(codes.filter((code) => !REFUSAL_CODES.includes(code))).toEqual([]);
  });

  it.each([...REFUSAL_CODES])('%s', (code) => {
    const told = refusal(code);
    expectClear(textOf(told.sentence));
    // Where nothing concrete is known that would have to be different, nothing is said.
    if (told.otherwise !== undefined) expectClear(textOf(told.otherwise));
    expect(textOf(told.sentence)).toMatch(/^A may not use Dark Magician: /);
    expect(textOf(told.reason)).toMatch(/^[A-Z].*[^.]$/);
    expect(textOf(told.row)).toMatch(/^Use Dark Magician: [a-zA-Z].*[^.]$/);
  });

  it('an unknown code still gives a plain sentence', () => {
    const told = refusal('effect/imagined');
    expectClear(textOf(told.sentence));
    expect(textOf(told.sentence)).not.toContain('imagined');
  });

  it('tells the three cases of a card that answers a declaration apart', () => {
    const words = ['R29', 'B18', 'B19'].map((rule) => textOf(refusal('effect/wrong-timing', rule).sentence));
    expect(new Set(words).size).toBe(3);
    expect(words[0]).toContain('choosing a target at a replay is not a declaration');
  });
});
