import {
  quotedFacts,
  RULEBOOK,
  RULESETS,
  type Rule,
  rulesOfSwitch,
  type Scenario,
  SOURCE_TEXTS,
  type SwitchText,
} from '../../machines/index.ts';
import { type Found, lookUp } from './ruleLookup.ts';
import type { ExitCode, Terminal } from './terminal.ts';
import {
  factTold,
  noteTold,
  pointTold,
  ruleTold,
  said,
  sectionTold,
  sourceTold,
  telling,
  textTold,
  titleTold,
} from './words/index.ts';

const MOST_EXAMPLES = 6;

function sayExamples(examples: readonly Scenario[], terminal: Terminal): void {
  for (const { id, title } of examples.slice(0, MOST_EXAMPLES))
    terminal.line(`    ${id}  ${titleTold(id, title)}`);
  if (examples.length > MOST_EXAMPLES)
    terminal.line(`    ${said.common.andMore(examples.length - MOST_EXAMPLES)}`);
}

/** The rules that a source cites as such (`B22`), and the texts that it names, each with what it is. */
function saySource(source: string, terminal: Terminal): void {
  const { about } = said.common;
  terminal.line(`  ${said.lookup.source(sourceTold(source))}`);
  for (const text of SOURCE_TEXTS)
    if (source.includes(text.name)) {
      const { name, what } = textTold(text);
      terminal.line(`    ${about(name, what)}`);
    }
  for (const fact of quotedFacts(source)) terminal.line(`    ${about(fact.id, factTold(fact))}`);
  for (const part of source.split(/[;,]/)) {
    const cited = ruleTold(part.trim());
    if (cited !== undefined) terminal.line(`    ${about(cited.id, `${cited.statement} (${cited.source})`)}`);
  }
}

function sayRule(rule: Rule, section: string, examples: readonly Scenario[], terminal: Terminal): void {
  const own = said.lookup;
  terminal.line(`${rule.id}  ${sectionTold(section)}`);
  terminal.line(`  ${ruleTold(rule.id)?.statement ?? rule.statement}`);
  saySource(rule.source, terminal);
  if (rule.kind === 'ours') terminal.line(`  ${own.ours}`);
  if (rule.open !== undefined) terminal.line(`  ${own.open(noteTold(rule.id, rule.open))}`);
  if (rule.switches !== undefined) terminal.line(`  ${own.switches(rule.switches.join(', '))}`);
  if (rule.notShown !== undefined) terminal.line(`  ${own.notShown(rule.notShown)}`);
  else {
    terminal.line(`  ${own.testedBy}`);
    sayExamples(examples, terminal);
  }
}

function saySwitch({ name }: SwitchText, terminal: Terminal): void {
  const text = telling.switches.find((each) => each.name === name);
  if (text === undefined) return;
  const { asks, contradictions, values } = text;
  const { about, star } = said.common;
  terminal.line(`${name}  ${asks}`);
  for (const [value, means] of Object.entries(values)) terminal.line(`  ${about(value, means)}`);
  for (const { id, ours, switches } of RULESETS.values())
    terminal.line(`    ${about(id, String(switches[name]))}${ours.includes(name) ? ' *' : ''}`);
  const rules = rulesOfSwitch(name).map(({ id }) => id);
  terminal.line(`  ${said.lookup.rules(rules.join(', '))}`);
  if (contradictions.length > 0) terminal.line(`  ${said.lookup.disagree(contradictions.join(', '))}`);
  if ([...RULESETS.values()].some(({ ours }) => ours.includes(name))) terminal.line(`  ${star}`);
}

function say(found: Found, terminal: Terminal): void {
  const own = said.lookup;
  const { about } = said.common;
  switch (found.kind) {
    case 'rule':
      sayRule(found.rule, found.section, found.examples, terminal);
      return;
    case 'reason':
    case 'refusal': {
      const { id, examples, kind, shown } = found;
      terminal.line(`${id}  ${own[kind]}`);
      if (shown !== undefined) {
        const { told } = shown;
        terminal.line(`  ${own.forExample(shown.example, told.explanation.index, told.sentence)}`);
        if (told.rule !== undefined)
          terminal.line(`  ${own.thereBy(told.rule.id, told.rule.statement, told.rule.source)}`);
      }
      terminal.line(`  ${examples.length === 0 ? own.notExpected : own.expectedBy}`);
      sayExamples(examples, terminal);
      return;
    }
    case 'switch':
      saySwitch(found.text, terminal);
      return;
    case 'source': {
      const { name, what } = textTold(found.text);
      terminal.line(`${name}  ${what}`);
      for (const fact of found.facts) terminal.line(`  ${about(fact.id, factTold(fact))}`);
      return;
    }
    case 'fact': {
      const text = found.text === undefined ? undefined : textTold(found.text);
      terminal.line(`${found.fact.id}  ${about(text?.name ?? '', text?.what ?? '')}`);
      terminal.line(`  ${factTold(found.fact)}`);
      return;
    }
    case 'point': {
      const { id, point, positions, choice } = pointTold(found.point);
      terminal.line(`${id}  ${point}`);
      terminal.line(`  ${own.positions(sourceTold(positions))}`);
      terminal.line(`  ${own.choice(choice)}`);
      if (found.examples.length > 0) terminal.line(`  ${own.testedBy}`);
      sayExamples(found.examples, terminal);
      return;
    }
    case 'open': {
      const { id, point, choice, rules } = pointTold(found.point);
      terminal.line(`${id}  ${own.leftOpen(point)}`);
      terminal.line(`  ${own.chosen(choice)}`);
      terminal.line(`  ${own.rules(rules.join(', '))}`);
    }
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
  const { about } = said.common;
  for (const { title, rules } of RULEBOOK) {
    terminal.line(sectionTold(title));
    for (const { id, statement } of rules)
      terminal.line(`  ${id.padEnd(4)} ${ruleTold(id)?.statement ?? statement}`);
  }
  terminal.line(said.lookup.allSwitches);
  for (const { asks, name } of telling.switches) terminal.line(`  ${about(name, asks)}`);
  terminal.line(said.lookup.allTexts);
  for (const text of SOURCE_TEXTS) {
    const { name, what } = textTold(text);
    terminal.line(`  ${about(name, what)}`);
  }
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
        ? { rulebook: RULEBOOK, switches: telling.switches, sources: SOURCE_TEXTS }
        : found.map(asData),
    );
  else if (ids.length === 0) sayAll(terminal);
  else for (const each of found) say(each, terminal);
  return 0;
}
