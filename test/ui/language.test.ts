import { parseSync } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, languageOf } from '../../events/index.ts';
import {
  CARDS,
  cardTexts,
  RULESETS,
  rulebookWords,
  SWITCH_TEXTS,
  switchValues,
} from '../../machines/index.ts';
import { en } from '../../ui/locales/en/index.ts';
import { fr } from '../../ui/locales/fr/index.ts';
import { filesOf } from '../support/sources.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Goes through code; `look` says whether what is below is looked at as well. */
function visit(value: unknown, look: (node: Node) => boolean): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look);
  else if (isNode(value) && look(value)) for (const each of Object.values(value)) visit(each, look);
}

/** Every text that a file writes down itself. */
function textsIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  visit(parseSync(path, text).program, (node) => {
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'TemplateElement') found.push((node['value'] as { cooked: string }).cooked);
    return true;
  });
  return found;
}

const leaves = (value: unknown, at = ''): readonly (readonly [path: string, leaf: unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) => leaves(each, at === '' ? name : `${at}.${name}`))
    : [[at, value]];

/** French texts that are the same in English: names of the game, of the program, and words that both have. */
const SAME = new Set([
  ...['ATK', 'DEF', 'Deck', 'Extra Deck', 'Life Points', 'LP', 'Duelscope', 'Replay', 'Pause', 'Menu', '–'],
  ...[
    'Position',
    'Branches',
    'Report',
    'branches',
    '',
    'activation',
    'activations',
    'passes',
    'Markdown',
    'Page',
  ],
]);

