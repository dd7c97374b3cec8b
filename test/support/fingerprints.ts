// A program: what this process makes of every built-in duel, as JSON.
import { pathToFileURL } from 'node:url';
import { playByDice } from '../properties/duels.ts';
import { numbersFrom } from './dice.ts';
import { EVERY_RUN, playRun } from './everyRun.ts';
import { fingerprint } from './fingerprint.ts';

const DUELS_BY_DICE = 20;

/** The process that decides, as far as it could matter, and the fingerprints of what it decided. */
export interface Fingerprints {
  readonly zone: string;
  readonly locale: string;
  /** 1234.5 as this locale writes it. */
  readonly number: string;
  readonly duels: Readonly<Record<string, string>>;
}

/** Decide everything here and now: every run of every scenario, and some duels played by dice. */
export function fingerprints(): Fingerprints {
  const duels: Record<string, string> = {};
  for (const run of EVERY_RUN) duels[run.title] = fingerprint(playRun(run).entries);
  for (let seed = 0; seed < DUELS_BY_DICE; seed++) {
    const { entries } = playByDice({
      table: numbersFrom(seed, 120),
      decisions: numbersFrom(seed + 1000, 300),
    });
    duels[`by dice ${seed}`] = fingerprint(entries);
  }
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { zone: timeZone, locale, number: (1234.5).toLocaleString(), duels };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(JSON.stringify(fingerprints()));
