// node --max-old-space-size=256 FILE --files N --seed S --root FOLDER --duels FILE: opens N changed files, and prints what went wrong.
import { readFileSync } from 'node:fs';
import { Dice, numbersFrom } from '../../support/dice.ts';
import { mutateBytes, mutateJson, mutateMessages } from './mutate.ts';
import { mutateForm, mutateFrames, mutateHeader } from './mutateForm.ts';
import { type CameOut, openDuelText, openRecordingBytes, openScenarioText } from './open.ts';
import { originals } from './originals.ts';

const words = process.argv.slice(2);
const option = (name: string): string => words[words.indexOf(`--${name}`) + 1] ?? '';
const files = Number(option('files'));
const seed = Number(option('seed'));
const { scenarios, duels, recordings } = originals(
  option('root'),
  JSON.parse(readFileSync(option('duels'), 'utf8')) as string[],
);

const withCards = scenarios.filter((text) => text.includes('"cards"'));

const KINDS = [
  'scenario',
  'scenario',
  'card',
  'card',
  'duel',
  'duel',
  'duel',
  'yrp',
  'yrpX',
  'yrpX',
  'messages',
  'messages',
  'scenarioForm',
  'duelForm',
  'header',
  'frames',
] as const;
type Kind = (typeof KINDS)[number];
const LONGEST = 2000;
/** Words of a defect, not of a refusal. */
const UNCLEAR = /undefined|is not a function|Cannot read|of null|\[object|NaN|TypeError|RangeError|stack/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const asBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const asText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function changedText(text: string, dice: Dice, path: 'cards' | undefined): string {
  if (dice.roll(5) === 0) return asText(mutateBytes(asBytes(text), dice));
  const value = JSON.parse(text) as Record<string, unknown>;
  if (path === undefined || value[path] === undefined)
    return JSON.stringify(mutateJson(value, dice), null, 1);
  return JSON.stringify({ ...value, [path]: mutateJson(value[path], dice) }, null, 1);
}

function changedDuel(text: string, dice: Dice): string {
  if (dice.roll(4) === 0) return asText(mutateBytes(asBytes(text), dice));
  const lines = text.trimEnd().split('\n');
  for (let left = 1 + dice.roll(2); left > 0; left -= 1) {
    // the header as often as all entries together
    const line = dice.roll(2) === 0 ? 0 : dice.roll(lines.length);
    lines[line] = JSON.stringify(mutateJson(JSON.parse(lines[line] ?? '{}'), dice));
  }
  return `${lines.join('\n')}\n`;
}

function open(kind: Kind, dice: Dice): CameOut {
  switch (kind) {
    case 'scenario':
      return openScenarioText(changedText(dice.pick(scenarios), dice, undefined));
    case 'card':
      return openScenarioText(changedText(dice.pick(withCards), dice, 'cards'));
    case 'duel':
      return openDuelText(changedDuel(dice.pick(duels), dice));
    case 'yrp':
      return openRecordingBytes(mutateBytes(recordings[dice.roll(2)] ?? new Uint8Array(), dice));
    case 'messages':
      return openRecordingBytes(mutateMessages(dice.pick(recordings.slice(3)), dice));
    case 'scenarioForm':
      return openScenarioText(mutateForm(dice.pick(scenarios), dice));
    case 'duelForm':
      return openDuelText(mutateForm(dice.pick(duels), dice));
    case 'header':
      return openRecordingBytes(mutateHeader(dice.pick(recordings), dice));
    case 'frames':
      return openRecordingBytes(mutateFrames(dice.pick(recordings.slice(3)), dice));
    case 'yrpX':
      return openRecordingBytes(
        mutateBytes(dice.pick(recordings.slice(2)), dice, dice.roll(4) === 0 ? 0 : 72),
      );
  }
}

const say = (value: object): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
let opened = 0;
let refused = 0;
let slowest = 0;
const from = Number(option('from') || '0');
for (let file = from; file < from + files; file += 1) {
  const dice = new Dice(numbersFrom(seed + file, 200));
  const kind = KINDS[file % KINDS.length] ?? 'duel';
  const before = process.cpuUsage();
  let came: CameOut;
  try {
    came = open(kind, dice);
  } catch (error) {
    say({
      file,
      kind,
      problem: 'crash',
      message: error instanceof Error ? (error.stack ?? '').slice(0, 600) : String(error),
    });
    continue;
  }
  const { user, system } = process.cpuUsage(before);
  const took = (user + system) / 1000;
  slowest = Math.max(slowest, took);
  if (took > LONGEST) say({ file, kind, problem: 'slow', message: `${Math.round(took)} ms` });
  if (came === undefined) opened += 1;
  else {
    refused += 1;
    if (came.length > 1500 || came.trim() === '' || UNSAFE.test(came) || UNCLEAR.test(came))
      say({ file, kind, problem: 'unclear', message: came.slice(0, 400) });
  }
}
say({
  done: files,
  opened,
  refused,
  slowest: Math.round(slowest),
  memory: Math.round(process.memoryUsage().rss / 2 ** 20),
});
