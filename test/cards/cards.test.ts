import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARDS, type CardData, cardSchema, namedCards, problemsOfCard } from '../../machines/cards/index.ts';
import { jsonFiles } from '../support/generate/dataIndex.ts';
import { outOfDate } from '../support/generate/sections.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'machines/cards/data';
const all = [...CARDS.values()];

/** The rulebook's name in kebab-case: apostrophes fall, everything else that is no letter or digit is a dash. */
const kebab = (name: string) =>
  name
    .replaceAll("'", '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');

describe('the folder of cards', () => {
  test('has an import list that is up to date', () => {
    expect(outOfDate('cards', root)).toEqual([]);
    expect(CARDS.size).toBe(jsonFiles(root, folder).length);
  });
  test.each(jsonFiles(root, folder))('%s is a card of that name', (file) => {
    const card = cardSchema.parse(JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')));
    expect(`${card.id}.json`).toBe(file);
    expect(kebab(card.name)).toBe(card.id);
    expect(problemsOfCard(card)).toEqual([]);
  });
});

describe('all cards together', () => {
  test('name only cards that exist', () => {
    for (const card of all)
      for (const id of namedCards(card)) expect(CARDS.has(id), `${card.id}: ${id}`).toBe(true);
  });
  test('see the tokens they make and the cards they look for', () => {
    const of = (id: string) => namedCards(CARDS.get(id) as CardData);
    expect(of('scapegoat')).toEqual(['sheep-token']);
    expect(of('red-gadget')).toEqual(['yellow-gadget']);
    expect(of('gravekeepers-assailant')).toEqual(['necrovalley']);
    expect(of('enemy-controller')).toEqual([]);
  });
  test('make tokens only of the token frame', () => {
    const made = new Set(
      all.flatMap((card) =>
        [...JSON.stringify(card.effects).matchAll(/"token":"([^"]+)"/g)].map((found) => found[1]),
      ),
    );
    expect([...made].sort()).toEqual(['lamb-token', 'ojama-token', 'sheep-token']);
    for (const card of all) expect(card.frame === 'token', card.id).toBe(made.has(card.id));
  });
  test('have different names and passcodes of at most eight digits', () => {
    expect(new Set(all.map((card) => card.name)).size).toBe(all.length);
    const codes = all.flatMap((card) => card.passcode ?? []);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toBeLessThan(100_000_000);
  });
  test('tell their effects in a sentence, and say of Spells and Traps what they do', () => {
    for (const card of all) {
      expect(card.summary, card.id).toMatch(/[.)]$/);
      for (const effect of card.effects)
        if ((effect.do ?? effect.influences) !== undefined)
          expect(effect.text, `${card.id} ${effect.id}`).toMatch(/\.$/);
    }
  });
  test('carry printings only where another effect of the card covers the rest', () => {
    const printed = all.filter((card) => card.effects.some((effect) => effect.printings !== undefined));
    expect(printed.map((card) => card.id).sort()).toEqual([
      'cave-dragon',
      'crush-card-virus',
      'necro-gardna',
      'tyrant-dragon',
    ]);
    for (const card of printed) {
      const covered = card.effects.flatMap((effect) => effect.printings ?? []);
      expect(covered.sort(), card.id).toEqual(['2004', '2005', 'current']);
    }
  });
});

