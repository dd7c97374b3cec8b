import { afterEach, expect, test } from 'vitest';
import { judgementMarkdown, judgementText } from '../../ui/judging/outside.ts';
import { words } from '../../ui/locales/index.ts';
import type { OfflineDuel } from '../../ui/offline/data.ts';
import type { FoundLooked, Judgement, StopsLooked } from '../../ui/worker/protocol/index.ts';
import { choosesAgain, declares, fought, tokenComes, toldFile, turnEnds } from '../audit/otherEngine.ts';
import { duelscope, testFile } from '../support/commandLine.ts';
import { workerSession } from '../support/workerSession.ts';

const { session, last } = workerSession();
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
// The tests of other files share what is loaded.
afterEach(() => session.hear({ type: 'language', language: 'en' }));

const [battle, loses] = fought as unknown as [[string, object], unknown];
const survives = [battle[0], { ...battle[1], destroyed: [], survives: ['b'] }];
const PASSED_OVER = toldFile(...declares('a', 1, 'b'), tokenComes('t1', 1), ...fought, turnEnds);
const SURVIVES = toldFile(...declares('a', 1, 'b'), survives, loses, turnEnds);

/** What the page shows to a judge at the first entry of a type. */
async function judged(serial: number, text: string, type: string, more = 0): Promise<Judgement> {
  await session.hear({ type: 'openText', serial, name: 'mine.duel.jsonl', text, at: null });
  const { length } = last('opened').outline;
  for (let position = 0; position < length; position++) {
    await session.hear({ type: 'moment', serial, position });
    if (last('moment').moment.entry.type !== type) continue;
    await session.hear({ type: 'look', serial, look: { kind: 'judged', position: position + more } });
    return last('looked').shows as Judgement;
  }
  throw new Error(`no ${type}`);
}

test('a replay that another engine passed over stands in the verdict, with its rule and nobody’s choice', async () => {
  const judgement = await judged(1, PASSED_OVER, 'attackReplay.checked');
  const lines = [
    'Here the other engine differs from our rules.',
    '- A replay was passed over. Our rules: a replay (a monster came). Told: the attack went on, and nobody was asked. (rule R3)',
  ];
  expect(judgementText(judgement)).toContain(`Verdict: Replay\n\n${lines.join('\n')}\n\nSheep Token came`);
  expect(judgementMarkdown(judgement)).toContain(`**${lines[0]}**  \n- A replay was passed over.`);
  expect([judgement.mark, judgement.taken]).toEqual(['differs', null]);
  // whoever is asked about the battle reads it among what led there
  const later = await judged(2, PASSED_OVER, 'battle.calculated');
  expect(later.differs).toBeNull();
  expect(later.story.at(-1)).toBe('Replay passed over. Replay');
  // where the same attack is asked again, nothing differs
  const right = toldFile(...declares('a', 1, 'b'), tokenComes('t1', 1), choosesAgain('b'), ...fought);
  const asked = await judged(3, right, 'attackReplay.checked');
  expect([asked.differs, asked.taken]).toEqual([null, 'Battle Ox']);
});

test('a monster that survives by what the file does not say is told as not explained, in both languages', async () => {
  const judgement = await judged(4, SURVIVES, 'battle.calculated');
  expect([judgement.differs, judgement.mark]).toEqual([null, 'damage']);
  expect(judgementText(judgement)).toContain(
    'By the damage table (rule B35) this battle would destroy Battle Ox. It survives, and the file does not say by what.',
  );
  await session.hear({ type: 'language', language: 'fr' });
  expect(judgementText(await judged(5, SURVIVES, 'battle.calculated'))).toContain(
    words.unexplained('Battle Ox', 'B35'),
  );
  const passedOver = plain(judgementText(await judged(6, PASSED_OVER, 'attackReplay.checked')));
  expect(passedOver).toMatch(/\n\nIci, l’autre moteur .*\n- Un Replay .* Raconté : .* \(règle R3\)\n\n/);
});

test('the page of the duel and the command line say the same', async () => {
  await judged(7, PASSED_OVER, 'attackReplay.checked');
  await session.hear({ type: 'duelPage', serial: 7, position: 0 });
  const { text = '' } = last('duelPage');
  const page = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(text)?.[1];
  const duel = JSON.parse(page ?? '') as OfflineDuel;
  const differing = duel.entries.filter(({ differs }) => differs !== undefined);
  expect(duel.differs).toBe('Here the other engine differs from our rules.');
  expect(differing.map(({ mark, differs }) => [mark, differs?.length])).toEqual([['differs', 1]]);
  const file = testFile('mine.duel.jsonl', PASSED_OVER);
  const told = await duelscope('judge', `${file}@${differing[0]?.n}`);
  expect(told.out).toContain(`- ${differing[0]?.differs?.[0]}`);
});

test('a search, a breakpoint and the command line find a row by what it says is other than the rules', async () => {
  await session.hear({ type: 'openText', serial: 7, name: 'mine.duel.jsonl', text: PASSED_OVER, at: null });
  const { length } = last('opened').outline;
  await session.hear({
    type: 'look',
    serial: 7,
    look: { kind: 'found', text: '"replay passed over"', length },
  });
  const { positions } = last('looked').shows as FoundLooked;
  expect(positions).toHaveLength(1);
  await session.hear({
    type: 'look',
    serial: 7,
    look: { kind: 'stops', queries: ['"replay passed over"'], length },
  });
  expect((last('looked').shows as StopsLooked).stops.map((stop) => stop.positions)).toEqual([positions]);
  const file = testFile('mine.duel.jsonl', PASSED_OVER);
  const found = await duelscope('find', file, '"replay passed over"');
  expect(found.out.slice(0, -1)).toEqual([`${file}@${positions[0]}  Replay passed over. Replay`]);
});
