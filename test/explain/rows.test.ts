import { describe, expect, test } from 'vitest';
import { textOf } from '../../events/index.ts';
import { exampleById, playScenario } from '../../machines/index.ts';
import { teller } from './telling.ts';

/** The rows of an example's entries of one type, in words. */
function rows(id: string, type: string, branch?: string): readonly string[] {
  const example = exampleById(id);
  if (example === undefined) throw new Error(`no example ${id}`);
  const { entries, header } = playScenario(example, branch === undefined ? {} : { branch });
  const names = new Map(header.cards.map((card) => [card.id, card.name]));
  const tell = teller(entries, (name) => names.get(name) ?? name, header.ruleset.switches);
  return entries.filter((entry) => entry.type === type).map(({ index }) => tell.at(index).row);
}

describe('rows say what happened, each once', () => {
  test('a monster that is turned: to what', () => {
    expect(rows('T-31', 'card.turned')).toEqual([
      'Celtic Guardian is turned face-down in Defense Position',
      'Celtic Guardian is turned face-up',
    ]);
  });

  test('an effect whose only word is the value that follows names itself, not the value again', () => {
    expect(rows('T-43', 'effect.applied')).toEqual(['White Veil takes effect on Embodiment of Apophis']);
    expect(rows('T-43', 'value.changed')).toEqual(['Embodiment of Apophis has its effects negated']);
    expect(rows('T-45', 'effect.applied', 'in Attack Position')).toEqual([
      'Construction Train Signal Red takes effect on itself',
    ]);
    // the first of these is said by no value alone
    expect(rows('T-41', 'effect.applied')).toEqual([
      'Luster Dragon loses 800 ATK and is unaffected by the effects of other Spells and Traps',
      'Each of A’s monsters, but not Luster Dragon, can attack only Celtic Guardian',
    ]);
  });

  test('damage that is more than the Life Points left is told whole', () => {
    expect(rows('D-16', 'lifePoints.changed')).toEqual([
      'B takes 700 and has 0 left',
      'A takes 700 and has 0 left',
    ]);
  });

  test('a card that came and left again is named once', () => {
    const example = exampleById('T-54');
    if (example === undefined) throw new Error('no example T-54');
    const { entries, header } = playScenario(example, { branch: 'Torrential Tribute' });
    const names = new Map(header.cards.map((card) => [card.id, card.name]));
    const check = entries.findLast(({ type }) => type === 'attackReplay.checked');
    const told = teller(entries, (name) => names.get(name) ?? name, header.ruleset.switches);
    expect(textOf(told.at(check?.index ?? 0).sentence)).toContain(
      'Blue-Eyes White Dragon came to B’s side, was destroyed by Torrential Tribute and left it again too, but with the attack over',
    );
  });
});
