import type { Catalogue } from '../catalogue.ts';
import type { Scene } from '../scene.ts';
import { capital, sentences } from '../words.ts';
import { attachedTellers } from './attached.ts';
import {
  agreeing,
  and,
  cardsWords,
  isUnseen,
  named,
  of,
  say,
  sentence,
  sideOf,
  sourceName,
  strong,
} from './grammar.ts';
import { lifePoints } from './lifePoints.ts';
import { moved } from './moves.ts';
import { by, through } from './sides.ts';
import { numberWord } from './typography.ts';
import { barredClause, because, titleOfValue, turnedTo, valueClause, valueRow } from './values.ts';

type Tell = Catalogue['tell'];

const isMonster = (id: string, scene: Scene): boolean => {
  const zone = scene.before.cards[id]?.place.zone;
  return zone === 'monster' || zone === 'extraMonster';
};

const turned: Tell['card.turned'] = (entry, scene) => {
  const { card: id, position, faceUp, how, source } = entry.payload;
  const card = named(id, scene);
  const player = scene.controller(id);
  const put = agreeing('mis', [id], scene);
  if (!isMonster(id, scene))
    return {
      title: 'Retournement',
      row: say`${card} est ${put} face recto`,
      sentence: sentence(strong`${card} est ${put} face recto`),
    };
  const result = turnedTo(position, faceUp, scene.before.cards[id]?.faceUp === true);
  switch (how) {
    case 'flipSummon':
      return {
        title: 'Invocation Flip',
        row: say`Invoque ${card} par Flip`,
        sentence: say`${strong`${player} Invoque ${card} par Flip`} : le monstre est mis ${result}.`,
      };
    case 'byHand':
      return {
        title: 'Position changée',
        row: say`Met ${card} ${result}`,
        sentence: say`${strong`${player} change la position ${of(card)}`} : le monstre est mis ${result}.`,
      };
    case 'attacked':
      return {
        title: 'Retournement',
        row: say`${card} est mis face recto`,
        sentence: say`${strong`${card} est mis ${result}`}, car ce monstre face verso est attaqué.`,
      };
    default:
      return {
        title: 'Position changée',
        row: say`${card} est mis ${result}`,
        sentence: sentence(strong`${card} est mis ${result}${by(source, id, scene)}`),
      };
  }
};

const SUMMONS = {
  normal: 'Invocation Normale',
  tribute: 'Invocation Sacrifice',
  flip: 'Invocation Flip',
  set: 'Pose',
} as const;

const summoned: Tell['monster.summoned'] = ({ payload }, scene) => {
  const card = named(payload.card, scene);
  const name = SUMMONS[payload.how];
  const player = scene.after.cards[payload.card]?.place.player ?? scene.controller(payload.card);
  return {
    title: name,
    row: payload.how === 'set' ? say`Un monstre a été Posé` : say`${card} a été Invoqué`,
    sentence: sentences(
      payload.how === 'set'
        ? say`${player} a Posé ${isUnseen(payload.card, scene) ? 'un monstre' : card} en Position de Défense face verso.`
        : say`L’${name} ${of(card)} par ${player} est accomplie.`,
      payload.usesNormalSummon && say`${player} a ainsi utilisé son Invocation Normale ou Pose du tour.`,
    ),
  };
};

const set: Tell['spellTrap.set'] = ({ payload }, scene) => ({
  title: 'Pose',
  row: say`Une carte a été Posée`,
  sentence: say`${scene.controller(payload.card)} a Posé ${named(payload.card, scene)}. Une Carte Piège ou une Magie Jeu-Rapide ne peut pas être activée le tour où elle est Posée.`,
});

const turnedByHand: Tell['monster.turnedByHand'] = ({ payload }, scene) => ({
  title: 'Position changée',
  row: say`${named(payload.card, scene)} a changé de position`,
  sentence: say`${scene.controller(payload.card)} a changé la position ${of(named(payload.card, scene))} et ne peut plus la changer ce tour.`,
});

const controlChanged: Tell['control.changed'] = ({ payload }, scene) => {
  const card = named(payload.card, scene);
  const player = payload.to.player;
  return {
    title: 'Changement de contrôle',
    row: say`${card} change de côté`,
    sentence: say`${strong`${player} prend le contrôle ${of(card)}`}${through(payload.source, scene)} : le monstre passe ${of(sideOf(payload.from.player))} à celui de ${player}.`,
  };
};

const shuffled: Tell['deck.shuffled'] = ({ payload }) => ({
  title: 'Mélange',
  row: say`Mélange le Deck`,
  sentence: say`Le Deck de ${payload.player} est mélangé.`,
});

const zonesShuffled: Tell['zones.shuffled'] = ({ payload }, scene) => {
  const { cards, player, source } = payload;
  const count = numberWord(cards.length);
  const places = and(cards.map(({ place }) => String(place)));
  const name = sourceName(source, scene);
  return {
    title: 'Mélange',
    row: say`Mélange ${count} monstres face verso`,
    sentence: sentences(
      say`${strong`${player} mélange ${count} monstres face verso`}${name === undefined ? [] : say` pour ${name}`} : ils sont dans les zones ${places}, et seul ${player} sait où est chacun.`,
      say`Aucun d’eux n’a quitté le Terrain ni n’y est arrivé par là. Un effet qui avait ciblé l’un d’eux ne le retrouve plus : c’est notre propre choix, aucune source ne le dit.`,
    ),
  };
};

const revealed: Tell['cards.revealed'] = ({ payload }, scene) => ({
  title: 'Révélation',
  row: say`${cardsWords(payload.cards, scene)} : montré à ${and(payload.to)}`,
  sentence: say`${and(payload.to)} ${payload.to.length === 1 ? 'voit' : 'voient'} ${cardsWords(payload.cards, scene)}.`,
});

const valueChanged: Tell['value.changed'] = ({ payload }, scene) => {
  const { card: id, what, from, to, sources } = payload;
  const card = named(id, scene);
  if (what === 'cannotAttackThese') {
    const row = barredClause(id, from, to, scene);
    return {
      title: 'Capacité changée',
      row: capital(row),
      sentence: sentence(say`${strong`${row}`}${because(id, sources, scene)}`),
    };
  }
  const printed = scene.state(id)?.printed[what];
  const back = sources.length === 0 && typeof to === 'number' && to === printed;
  const clause = strong`${valueClause(card, what, from, to, 'now')}`;
  return {
    title: titleOfValue(what, to),
    row: valueRow(card, what, to),
    sentence: sentence(say`${clause}${back ? ', sa valeur imprimée' : ''}${because(id, sources, scene)}`),
  };
};

/** What is said of cards, values and Life Points. */
export const cardTellers = {
  'card.moved': moved,
  'card.turned': turned,
  'monster.summoned': summoned,
  'spellTrap.set': set,
  'monster.turnedByHand': turnedByHand,
  'control.changed': controlChanged,
  ...attachedTellers,
  'zones.shuffled': zonesShuffled,
  'deck.shuffled': shuffled,
  'cards.revealed': revealed,
  'lifePoints.changed': lifePoints,
  'value.changed': valueChanged,
} satisfies Partial<Tell>;
