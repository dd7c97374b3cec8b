import type { CardId, Position, Value } from '../../messages/index.ts';
import { barredChange, valueChanges, valuesRightAfter, wasFaceUp } from '../facts/values.ts';
import type { Scene } from '../scene.ts';
import { capital, type Part, sentences, textOf, type Words } from '../words.ts';
import { agreeing, and, cardsWords, named, of, ofCards, say, sentence, strong } from './grammar.ts';
import { by } from './sides.ts';
import { numberWord } from './typography.ts';

interface ValueName {
  readonly name: string;
  /** `l’ATK`, `le Niveau`. */
  readonly the: string;
}
const VALUES: Readonly<Record<string, ValueName>> = {
  atk: { name: 'ATK', the: 'l’ATK' },
  def: { name: 'DEF', the: 'la DEF' },
  level: { name: 'Niveau', the: 'le Niveau' },
  attribute: { name: 'Attribut', the: 'l’Attribut' },
  type: { name: 'Type', the: 'le Type' },
};
const wordsOfValue = (what: string): ValueName =>
  VALUES[what] ?? { name: what, the: `la valeur « ${what} »` };
/** `ATK`, `Niveau`. */
export const valueName = (what: string): string => wordsOfValue(what).name;
/** `l’ATK`, `le Niveau`. */
export const theValue = (what: string): string => wordsOfValue(what).the;

/** What a monster may do or may not, when it begins and when it ends; said after its name. */
export const ABILITIES: Readonly<Record<string, readonly [begins: string, ends: string]>> = {
  attackDirectly: ['peut attaquer directement', 'ne peut plus attaquer directement'],
  piercing: [
    'inflige des dommages perçants aux monstres en Position de Défense',
    'n’inflige plus de dommages perçants',
  ],
  notDestroyedByBattle: ['ne peut pas être détruit au combat', 'peut de nouveau être détruit au combat'],
  attackInDefense: ['peut attaquer en Position de Défense', 'ne peut plus attaquer en Position de Défense'],
  negated: ['voit ses effets annulés', 'retrouve ses effets'],
  cannotAttack: ['ne peut pas attaquer', 'peut de nouveau attaquer'],
  cannotDeclareAttack: ['ne peut pas déclarer d’attaque', 'peut de nouveau déclarer une attaque'],
  cannotAttackDirectly: ['ne peut pas attaquer directement', 'n’est plus empêché d’attaquer directement'],
  cannotTurnByHand: [
    'ne peut pas changer de position par décision de son joueur',
    'peut de nouveau changer de position',
  ],
  cannotBeAttacked: ['ne peut pas être attaqué', 'peut de nouveau être attaqué'],
  cannotBeChosen: [
    'ne peut pas être choisi comme cible d’attaque',
    'peut de nouveau être choisi comme cible d’attaque',
  ],
  attackEachMonster: [
    'peut attaquer tous les monstres adverses, une fois chacun',
    'ne peut plus attaquer tous les monstres une fois chacun',
  ],
  mustAttack: ['doit attaquer si possible', 'n’est plus obligé d’attaquer'],
  mustBeAttacked: ['doit être la cible de toute attaque', 'n’a plus à être la cible des attaques'],
};

/** How often a monster may attack, for the values that say so: `deux fois`. */
const TIMES: Readonly<Record<string, readonly [begins: (often: string) => string, ends: string]>> = {
  attacks: [(often) => `peut attaquer ${often}`, 'ne peut plus attaquer plus d’une fois'],
  attacksOnMonsters: [
    (often) => `peut attaquer ${often} tant que ses cibles sont des monstres`,
    'ne peut plus attaquer des monstres plus d’une fois',
  ],
};
/** `deux fois`. */
export const often = (times: number): string => `${numberWord(times, 'feminine')} fois`;

/** What a monster may do or not from now on, or no longer; undefined for a value that is only a number or a word. */
function abilityWords(what: string, to: Value): string | undefined {
  const times = TIMES[what];
  if (times !== undefined) return to === null ? times[1] : times[0](often(Number(to)));
  const ability = ABILITIES[what];
  return ability === undefined ? undefined : to === null ? ability[1] : ability[0];
}

/** What is over a change of value: `Changement d’ATK`. */
export const titleOfValue = (what: string, to: Value): string =>
  abilityWords(what, to) !== undefined ? 'Capacité changée' : `Changement ${textOf(of(valueName(what)))}`;

function shown(value: Value): string {
  if (value === null) return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' ? value.join(', ') : value;
}

