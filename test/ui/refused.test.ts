import { expect, test } from 'vitest';
import { recording } from '../importers/recordings.ts';
import { workerSession } from '../support/workerSession.ts';

/** A session with what it tells. */
function listening() {
  const { session, all } = workerSession();
  const shown = () => all('opened').map(({ serial }) => serial);
  return { session, shown, problems: () => all('problem') };
}

const open = (serial: number, file: string) =>
  ({ type: 'openRecording', serial, name: file, bytes: recording(file), at: null }) as const;
const nothingFound = (serial: number) =>
  ({ type: 'cardsFound', serial, found: { database: null, cards: [] } }) as const;
const text = (serial: number, written: string) =>
  ({ type: 'openText', serial, name: 'mine.json', text: written, at: null }) as const;

test('files that are refused while a recording waits for its names do not keep it from opening', async () => {
  const { session, shown, problems } = listening();
  await session.hear(open(1, 'core11-no-attack.yrpX'));
  await session.hear(text(2, '{ "format": "duelscope/scenario"'));
  await session.hear(text(3, 'no duel file\n'));
  await session.hear({ ...open(4, 'core11-full.yrpX'), bytes: new Uint8Array(40) });
  await session.hear(open(5, 'classic-1362.yrp'));
  await session.hear(nothingFound(5));
  expect(problems().map(({ serial }) => serial)).toEqual([2, 3, 4, 5]);
  await session.hear(nothingFound(1));
  expect(shown()).toEqual([1]);
});

test('a recording that waits for its names is too late once a newer file could be read', async () => {
  const { session, shown } = listening();
  await session.hear(open(1, 'core11-no-attack.yrpX'));
  await session.hear(open(2, 'core11-full.yrpX'));
  await session.hear(nothingFound(2));
  await session.hear(nothingFound(1));
  expect(shown()).toEqual([2]);
});

test('of a file that holds decks and answers alone the cards of each deck are told by their names', async () => {
  const { session, problems } = listening();
  await session.hear(open(1, 'classic-1362.yrp'));
  const cards = [
    [84192580, { title: 'Mulcharmy Fuwalos', values: {} }],
    [68337210, { title: 'A card with two pictures', values: {} }],
    [68337209, { title: 'A card with two pictures', values: {} }],
  ] as const;
  await session.hear({ type: 'cardsFound', serial: 1, found: { database: 'cards.cdb', cards } });
  const [{ decks } = { decks: undefined }] = problems();
  const more = decks?.lines;
  expect(more?.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'Main Deck of Player 1, 40 cards',
    'Extra Deck of Player 1, 15 cards',
    'Main Deck of Player 2, 43 cards',
    'Extra Deck of Player 2, 15 cards',
  ]);
  expect(more?.join('\n')).toContain('3\u00a0× Mulcharmy Fuwalos,');
  expect(more?.join('\n')).toContain('3\u00a0× A card with two pictures,');
  expect(more?.join('\n')).not.toContain('84192580');
  // another picture of a card is a passcode of its own
  expect(decks).toMatchObject({ database: 'cards.cdb', kinds: 77, unknown: 74 });
});

const again = (serial: number, branch: string | null) =>
  ({ type: 'again', serial, branch, ruleset: null, at: null }) as const;
const example = (serial: number) =>
  ({ type: 'openExample', serial, id: 'T-05', branch: null, ruleset: null, at: null }) as const;

test('a branch chosen while a recording waits for its names does not take its place', async () => {
  const { session, shown } = listening();
  await session.hear(example(1));
  await session.hear(open(2, 'core11-no-attack.yrpX'));
  const chosen = session.hear(again(3, 'attack directly'));
  const seen = session.hear({ type: 'seenBy', serial: 4, seenBy: 'A', at: null });
  await session.hear(nothingFound(2));
  await Promise.all([chosen, seen]);
  expect(shown()).toEqual([1, 2]);
});

test('a branch chosen while a file is read that is then refused is shown', async () => {
  const { session, shown, problems } = listening();
  await session.hear(example(1));
  await session.hear(open(2, 'classic-1362.yrp'));
  const chosen = session.hear(again(3, 'attack directly'));
  await session.hear(nothingFound(2));
  await chosen;
  expect(problems().map(({ serial }) => serial)).toEqual([2]);
  expect(shown()).toEqual([1, 3]);
});

test('a branch chosen while the examples are fetched does not take the place of the one that was chosen', async () => {
  const { session, shown } = listening();
  await session.hear(example(1));
  const opening = session.hear({ ...example(2), id: 'T-13' });
  const chosen = session.hear(again(3, 'attack directly'));
  await Promise.all([opening, chosen]);
  expect(shown()).toEqual([1, 2]);
});
