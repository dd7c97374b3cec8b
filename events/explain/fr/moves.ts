import type { EntryOf, MoveReason, Place, Player, Zone } from '../../messages/index.ts';
import type { Catalogue, Told } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { sentences, type Words } from '../words.ts';
import { detached } from './attached.ts';
import { agreeing, isUnseen, named, onSideOf, say, sentence, strong } from './grammar.ts';
import { by, departing, through, whatSetItOff } from './sides.ts';
import { posture } from './values.ts';

type Moved = EntryOf<'card.moved'>;

interface ZoneWords {
  /** Where it goes, without an owner: `au Cimetière`. */
  readonly to: string;
  /** Where it comes from; `de A` may follow. */
  readonly from: string;
  /** Where it goes; `de A` follows. */
  readonly into: string;
}
const ZONES: Readonly<Record<Zone, ZoneWords>> = {
  monster: { to: 'dans une Zone Monstre', from: 'de la Zone Monstre', into: 'dans la Zone Monstre' },
  extraMonster: {
    to: 'dans une Zone Monstre Extra',
    from: 'de la Zone Monstre Extra',
    into: 'dans la Zone Monstre Extra',
  },
  spellTrap: {
    to: 'dans une Zone Magie & Piège',
    from: 'de la Zone Magie & Piège',
    into: 'dans la Zone Magie & Piège',
  },
  fieldSpell: { to: 'dans la Zone Terrain', from: 'de la Zone Terrain', into: 'dans la Zone Terrain' },
  pendulum: { to: 'dans une Zone Pendule', from: 'de la Zone Pendule', into: 'dans la Zone Pendule' },
  hand: { to: 'en main', from: 'de la main', into: 'dans la main' },
  deck: { to: 'dans le Deck', from: 'du Deck', into: 'dans le Deck' },
  extraDeck: { to: 'dans l’Extra Deck', from: 'de l’Extra Deck', into: 'dans l’Extra Deck' },
  graveyard: { to: 'au Cimetière', from: 'du Cimetière', into: 'au Cimetière' },
  banished: {
    to: 'parmi les cartes bannies',
    from: 'des cartes bannies',
    into: 'aux cartes bannies',
  },
  material: { to: 'parmi les Matériels', from: 'des Matériels', into: 'parmi les Matériels' },
  nowhere: { to: 'hors du jeu', from: 'de nulle part', into: 'hors du jeu, côté' },
};

/** `du Cimetière de A`, `des cartes bannies de A`. */
const fromZone = (zone: Zone, player: Player): string => `${ZONES[zone].from} de ${player}`;
const intoZone = (zone: Zone, player: Player): string => `${ZONES[zone].into} de ${player}`;

const isMonsterPlace = (place: Place): boolean => place.zone === 'monster' || place.zone === 'extraMonster';

const CAME: Readonly<Partial<Record<MoveReason, string>>> = {
  normalSummon: 'Invoqué Normalement',
  tributeSummon: 'Invoqué par Sacrifice',
  specialSummon: 'Invoqué Spécialement',
  activated: 'changé en monstre',
};

function wayIn({ payload }: Moved, scene: Scene): string {
  const { asMonster, card, from, reason } = payload;
  if (asMonster !== undefined)
    return from.zone === 'spellTrap' ? 'changé en monstre' : 'Invoqué Spécialement comme monstre';
  if (reason === 'set') return agreeing('Posé', [card], scene);
  return CAME[reason] ?? (from.zone === 'banished' ? 'ramené sur le Terrain' : 'placé sur le Terrain');
}

/** Whose side it is, while an attack is running that is not in its Damage Step. */
function whoseSide(player: Player, scene: Scene): Words | undefined {
  const { attack } = scene.before;
  if (attack === null || attack.declaredAt === null || attack.inDamageStep) return undefined;
  return player === attack.player
    ? say`C’est le côté de l’attaquant lui-même.`
    : say`C’est le côté qui est attaqué.`;
}

function came(entry: Moved, scene: Scene): Told {
  const { payload } = entry;
  const card = named(payload.card, scene);
  const how = posture(payload.position ?? 'attack', payload.faceUp);
  const source = by(payload.source, payload.card, scene);
  return {
    title: 'Arrivée',
    row: say`${card} arrive`,
    sentence: sentences(
      sentence(
        say`${strong`${card} arrive ${onSideOf(payload.to.player)}`}, ${wayIn(entry, scene)}${source} en ${how}`,
      ),
      whoseSide(payload.to.player, scene),
    ),
  };
}

