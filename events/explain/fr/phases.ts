import type { Phase, StartPlace } from '../../messages/index.ts';
import { opponentOf, PLAYERS, type Player } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { laidOut } from '../facts/setup.ts';
import type { Scene } from '../scene.ts';
import { capital, sentences, type Words } from '../words.ts';
import { anAttack } from './attackWords.ts';
import { and, cardsWords, named, of, PHASES, STEPS, say, strong, THE_PHASE, to } from './grammar.ts';
import { numberWord } from './typography.ts';

type Tell = Catalogue['tell'];

const START: Readonly<Record<StartPlace, Phase>> = {
  drawPhase: 'draw',
  main1: 'main1',
  'start.open': 'battle',
  'battle.open': 'battle',
  main2: 'main2',
  'end.open': 'battle',
  endPhase: 'end',
};

/** The other cards of a player on the field and in the hand: `, avec deux cartes Posées et une carte en main`. */
function besides(player: Player, scene: Scene): Words {
  const { faceUp, hand, set } = laidOut(player, scene);
  const cards = (count: number): string => (count === 1 ? 'une carte' : `${numberWord(count)} cartes`);
  const parts = [
    ...(faceUp.length > 0 ? [cardsWords(faceUp, scene)] : []),
    ...(set > 0 ? [say`${cards(set)} ${set === 1 ? 'Posée' : 'Posées'}`] : []),
    ...(hand > 0 ? [say`${cards(hand)} en main`] : []),
  ];
  return parts.length === 0 ? [] : say`, avec ${and(parts)}`;
}

const started: Tell['duel.started'] = ({ payload }, scene) => {
  const sides = PLAYERS.map((player) => {
    const side = scene.after.players[player];
    const monsters = [...side.monster, ...side.extraMonster].filter((id): id is string => id !== null);
    const controls =
      monsters.length === 0 ? say`ne contrôle aucun monstre` : say`contrôle ${cardsWords(monsters, scene)}`;
    return say`${player} a ${side.lifePoints} Life Points et ${controls}${besides(player, scene)}.`;
  });
  return {
    title: 'Mise en place',
    row: say`Le duel tel qu’il est`,
    sentence: sentences(
      say`C’est le tour ${payload.turn}, dans ${THE_PHASE[START[payload.at]]} de ${payload.turnPlayer}.`,
      ...sides,
    ),
  };
};

const ended: Tell['duel.ended'] = ({ payload }) => {
  const { winner, how } = payload;
  if (winner === null)
    return {
      title: 'Match nul',
      row: say`Le duel est un match nul`,
      sentence: say`${strong`Le duel est un match nul`} : les deux joueurs perdent au même moment.`,
    };
  const loser = opponentOf(winner);
  const reasons: Readonly<Record<typeof how, Words>> = {
    lifePoints: say`les Life Points de ${loser} sont à 0`,
    deckOut: say`${loser} doit piocher et n’a plus de carte dans son Deck`,
    conceded: say`${loser} abandonne`,
    effect: say`l’effet d’une carte en décide, ou quelque chose hors du jeu, comme une connexion perdue`,
  };
  return {
    title: 'Fin du duel',
    row: say`${winner} gagne`,
    sentence: say`${strong`${winner} gagne le duel`} : ${reasons[how]}.`,
  };
};

const turnBegun: Tell['turn.begun'] = ({ payload }) => ({
  title: 'Début du tour',
  row: say`Tour ${payload.turn}, tour de ${payload.player}`,
  sentence: say`Le tour ${payload.turn} commence. C’est le tour de ${payload.player}.`,
});

const turnEnded: Tell['turn.ended'] = ({ payload }) => ({
  title: 'Fin du tour',
  row: say`Le tour ${payload.turn} est fini`,
  sentence: say`Le tour de ${payload.player} est fini.`,
});

const PHASE_NOTES: Readonly<Record<Phase, string>> = {
  draw: 'Le joueur du tour pioche une carte au début.',
  standby: 'Certains effets ont lieu ici.',
  main1: 'Des monstres peuvent être Invoqués, Posés ou changés de position, et des cartes utilisées.',
  battle: 'Les monstres peuvent y attaquer.',
  main2:
    'On peut y faire la même chose qu’en Main Phase 1, mais sans changer la position d’un monstre qui a déclaré une attaque.',
  end: 'Un joueur qui a plus de six cartes en main se défausse jusqu’à n’en avoir que six.',
};

