import { stat } from 'node:fs/promises';
import { clientOf, encodeDuel } from '../../events/index.ts';
import {
  type AuditReport,
  attackOverBefore,
  type CardData,
  type ImportedDuel,
  nameIn,
  type Ruleset,
  readRuleset,
} from '../../machines/index.ts';
import { answerDecks, titlesOf, witnessLine, words } from '../../ui/index.ts';
import { FileProblem } from '../node/fileProblem.ts';
import { type OpenedRecording, openRecording } from '../node/openRecording.ts';
import { saveAtomically } from '../node/saveAtomically.ts';
import { differencesOf, whoseAttack } from './audited.ts';
import { BadInput, badThing } from './badInput.ts';
import { mustBeNamed, Several } from './load.ts';
import { mustBeFree } from './record.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import { type Told, tellDuel } from './told.ts';
import { said } from './words/index.ts';

/** What `duelscope import` may be told. */
export interface ImportCommandOptions {
  readonly out?: string | undefined;
  readonly force?: boolean | undefined;
  readonly database?: string | undefined;
  readonly ruleset?: string | undefined;
  /** The most MiB that a file may unpack to. */
  readonly allow?: number | undefined;
  readonly json?: boolean | undefined;
}

type Duel = Extract<ImportedDuel, { readonly kind: 'duel' }>;
const MEBIBYTE = 1024 * 1024;

function rulesetOf(text: string | undefined): Ruleset | undefined {
  if (text === undefined) return undefined;
  const read = readRuleset(text);
  if (!read.ok) throw badThing('--ruleset', said.common.wrongRuleset(read));
  return read.ruleset;
}

/** How attacks ended, counted: `7 battles, 3 without a battle`. */
function attackWords({ attacks }: AuditReport): string {
  const battles = attacks.filter(({ how }) => how === 'battle').length;
  const stopped = attacks.filter(({ how }) => how === 'stopped').length;
  const others = attacks.length - battles - stopped;
  return said.importing.howAttacksEnded(battles, stopped, others);
}

/** A card that neither the built-in ones nor a card database names. */
const isNameless = ({ name, passcode }: CardData): boolean =>
  name === 'Unknown card' || name === `Card ${passcode}`;

function* lines(file: string, opened: OpenedRecording, { report, header, entries }: Duel): Generator<string> {
  const { A, B } = header.players;
  const { colon: loose } = said.common;
  const colon = loose.trimEnd();
  const told: readonly Told[] = tellDuel(header, entries, entries);
  const turns = Math.max(
    1,
    ...entries.flatMap((entry) => (entry.type === 'turn.begun' ? [entry.payload.turn] : [])),
  );
  const own = said.importing;
  yield said.common.about(file, own.whose(A, B, turns, opened.client.version));
  yield `  ${own.became(report.packets, entries.length, report.inferred, attackWords(report))}`;
  const { result, unpacked } = report;
  if (result !== null)
    yield `  ${words.wonBy(result.winner, result.winner === null ? null : header.players[result.winner], result.reason)}`;
  if (report.cutOff) yield `  ${words.cutOff(true)}`;
  if (unpacked !== null)
    yield `  ${report.cutOff ? words.unpackedTo(unpacked.bytes, unpacked.of) : words.cutBehindEnd}`;
  const nameless = header.cards.filter(isNameless).length;
  if (nameless > 0) yield namelessLine(nameless, header.cards.length, opened.database);
  yield `  ${own.replays(report.replays.length)}`;
  const nameOf = nameIn({ header, path: entries });
  const attackOf = new Map(
    report.attacks.flatMap((attack) => attack.replays.map((at) => [at, attack] as const)),
  );
  for (const { checkedAt, chosenAt, packet, kind } of report.replays) {
    const attack = attackOf.get(checkedAt);
    if (attack !== undefined) yield `    ${whoseAttack(attack, nameOf)}${colon}`;
    const name = kind === 'replay' ? own.isReplay : own.isRedirect;
    yield `      ${own.at(checkedAt, packet)}  ${said.common.about(name, told[checkedAt]?.sentence ?? '')}`;
    yield `        ${own.thenAt(chosenAt, told[chosenAt]?.sentence ?? '')}`;
  }
  const again = report.attacks.flatMap((attack) => {
    const before = attackOverBefore(report.attacks, attack);
    return before === undefined ? [] : [{ attack, before }];
  });
  if (again.length > 0) yield `  ${own.againNoReplay}`;
  for (const { attack, before } of again) {
    yield `    ${whoseAttack(attack, nameOf)}${colon}`;
    yield `      ${own.at(attack.declaredAt, attack.packet)}  ${words.isNewAttack(before.code === 'ATTACKER_LEFT')} ${words.attackBefore(own.at(before.declaredAt, before.packet))}`;
  }
  const odd = report.attacks.filter(({ how }) => how === 'noBattle');
  if (odd.length > 0) yield `  ${own.withoutBattle}`;
  for (const attack of odd) {
    const { declaredAt, checkedAt, endedAt, packet } = attack;
    yield `    ${whoseAttack(attack, nameOf)}${colon}`;
    yield `      ${own.at(declaredAt, packet)}  ${told[checkedAt ?? endedAt ?? declaredAt]?.sentence ?? ''}`;
  }
  if (report.disagreements.length > 0) yield `  ${words.differences(true)}`;
  for (const { entry, packet, attack, words: said } of differencesOf({ header, entries, report }))
    yield `    ${own.at(entry, packet)}${attack === null ? '' : `  ${attack}`} ${said}`;
  const { cards, differences } = report.witness;
  const compared = cards === 0 ? words.nothingCompared : own.agreeing(cards, differences.length);
  yield `  ${own.heldAgainst(compared)}`;
  const titles = titlesOf(header.cards);
  for (const each of differences) yield `    ${witnessLine(each, titles)}`;
  for (const { packet, what, why } of report.leftOut) yield `  ${own.leftOut(packet, what, why)}`;
  if (report.unmapped.length > 0)
    yield `  ${own.unmapped(report.unmapped.map(({ kind, why, count }) => `${words.counted(count)} ${words.unmapped(kind, why, count)}`).join(', '))}`;
}