describe('French', () => {
  test('says something for everything that English says, of the same kind', () => {
    const kinds = (catalogue: unknown) => leaves(catalogue).map(([path, leaf]) => `${path}: ${typeof leaf}`);
    expect(kinds(fr).sort()).toEqual(kinds(en).sort());
    expect(kinds(fr).length).toBeGreaterThan(500);
  });

  test('nothing was left in English', () => {
    const english = new Map(leaves(en));
    const left = leaves(fr).filter(
      ([path, leaf]) =>
        typeof leaf === 'string' &&
        leaf === english.get(path) &&
        !SAME.has(leaf) &&
        !/^.{0,3}$/.test(leaf) &&
        // what one types to search is the same in every language
        !/^searchKeys[.]\d+[.]0$/.test(path),
    );
    expect(left.map(([path, leaf]) => `${path}: ${leaf}`)).toEqual([]);
  });

  test('is set as French is: narrow spaces before ; : ! ? and inside « », curved apostrophes', () => {
    const wrong = filesOf('ui/locales/fr', ['.ts']).flatMap(({ path, text }) =>
      textsIn(path, text)
        .filter((each) => /\p{Letter}/u.test(each))
        .filter((each) => / [;:!?»]|« |\p{Letter}[;!?]|\p{Letter}'\p{Letter}|["“”]/u.test(each))
        .map((each) => `${path}: ${each}`),
    );
    expect(wrong).toEqual([]);
  });

  test('counts as French does: 0 and 1 are one, thousands have a narrow space', () => {
    expect(fr.monsters(0)).toBe('0 monstre');
    expect(fr.monsters(1)).toBe('1 monstre');
    expect(fr.monsters(2)).toBe('2 monstres');
    expect(fr.logFound(12_345)).toBe('12\u202f345 entrées');
    expect(en.monsters(0)).toBe('0 monsters');
  });
});

/**
 * What must fit where it stands, in letters: the room that the narrowest window leaves, measured with the page's own
 * type. A longer word would be cut off or push its neighbour away.
 */
const BUDGETS: readonly (readonly [where: string, most: number, labels: readonly string[]])[] = [
  [
    'buttons of the bar',
    9,
    ['examples', 'sandbox', 'open', 'askFirst', 'plain', 'full', 'report', 'follow', 'following'],
  ],
  [
    'names of panels',
    12,
    ['why', 'log', 'chart', 'chain', 'card', 'changes', 'branches', 'ruleset', 'entryPanel'],
  ],
  ['what one steps by', 9, ['grain.entry', 'grain.decision', 'grain.step', 'grain.attack']],
  ['beside a player', 10, ['handShort', 'deckShort', 'extraDeckShort', 'graveyardShort', 'fieldShort']],
  ['beside a player, narrow', 5, ['graveyardNarrow', 'lifePointsNarrow']],
  ['the button that goes on', 8, ['next', 'backPlain', 'go']],
  ['what data are shown', 18, ['raw.entry', 'raw.state', 'raw.chart', 'raw.reduced']],
  ['a verdict', 3, ['verdict.yes', 'verdict.no', 'verdict.doesNotApply']],
  ['the chart’s switch', 8, ['asDrawing', 'asList']],
  [
    'a heading in Why',
    36,
    ['eachCause', 'lookedAt', 'reasonAgainst', 'becauseOf', 'leadsTo', 'anotherChoice'],
  ],
  [
    'buttons',
    28,
    [
      ...[
        'saveFirst',
        'leaveUnsaved',
        'stayHere',
        'takeKey',
        'leaveKey',
        'withoutKey',
        'keysAsAtFirst',
        'recover',
      ],
      ...['discard', 'reallyDiscard', 'later', 'lookAtDuel', 'look', 'show', 'saveAsDuel'],
      ...[
        'rename',
        'keepName',
        'cancel',
        'deleteBranch',
        'putBack',
        'toTrunk',
        'compareThem',
        'takeThese',
        'takeNone',
      ],
      ...[
        'playIt',
        'saveSetup',
        'clearSandbox',
        'backToDuel',
        'hideAnswers',
        'clearSearch',
        'done',
        'takeAway',
      ],
      ...['copy', 'openAll', 'closeAll', 'goToDifference', 'lookThere', 'startAgain', 'copyReport'],
    ],
  ],
  ['a mark on the timeline', 3, ['markMeanings.attack.0', 'markMeanings.came.0', 'markMeanings.branch.0']],
];

describe.each(LANGUAGES)('labels in %s', (language) => {
  const all = new Map(leaves(language === 'fr' ? fr : en));
  test('fit where they stand', () => {
    const long = BUDGETS.flatMap(([where, most, labels]) =>
      labels.flatMap((label) => {
        const said = all.get(label) ?? '?'.repeat(99);
        return typeof said === 'string' && said.length > most ? [`${where}: ${said} (${said.length})`] : [];
      }),
    );
    expect(long).toEqual([]);
  });

  test('of commands fit in a menu and in the list of keys', () => {
    const commands = leaves((language === 'fr' ? fr : en).commands);
    expect(commands.filter(([, label]) => String(label).length > 48)).toEqual([]);
  });
});

describe('the page in a language', () => {
  test('no string is read before the reader’s language is known', () => {
    const early = filesOf('ui', ['.ts', '.tsx'])
      .filter(({ path, text }) => !path.startsWith('ui/locales/') && /\bwords\b/.test(text))
      .flatMap(({ path, text }) => {
        const found: string[] = [];
        visit(parseSync(path, text).program, (node) => {
          if (/Function/.test(node.type)) return false;
          if (node.type.startsWith('TS') && !/^TS(As|Satisfies)/.test(node.type)) return false;
          const object = node['object'];
          if (node.type === 'MemberExpression' && isNode(object) && object['name'] === 'words')
            found.push(`${path}: ${text.slice(node.start, node.end)}`);
          return true;
        });
        return found;
      });
    expect(early).toEqual([]);
  });

  test('whoever tells of a duel in the worker tells it in the reader’s language', () => {
    const teller = /\b(explain|explainDecision|explainRefusal|unseenName|ruleById|SWITCH_TEXTS)\b/;
    const around = filesOf('ui/worker', ['.ts'])
      .filter(({ path }) => path !== 'ui/worker/language.ts')
      .flatMap(({ path, text }) =>
        [...text.matchAll(/import \{([^}]*)\} from '(?:\.\.\/)+(?:events|machines)\/index\.ts'/g)]
          .filter(([, names = '']) =>
            teller.test(names.replace('ruleById', path.endsWith('moment.ts') ? '' : '$&')),
          )
          .map(() => path),
      );
    expect(around).toEqual([]);
  });

  test.each([
    [['fr-CA', 'en'], 'fr'],
    [['de', 'fr'], 'fr'],
    [['en-GB'], 'en'],
    [['de-CH', 'nl'], 'en'],
    [['fr_FR.UTF-8'], 'fr'],
    [[], 'en'],
  ] as const)('a reader of %s reads %s', (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });
});

describe('rulesets and switches in French', () => {
  let words: Awaited<ReturnType<typeof rulebookWords>>;
  beforeAll(async () => {
    words = await rulebookWords('fr');
  });

  test('each has its name and text, each switch its question and values', () => {
    expect(Object.keys(words?.rulesets ?? {}).sort()).toEqual([...RULESETS.keys()].sort());
    expect(Object.keys(words?.switches ?? {}).sort()).toEqual(SWITCH_TEXTS.map(({ name }) => name).sort());
    for (const { name } of SWITCH_TEXTS)
      expect(Object.keys(words?.switches[name]?.values ?? {}).sort(), name).toEqual(
        [...switchValues(name)].sort(),
      );
  });
});

test('whatever a built-in card says of itself it says in French', async () => {
  const texts = (await cardTexts('fr')) ?? {};
  const said = [...CARDS.values()].flatMap(({ summary, effects }) => [
    summary,
    ...effects.flatMap(({ text, options }) => [text, ...(options ?? []).map((option) => option.text)]),
  ]);
  expect(said.filter((text) => text !== undefined && text !== '' && texts[text] === undefined)).toEqual([]);
  expect(Object.entries(texts).filter(([english, french]) => english === french)).toEqual([]);
  expect(
    Object.values(texts).filter((text) => / [;:!?»]|« |'|"/.test(text) && !/Gravekeeper/.test(text)),
  ).toEqual([]);
});
