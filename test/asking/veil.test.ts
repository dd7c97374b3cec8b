import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../machines/index.ts';
import type { Ask, Outline, Tell } from '../../ui/worker/protocol/index.ts';
import { workerSession } from '../support/workerSession.ts';

/** A page that hears everything the worker tells. */
function page() {
  const { session, told, all } = workerSession();
  const last = <T extends Tell['type']>(type: T) => all(type).at(-1);
  let serial = 0;
  const open = async (ask: (serial: number) => Ask) => {
    serial += 1;
    await session.hear(ask(serial));
  };
  return {
    ...{ told, last, session, open },
    serial: () => serial,
    outline: (): Outline => {
      const outline = told.flatMap((tell) =>
        tell.type === 'opened' || tell.type === 'revealed' ? [tell.outline] : [],
      );
      return outline[outline.length - 1] as Outline;
    },
  };
}
const askFirst =
  (on: boolean, said = {}, at: number | null = null) =>
  (serial: number): Ask => ({
    type: 'askFirst',
    ...{ serial, on, said, at },
  });
const example =
  (id: string, branch: string | null = null, at: number | null = null) =>
  (serial: number): Ask => ({
    type: 'openExample',
    ...{ serial, id, branch, ruleset: null, at },
  });

describe('nothing behind a question is told before it is answered', () => {
  test('T-09: the outline ends before the check, and grows by each answer', async () => {
    const { outline, open, session, serial, last, told } = page();
    await open(askFirst(true));
    await open(example('T-09'));
    const lengths = [];
    for (let at = 0; at < 4; at++) {
      const { length, asking, branches } = outline();
      lengths.push(length);
      expect(asking?.question?.position).toBe(length);
      expect(asking?.total).toBe(56);
      expect(branches).toEqual([]);
      await session.hear({ type: 'answer', serial: serial(), key: asking?.question?.key ?? '', said: null });
    }
    expect(lengths).toEqual([10, 24, 28, 40]);
    expect(outline().length).toBe(56);
    expect(outline().asking?.question).toBeNull();
    expect(outline().branches.map(({ name, choice }) => [name, choice])).toEqual([
      ['attack directly all the same', 'direct'],
      ['stop', 'stop'],
    ]);
    expect(last('revealed')?.answer.last).toBe(true);
    expect(told.filter(({ type }) => type === 'problem')).toEqual([]);
  });

  test('B18: the answer to a decision names the rule that allows it', async () => {
    const { outline, open, session, serial, last } = page();
    await open(askFirst(true));
    await open(example('T-09'));
    const key = outline().asking?.question?.key ?? '';
    await session.hear({ type: 'answer', serial: serial(), key, said: { allowed: ['yes'] } });
    expect(last('revealed')?.answer).toMatchObject({ outcome: 'agrees', rule: { id: 'B18' } });
  });

  test('the answer that is looked at is told again, in another language too; one that is not given yet is not', async () => {
    const { outline, open, session, serial, last } = page();
    await open(askFirst(true));
    await open(example('T-09'));
    const key = outline().asking?.question?.key ?? '';
    const said = { allowed: ['no'] };
    await session.hear({ type: 'answer', serial: serial(), key, said });
    const before = last('revealed')?.answer;
    await session.hear({ type: 'language', language: 'fr' });
    await open((each) => ({ type: 'seenBy', serial: each, seenBy: 'both', at: 10 }));
    await session.hear({ type: 'answerAgain', serial: serial(), key, said });
    const { answer } = last('answeredAgain') ?? {};
    expect(answer).toMatchObject({ outcome: 'differs', agree: 0, of: 1, rule: { id: 'B18' } });
    expect(answer?.question.key).toBe(before?.question.key);
    expect(answer?.explanation.title).not.toBe(before?.explanation.title);
    const waiting = outline().asking?.question?.key ?? '';
    await session.hear({ type: 'answerAgain', serial: serial(), key: waiting, said: {} });
    expect(last('answeredAgain')?.answer).toBeNull();
    await session.hear({ type: 'language', language: 'en' });
  });

  test('told once more, in another language or for other eyes, what was left unasked is not asked', async () => {
    const { outline, open } = page();
    await open(example('T-09'));
    await open(askFirst(true, {}, 30));
    const waits = outline().asking?.question?.position;
    expect(waits).toBe(40);
    await open((serial) => ({ type: 'seenBy', serial, seenBy: 'A', at: 3 }));
    expect(outline().asking?.question?.position).toBe(waits);
    // Opened anew it is asked about from where it begins.
    await open(example('T-09'));
    expect(outline().asking?.question?.position).toBe(10);
  });

  test.each(EXAMPLES.filter((_, index) => index % 12 === 1).map(({ id }) => id))(
    '%s: no moment, row, look or decision names an entry that is not shown',
    async (id) => {
      const { outline, open, session, serial, told } = page();
      await open(askFirst(true));
      await open(example(id));
      for (;;) {
        const { length, numbers, asking } = outline();
        const question = asking?.question ?? null;
        if (question === null) break;
        told.length = 0;
        for (const position of [length - 1, length - 2, Math.max(0, length - 7)]) {
          if (position < 0) continue;
          await session.hear({ type: 'moment', serial: serial(), position });
          await session.hear({ type: 'decisions', serial: serial(), position });
          const entry = numbers[position] ?? 0;
          await session.hear({ type: 'look', serial: serial(), look: { kind: 'near', entry } });
        }
        await session.hear({ type: 'rows', serial: serial(), from: length - 2, to: length + 200 });
        await session.hear({ type: 'moment', serial: serial(), position: length });
        const ahead: number[] = [];
        for (const tell of told) {
          if (tell.type === 'moment') {
            const { explanation, next } = tell.moment;
            ahead.push(...explanation.leadsTo, ...(next === null ? [] : [next.index]));
            ahead.push(...explanation.choices.flatMap(({ taken }) => taken ?? []));
          }
          if (tell.type === 'decisions')
            ahead.push(...tell.decisions.lines.flatMap(({ taken }) => taken ?? []));
          if (tell.type === 'looked' && tell.look.kind === 'near') {
            const near = tell.shows as { readonly effects: readonly { readonly entry: number }[] } | null;
            ahead.push(...(near?.effects ?? []).map(({ entry }) => entry));
          }
          if (tell.type === 'rows') expect(tell.rows.length).toBeLessThanOrEqual(2);
        }
        expect(ahead.filter((entry) => entry >= question.entry)).toEqual([]);
        // What lies behind is no moment: it cannot be shown.
        expect(told.some((tell) => tell.type === 'moment' && tell.moment.position >= length)).toBe(false);
        const said = JSON.stringify(question.parts);
        expect(said).not.toContain('"right":');
        await session.hear({ type: 'answer', serial: serial(), key: question.key, said: null });
      }
      expect(outline().length).toBe(outline().asking?.total ?? outline().length);
    },
  );

  test('what was said before is not asked again, and what lies before the place one opens at neither', async () => {
    const { outline, open, session, serial } = page();
    await open(askFirst(true));
    await open(example('T-09'));
    const { asking } = outline();
    await session.hear({
      type: 'answer',
      ...{ serial: serial(), key: asking?.question?.key ?? '', said: { allowed: ['yes'] } },
    });
    await open(example('T-09'));
    expect(outline().asking?.question?.key).toBe('check/1');
    await open(askFirst(true, {}));
    expect(outline().asking?.question?.key).toBe('decision/1');
    await open(example('T-09', null, 25));
    expect(outline().asking?.question?.key).toBe('check/2');
    await open(askFirst(false, {}, 3));
    expect(outline().asking).toBeNull();
    expect(outline().length).toBe(56);
  });

  test('an answer is compared, and the reason comes with it', async () => {
    const { last, open, session, serial, outline } = page();
    await open(askFirst(true));
    await open(example('T-01', null, 4));
    const reasons = outline().asking?.question?.parts.find(({ id }) => id === 'reason-none');
    const reason = reasons?.options[0]?.id ?? '';
    await session.hear({
      type: 'answer',
      serial: serial(),
      key: 'check/1',
      said: { verdict: ['none'], 'reason-none': [reason] },
    });
    const answer = last('revealed')?.answer;
    expect(answer?.outcome).toBe('differs');
    expect(answer?.parts.map(({ part, said, right }) => [part.id, said, right])).toEqual([
      ['verdict', ['none'], ['replay']],
      ['reason-none', [reason], []],
      ['choices', null, expect.arrayContaining(['stop'])],
    ]);
    expect(answer?.rule?.id).toBe('R3');
    expect(answer?.explanation.sentence.map(({ text }) => text).join('')).toContain('Blue-Eyes White Dragon');
  });

  test('as one player sees it, too: what the other hides is not in a question', async () => {
    const { outline, open, session, serial, told } = page();
    await open((number) => ({ type: 'seenBy', serial: number, seenBy: 'A', at: null }));
    await open(askFirst(true));
    await open(example('T-55'));
    for (let at = 0; at < 6; at++) {
      const question = outline().asking?.question;
      if (question == null) break;
      await session.hear({ type: 'answer', serial: serial(), key: question.key, said: null });
    }
    expect(told.filter(({ type }) => type === 'problem')).toEqual([]);
    expect(outline().asking?.question).toBeNull();
  });
});
