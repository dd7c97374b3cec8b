import { appendFileSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { followFile, type Growth, wholeLines } from '../../electron/node/followFile.ts';
import { recordObserved } from '../../electron/node/observedWriter.ts';
import { decodeDuel, type Entry } from '../../events/index.ts';
import { type DuelHeader, headerSchema, observeDuel } from '../../machines/index.ts';
import { duelscope, testFile } from '../support/commandLine.ts';
import { testFolder } from '../support/folders.ts';
import { run, start } from '../support/processes.ts';
import { ROOT } from '../support/sources.ts';

const ENGINE = join(ROOT, 'test/recording/exampleEngine.mjs');

function read(path: string): { readonly header: DuelHeader; readonly entries: readonly Entry[] } {
  const result = decodeDuel(readFileSync(path, 'utf8'), { header: headerSchema });
  if (!result.ok) throw new Error(result.error.message);
  return result.duel;
}

async function told(): Promise<string> {
  const path = join(testFolder(), 'tiny.duel.jsonl');
  expect(await run(process.execPath, [ENGINE, path])).toMatchObject({ code: 0, problems: '' });
  return path;
}

describe('a duel that another engine tells', () => {
  test('gets what the procedure needs, and its replay its cause', async () => {
    const { header, entries } = read(await told());
    const observer = observeDuel(header);
    observer.take(entries);
    const { report } = observer;
    expect([report.leftOut, report.observedOnly, report.disagreements]).toEqual([[], [], []]);
    expect(report.replays).toMatchObject([{ kind: 'replay', causes: ['LEAVE'], cards: ['b'] }]);
    expect(observer.entries.filter(({ inferred }) => inferred !== true).map(({ type }) => type)).toEqual(
      entries.map(({ type }) => type),
    );
    expect(observer.entries.map(({ index }) => index)).toEqual([...observer.entries.keys()]);
    // what is printed on its cards is filled in, and its own times are kept
    expect(observer.entries[0]).toMatchObject({
      payload: { cards: [{ printed: { atk: 2500 } }, { printed: { atk: 1800 } }] },
    });
    expect(observer.entries.at(-1)).toMatchObject({ type: 'turn.ended', at: 3500 });
  });

  test('is the same whether it is read at once or line by line', async () => {
    const { header, entries } = read(await told());
    const [atOnce, byLine] = [observeDuel(header), observeDuel(header)];
    atOnce.take(entries);
    const came = entries.flatMap((entry) => [...byLine.take([entry])]);
    expect(byLine.entries).toEqual(atOnce.entries);
    expect(came).toEqual(atOnce.entries);
    expect(byLine.report).toEqual(atOnce.report);
  });

  test('is explained by the command line, and held against the rules', async () => {
    const path = await told();
    const explained = await duelscope('explain', path);
    expect(explained.code).toBe(0);
    expect(explained.out.join('\n')).toContain('Test Fish was returned to the hand and left B’s side');
    const verified = await duelscope('verify', path);
    const line = `${path}: 8 entries of another engine, 1 attack: as the rules decide`;
    expect([verified.code, verified.out]).toEqual([0, [line]]);
    // the same attack, as if the engine had not noticed that its target left
    const { entries } = read(path);
    const passedOver = entries.filter(({ type }) => type !== 'attack.targetChosen');
    const [header] = readFileSync(path, 'utf8').split('\n');
    const lines = passedOver.map((each, index) => JSON.stringify({ ...each, index, causedBy: [] }));
    const wrong = testFile('wrong.duel.jsonl', `${[header, ...lines].join('\n')}\n`);
    for (const command of ['explain', 'play', 'verify']) {
      const { code, out } = await duelscope(command, wrong);
      expect(code).toBe(1);
      expect(out.join('\n')).toMatch(
        /line 6: entry 4 \(\d+ here\): .*Our rules: a replay \(a monster left\)\. Told: the attack went on, and nobody was asked\./,
      );
      // and how one comes there
      const [, here] = /line 6: entry 4 \((\d+) here\)/.exec(out.join('\n')) ?? [];
      if (command !== 'explain')
        expect(out.join('\n')).toContain(`at entry ${here}: duelscope open ${wrong} --at ${here}`);
    }
    expect((await duelscope('play', path)).code).toBe(0);
  });

  test('leaves out what does not fit the table, and says why', async () => {
    const { header, entries } = read(await told());
    const observer = observeDuel(header);
    observer.take(entries.slice(0, 3));
    observer.take([
      {
        index: 3,
        at: 0,
        type: 'card.moved',
        payload: {
          card: 'nobody',
          visit: 'x',
          from: { player: 'A', zone: 'hand' },
          to: { player: 'A', zone: 'graveyard' },
          faceUp: true,
          reason: 'effect',
        },
        causedBy: [2],
      },
    ]);
    expect(observer.report.leftOut).toMatchObject([{ packet: 3, what: 'card.moved' }]);
    observer.take([{ ...(entries[3] as Entry), index: 4 }]);
    expect(observer.report.leftOut).toHaveLength(1);
  });

  test('may name built-in cards and a ruleset alone; what is wrong in line 1 is said', async () => {
    const { header } = read(await told());
    expect([header.ruleset.id, header.cards.map(({ id }) => id), header.players]).toEqual([
      'modern-tcg',
      ['test-fish', 'dark-magician'],
      { A: 'Player A', B: 'Player B' },
    ]);
    const line = { format: 'duelscope/duel', version: 1, profile: 'observed', engine: 'x/1' };
    const setup = { ...header.setup, cards: [] };
    for (const [more, words] of [
      [{ ruleset: 'no-such-rules', setup }, '"ruleset" must be an object'],
      [{ setup: { ...setup, lifePoints: 5 } }, '"setup.lifePoints" must be an object'],
      [
        { setup: header.setup },
        'names the card "test-fish", which is neither under "cards" nor built in. Correct what',
      ],
    ] as const) {
      const path = testFile('wrong.duel.jsonl', `${JSON.stringify({ ...line, ...more })}\n`);
      expect((await duelscope('explain', path)).problems.join()).toContain(words);
    }
  });

  test('can be written by the typed writer, which takes nothing that is not in the vocabulary', async () => {
    const path = join(testFolder(), 'typed.duel.jsonl');
    const { header, entries } = read(await told());
    const duel = await recordObserved(path, {
      engine: 'typed/1',
      cards: header.cards.filter(({ id }) => id === 'test-fish'),
      setup: header.setup,
    });
    for (const { type, payload, causedBy, at: when } of entries.slice(1))
      await duel.tell({ type, payload } as never, { causedBy, at: when });
    await expect(duel.tell({ type: 'attack.stopped', payload: {} } as never)).rejects.toThrow(
      'in this attack.stopped entry "payload.player"',
    );
    await duel.close();
    expect(read(path).entries).toEqual(entries);
    await expect(recordObserved(path, { engine: 'x/1', setup: { cards: [] } })).rejects.toThrow(
      'there already',
    );
    const nowhere = join(testFolder(), 'b.duel.jsonl');
    await expect(
      recordObserved(nowhere, { engine: 'x/1', setup: { cards: header.setup.cards } }),
    ).rejects.toThrow('the duel cannot begin so');
  });
});

/** Follows a file for a test; what it told so far. */
function followed(path: string, from: number) {
  const pieces: Growth[] = [];
  const problems: string[] = [];
  const stop = followFile(path, from, {
    grown: (growth) => pieces.push(growth),
    ended: ({ message }) => problems.push(message),
  });
  onTestFinished(stop);
  return { text: () => pieces.map(({ text }) => text).join(''), problems, stop };
}

describe('following a file', () => {
  test('tells whole lines alone, in order, whatever pieces they were written in', async () => {
    const path = testFile('a.duel.jsonl', 'one\ntw');
    const { text, end } = await wholeLines(path);
    expect([text, end]).toEqual(['one\n', 4]);
    const follower = followed(path, end);
    await sleep(300);
    expect(follower.text()).toBe('');
    const bytes = Buffer.from('o é♥\nthree\nfo');
    for (const byte of bytes) {
      appendFileSync(path, Buffer.from([byte]));
      await sleep(7);
    }
    await expect.poll(follower.text).toBe('two é♥\nthree\n');
    appendFileSync(path, 'ur\n');
    await expect.poll(follower.text).toBe('two é♥\nthree\nfour\n');
    follower.stop();
    appendFileSync(path, 'five\n');
    await sleep(400);
    expect(follower.text()).not.toContain('five');
  });

  test('sees a whole duel while it is played', async () => {
    const path = join(testFolder(), 'tiny.duel.jsonl');
    writeFileSync(path, '');
    const follower = followed(path, 0);
    const engine = start(process.execPath, [ENGINE, `${path}.new`, '60']);
    await engine.ended();
    for (const line of readFileSync(`${path}.new`, 'utf8').split(/(?<=\n)/)) appendFileSync(path, line);
    await expect.poll(follower.text).toBe(readFileSync(path, 'utf8'));
  });

  test('ends where the file is renamed, and says that it may be taken up again', async () => {
    const path = testFile('a.duel.jsonl', 'one\n');
    const follower = followed(path, 4);
    renameSync(path, `${path}.old`);
    await expect.poll(() => follower.problems).toHaveLength(1);
    expect(follower.problems[0]).toContain('was removed or renamed, and is followed no more');
  });

  test('ends where another file took its place, longer or not, and goes on in a copy that is longer', async () => {
    const path = testFile('a.duel.jsonl', 'one\n');
    const follower = followed(path, 4);
    const replaceBy = (text: string): void => {
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    };
    // not before it was looked at once
    appendFileSync(path, 'two\n');
    await expect.poll(follower.text).toBe('two\n');
    replaceBy('one\ntwo\nthree\n');
    await expect.poll(follower.text).toBe('two\nthree\n');
    replaceBy('another duel\nwith other lines\n');
    await expect
      .poll(() => follower.problems)
      .toEqual([`${path}: this is another file than the one that was followed; Follow reads it anew`]);
    expect(follower.text()).toBe('two\nthree\n');
  });

  test('survives a torn line being cut, and ends with one line where the file became shorter', async () => {
    const path = testFile('a.duel.jsonl', 'one\ntorn');
    const follower = followed(path, 4);
    await sleep(300);
    truncateSync(path, 4);
    appendFileSync(path, 'two\n');
    await expect.poll(follower.text).toBe('two\n');
    truncateSync(path, 2);
    await expect
      .poll(() => follower.problems)
      .toEqual([
        `${path}: this file became shorter than it was, and is followed no more; Follow reads it anew`,
      ]);
  });
});
