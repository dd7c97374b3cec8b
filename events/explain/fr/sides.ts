import type { CardId, EntryOf, Player, Source, Zone } from '../../messages/index.ts';
import type { SideChange } from '../../projections/index.ts';
import { alike, causesOfChanges, idsOf, isByEffect, setOffBy, toldTogether } from '../facts/sides.ts';
import type { Scene } from '../scene.ts';
import { sentences, type Words } from '../words.ts';
import {
  agreeing,
  and,
  cardsWords,
  named,
  of,
  ofCards,
  onSideOf,
  say,
  sentence,
  sideOf,
  sourceName,
  strong,
} from './grammar.ts';
import { plural } from './typography.ts';

/** ` par « Book of Moon »`, ` par son propre effet`, or nothing where no card did it. */
export function by(source: Source | undefined, card: CardId, scene: Scene): Words {
  const name = sourceName(source, scene);
  if (name === undefined || source === undefined || source.kind === 'rule') return [];
  return source.card === card ? say` par son propre effet` : say` par ${name}`;
}

/** ` par l’effet d’« Enemy Controller »`, or nothing where no card did it. */
export function through(source: Source | undefined, scene: Scene): Words {
  const name = sourceName(source, scene);
  return name === undefined ? [] : say` par l’effet ${of(name)}`;
}

/** ` pour payer « Crush Card Virus »`, ` comme coût de son propre effet`. */
function paying(source: Source | undefined, card: CardId, scene: Scene): Words {
  const name = sourceName(source, scene);
  if (name === undefined) return say` comme coût`;
  return source?.card === card ? say` comme coût de son propre effet` : say` pour payer ${name}`;
}

/** Why a card destroyed itself: another card targeted it, or one it lives and dies with is gone. */
export function whatSetItOff(moved: EntryOf<'card.moved'>, scene: Scene): Words {
  const cause = setOffBy(moved, scene);
  if (cause === undefined) return [];
  const text = cause.how === 'gone' ? 'avait quitté le Terrain' : 'l’avait ciblé';
  return say` (${named(cause.card, scene)} ${{ text, entry: cause.entry }})`;
}

const PLACED: Readonly<Partial<Record<Zone, readonly [participle: string, where: string]>>> = {
  banished: ['banni', ''],
  hand: ['renvoyé', ' à la main'],
  deck: ['renvoyé', ' dans le Deck'],
  extraDeck: ['renvoyé', ' dans l’Extra Deck'],
  graveyard: ['envoyé', ' au Cimetière'],
  spellTrap: ['changé', ' de nouveau en Carte Magie ou Piège'],
};

/** How monsters leave, said after `a été`: `Sacrifié pour payer « Crush Card Virus »`. */
function departed(moved: EntryOf<'card.moved'>, ids: readonly CardId[], scene: Scene): Words {
  const { card, reason, source, to } = moved.payload;
  const doer = reason === 'cost' ? paying(source, card, scene) : by(source, card, scene);
  const name = sourceName(source, scene);
  switch (reason) {
    case 'tribute':
    case 'tributeSummon': {
      const tributed = agreeing('Sacrifié', ids, scene);
      if (name === undefined || source?.card === card) return say`${tributed}`;
      return isByEffect(moved, scene) ? say`${tributed} par ${name}` : say`${tributed} pour payer ${name}`;
    }
    case 'destroyedByBattle':
      return say`${agreeing('détruit', ids, scene)} au combat`;
    case 'destroyedByEffect':
      return say`${agreeing('détruit', ids, scene)}${doer}${whatSetItOff(moved, scene)}`;
    default: {
      const [participle, where] = PLACED[to.zone] ?? ['retiré', ' du Terrain'];
      return say`${agreeing(participle, ids, scene)}${where}${doer}`;
    }
  }
}

/** How monsters left: `a été Sacrifié pour payer « Crush Card Virus »`. */
export function departure(changes: readonly SideChange[], scene: Scene): Words {
  const ids = idsOf(changes);
  const moved = scene.entryAt(changes[0]?.entry, 'card.moved');
  const how =
    moved === undefined ? say`${agreeing('retiré', ids, scene)} du Terrain` : departed(moved, ids, scene);
  return say`${plural(ids.length, 'a été', 'ont été')} ${how}`;
}

