import { describe, expect, it } from 'vitest';
import {
  CARDS,
  CONTRADICTIONS,
  OPEN_POINTS,
  RULE_IDS,
  RULEBOOK,
  RULESETS,
  ruleById,
  rulebookNotes,
  rulebookWords,
  ruleIn,
  SOURCE_FACTS,
  SOURCE_TEXTS,
  SWITCH_TEXTS,
} from '../../machines/index.ts';
import { faultsOfText } from '../explain/frenchWords.ts';

const words = await rulebookWords('fr');
if (words === null) throw new Error('no French rulebook');
const rules = RULE_IDS.flatMap((id) => ruleById(id) ?? []);

/** Titles of texts and names of cards that sources are quoted with. */
const QUOTED = [
  ...['Extended Game Mechanics', 'Perfect Rulebook', 'Demystifying Rulings', 'Battle position change'],
  ...[
    'Rise to Full Height',
    'Book of Moon',
    'Call of the Haunted',
    'Spirit Reaper',
    'Attack',
    'pull request',
  ],
  ...['Patrician of Darkness', 'Combination Attack'],
];

describe('the rulebook in French', () => {
  it('has every rule, source, text, switch and ruleset, and nothing beside them', () => {
    expect(Object.keys(words.statements).sort()).toEqual([...RULE_IDS].sort());
    expect(Object.keys(words.sources).sort()).toEqual([...new Set(rules.map((rule) => rule.source))].sort());
    expect(Object.keys(words.texts)).toEqual(SOURCE_TEXTS.map(({ name }) => name));
    expect(Object.keys(words.rulesets).sort()).toEqual([...RULESETS.keys()].sort());
    for (const { name, values } of SWITCH_TEXTS)
      expect(Object.keys(words.switches[name]?.values ?? {}).sort(), name).toEqual(
        Object.keys(values).sort(),
      );
  });

  it('is French in each of them, by its words and its typography', () => {
    const all = [
      ...Object.values(words.statements),
      ...Object.values(words.sources),
      ...Object.values(words.texts).flatMap(({ name, what }) => [name, what]),
      ...Object.values(words.switches).flatMap(({ asks, values }) => [asks, ...Object.values(values)]),
      ...Object.values(words.rulesets).flatMap(({ name, text }) => [name, text]),
    ];
    // years and numbers of questions are no figures
    const faults = all.flatMap((text) =>
      faultsOfText(text.replaceAll(/\d{4,}/g, '1'), QUOTED).map((fault) => `${fault} in: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('tells no rule in English, and keeps its id, kind and switches', () => {
    for (const rule of rules) {
      const { statement, source, ...rest } = ruleIn(words, rule);
      expect(statement).not.toBe(rule.statement);
      expect({ ...rule, statement, source }).toEqual({ ...rest, statement, source });
    }
  });

  it('calls a text in the sources as it is called by name', () => {
    const quoted = Object.values(words.sources).join('\n').toLowerCase();
    const missing = SOURCE_TEXTS.filter(
      ({ name }) =>
        rules.some(({ source }) => source.includes(name)) &&
        !quoted.includes((words.texts[name]?.name ?? '').toLowerCase()),
    );
    expect(missing).toEqual([]);
  });

  it('has every heading, fact, point and note in French, and nothing beside them', async () => {
    const notes = await rulebookNotes('fr');
    if (notes === null) throw new Error('no French notes');
    const noted = rules.filter(({ open }) => open !== undefined).map(({ id }) => id);
    expect(Object.keys(notes.sections)).toEqual(RULEBOOK.map(({ title }) => title));
    expect(Object.keys(notes.facts)).toEqual(SOURCE_FACTS.map(({ id }) => id));
    expect(Object.keys(notes.points)).toEqual([...CONTRADICTIONS, ...OPEN_POINTS].map(({ id }) => id));
    expect(Object.keys(notes.notes).sort()).toEqual(noted.sort());
    const texts = [
      ...Object.values(notes.sections),
      ...Object.values(notes.facts),
      ...Object.values(notes.points).flatMap(({ point, choice }) => [point, choice]),
      ...Object.values(notes.notes),
    ];
    const names = [
      ...[...CARDS.values()].map(({ name }) => name),
      ...QUOTED,
      "Gravekeeper's Assailant",
      "Harpie's Brother",
    ];
    const faults = texts.flatMap((text) =>
      faultsOfText(text.replaceAll(/\d{4,}/g, '1').replaceAll('et/ou', 'ou'), names).map(
        (fault) => `${fault} in: ${text}`,
      ),
    );
    expect(faults).toEqual([]);
  });
});
