import type { BattleStep, CardId, EntryOf, Phase, Player, Source, Zone } from '../../messages/index.ts';
import type { SideChange } from '../../projections/index.ts';
import { alike, causesOfChanges, idsOf, isByEffect, setOffBy, toldTogether } from '../facts/sides.ts';
import type { Group, Scene } from '../scene.ts';
import { capital, listed, type Part, say, sentences, strong, type Words } from '../words.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers in words. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** `A, B and C`. */
export const and = (parts: readonly Part[]): Words => listed(parts, ', ', ' and ');
/** `A, B or C`. */
export const or = (parts: readonly Part[]): Words => listed(parts, ', ', ' or ');

export const sideOf = (player: Player): string => `${player}’s side`;

export const PHASES: Readonly<Record<Phase, string>> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
/** `the Battle Phase`, but `Main Phase 2`. */
export const thePhase = (phase: Phase): string =>
  phase === 'main1' || phase === 'main2' ? PHASES[phase] : `the ${PHASES[phase]}`;
export const STEPS: Readonly<Record<BattleStep, string>> = {
  start: 'Start Step',
  battle: 'Battle Step',
  damage: 'Damage Step',
  end: 'End Step',
};

/** `four Sheep Tokens`, `two copies of Sangan`, or the one card's name. */
export function groupWords(group: Group, scene: Scene): Words {
  const [only] = group.cards;
  if (group.cards.length === 1 && only !== undefined) return say`${scene.card(only)}`;
  if (group.unseen) return say`${group.name}`;
  const many = numberWord(group.cards.length);
  return group.token ? say`${many} ${group.name}s` : say`${many} copies of ${group.name}`;
}

/** The cards' names, those of one name together. */
export const cardsWords = (ids: readonly CardId[], scene: Scene): Words =>
  and(scene.groups(ids).map((group) => groupWords(group, scene)));

/** `was` or `were`. */
export const was = (count: number): string => (count === 1 ? 'was' : 'were');

/** `by Book of Moon`, `by its own effect`, or nothing where no card did it. */
export function by(source: Source | undefined, card: CardId, scene: Scene): Words {
  const name = scene.source(source);
  if (name === undefined || source === undefined || source.kind === 'rule') return [];
  return source.card === card ? say` by its own effect` : say` by ${name}`;
}

/** `to pay for Crush Card Virus`, `as the cost of its own effect`. */
function paying(source: Source | undefined, card: CardId, scene: Scene): Words {
  const name = scene.source(source);
  if (name === undefined) return say` as a cost`;
  return source?.card === card ? say` as the cost of its own effect` : say` to pay for ${name}`;
}

/** Why a card destroyed itself: another card targeted it, or one it lives and dies with is gone. */
export function whatSetItOff(moved: EntryOf<'card.moved'>, scene: Scene): Words {
  const cause = setOffBy(moved, scene);
  if (cause === undefined) return [];
  const text = cause.how === 'gone' ? 'had left the field' : 'had targeted it';
  return say` (${scene.card(cause.card)} ${{ text, entry: cause.entry }})`;
}

function departureVerb(moved: EntryOf<'card.moved'>, scene: Scene): Words {
  const { card, reason, source, to } = moved.payload;
  const doer = reason === 'cost' ? paying(source, card, scene) : by(source, card, scene);
  const name = scene.source(source);
  switch (reason) {
    case 'tribute':
    case 'tributeSummon':
      if (name === undefined || source?.card === card) return say`Tributed`;
      return isByEffect(moved, scene) ? say`Tributed by ${name}` : say`Tributed to pay for ${name}`;
    case 'destroyedByBattle':
      return say`destroyed by battle`;
    case 'destroyedByEffect':
      return say`destroyed${doer}${whatSetItOff(moved, scene)}`;
    default:
      return say`${PLACED[to.zone] ?? 'taken off the field'}${doer}`;
  }
}

const PLACED: Readonly<Partial<Record<Zone, string>>> = {
  banished: 'banished',
  hand: 'returned to the hand',
  deck: 'returned to the Deck',
  extraDeck: 'returned to the Extra Deck',
  graveyard: 'sent to the Graveyard',
  spellTrap: 'turned into a Spell or Trap again',
};

/** How monsters left: `was Tributed to pay for Crush Card Virus`. */
export function departure(changes: readonly SideChange[], scene: Scene): Words {
  const moved = scene.entryAt(changes[0]?.entry, 'card.moved');
  const how = moved === undefined ? say`taken off the field` : departureVerb(moved, scene);
  return say`${was(changes.length)} ${how}`;
}

/** How one card left or changed hands at this entry: `Gemini Elf was destroyed by Sudden Collapse`. */
export function goneClause(index: number, scene: Scene): Words | undefined {
  const moved = scene.entryAt(index, 'card.moved');
  if (moved !== undefined) return say`${scene.card(moved.payload.card)} was ${departureVerb(moved, scene)}`;
  const changed = scene.entryAt(index, 'control.changed');
  if (changed === undefined) return undefined;
  const name = scene.source(changed.payload.source);
  return say`${changed.payload.to.player} took control of ${scene.card(changed.payload.card)}${name === undefined ? [] : say` through ${name}`}`;
}