const phaseEntered: Tell['phase.entered'] = ({ payload }, scene) => ({
  title: PHASES[payload.phase],
  row: say`${PHASES[payload.phase]}`,
  sentence: capital(
    say`${THE_PHASE[payload.phase]} de ${scene.after.turnPlayer} commence. ${PHASE_NOTES[payload.phase]}`,
  ),
});

const STEP_NOTES = {
  start: 'C’est le dernier moment pour agir avant qu’une attaque puisse être déclarée.',
  battle: 'C’est ici que les attaques sont déclarées, une à la fois.',
  damage: 'C’est ici que l’attaque donne lieu au combat.',
  end: 'Plus aucune attaque ne peut être déclarée ; les effets de la fin de la Battle Phase ont lieu ici.',
} as const;

/** A further Battle Phase of this turn, and what it means for attacks made before (C18). */
function furtherBattlePhase(anew: boolean): Words {
  return anew
    ? say`Une autre Battle Phase commence ce tour, avec sa Start Step. Selon ces règles, une attaque ne reste épuisée que pour une Battle Phase : chaque monstre peut attaquer de nouveau, même celui dont l’attaque a été arrêtée.`
    : say`Une autre Battle Phase commence ce tour, avec sa Start Step. Selon ces règles, une attaque reste épuisée pour le tour : cette phase est pour les monstres à qui il reste une attaque.`;
}

const stepEntered: Tell['step.entered'] = ({ payload }, scene) => ({
  title: STEPS[payload.step],
  row: say`${STEPS[payload.step]}`,
  sentence:
    payload.step === 'start' && scene.before.battlePhases > 0
      ? furtherBattlePhase(payload.attacksAnew === true)
      : say`${payload.step === 'end' ? 'L’' : 'La '}${STEPS[payload.step]} de la Battle Phase commence. ${STEP_NOTES[payload.step]}`,
});

const proposed: Tell['phase.proposed'] = ({ payload }, scene) => {
  const again = payload.to === 'battle' && scene.before.phase === 'battle';
  const next = again ? 'une autre Battle Phase' : THE_PHASE[payload.to];
  return {
    title: 'Veut continuer',
    row: say`Veut passer à ${next}`,
    sentence: say`${payload.player} veut passer à ${next}. ${opponentOf(payload.player)} peut d’abord répondre.`,
  };
};

/** What the player lets go by. */
function passed(scene: Scene, player: string): Words {
  const { before } = scene;
  const offer = before.offers.find((each) => each.player === player);
  if (offer !== undefined) return say`${player} n’utilise pas l’effet ${of(named(offer.card, scene))}.`;
  const top = before.chain.filter((link) => link.state === 'waiting').at(-1);
  if (top !== undefined) {
    const card = named(top.card, scene);
    return top.player === player
      ? say`${player} n’ajoute rien ${to(card)}.`
      : say`${player} ne répond pas ${to(card)}.`;
  }
  if (before.proposed !== null) return say`${player} ne répond pas et accepte de continuer.`;
  const { attack } = before;
  if (attack === null) return say`${player} ne fait rien ici.`;
  if (attack.inDamageStep) return say`${player} ne fait rien à ce moment de la Damage Step.`;
  return say`${player} ne fait rien pendant ${anAttack(scene)}.`;
}

const priorityPassed: Tell['priority.passed'] = ({ payload }, scene) => ({
  title: 'Passe',
  row: say`Passe`,
  sentence: passed(scene, payload.player),
});

/** What is said of turns, phases, steps, passes, the beginning and the end. */
export const phaseTellers = {
  'duel.started': started,
  'duel.ended': ended,
  'turn.begun': turnBegun,
  'turn.ended': turnEnded,
  'phase.entered': phaseEntered,
  'step.entered': stepEntered,
  'phase.proposed': proposed,
  'priority.passed': priorityPassed,
} satisfies Partial<Tell>;