function left(entry: Moved, scene: Scene): Told {
  const { card: id, reason, to } = entry.payload;
  const card = named(id, scene);
  const destroyed = reason === 'destroyedByBattle' || reason === 'destroyedByEffect';
  const token = scene.state(id)?.token === true;
  const where =
    (destroyed || reason === 'tribute') && to.zone === 'graveyard' && !token
      ? say` et va ${intoZone('graveyard', to.player)}`
      : [];
  return {
    title: 'Départ',
    row: destroyed
      ? say`${card} est ${agreeing('détruit', [id], scene)}`
      : reason === 'tribute'
        ? say`${card} est ${agreeing('Sacrifié', [id], scene)}`
        : say`${card} quitte le Terrain`,
    sentence: sentence(say`${strong`${card} ${departing(entry, scene)}`}${where}`),
  };
}

/** In a tag duel the cards of the one who does not play are nowhere. */
function playersChanged({ payload }: Moved, card: Words): Told | undefined {
  const { from, to } = payload;
  if (to.zone === 'nowhere')
    return {
      title: 'Changement de joueur',
      row: say`${card} part avec son joueur`,
      sentence: say`Le côté de ${from.player} change de joueur : ${card} part ${ZONES[from.zone].from} avec le précédent.`,
    };
  if (from.zone !== 'nowhere') return undefined;
  return {
    title: 'Changement de joueur',
    row: say`${card} vient avec son joueur`,
    sentence: say`Le côté de ${to.player} change de joueur : ${card} vient ${ZONES[to.zone].to} avec celui qui joue maintenant.`,
  };
}

/** A card that neither comes to nor leaves a Monster Zone. */
function elsewhere(entry: Moved, card: Words, scene: Scene): Told {
  const { card: id, from, reason, source, to } = entry.payload;
  switch (reason) {
    case 'draw':
      return { title: 'Pioche', row: say`Pioche une carte`, sentence: say`${to.player} pioche ${card}.` };
    case 'discard':
      return {
        title: 'Défausse',
        row: say`Défausse ${card}`,
        sentence: say`${strong`${from.player} défausse ${card}`} de sa main au Cimetière.`,
      };
    case 'set':
      return {
        title: 'Pose',
        row: say`Pose une carte`,
        sentence: isUnseen(id, scene)
          ? say`${to.player} Pose une carte face verso.`
          : say`${to.player} Pose ${card} face verso.`,
      };
    case 'activated':
      return {
        title: 'Mise en jeu',
        row: say`Place ${card} sur le Terrain`,
        sentence: say`${to.player} place ${card} sur le Terrain pour l’activer.`,
      };
    case 'resolved':
      return {
        title: 'Au Cimetière',
        row: say`${card} au Cimetière`,
        sentence: say`${card} a servi et va ${intoZone('graveyard', to.player)}.`,
      };
    case 'destroyedByEffect': {
      const destroyed = agreeing('détruit', [id], scene);
      return {
        title: 'Destruction',
        row: say`${card} est ${destroyed}`,
        sentence: say`${strong`${card} est ${destroyed}${by(source, id, scene)}`}${whatSetItOff(entry, scene)} et va ${intoZone('graveyard', to.player)}.`,
      };
    }
    default: {
      const why = reason === 'cost' ? say` comme coût` : through(source, scene);
      return {
        title: 'Déplacement',
        row: say`${card} ${ZONES[to.zone].to}`,
        sentence: say`${strong`${card}`} passe ${from.player === to.player ? ZONES[from.zone].from : fromZone(from.zone, from.player)} ${intoZone(to.zone, to.player)}${why}.`,
      };
    }
  }
}

/** A card that moved: it came, left, was detached, or went elsewhere. */
export const moved: Catalogue['tell']['card.moved'] = (entry, scene) => {
  const { card: id, from, source, to } = entry.payload;
  const card = named(id, scene);
  if (isMonsterPlace(to) && !isMonsterPlace(from)) return came(entry, scene);
  if (isMonsterPlace(from) && !isMonsterPlace(to)) return left(entry, scene);
  if (isMonsterPlace(from))
    return {
      title: 'Déplacement',
      row: say`${card} change de zone`,
      sentence: say`${card} passe dans une autre zone ${onSideOf(to.player)}${through(source, scene)}.`,
    };
  const changed = playersChanged(entry, card);
  if (changed !== undefined) return changed;
  if (from.zone === 'material') return detached(entry, scene, intoZone(to.zone, to.player));
  return elsewhere(entry, card, scene);
};