/** The same of one card while it happens: `is destroyed by Dust Tornado`. */
export const departing = (moved: EntryOf<'card.moved'>, scene: Scene): Words =>
  say`is ${departureVerb(moved, scene)}`;

/** What happened to one side, without a full stop: `four Sheep Tokens came to B’s side`. */
function changeClause(
  changes: readonly SideChange[],
  by: SideChange['by'],
  side: Player,
  scene: Scene,
): Words {
  const cards = changes.length === 0 ? say`a monster` : cardsWords(idsOf(changes), scene);
  switch (by) {
    case 'left':
      return changes.length === 0
        ? say`${cards} left ${sideOf(side)}`
        : say`${cards} ${departure(changes, scene)} and left ${sideOf(side)}`;
    case 'controlIn':
      return say`${side} took control of ${cards}`;
    case 'controlOut':
      return say`${side} lost control of ${cards}`;
    case 'entered':
      return changes[0]?.reason === 'set'
        ? say`${cards} ${was(changes.length)} Set on ${sideOf(side)}`
        : say`${cards} came to ${sideOf(side)}`;
  }
}

/** Changes of one kind, a clause for each card name: those of a kind for which none is recorded, in general. */
export function clausesOf(
  changes: readonly SideChange[],
  by: SideChange['by'],
  side: Player,
  scene: Scene,
): Words[] {
  const groups = alike(changes, scene);
  return groups.length === 0
    ? [changeClause([], by, side, scene)]
    : groups.map((group) => changeClause(group, by, side, scene));
}

/** All changes of a side, a clause for each kind and name; what came and left again is one. */
export function changesClauses(changes: readonly SideChange[], side: Player, scene: Scene): readonly Words[] {
  if (changes.length === 0) return [say`something changed on ${sideOf(side)}`];
  return toldTogether(changes, scene).flatMap(({ changes: group, leftAgain }) => {
    const clauses = clausesOf(group, group[0]?.by ?? 'entered', side, scene);
    return leftAgain === undefined
      ? clauses
      : [say`${and(clauses)}, ${departure(leftAgain, scene)} and left it again`];
  });
}

/** All changes of a side as one clause: `X was destroyed and left B’s side and Y came to B’s side`. */
export const changesClause = (changes: readonly SideChange[], side: Player, scene: Scene): Words =>
  and(changesClauses(changes, side, scene));

/** All changes of a side, a sentence for each kind and name. */
export function changesSentences(changes: readonly SideChange[], side: Player, scene: Scene): Words {
  if (changes.length === 0) return sentence(strong`${changesClause(changes, side, scene)}`);
  const clauses = alike(changes, scene).flatMap((group) =>
    clausesOf(group, group[0]?.by ?? 'entered', side, scene),
  );
  return sentences(...clauses.map((clause) => sentence(strong`${clause}`)));
}

/** That a change does not count for what caused it (C6), and what that was. */
export function causeNotCounted(changes: readonly SideChange[], scene: Scene): Words {
  const sources = causesOfChanges(changes, scene);
  const source =
    sources.length === 0
      ? say`something else caused this one`
      : say`what caused this one was ${cardsWords(sources, scene)}`;
  return say`Under this ruleset a change only counts when a Trap or a Quick-Play Spell caused it, and ${source}.`;
}

/** A full sentence: a capital at its start, a full stop at its end. */
export const sentence = (words: Words): Words => capital(say`${words}.`);

/** Who attacks what: `Dark Magician attacks B directly`. */
export function attacks(scene: Scene): Words {
  const { attack } = scene;
  if (attack === null) return say`the attack goes on`;
  const attacker = scene.card(attack.attacker);
  if (attack.target === null || attack.target === 'direct')
    return say`${attacker} attacks ${scene.defender} directly`;
  return say`${attacker} attacks ${scene.card(attack.target)}`;
}

/** The attack as a thing: `Dark Magician’s direct attack`, `Gemini Elf’s attack on 7 Colored Fish`. */
export function theAttack(scene: Scene): Words {
  const { attack } = scene;
  if (attack === null) return say`the attack`;
  const attacker = scene.card(attack.attacker);
  if (attack.target === null) return say`${attacker}’s attack`;
  if (attack.target === 'direct') return say`${attacker}’s direct attack`;
  return say`${attacker}’s attack on ${scene.card(attack.target)}`;
}

/** The attacking monster's name. */
export const attackerName = (scene: Scene): Words =>
  scene.attack === null ? say`the attacking monster` : say`${scene.card(scene.attack.attacker)}`;

/** What the attack is aimed at: a monster's name or `B directly`. */
export function targetName(scene: Scene): Words {
  const target = scene.attack?.target ?? null;
  return target === null || target === 'direct'
    ? say`${scene.defender} directly`
    : say`${scene.card(target)}`;
}
