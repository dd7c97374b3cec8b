import {
  quotedFacts,
  RULEBOOK,
  RULESETS,
  type Rule,
  ruleById,
  rulesOfSwitch,
  type Scenario,
  SOURCE_TEXTS,
  SWITCH_TEXTS,
} from '../../machines/index.ts';
import { type Found, lookUp } from './ruleLookup.ts';
import { STAR } from './switchWords.ts';
import type { ExitCode, Terminal } from './terminal.ts';

const MOST_EXAMPLES = 6;

function sayExamples(examples: readonly Scenario[], terminal: Terminal): void {
  for (const { id, title } of examples.slice(0, MOST_EXAMPLES)) terminal.line(`    ${id}  ${title}`);
  if (examples.length > MOST_EXAMPLES) terminal.line(`    and ${examples.length - MOST_EXAMPLES} more`);
}

/** The rules that a source cites as such (`B22`), and the texts that it names, each with what it is. */
function saySource(source: string, terminal: Terminal): void {
  terminal.line(`  Source: ${source}`);
  for (const { name, what } of SOURCE_TEXTS) if (source.includes(name)) terminal.line(`    ${name}: ${what}`);
  for (const { id, text } of quotedFacts(source)) terminal.line(`    ${id}: ${text}`);
  for (const part of source.split(/[;,]/)) {
    const cited = ruleById(part.trim());
    if (cited !== undefined) terminal.line(`    ${cited.id}: ${cited.statement} (${cited.source})`);
  }
}

function sayRule(rule: Rule, section: string, examples: readonly Scenario[], terminal: Terminal): void {
  terminal.line(`${rule.id}  ${section}`);
  terminal.line(`  ${rule.statement}`);
  saySource(rule.source, terminal);
  if (rule.kind === 'ours') terminal.line('  No source states it: this is what we chose.');
  if (rule.open !== undefined) terminal.line(`  Open: ${rule.open}`);
  if (rule.switches !== undefined) terminal.line(`  Switches that change it: ${rule.switches.join(', ')}`);
  if (rule.notShown !== undefined) terminal.line(`  Not shown by an example: ${rule.notShown}`);
  else {
    terminal.line('  Tested by the worked examples:');
    sayExamples(examples, terminal);
  }
}

function say(found: Found, terminal: Terminal): void {
  switch (found.kind) {
    case 'rule':
      sayRule(found.rule, found.section, found.examples, terminal);
      return;
    case 'reason':
    case 'refusal': {
      const { id, examples, kind, shown } = found;
      terminal.line(
        `${id}  ${kind === 'reason' ? 'why there is a replay or none' : 'why a decision is refused'}`,
      );
      if (shown !== undefined) {
        const { told } = shown;
        terminal.line(`  For example ${shown.example}, entry ${told.explanation.index}: ${told.sentence}`);
        if (told.rule !== undefined)
          terminal.line(`  There by ${told.rule.id}: ${told.rule.statement} (${told.rule.source})`);
      }
      if (examples.length === 0) terminal.line('  No worked example expects it.');
      else {
        terminal.line('  Expected by the worked examples:');
        sayExamples(examples, terminal);
      }
      return;
    }
    case 'switch': {
      const { asks, contradictions, name, values } = found.text;
      terminal.line(`${name}  ${asks}`);
      for (const [value, means] of Object.entries(values)) terminal.line(`  ${value}: ${means}`);
      for (const { id, ours, switches } of RULESETS.values())
        terminal.line(`    ${id}: ${String(switches[name])}${ours.includes(name) ? ' *' : ''}`);
      terminal.line(
        `  Rules: ${rulesOfSwitch(name)
          .map((rule) => rule.id)
          .join(', ')}`,
      );
      if (contradictions.length > 0) terminal.line(`  Sources disagree: ${contradictions.join(', ')}`);
      if ([...RULESETS.values()].some(({ ours }) => ours.includes(name))) terminal.line(`  ${STAR}`);
      return;
    }
    case 'source':
      terminal.line(`${found.text.name}  ${found.text.what}`);
      for (const { id, text } of found.facts) terminal.line(`  ${id}: ${text}`);
      return;
    case 'fact':
      terminal.line(`${found.fact.id}  ${found.text?.name ?? ''}: ${found.text?.what ?? ''}`);
      terminal.line(`  ${found.fact.text}`);
      return;
    case 'point':
      terminal.line(`${found.point.id}  ${found.point.point}`);
      terminal.line(`  The sources: ${found.point.positions}`);
      terminal.line(`  Ours: ${found.point.choice}`);
      if (found.examples.length > 0) terminal.line('  Tested by the worked examples:');
      sayExamples(found.examples, terminal);
      return;
    case 'open':
      terminal.line(`${found.point.id}  Left open: ${found.point.point}`);
      terminal.line(`  We chose: ${found.point.choice}`);
      terminal.line(`  Rules: ${found.point.rules.join(', ')}`);
  }
}

const names = (examples: readonly Scenario[]) => examples.map(({ id, title }) => ({ id, title }));

function asData(found: Found): object {
  switch (found.kind) {
    case 'rule':
      return {
        about: found.kind,
        section: found.section,
        ...found.rule,
        facts: quotedFacts(found.rule.source),
        examples: names(found.examples),
      };
    case 'reason':
    case 'refusal':
      return {
        about: found.kind,
        id: found.id,
        rule: found.shown?.told.rule ?? null,
        shown:
          found.shown === undefined
            ? null
            : {
                example: found.shown.example,
                entry: found.shown.told.explanation.index,
                sentence: found.shown.told.sentence,
              },
        examples: names(found.examples),
      };
    case 'switch':
      return {
        about: found.kind,
        ...found.text,
        rules: rulesOfSwitch(found.text.name).map(({ id }) => id),
        rulesets: Object.fromEntries(
          [...RULESETS.values()].map(({ id, switches }) => [id, switches[found.text.name]]),
        ),
      };
    case 'source':
      return { about: found.kind, ...found.text, facts: found.facts };
    case 'fact':
      return { about: found.kind, ...found.fact, source: found.text ?? null };
    case 'point':
      return { about: found.kind, ...found.point, examples: names(found.examples) };
    case 'open':
      return { about: found.kind, ...found.point };
  }
}

function sayAll(terminal: Terminal): void {
  for (const { title, rules } of RULEBOOK) {
    terminal.line(title);
    for (const { id, statement } of rules) terminal.line(`  ${id.padEnd(4)} ${statement}`);
  }
  terminal.line('Switches of the rulesets');
  for (const { asks, name } of SWITCH_TEXTS) terminal.line(`  ${name}: ${asks}`);
  terminal.line('Texts that the rules come from');
  for (const { name, what } of SOURCE_TEXTS) terminal.line(`  ${name}: ${what}`);
}

/** `duelscope rule`: what the ids stand for that reasons, refusals and sources name. */
export function ruleCommand(
  ids: readonly string[],
  { json }: { readonly json?: boolean | undefined },
  terminal: Terminal,
): ExitCode {
  const found = ids.map(lookUp);
  if (json === true)
    terminal.json(
      ids.length === 0
        ? { rulebook: RULEBOOK, switches: SWITCH_TEXTS, sources: SOURCE_TEXTS }
        : found.map(asData),
    );
  else if (ids.length === 0) sayAll(terminal);
  else for (const each of found) say(each, terminal);
  return 0;
}