describe('printed values', () => {
  // Attribute, type, Level, ATK, DEF: rules.md 1.2 and the rows of 4.8.
  const VALUES: readonly (readonly [string, string, string, number, number, number])[] = [
    ['amazoness-paladin', 'EARTH', 'Warrior', 4, 1700, 300],
    ['patrician-of-darkness', 'DARK', 'Zombie', 5, 2000, 1400],
    ['mementoal-tecuhtlica-combined-creation', 'EARTH', 'Wyrm', 11, 5000, 5000],
    ['mermaid-knight', 'WATER', 'Aqua', 4, 1500, 700],
    ['tyrant-dragon', 'FIRE', 'Dragon', 8, 2900, 2500],
    ['red-dragon-archfiend', 'DARK', 'Dragon', 8, 3000, 2000],
    ['x-head-cannon', 'LIGHT', 'Machine', 4, 1800, 1500],
    ['y-dragon-head', 'LIGHT', 'Machine', 4, 1500, 1600],
    ['lyla-lightsworn-sorceress', 'LIGHT', 'Spellcaster', 4, 1700, 200],
    ['blue-eyes-white-dragon', 'LIGHT', 'Dragon', 8, 3000, 2500],
    ['goblin-zombie', 'DARK', 'Zombie', 4, 1100, 1050],
    ['necro-gardna', 'DARK', 'Warrior', 3, 600, 1300],
    ['injection-fairy-lily', 'EARTH', 'Spellcaster', 3, 400, 1500],
    ['gyaku-gire-panda', 'EARTH', 'Beast', 3, 800, 1600],
    ['ojama-token', 'LIGHT', 'Beast', 2, 0, 1000],
    ['light-and-darkness-dragon', 'LIGHT', 'Dragon', 8, 2800, 2400],
    ['cyber-valley', 'LIGHT', 'Machine', 1, 0, 0],
    ['gravekeepers-assailant', 'DARK', 'Spellcaster', 4, 1500, 1500],
    ['spirit-reaper', 'DARK', 'Zombie', 3, 300, 200],
    ['dark-elf', 'DARK', 'Spellcaster', 4, 2000, 800],
    ['chaos-sorcerer', 'DARK', 'Spellcaster', 6, 2300, 2000],
    ['sheep-token', 'EARTH', 'Beast', 1, 0, 0],
    ['dark-magician', 'DARK', 'Spellcaster', 7, 2500, 2100],
    ['sky-scout', 'WIND', 'Winged Beast', 4, 1800, 600],
    ['baby-dragon', 'WIND', 'Dragon', 3, 1200, 700],
    ['ninja-grandmaster-hanzo', 'DARK', 'Warrior', 4, 1800, 1000],
    ['masked-ninja-ebisu', 'WIND', 'Warrior', 4, 1200, 1800],
    ['five-headed-dragon', 'DARK', 'Dragon', 12, 5000, 5000],
    ['battle-fader', 'DARK', 'Fiend', 1, 0, 0],
    ['gemini-elf', 'EARTH', 'Spellcaster', 4, 1900, 900],
    ['luster-dragon', 'WIND', 'Dragon', 4, 1900, 1600],
    ['7-colored-fish', 'WATER', 'Fish', 4, 1800, 800],
    ['celtic-guardian', 'EARTH', 'Warrior', 4, 1400, 1200],
    ['giant-soldier-of-stone', 'EARTH', 'Rock', 3, 1300, 2000],
    ['mystic-horseman', 'EARTH', 'Beast', 4, 1300, 1550],
    ['summoned-skull', 'DARK', 'Fiend', 6, 2500, 1200],
    ['vampire-lord', 'DARK', 'Zombie', 5, 2000, 1500],
    ['spear-dragon', 'WIND', 'Dragon', 4, 1900, 0],
    ['big-shield-gardna', 'EARTH', 'Warrior', 4, 100, 2600],
    ['man-eater-bug', 'EARTH', 'Insect', 2, 450, 600],
    ['goblin-attack-force', 'EARTH', 'Warrior', 4, 2300, 0],
    ['gravekeepers-commandant', 'EARTH', 'Spellcaster', 4, 1600, 1500],
    ['red-gadget', 'EARTH', 'Machine', 4, 1300, 1500],
    ['green-gadget', 'EARTH', 'Machine', 4, 1400, 600],
    ['yellow-gadget', 'EARTH', 'Machine', 4, 1200, 1200],
    ['cave-dragon', 'WIND', 'Dragon', 4, 2000, 100],
  ];
  test.each(VALUES)('%s', (id, attribute, type, level, atk, def) => {
    expect(CARDS.get(id)).toMatchObject({ attribute, type, level, atk, def });
  });
  test.each([
    ['call-of-the-haunted', 'trap', 'continuous'],
    ['crush-card-virus', 'trap', 'normal'],
    ['shooting-star-bow-ceal', 'spell', 'equip'],
    ['dust-tornado', 'trap', 'normal'],
    ['ojama-trio', 'trap', 'normal'],
    ['ultimate-offering', 'trap', 'continuous'],
    ['necrovalley', 'spell', 'field'],
    ['shrink', 'spell', 'quickPlay'],
    ['mirror-force', 'trap', 'normal'],
    ['scapegoat', 'spell', 'quickPlay'],
    ['ninjitsu-art-of-duplication', 'trap', 'continuous'],
    ['ninjitsu-art-of-transformation', 'trap', 'continuous'],
    ['mystical-space-typhoon', 'spell', 'quickPlay'],
    ['book-of-moon', 'spell', 'quickPlay'],
    ['compulsory-evacuation-device', 'trap', 'normal'],
    ['enemy-controller', 'spell', 'quickPlay'],
    ['magic-cylinder', 'trap', 'normal'],
    ['sakuretsu-armor', 'trap', 'normal'],
    ['fiendish-chain', 'trap', 'continuous'],
    ['threatening-roar', 'trap', 'normal'],
    ['metal-reflect-slime', 'trap', 'continuous'],
    ['seven-tools-of-the-bandit', 'trap', 'counter'],
  ])('%s is a %s, %s', (id, kind, icon) => {
    expect(CARDS.get(id)).toMatchObject({ kind, icon });
  });
});

