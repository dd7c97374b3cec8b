import { beforeAll, describe, expect, test } from 'vitest';
import { explain, LANGUAGES, textOf } from '../../events/index.ts';
import {
  EXAMPLES,
  type GlossaryTerm,
  glossaryIn,
  playScenario,
  RULE_IDS,
  ruleById,
  type Scenario,
} from '../../machines/index.ts';
import { createTermFinder, searchTerms, type TermPiece } from '../../ui/glossary/termsIn.ts';
import { contextAt, takeInHand } from '../../ui/worker/duelOnHand.ts';

/** Terms that our sentences do without: we say the same in other words. */
const NOT_SAID = ['directDamage', 'flipEffect', 'upright', 'tie'];
/** Examples in whose sentences the others are found; all are looked through only where that has changed. */
const SAYING = 'T-01 T-02 T-03 T-04 T-05 T-07 T-09 T-11 T-13 T-41 T-57 T-64 T-81 X-01 X-28'.split(' ');

let english: readonly GlossaryTerm[];
beforeAll(async () => {
  english = await glossaryIn('en');
});

const marked = (pieces: readonly TermPiece[]): readonly string[] =>
  pieces.flatMap(({ text, term }) => (term === null ? [] : [`${text}: ${term.id}`]));

/** Everything that is said of the entries of an example, without the names of its cards. */
function sentencesOf(scenario: Scenario): readonly string[] {
  const { header, entries } = playScenario(scenario);
  if (entries.length === 0) return [];
  const duel = takeInHand(header, entries);
  return duel.path.flatMap((entry, position) => {
    const { sentence, otherwise } = explain(contextAt(duel, position), entry.index);
    return [sentence, otherwise].map((words) => textOf(words.filter(({ card }) => card === undefined)));
  });
}

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  test('has every term with its meaning, its rule, and the same words of the source texts', async () => {
    const terms = await glossaryIn(language);
    expect(terms).toHaveLength(46);
    expect(terms.map(({ id, rule, words }) => ({ id, rule, words }))).toEqual(
      english.map(({ id, rule, words }) => ({ id, rule, words })),
    );
    for (const { id, term, forms, meaning, rule } of terms) {
      expect(ruleById(rule)?.id, id).toBe(rule);
      expect(meaning, id).toMatch(/^\p{Lu}.{20,}[.]$/u);
      expect(`${term} ${forms.join(' ')}`, id).toMatch(/\p{Letter}{2}/u);
      expect(new Set(forms).size, id).toBe(forms.length);
    }
    const forms = terms.flatMap((term) => term.forms);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });
});

describe('terms in sentences', () => {
  test('the longest first, whole words, in any of their forms, each once', () => {
    const finder = createTermFinder(english);
    const split = (text: string) => marked(finder.split(text, new Set()));
    expect(split('A Quick-Play Spell, and a Spell.')).toEqual([
      'Quick-Play Spell: quickPlay',
      'Spell: spell',
    ]);
    expect(split('Chains and another chain')).toEqual(['Chains: chain']);
    expect(split('Unchained, effective, remaining, handsome')).toEqual([]);
    expect(split('B may set no card, but Set one')).toEqual(['Set: set']);
    expect(split('A may attack directly; the attacker declares an attack')).toEqual([
      'attack directly: attackDirectly',
      'attacker: attackingMonster',
      'declares an attack: declareAttack',
    ]);
  });

  test('nothing of a sentence is lost', () => {
    const finder = createTermFinder(english);
    for (const id of RULE_IDS) {
      const statement = ruleById(id)?.statement ?? '';
      expect(
        finder
          .split(statement, new Set())
          .map(({ text }) => text)
          .join(''),
      ).toBe(statement);
    }
  });

  test('French ones with their accents and apostrophes', async () => {
    const finder = createTermFinder(await glossaryIn('fr'));
    const text = 'Le monstre attaquant passe en Position d’Attaque ; la Chaîne se résout, puis un Replay.';
    expect(marked(finder.split(text, new Set()))).toEqual([
      'monstre attaquant: attackingMonster',
      'Position d’Attaque: attackPosition',
      'Chaîne: chain',
      'se résout: resolve',
      'Replay: replay',
    ]);
  });

  test('every term occurs in the sentences of an example, or is known not to', () => {
    const finder = createTermFinder(english);
    const missing = new Set(english.map(({ id }) => id));
    for (const id of NOT_SAID) missing.delete(id);
    const said = new Set<string>();
    const likely = EXAMPLES.toSorted((a, b) => Number(SAYING.includes(b.id)) - Number(SAYING.includes(a.id)));
    for (const scenario of likely) {
      if (missing.size === 0) break;
      for (const sentence of sentencesOf(scenario))
        for (const { term } of finder.split(sentence, new Set()))
          if (term !== null) {
            missing.delete(term.id);
            said.add(term.id);
          }
    }
    expect([...missing]).toEqual([]);
    expect(NOT_SAID.filter((id) => said.has(id))).toEqual([]);
  });
});

test('a term is found by any of its words, with or without accents', async () => {
  const french = await glossaryIn('fr');
  const found = (typed: string) => searchTerms(french, typed).map(({ id }) => id);
  expect(found('schadestap')).toEqual(['damageStep']);
  expect(found('cimetiere')).toContain('graveyard');
  expect(found('สุสาน')).toEqual(['graveyard']);
  expect(found('R35')).toEqual(['stopAttack']);
  expect(found('zzz')).toEqual([]);
  expect(found('')).toHaveLength(46);
});

test('in French the Main of a Main Phase is no hand', async () => {
  const finder = createTermFinder(await glossaryIn('fr'));
  const found = marked(finder.split('La Main Phase 1 commence. Main vide, A passe.', new Set()));
  expect(found.filter((each) => each.endsWith(': hand'))).toEqual(['Main: hand']);
  expect(marked(finder.split('La Main Phase 1 commence.', new Set())).join()).not.toContain('hand');
});