/** The opposing monsters that a monster cannot attack: those that are new among them, else those it may attack again. */
export function barredClause(card: CardId, from: Value, to: Value, scene: Scene): Words {
  const name = named(card, scene);
  const { cards, how } = barredChange(card, from, to, scene);
  const them = cardsWords(cards, scene);
  switch (how) {
    case 'barred':
      return say`${name} ne peut pas attaquer ${them}`;
    case 'free':
      return say`${name} peut de nouveau attaquer ${them}`;
    case 'still':
      return say`${name} ne peut toujours pas attaquer ${them}`;
    case 'none':
      return say`${name} peut de nouveau attaquer tous les monstres adverses`;
  }
}

/** What changed about a monster, as a clause: its ATK `passe de 2500 à 1250`, or it `ne peut pas attaquer`. */
export function valueClause(name: Part, what: string, from: Value, to: Value, tense: 'now' | 'past'): Words {
  const ability = abilityWords(what, to);
  if (ability !== undefined) return say`${name} ${ability}`;
  const verb =
    tense === 'now'
      ? 'passe'
      : what === 'level' || what === 'type'
        ? 'est passé'
        : (PASSED[what] ?? 'est passé');
  return say`${theValue(what)} ${of(name)} ${verb} de ${shown(from)} à ${shown(to)}`;
}
const PASSED: Readonly<Record<string, string>> = { atk: 'est passée', def: 'est passée' };

/** What changed, for a row: `Gyaku-Gire Panda : ATK 2800`. */
export const valueRow = (name: Part, what: string, to: Value): Words =>
  abilityWords(what, to) === undefined
    ? say`${name} : ${valueName(what)} ${shown(to)}`
    : valueClause(name, what, null, to, 'now');

/** Whether the values that an effect changed as it was applied say the same: `« Gemini Elf » doit attaquer si possible`. */
export function saidAgain(index: number, clause: Words, scene: Scene): boolean {
  const said = textOf(capital(clause));
  return valuesRightAfter(index, scene).some(
    ({ card, what, to }) => textOf(capital(valueRow(named(card, scene), what, to))) === said,
  );
}

/** The card or cards through which a value changed: ` à cause de « Shrink »`. */
export function because(card: CardId, sources: readonly CardId[], scene: Scene): Words {
  const others = sources.filter((id) => id !== card);
  if (others.length > 0) return say` à cause ${ofCards(others, scene)}`;
  return sources.length > 0 ? say`, par son propre effet` : [];
}

/** How a monster lies: `Position de Défense face verso`. */
export function posture(position: Position, faceUp: boolean): string {
  const name = position === 'defense' ? 'Position de Défense' : 'Position d’Attaque';
  return faceUp ? name : `${name} face verso`;
}

/** What turning does, said after the verb: `face verso en Position de Défense`, `en Position d’Attaque`. */
export function turnedTo(position: Position, faceUp: boolean, before: boolean): string {
  if (!faceUp && before) return position === 'defense' ? 'face verso en Position de Défense' : 'face verso';
  if (faceUp && !before) return `face recto en ${posture(position, true)}`;
  return `en ${posture(position, faceUp)}`;
}

/** `« 7 Colored Fish » a été mis face verso par « Book of Moon »`, for the entries that turned monsters. */
export function turnedClause(entries: readonly number[], scene: Scene): Words {
  const clauses: Words[] = [];
  for (const index of entries) {
    const turned = scene.entryAt(index, 'card.turned');
    if (turned === undefined) continue;
    const { card, position, faceUp, source } = turned.payload;
    const how = turnedTo(position, faceUp, faceUp ? wasFaceUp(card, index, scene) : true);
    const put = agreeing('mis', [card], scene);
    clauses.push(say`${named(card, scene)} a été ${put} ${how}${by(source, card, scene)}`);
  }
  return clauses.length === 0 ? say`un monstre a changé de position` : and(clauses);
}

/** `L’ATK de « Dark Magician » est passée de 2500 à 1250 à cause de « Shrink ».` */
export function tellValues(entries: readonly number[], scene: Scene): Words {
  const told = valueChanges(entries, scene).map(({ card, what, from, to, sources }) => {
    const clause = valueClause(named(card, scene), what, from, to, 'past');
    return sentence(say`${strong`${clause}`}${because(card, sources, scene)}`);
  });
  return told.length === 0 ? sentence(strong`seules des valeurs ont changé`) : sentences(...told);
}