describe('a card that is not in order', () => {
  const trap = { id: 'own', name: 'Own', kind: 'trap', icon: 'normal', summary: 'Own.' } as const;
  const own = {
    ...trap,
    kind: 'monster',
    frame: 'effect',
    attribute: 'DARK',
    type: 'Fiend',
    level: 1,
    atk: 0,
    def: 0,
  } as const;
  const monster = (effect: object, more: object = {}) =>
    cardSchema.parse({ ...own, icon: undefined, effects: [{ id: 'x', ...effect }], ...more });
  const destroyTarget = [{ op: 'destroy', what: 'target' }];
  test.each([
    [monster({ kind: 'activate' }), 'effect x (activate) is for Spells and Traps only'],
    [monster({ kind: 'trigger', do: [] }), 'effect x (trigger) needs when'],
    [monster({ kind: 'quick', do: destroyTarget }), 'effect x (quick) speaks of its target and has none'],
    [
      monster({ kind: 'quick', do: [], target: { what: 'attacker', count: 1 } }),
      'effect x (quick) has a target and does nothing with it',
    ],
    [
      monster({ kind: 'quick', do: [{ op: 'destroy', what: 'bonded' }] }),
      'effect x (quick) speaks of a bonded card and binds none',
    ],
    [
      monster({
        kind: 'quick',
        do: [{ op: 'gainLifePoints', player: 'you', amount: { valueOf: 'paid', what: 'atk' } }],
      }),
      'effect x (quick) speaks of what was paid and has no cost',
    ],
    [
      monster({ kind: 'continuous', influences: [{ to: 'equipped', what: [{ negated: true }] }] }),
      'effect x (continuous) speaks of an equipped monster and equips none',
    ],
    [
      monster({ kind: 'continuous' }, { atk: undefined }),
      'a monster needs attribute, type, level, atk and def',
    ],
    [monster({ kind: 'continuous' }, { frame: 'normal' }), 'a Normal Monster has no effects'],
    [cardSchema.parse({ ...trap, icon: 'equip', effects: [] }), 'a trap cannot have the icon equip'],
    [cardSchema.parse({ ...trap, effects: [] }), 'has 0 activations in the current printing'],
    [
      cardSchema.parse({ ...trap, effects: [{ id: 'x', kind: 'flip' }] }),
      'effect x (flip) is for monsters only',
    ],
    [
      cardSchema.parse({
        ...trap,
        effects: [
          { id: 'x', kind: 'activate' },
          { id: 'x', kind: 'activate' },
        ],
      }),
      'has two effects called x',
    ],
  ])('%#: is told so', (card, problem) => {
    expect(problemsOfCard(card)).toContain(problem);
  });
  test('a word outside the vocabulary is refused by the schema', () => {
    const card = { ...trap, effects: [{ id: 'x', kind: 'activate', do: [{ op: 'explode' }] }] };
    expect(cardSchema.safeParse(card).success).toBe(false);
  });
});
