import type { StartPlace } from '../../messages/index.ts';
import { PLAYERS, type Player } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { laidOut } from '../facts/setup.ts';
import type { Scene } from '../scene.ts';
import { say, sentences, strong, type Words } from '../words.ts';
import { and, attackerName, cardsWords, numberWord, PHASES, STEPS, thePhase } from './grammar.ts';

type Tell = Catalogue['tell'];

const START: Readonly<Record<StartPlace, string>> = {
  drawPhase: 'Draw Phase',
  main1: 'Main Phase 1',
  'start.open': 'Battle Phase',
  'battle.open': 'Battle Phase',
  main2: 'Main Phase 2',
  'end.open': 'Battle Phase',
  endPhase: 'End Phase',
};

/** The other cards of a player on the field and in the hand: `, with two Set cards and one card in the hand`. */
function besides(player: Player, scene: Scene): Words {
  const { faceUp, hand, set } = laidOut(player, scene);
  const many = (count: number, one: string): Words =>
    say`${numberWord(count)} ${one}${count === 1 ? '' : 's'}`;
  const parts = [
    ...(faceUp.length > 0 ? [cardsWords(faceUp, scene)] : []),
    ...(set > 0 ? [many(set, 'Set card')] : []),
    ...(hand > 0 ? [say`${many(hand, 'card')} in the hand`] : []),
  ];
  return parts.length === 0 ? [] : say`, with ${and(parts)}`;
}

const started: Tell['duel.started'] = ({ payload }, scene) => {
  const sides = PLAYERS.map((player) => {
    const side = scene.after.players[player];
    const monsters = [...side.monster, ...side.extraMonster].filter((id): id is string => id !== null);
    const controls = monsters.length === 0 ? say`no monster` : cardsWords(monsters, scene);
    return say`${player} has ${side.lifePoints} Life Points and controls ${controls}${besides(player, scene)}.`;
  });
  return {
    title: 'Setup',
    row: say`The duel as it stands`,
    sentence: sentences(
      say`It is turn ${payload.turn}, in ${payload.turnPlayer}’s ${START[payload.at]}.`,
      ...sides,
    ),
  };
};

const ended: Tell['duel.ended'] = ({ payload }) => {
  const { winner, how } = payload;
  if (winner === null) {
    return {
      title: 'Draw',
      row: say`The duel is a draw`,
      sentence: say`${strong`The duel is a draw`}: both players lose at the same moment.`,
    };
  }
  const loser = winner === 'A' ? 'B' : 'A';
  const reasons: Readonly<Record<typeof how, Words>> = {
    lifePoints: say`${loser}’s Life Points have reached 0`,
    deckOut: say`${loser} must draw a card and has none left in the Deck`,
    conceded: say`${loser} gives up`,
    effect: say`a card’s effect decides it, or something outside of the game, such as a lost connection`,
  };
  return {
    title: 'Duel over',
    row: say`${winner} wins`,
    sentence: say`${strong`${winner} wins the duel`}: ${reasons[how]}.`,
  };
};

const turnBegun: Tell['turn.begun'] = ({ payload }) => ({
  title: 'Turn begins',
  row: say`Turn ${payload.turn}, ${payload.player}’s turn`,
  sentence: say`Turn ${payload.turn} begins. It is ${payload.player}’s turn.`,
});

const turnEnded: Tell['turn.ended'] = ({ payload }) => ({
  title: 'Turn over',
  row: say`Turn ${payload.turn} is over`,
  sentence: say`${payload.player}’s turn is over.`,
});

const PHASE_NOTES = {
  draw: 'The turn player draws a card at its start.',
  standby: 'Some effects happen here.',
  main1: 'Monsters may be Summoned, Set or changed to another position, and cards used.',
  battle: 'Monsters may attack in it.',
  main2:
    'The same may be done as in Main Phase 1, but the position of a monster that declared an attack may not be changed.',
  end: 'A player with more than six cards in the hand discards down to six.',
} as const;

const phaseEntered: Tell['phase.entered'] = ({ payload }, scene) => ({
  title: PHASES[payload.phase],
  row: say`${PHASES[payload.phase]}`,
  sentence: say`${scene.after.turnPlayer}’s ${PHASES[payload.phase]} begins. ${PHASE_NOTES[payload.phase]}`,
});

const STEP_NOTES = {
  start: 'It is the last moment to act before an attack can be declared.',
  battle: 'Attacks are declared here, one at a time.',
  damage: 'The attack is fought here.',
  end: 'No attack can be declared any more; effects at the end of the Battle Phase happen here.',
} as const;

/** A further Battle Phase of this turn, and what it means for attacks made before (C18). */
function furtherBattlePhase(anew: boolean): Words {
  return anew
    ? say`One more Battle Phase begins this turn, with its Start Step. Under this ruleset attacks are used up for a Battle Phase only: every monster may attack anew, one whose attack was stopped included.`
    : say`One more Battle Phase begins this turn, with its Start Step. Under this ruleset attacks are used up for the turn: it is for monsters that have an attack left.`;
}

const stepEntered: Tell['step.entered'] = ({ payload }, scene) => ({
  title: STEPS[payload.step],
  row: say`${STEPS[payload.step]}`,
  sentence:
    payload.step === 'start' && scene.before.battlePhases > 0
      ? furtherBattlePhase(payload.attacksAnew === true)
      : say`The ${STEPS[payload.step]} of the Battle Phase begins. ${STEP_NOTES[payload.step]}`,
});

const proposed: Tell['phase.proposed'] = ({ payload }, scene) => {
  const other = payload.player === 'A' ? 'B' : 'A';
  if (payload.to === 'battle' && scene.before.phase === 'battle')
    return {
      title: 'Wants to go on',
      row: say`Wants one more Battle Phase`,
      sentence: say`${payload.player} wants to go on to one more Battle Phase. ${other} may respond first.`,
    };
  return {
    title: 'Wants to go on',
    row: say`Wants to go on to ${thePhase(payload.to)}`,
    sentence: say`${payload.player} wants to go on to ${thePhase(payload.to)}. ${other} may respond first.`,
  };
};

/** What the player lets go by. */
function passed(scene: Scene, player: string): Words {
  const { before } = scene;
  const waiting = before.chain.filter((link) => link.state === 'waiting');
  const offer = before.offers.find((each) => each.player === player);
  if (offer !== undefined) return say`${player} does not use the effect of ${scene.card(offer.card)}.`;
  const top = waiting[waiting.length - 1];
  if (top !== undefined) {
    return top.player === player
      ? say`${player} adds nothing to ${scene.card(top.card)}.`
      : say`${player} does not respond to ${scene.card(top.card)}.`;
  }
  if (before.proposed !== null) return say`${player} does not respond, and agrees to go on.`;
  const { attack } = before;
  if (attack === null) return say`${player} does nothing here.`;
  if (attack.inDamageStep) return say`${player} does nothing at this point of the Damage Step.`;
  return say`${player} does nothing while ${attackerName(scene)}’s attack is running.`;
}

const priorityPassed: Tell['priority.passed'] = ({ payload }, scene) => ({
  title: 'Pass',
  row: say`Passes`,
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
