import type { CardId, Position, Value } from '../../messages/index.ts';
import { barredChange, valueChanges, valuesRightAfter, wasFaceUp } from '../facts/values.ts';
import type { Scene } from '../scene.ts';
import { capital, type Part, say, sentences, strong, textOf, type Words } from '../words.ts';
import { and, by, cardsWords, numberWord, sentence } from './grammar.ts';

const VALUES: Readonly<Record<string, string>> = {
  atk: 'ATK',
  def: 'DEF',
  level: 'Level',
  attribute: 'attribute',
  type: 'type',
};
/** `ATK`, `Level`. */
export const valueName = (name: string): string => VALUES[name] ?? name;

/** What a monster may do or may not, when it begins and when it ends; said after its name. */
export const ABILITIES: Readonly<Record<string, readonly [begins: string, ends: string]>> = {
  attackDirectly: ['may attack directly', 'may no longer attack directly'],
  piercing: [
    'deals its surplus as damage to a monster in Defense Position',
    'no longer deals its surplus as damage',
  ],
  notDestroyedByBattle: ['cannot be destroyed by battle', 'can be destroyed by battle again'],
  attackInDefense: ['may attack from Defense Position', 'may no longer attack from Defense Position'],
  negated: ['has its effects negated', 'has its effects back'],
  cannotAttack: ['cannot attack', 'may attack again'],
  cannotDeclareAttack: ['cannot declare an attack', 'may declare an attack again'],
  cannotAttackDirectly: ['cannot attack directly', 'is no longer kept from attacking directly'],
  cannotTurnByHand: [
    'cannot be changed to another position by its player',
    'may be changed to another position again',
  ],
  cannotBeAttacked: ['cannot be attacked', 'may be attacked again'],
  cannotBeChosen: [
    'cannot be chosen as the target of an attack',
    'may be chosen as the target of an attack again',
  ],
  attackEachMonster: [
    'may attack all monsters of the opponent, once each',
    'may no longer attack all monsters once each',
  ],
  mustAttack: ['must attack if able', 'need not attack any more'],
  mustBeAttacked: ['must be the target of any attack', 'need not be the target of attacks any more'],
};

/** How often a monster may attack, for the values that say so: `twice`. */
const TIMES: Readonly<Record<string, readonly [begins: (often: string) => string, ends: string]>> = {
  attacks: [(often) => `may attack ${often}`, 'may no longer attack more than once'],
  attacksOnMonsters: [
    (often) => `may attack ${often} as long as it attacks monsters`,
    'may no longer attack monsters more than once',
  ],
};
/** `twice`, `three times`. */
export const often = (times: number): string => (times === 2 ? 'twice' : `${numberWord(times)} times`);

/** What a monster may do or not from now on, or no longer; undefined for a value that is only a number or a word. */
function abilityWords(what: string, to: Value): string | undefined {
  const times = TIMES[what];
  if (times !== undefined) return to === null ? times[1] : times[0](often(Number(to)));
  const ability = ABILITIES[what];
  return ability === undefined ? undefined : to === null ? ability[1] : ability[0];
}

/** What is over a change of value: `ATK changed`. */
export const titleOfValue = (what: string, to: Value): string =>
  abilityWords(what, to) === undefined ? `${valueName(what)} changed` : 'Ability changed';

const shown = (value: Value): string | number =>
  value === null
    ? 'none'
    : typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : typeof value === 'object'
        ? value.join(', ')
        : value;

/** The opposing monsters that a monster cannot attack: those that are new among them, else those it may attack again. */
export function barredClause(card: CardId, from: Value, to: Value, scene: Scene): Words {
  const name = scene.card(card);
  const { cards, how } = barredChange(card, from, to, scene);
  switch (how) {
    case 'barred':
      return say`${name} cannot attack ${cardsWords(cards, scene)}`;
    case 'free':
      return say`${name} may attack ${cardsWords(cards, scene)} again`;
    case 'still':
      return say`${name} still cannot attack ${cardsWords(cards, scene)}`;
    case 'none':
      return say`nothing is left that ${name} cannot attack`;
  }
}

/** What changed about a monster, as a clause: its ATK `goes from 2500 to 1250`, or it `cannot attack`. */
export function valueClause(name: Part, what: string, from: Value, to: Value, tense: 'now' | 'past'): Words {
  const ability = abilityWords(what, to);
  if (ability !== undefined) return say`${name} ${ability}`;
  return tense === 'now'
    ? say`${name}’s ${valueName(what)} goes from ${shown(from)} to ${shown(to)}`
    : say`${name}’s ${valueName(what)} went from ${shown(from)} to ${shown(to)}`;
}

/** What changed, for a row: `Gyaku-Gire Panda: ATK 2800`. */
export const valueRow = (name: Part, what: string, to: Value): Words =>
  abilityWords(what, to) === undefined
    ? say`${name}: ${valueName(what)} ${shown(to)}`
    : valueClause(name, what, null, to, 'now');

/** Whether the values that an effect changed as it was applied say the same: `Gemini Elf must attack if able`. */
export function saidAgain(index: number, clause: Words, scene: Scene): boolean {
  const said = textOf(capital(clause));
  return valuesRightAfter(index, scene).some(
    ({ card, what, to }) => textOf(capital(valueRow(scene.card(card), what, to))) === said,
  );
}

/** The card or cards through which a value changed: ` because of Shrink`. */
export function because(card: CardId, sources: readonly CardId[], scene: Scene): Words {
  const others = sources.filter((id) => id !== card);
  if (others.length > 0) return say` because of ${cardsWords(others, scene)}`;
  return sources.length > 0 ? say` because of its own effect` : [];
}

/** How a monster lies: `face-up Defense Position`. */
export function posture(position: Position, faceUp: boolean): string {
  if (!faceUp) return position === 'defense' ? 'face-down Defense Position' : 'face-down Attack Position';
  return position === 'attack' ? 'Attack Position' : 'Defense Position';
}

/** `turned face-down` or `turned to Defense Position`, whichever says more. */
export function turnVerb(position: Position, faceUp: boolean, wasFaceUp: boolean): string {
  if (!faceUp && wasFaceUp)
    return position === 'defense' ? 'turned face-down in Defense Position' : 'turned face-down';
  if (faceUp && !wasFaceUp) return `turned face-up in ${posture(position, true)}`;
  return `turned to ${posture(position, faceUp)}`;
}

/** `7 Colored Fish was turned face-down by Book of Moon`, for the entries that turned monsters. */
export function turnedClause(entries: readonly number[], scene: Scene): Words {
  const clauses: Words[] = [];
  for (const index of entries) {
    const turned = scene.entryAt(index, 'card.turned');
    if (turned === undefined) continue;
    const { card, position, faceUp, source } = turned.payload;
    const verb = turnVerb(position, faceUp, faceUp ? wasFaceUp(card, index, scene) : true);
    clauses.push(say`${scene.card(card)} was ${verb}${by(source, card, scene)}`);
  }
  return clauses.length === 0 ? say`a monster was turned` : and(clauses);
}

/** `Dark Magician’s ATK went from 2500 to 1250 through Shrink.` Changes of one value one after the other are one. */
export function tellValues(entries: readonly number[], scene: Scene): Words {
  const told = valueChanges(entries, scene).map(({ card, what, from, to, sources }) => {
    const clause = valueClause(scene.card(card), what, from, to, 'past');
    return sentence(say`${strong`${clause}`}${because(card, sources, scene)}`);
  });
  return told.length === 0 ? sentence(strong`only values changed`) : sentences(...told);
}
