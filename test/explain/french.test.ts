import { describe, expect, it } from 'vitest';
import { figures, numberWord, plural } from '../../events/explain/fr/typography.ts';
import {
  cardNames,
  emptyBoard,
  evolveBoard,
  explain,
  explainOnlyUnder,
  explainRefusal,
  PAYLOADS,
  REFUSAL_CODES,
  seenPath,
  textOf,
} from '../../events/index.ts';
import { exampleById, playScenario } from '../../machines/index.ts';
import { faultsOfText, french } from './frenchWords.ts';
import { teller } from './telling.ts';

describe('French: what it is made of', () => {
  it('has a teller for each type of event', () => {
    expect(Object.keys(french.tell).sort()).toEqual(Object.keys(PAYLOADS).sort());
  });
});

describe('French: a card that the reader does not know', () => {
  it('is called by where it lies, without guillemets, and with its article run into de and à', () => {
    const example = exampleById('T-86');
    if (example === undefined) throw new Error('no example T-86');
    const { entries: all, header } = playScenario(example);
    const { entries, path } = seenPath(all, 'A');
    const names = new Map(header.cards.map((card) => [card.id, card.name]));
    const nameOf = cardNames(path, (name) => names.get(name) ?? name);
    const quoted = [...names.values()].sort((a, b) => b.length - a.length);
    let before = emptyBoard;
    const told = path.map((entry) => {
      const after = evolveBoard(before, entry);
      const context = { entries, before, after, nameOf, switches: header.ruleset.switches };
      const { row, sentence } = explain(context, entry.index, french);
      before = after;
      return [row, textOf(sentence)] as const;
    });
    expect(told.flat().flatMap((text) => faultsOfText(text, quoted))).toEqual([]);
    expect(told.map(([row]) => row)).toContain(
      'Ninjitsu Art of Duplication est lié au monstre face verso dans la zone 2 de B',
    );
  });
});

describe('French: every refusal', () => {
  const told = (code: string, rule: string, effect?: string) =>
    explainRefusal(
      {
        code,
        rule,
        detail: { card: 'c1', target: 'c5', ...(effect === undefined ? {} : { effect, condition: effect }) },
        player: 'A',
        type: 'effect.activate',
        card: 'c1',
        target: 'c5',
      },
      (card) => (card === 'c1' ? 'Ojama Green' : 'Sheep Token 1'),
      french,
    );
  const names = ['Ojama Green', 'Sheep Token 1'];

  it.each([...REFUSAL_CODES])('%s has a reason of its own', (code) => {
    const { row, reason, sentence, otherwise } = told(code, 'B1');
    expect(textOf(sentence)).toMatch(/^A ne peut pas utiliser «\u202fOjama Green\u202f»\u202f: .*\.$/);
    expect(textOf(row)).toMatch(/^Utiliser Ojama Green\u202f: .*[^.]$/);
    expect(textOf(reason)).not.toContain('les règles ne le permettent pas');
    for (const words of [row, reason, sentence, otherwise ?? []])
      expect(faultsOfText(textOf(words), names), textOf(words)).toEqual([]);
  });

  it('elides before the name of a card, and says what an unknown code is about', () => {
    expect(textOf(told('effect/limit', 'B1', 'ignition').row)).toMatch(/^Utiliser l’effet d’Ojama Green/);
    expect(textOf(told('effect/imagined', 'B1').sentence)).toContain('les règles ne le permettent pas ici');
  });
});

describe('French: what only one of two rulesets allows', () => {
  const told = (refused: boolean) =>
    explainOnlyUnder(
      { player: 'A', type: 'effect.activate', card: 'c1' },
      refused ? { code: 'effect/cost', rule: 'C20', detail: { amount: 2000, last: true } } : undefined,
      () => 'Injection Fairy Lily',
      { there: 'TCG moderne', here: 'UDE 2005' },
      french,
    ).replaceAll('\u202f', '~');

  it('is told with the reason of the other one', () => {
    expect(told(false)).toBe(
      'Selon TCG moderne, A peut ici utiliser «~Injection Fairy Lily~»~; selon UDE 2005, non.',
    );
    expect(told(true)).toMatch(
      /^Selon TCG moderne, A peut ici utiliser .*\. Selon UDE 2005, non~: A ne peut pas utiliser .*2000 Life Points.*\(C20\)$/,
    );
  });
});

