import { readLink } from '../../host/entryLink.ts';
import { type KeyMap, keyOf } from '../../host/keyMap.ts';
import { PAGE_COMMANDS } from '../../host/pageCommands.ts';
import { words } from '../../locales/index.ts';
import type { ExampleSummary, Outline, RuleSummary } from '../../worker/protocol/index.ts';

/** Something that can be found: what it is, its words, and what stands beside them. */
export interface Find {
  readonly id: string;
  readonly kind: 'command' | 'entry' | 'link' | 'panel' | 'example' | 'card' | 'rule' | 'ruleset' | 'branch';
  /** What it is named by: the command, the entry's number, the panel, the example, the card, the rule, the ruleset or the branch. */
  readonly what: string;
  readonly words: string;
  readonly beside: string;
  /** The key of a command. */
  readonly key: string;
}

/** What is looked through. */
export interface Findable {
  readonly keys: KeyMap;
  readonly outline: Outline | null;
  readonly examples: readonly ExampleSummary[];
  readonly rules: readonly RuleSummary[];
  readonly panels: readonly { readonly id: string; readonly title: string }[];
}

const MOST_OF_A_KIND = 7;
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** How well typed words fit a text: 0 not at all, more where the text or one of its words begins with them. */
export function fitOf(typed: string, text: string): number {
  const within = plain(text);
  let fit = 0;
  for (const word of plain(typed).split(/\s+/)) {
    const at = within.indexOf(word);
    if (at === -1) return 0;
    fit += at === 0 ? 3 : /[^\p{Letter}\p{Number}]/u.test(within[at - 1] ?? '') ? 2 : 1;
  }
  return fit;
}

/** The names of the cards of a duel, without the numbers of copies, each once. */
function cardsOf(outline: Outline): readonly string[] {
  const names = Object.entries(outline.names).map(([card, name]) => {
    const copy = outline.numbersOfCopies[card];
    return copy === undefined ? name : name.slice(0, -String(copy).length).trimEnd();
  });
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}

type Draft = Omit<Find, 'id' | 'key'> & { readonly key?: string; readonly also?: string };

function everything({ keys, outline, examples, rules, panels }: Findable): readonly Draft[] {
  return [
    ...PAGE_COMMANDS.map((command): Draft => {
      const { id, label } = command;
      return { kind: 'command', what: id, words: label, beside: '', key: keyOf(command, keys) };
    }),
    ...panels.map(
      ({ id, title }): Draft => ({ kind: 'panel', what: id, words: words.panelNamed(title), beside: '' }),
    ),
    ...(outline === null ? [] : cardsOf(outline)).map(
      (name): Draft => ({ kind: 'card', what: name, words: name, beside: '' }),
    ),
    ...(outline?.rulesets ?? []).map(
      ({ id, name }): Draft => ({ kind: 'ruleset', what: id, words: name, beside: '', also: id }),
    ),
    ...(outline?.branches ?? []).map(
      ({ name, called }): Draft => ({
        kind: 'branch',
        what: name,
        words: called ?? name,
        beside: '',
        also: name,
      }),
    ),
    ...rules.map(
      ({ id, statement }): Draft => ({ kind: 'rule', what: id, words: `${id} ${statement}`, beside: '' }),
    ),
    ...examples.map(
      ({ id, title }): Draft => ({ kind: 'example', what: id, words: title, beside: id, also: id }),
    ),
  ];
}

/** What fits the typed words, the best of each kind; without any, the commands. */
export function findsFor(typed: string, findable: Findable): readonly Find[] {
  const text = typed.trim();
  const finished = (draft: Draft): Find => ({ key: '', ...draft, id: `${draft.kind}-${draft.what}` });
  if (text === '')
    return everything(findable)
      .filter((draft) => draft.kind === 'command')
      .map(finished);
  const entry = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const there = entry !== null && findable.outline?.numbers.includes(entry) === true;
  const rated = everything(findable)
    .map((draft) => ({ draft, fit: fitOf(text, `${draft.words} ${draft.also ?? ''}`) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
  const counts = new Map<string, number>();
  const best = rated.filter(({ draft: { kind } }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
  const link = readLink(text);
  const linked: readonly Draft[] =
    link === undefined
      ? []
      : [{ kind: 'link', what: text, words: words.goToLink(`${link.name}@${link.at}`), beside: '' }];
  const goTo: readonly Draft[] = there
    ? [{ kind: 'entry', what: text, words: words.foundEntry(Number(text)), beside: '' }]
    : [];
  return [...linked, ...goTo, ...best.map(({ draft }) => draft)].map(finished);
}