/** The same of one card while it happens: `est détruit par « Dust Tornado »`. */
export const departing = (moved: EntryOf<'card.moved'>, scene: Scene): Words =>
  say`est ${departed(moved, [moved.payload.card], scene)}`;

/** How one card left or changed hands at this entry: `« Gemini Elf » a été détruit par « Sudden Collapse »`. */
export function goneClause(index: number, scene: Scene): Words | undefined {
  const moved = scene.entryAt(index, 'card.moved');
  if (moved !== undefined) {
    const { card } = moved.payload;
    return say`${named(card, scene)} a été ${departed(moved, [card], scene)}`;
  }
  const changed = scene.entryAt(index, 'control.changed')?.payload;
  if (changed === undefined) return undefined;
  const control = say`${changed.to.player} a pris le contrôle ${of(named(changed.card, scene))}`;
  return say`${control}${through(changed.source, scene)}`;
}

/** What happened to one side, without a full stop: `quatre « Sheep Token » sont arrivés du côté de B`. */
function changeClause(
  changes: readonly SideChange[],
  kind: SideChange['by'],
  side: Player,
  scene: Scene,
): Words {
  const ids = idsOf(changes);
  const count = Math.max(1, ids.length);
  const cards = ids.length === 0 ? say`un monstre` : cardsWords(ids, scene);
  const ofThem = ids.length === 0 ? say`d’un monstre` : ofCards(ids, scene);
  switch (kind) {
    case 'left': {
      const left = say`${plural(count, 'a quitté', 'ont quitté')} ${sideOf(side)}`;
      return ids.length === 0 ? say`${cards} ${left}` : say`${cards} ${departure(changes, scene)} et ${left}`;
    }
    case 'controlIn':
      return say`${side} a pris le contrôle ${ofThem}`;
    case 'controlOut':
      return say`${side} a perdu le contrôle ${ofThem}`;
    case 'entered':
      return changes[0]?.reason === 'set'
        ? say`${cards} ${plural(count, 'a été', 'ont été')} ${agreeing('Posé', ids, scene)} ${onSideOf(side)}`
        : say`${cards} ${plural(count, 'est', 'sont')} ${agreeing('arrivé', ids, scene)} ${onSideOf(side)}`;
  }
}

/** Changes of one kind, a clause for each card name: those of a kind for which none is recorded, in general. */
export function clausesOf(
  changes: readonly SideChange[],
  kind: SideChange['by'],
  side: Player,
  scene: Scene,
): Words[] {
  const groups = alike(changes, scene);
  return groups.length === 0
    ? [changeClause([], kind, side, scene)]
    : groups.map((group) => changeClause(group, kind, side, scene));
}

/** All changes of a side, a clause for each kind and name; what came and left again is one. */
export function changesClauses(changes: readonly SideChange[], side: Player, scene: Scene): readonly Words[] {
  if (changes.length === 0) return [say`quelque chose a changé ${onSideOf(side)}`];
  return toldTogether(changes, scene).flatMap(({ changes: group, leftAgain }) => {
    const clauses = clausesOf(group, group[0]?.by ?? 'entered', side, scene);
    if (leftAgain === undefined) return clauses;
    const gone = plural(leftAgain.length, 'l’a quitté', 'l’ont quitté');
    return [say`${and(clauses)}, ${departure(leftAgain, scene)} et ${gone} aussitôt`];
  });
}

/** All changes of a side as one clause: `« X » a été détruit et a quitté le côté de B, et « Y » est arrivé …`. */
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
      ? say`celui-ci a une autre cause`
      : say`la cause de celui-ci est ${cardsWords(sources, scene)}`;
  return say`Selon ces règles, un changement ne compte que si une Carte Piège ou une Magie Jeu-Rapide l’a causé, et ${source}.`;
}