describe('French: the checks themselves', () => {
  it.each([
    ['Il y a un Replay : le monstre arrive.', 'no narrow space before punctuation'],
    ['Il y a un Replay: le monstre arrive.', 'no narrow space before punctuation'],
    ['L’attaque de «\u202fOjama\u202f» continue.', 'no elision'],
    ['L’attaque de le monstre continue.', 'no contraction'],
    ['A passe à la End Phase.', 'no elision before a phase'],
    ['C’est le côté d’A.', 'an elision before a player'],
    ["L'attaque continue.", 'a straight apostrophe'],
    ['B perd 2\u202f500 Life Points.', 'values set apart'],
    ['L’attaque continue the same way.', 'English: the'],
  ])('%s', (text, fault) => expect(faultsOfText(text, [])).toEqual([fault]));

  it('let good French pass', () => {
    const text =
      'L’attaque d’«\u202fOjama\u202f» sur le monstre de A continue\u202f: B perd 2500 Life Points dans la Damage Step.';
    expect(faultsOfText(text, [])).toEqual([]);
  });
});

describe('French: numbers', () => {
  it('are written and inflected as Intl does it', () => {
    const format = new Intl.NumberFormat('fr');
    const rules = new Intl.PluralRules('fr');
    for (const number of [0, 1, 2, 10, 150, 999, 1000, 2500, 8000, 12_345, 100_000, -2500]) {
      expect(figures(number)).toBe(format.format(number));
      expect(plural(number, 'one', 'other')).toBe(rules.select(number));
    }
  });

  it('are words where they are small, with a feminine form', () => {
    expect([0, 1, 2, 4].map((count) => numberWord(count))).toEqual(['aucun', 'un', 'deux', 'quatre']);
    expect([1, 4, 11].map((count) => numberWord(count, 'feminine'))).toEqual(['une', 'quatre', '11']);
  });
});

describe('French: four Sheep Tokens come while Dark Magician attacks (T-09)', () => {
  const example = exampleById('T-09');
  if (example === undefined) throw new Error('no example T-09');
  const { entries, header } = playScenario(example);
  const names = new Map(header.cards.map((card) => [card.id, card.name]));
  const { contextAt } = teller(entries, (name) => names.get(name) ?? name, header.ruleset.switches);
  const told = (type: string, nth = 0): { row: string; sentence: string; otherwise: string } => {
    const index = entries.filter((entry) => entry.type === type)[nth]?.index ?? -1;
    const { row, sentence, otherwise } = explain(contextAt(index), index, french);
    const plain = (text: string): string => text.replaceAll('\u202f', '~');
    return { row: plain(row), sentence: plain(textOf(sentence)), otherwise: plain(textOf(otherwise)) };
  };

  it('tells the attack, the Summon, the replay, the choice and the battle', () => {
    expect(told('attack.declared')).toEqual({
      row: 'Dark Magician attaque directement',
      sentence:
        'A déclare une attaque~: «~Dark Magician~» attaque B directement. B ne contrôle aucun monstre, donc l’attaque vise directement ses Life Points.',
      otherwise: '',
    });
    expect(told('effect.activated').sentence).toBe(
      'B active «~Scapegoat~». C’est une réponse à la déclaration de l’attaque de «~Dark Magician~»~; A peut répondre avant que l’effet s’applique.',
    );
    expect(told('card.moved', 1).sentence).toBe(
      '«~Sheep Token 2~» arrive du côté de B, Invoqué Spécialement par «~Scapegoat~» en Position de Défense. C’est le côté qui est attaqué.',
    );
    expect(told('attackReplay.checked')).toEqual({
      row: 'Replay',
      sentence:
        'Quatre «~Sheep Token~» sont arrivés du côté de B pendant l’attaque de «~Dark Magician~». A choisit donc de nouveau la cible. Attaquer directement n’est pas un des choix~: B contrôle maintenant des monstres.',
      otherwise:
        'Si aucun monstre n’était arrivé du côté de B, il n’y aurait pas de Replay, et l’attaque directe de «~Dark Magician~» continuerait.',
    });
    expect(told('attack.targetChosen')).toMatchObject({
      row: 'Choisit Sheep Token 2',
      sentence:
        'A choisit~: «~Dark Magician~» attaque maintenant «~Sheep Token 2~». C’est la même attaque, pas une nouvelle déclaration~: rien n’est payé de nouveau, et les cartes qui répondent à une déclaration ne peuvent pas être utilisées.',
    });
    expect(told('battle.calculated')).toEqual({
      row: '2500 contre DEF 0',
      sentence:
        '«~Dark Magician~» a 2500 ATK, contre 0 DEF pour «~Sheep Token 2~», qui est en Position de Défense. «~Sheep Token 2~» sera détruit à la fin de cette étape. Personne ne perd de Life Points~: la cible était en Position de Défense.',
      otherwise: 'Avec une DEF de 2500 ou plus, «~Sheep Token 2~» aurait tenu bon.',
    });
  });
});