type Answers = Extract<ImportedDuel, { readonly kind: 'answers' }>;

/** Cards that go by their passcode, and how they get their names. */
const namelessLine = (nameless: number, kinds: number, database: string | undefined): string =>
  `  ${said.importing.nameless(nameless, kinds, database)}`;

/** A file that holds decks and answers alone: whose duel it was, and the decks card by card. */
function* answerLines(
  file: string,
  { client, database }: OpenedRecording,
  imported: Answers,
): Generator<string> {
  const { recording, titles } = imported;
  yield said.common.about(file, words.answersOnly({ ...recording, client: clientOf(client) }));
  for (const line of answerDecks(recording, titles)) yield `  ${line}`;
  const kinds = new Set(recording.decks.flatMap(({ main, extra }) => [...main, ...extra])).size;
  if (titles.size < kinds) yield namelessLine(kinds - titles.size, kinds, database);
}

/** Where one file goes, or each of several: NAME.duel.jsonl in a folder. */
async function mustTakeOne(out: string, files: readonly string[]): Promise<void> {
  mustBeNamed(out, 'duel');
  const there = await stat(out).catch(() => undefined);
  if (files.length > 1 || there?.isDirectory() === true) throw new BadInput(said.files.oneAtATime);
}

/** `duelscope import`: opens recordings of other clients, says what was found, and writes them as duel files. */
export async function importCommand(
  names: readonly string[],
  options: ImportCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const ruleset = rulesetOf(options.ruleset);
  const several = new Several(terminal);
  const files = await several.files(names, 'recordings');
  if (options.out !== undefined) await mustTakeOne(options.out, files);
  const found = await several.each(files, async (file) => {
    mustBeNamed(file);
    if (options.out !== undefined) await mustBeFree(options.out, file, options.force === true);
    try {
      const opened = await openRecording(file, {
        ruleset,
        database: options.database,
        ...(options.allow === undefined ? {} : { mostUnpacked: options.allow * MEBIBYTE }),
      });
      const { imported } = opened;
      if (imported.kind === 'duel' && options.out !== undefined)
        await saveAtomically(options.out, encodeDuel(imported.header, imported.entries));
      return { file, opened };
    } catch (error) {
      if (error instanceof FileProblem) throw new BadInput(error.message);
      throw error;
    }
  });
  if (options.json === true)
    terminal.json(
      found.map(({ file, opened: { client, imported, database } }) =>
        imported.kind === 'duel'
          ? {
              file,
              client: client.version,
              database: database ?? null,
              players: imported.header.players,
              report: imported.report,
            }
          : {
              file,
              client: client.version,
              names: imported.recording.names,
              answers: imported.recording.answers,
              decks: imported.recording.decks,
              titles: Object.fromEntries(imported.titles),
            },
      ),
    );
  else
    for (const { file, opened } of found) {
      const { imported } = opened;
      const said =
        imported.kind === 'duel' ? lines(file, opened, imported) : answerLines(file, opened, imported);
      for (const line of said) terminal.line(line);
    }
  return several.unusable.length > 0 ? 2 : 0;
}
