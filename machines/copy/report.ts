import {
  type Catalogue,
  cardNames,
  type Entry,
  explainDecision,
  isAdded,
  type ReportWords,
  reportWords,
  textOf,
} from '../../events/index.ts';
import { printedNames } from '../cards/index.ts';
import { explanationsOf, isForeign } from '../duel/index.ts';
import { ruleById } from '../rulebook/index.ts';
import type { Scenario } from '../scenarios/index.ts';
import { type CopiedDuel, stepsTo } from './steps.ts';

/** What a report says beside the duel itself. */
export interface ReportAround {
  /** The smallest scenario with the verdict of the entry, where there is one. */
  readonly smallest?: Scenario | undefined;
  /** The whole log that the path belongs to; the path itself where left out. */
  readonly entries?: readonly Entry[] | undefined;
  /** Where others decided the duel: what of this entry is other than the rules say, one sentence each. */
  readonly differences?: readonly string[] | undefined;
  /** The id of the rule by which the first of these is so; told where the entry has none of its own. */
  readonly differenceRule?: string | undefined;
  /** The command that leads there. */
  readonly command?: string | undefined;
  readonly words?: ReportWords | undefined;
  /** The language of it, from `catalogueOf`; English where left out. */
  readonly language?: Catalogue | undefined;
  /** A rule as it is told in that language; as the rulebook has it where left out. */
  readonly ruleOf?: typeof ruleById | undefined;
  /** The name of the ruleset in that language; as the header has it where left out. */
  readonly ruleset?: string | undefined;
}

/** So many rows of the log stand in a report. */
const MOST_ROWS = 40;

/** Text from a file as Markdown: nothing in it is markup. */
const plain = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>#|]/g, '\\$&').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

function fenced(text: string, kind: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${kind}\n${text}\n${fence}`;
}

/**
 * A bug report on an entry in Markdown: a place for what should have happened, what happened and by which rule, the
 * versions, the log in words, the decisions and the smallest scenario.
 */
export function bugReport(duel: CopiedDuel, around: ReportAround = {}): string {
  const { header, path, title } = duel;
  const { smallest, entries = path, command, language, ruleOf = ruleById, differences = [] } = around;
  const words = around.words ?? language?.report ?? reportWords;
  const told = explanationsOf(header, entries, path, language);
  const last = told.at(-1);
  const at = path.at(-1)?.index ?? 0;
  const ruleId = last?.rule ?? around.differenceRule;
  const rule = ruleId === undefined ? undefined : ruleOf(ruleId);
  const nameOf = cardNames(path, printedNames(header.cards));
  const changed = header.ruleset.id.includes('+')
    ? ` (${words.changed}${words.colon}${header.ruleset.id.split('+').slice(1).join(', ')})`
    : '';
  const added = (entry: Entry | undefined): string =>
    entry !== undefined && isAdded(entry) ? ` ${words.added}` : '';
  const shown = Math.max(0, path.length - MOST_ROWS);
  const rows: string[] = shown > 0 ? [words.earlier(shown)] : [];
  for (let index = shown; index < path.length; index++) {
    let end = index;
    while (path[index]?.type === 'priority.passed' && path[end + 1]?.type === 'priority.passed') end += 1;
    const number = path[index]?.index ?? 0;
    rows.push(
      path[index]?.type === 'priority.passed'
        ? `${number}  ${words.passes(end - index + 1)}${added(path[index])}`
        : `${number}  ${told[index]?.player ?? ' '}  ${told[index]?.row ?? ''}${added(path[index])}`,
    );
    index = end;
  }
  const decisions = path.flatMap((entry) => {
    if (entry.command === undefined || entry.command.type === 'priority.pass') return [];
    const refused = entry.type === 'command.refused' ? ` (${words.refused(entry.payload.code)})` : '';
    return [
      `1. ${entry.command.player}${words.colon}${plain(explainDecision(entry.command, nameOf, language))}${refused}`,
    ];
  });
  const scenario = smallest ?? stepsTo(duel);
  const list = [
    `- ${words.entry}${words.colon}${at} (\`${path.at(-1)?.type ?? ''}\`${last?.code == null ? '' : `, \`${last.code}\``})`,
    `- ${words.ruleset}${words.colon}${plain(around.ruleset ?? header.ruleset.name)} (\`${header.ruleset.id.split('+')[0]}\`)${changed}`,
    `- ${isForeign(header) ? words.toldBy : words.engine}${words.colon}${plain(header.engine)}`,
    `- ${words.format}${words.colon}\`${header.format}\` ${header.version}, \`${header.profile}\``,
    ...(command === undefined ? [] : [`- ${words.command}${words.colon}\`${command.replaceAll('`', "'")}\``]),
  ];
  return [
    `# ${plain(words.title(title, at))}`,
    `## ${words.expected}`,
    differences.length === 0 ? words.expectedHint : differences.map((each) => `- ${plain(each)}`).join('\n'),
    `## ${words.happened}`,
    `**${plain(last?.title ?? '')}** ${plain(textOf(last?.sentence ?? []))}`,
    ...(last === undefined || last.otherwise.length === 0
      ? []
      : [plain(words.otherwise(textOf(last.otherwise)))]),
    ...(rule === undefined ? [] : [`> ${plain(words.rule(rule.id, rule.statement, rule.source))}`]),
    `## ${words.where}`,
    list.join('\n'),
    `## ${words.log}`,
    fenced(rows.join('\n'), 'text'),
    `## ${words.decisions}`,
    header.profile === 'full' ? decisions.join('\n') : words.noDecisions,
    ...(scenario === undefined
      ? []
      : [
          `## ${words.smallest}`,
          ...(smallest === undefined ? [words.noSmallest] : []),
          fenced(JSON.stringify(scenario, null, 2), 'json'),
        ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
