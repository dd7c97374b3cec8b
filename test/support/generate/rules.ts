import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRADICTIONS,
  OPEN_POINTS,
  type Rule,
  type RuleSection,
  ruleSectionSchema,
  SOURCE_TEXTS,
  SWITCH_TEXTS,
} from '../../../machines/rulebook/index.ts';
import { RULESETS, type Ruleset } from '../../../machines/rulesets/index.ts';
import { dataIndex, jsonFiles } from './dataIndex.ts';
import type { GeneratedFile } from './sections.ts';

const FOLDER = 'machines/rulebook/data';

const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const ruleRow = (rule: Rule) => [
  rule.kind === 'ours' ? `${rule.id} *` : rule.id,
  rule.statement,
  [
    rule.source,
    rule.open === undefined ? [] : `Open: ${rule.open}`,
    rule.notShown === undefined ? [] : `Not shown in an example: ${rule.notShown}`,
  ]
    .flat()
    .join('. '),
];

/** Read from the disk: the import list may be the very thing that is out of date. */
const readSections = (root: string): readonly RuleSection[] =>
  jsonFiles(root, FOLDER).map((name) =>
    ruleSectionSchema.parse(JSON.parse(readFileSync(path.join(root, FOLDER, name), 'utf8'))),
  );

const sections = (root: string) =>
  readSections(root).map((section) =>
    [
      `## ${section.title}`,
      ...(section.intro === '' ? [] : [section.intro]),
      table(['Rule', 'What it says', 'Where it comes from'], section.rules.map(ruleRow)),
    ].join('\n\n'),
  );

const switchValue = (ruleset: Ruleset, name: keyof Ruleset['switches']) =>
  `${String(ruleset.switches[name])}${ruleset.ours.includes(name) ? ' *' : ''}`;

function rulesets(): string {
  const all = [...RULESETS.values()];
  return [
    '## Rulesets',
    'A ruleset is a row of switches. Any of them may be taken and single switches changed.',
    all.map((ruleset) => `- **${ruleset.id}**: ${ruleset.text}`).join('\n'),
    table(
      ['Switch', 'What it decides', ...all.map((ruleset) => ruleset.id)],
      SWITCH_TEXTS.map((text) => [
        text.name,
        text.asks,
        ...all.map((ruleset) => switchValue(ruleset, text.name)),
      ]),
    ),
    '### What the values mean',
    SWITCH_TEXTS.map((text) =>
      [
        `- ${text.name}: ${text.asks}${text.contradictions.length > 0 ? ` (${text.contradictions.join(', ')})` : ''}`,
        ...Object.entries(text.values).map(([value, says]) => `  - \`${value}\`: ${says}`),
      ].join('\n'),
    ).join('\n'),
  ].join('\n\n');
}

const openPoints = () =>
  [
    '## Open points and our choices',
    'What no source settles, or no source that could be read.',
    table(
      ['Point', 'What is open', 'What we chose', 'Rules'],
      OPEN_POINTS.map((open) => [open.id, open.point, open.choice, open.rules.join(', ')]),
    ),
  ].join('\n\n');

const contradictions = () =>
  [
    '## Where the sources disagree',
    table(
      ['Point', 'Question', 'What the sources say', 'What Duelscope does'],
      CONTRADICTIONS.map((point) => [point.id, point.point, point.positions, point.choice]),
    ),
  ].join('\n\n');

const sources = () =>
  [
    '## Sources',
    'Facts only, told in our own words.',
    table(
      ['Name', 'What it is'],
      SOURCE_TEXTS.map((source) => [source.name, source.what]),
    ),
  ].join('\n\n');

/** The rules for people to read, and the import list of the rulebook's data. */
export const files = (root: string): readonly GeneratedFile[] => [
  dataIndex(root, FOLDER, {
    prefix: 'section',
    name: 'RULE_DATA',
    says: 'Every section of the rulebook as written, not yet checked.',
  }),
  {
    path: 'machines/RULES.md',
    text: `${[
      '<!-- Made by `npm run generate` from machines/rulebook and machines/rulesets; change those instead. -->',
      '# Rules',
      'The rules that Duelscope plays by, each with the id that reasons and refusals name. A star (*) marks what no source states and we chose.',
      ...sections(root),
      rulesets(),
      contradictions(),
      openPoints(),
      sources(),
    ].join('\n\n')}\n`,
  },
];
