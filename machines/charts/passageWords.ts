/** A name of the charts in the words of the game, in each language. */
type Words = Readonly<{ en: string; fr: string }>;

/** What leads on: the events, as sentences. */
const EVENTS: Readonly<Record<string, Words>> = {
  'duel.started': { en: 'the duel begins', fr: 'le duel commence' },
  'duel.ended': { en: 'the duel ends', fr: 'le duel se termine' },
  'turn.begun': { en: 'a turn begins', fr: 'un tour commence' },
  'phase.proposed': { en: 'the next phase is announced', fr: 'la phase suivante est annoncée' },
  'phase.entered': { en: 'a phase begins', fr: 'une phase commence' },
  'step.entered': { en: 'a step begins', fr: 'une étape commence' },
  'battlePhase.ended': { en: 'an effect ends the Battle Phase', fr: 'un effet met fin à la Battle Phase' },
  'prompt.asked': { en: 'a question is asked', fr: 'une question est posée' },
  'prompt.answered': { en: 'it is answered', fr: 'on y répond' },
  'priority.passed': { en: 'a player passes', fr: 'un joueur passe' },
  'window.closed': { en: 'both have passed', fr: 'les deux ont passé' },
  'window.agreed': { en: 'both agree to move on', fr: 'les deux acceptent de continuer' },
  'effect.activated': { en: 'a card or effect is used', fr: 'une carte ou un effet est utilisé' },
  'triggers.placed': {
    en: 'effects set off go on the chain',
    fr: 'les effets déclenchés vont sur la Chaîne',
  },
  'chain.ended': { en: 'the chain is over', fr: 'la Chaîne est finie' },
  'monster.summoned': { en: 'a monster was Summoned', fr: 'un monstre est Invoqué' },
  'monster.turnedByHand': { en: 'a position is changed', fr: 'une position est changée' },
  'spellTrap.set': { en: 'a Spell or Trap is Set', fr: 'une Magie ou un Piège est Posé' },
  'attack.declaring': { en: 'an attacker is named', fr: 'un attaquant est désigné' },
  'attack.declared': { en: 'the attack is declared', fr: 'l’attaque est déclarée' },
  'attack.targetChosen': { en: 'the target is chosen again', fr: 'la cible est choisie de nouveau' },
  'attack.stopped': { en: 'the player stops the attack', fr: 'le joueur arrête l’attaque' },
  'attack.ended': { en: 'the attack is over', fr: 'l’attaque est finie' },
  'attackReplay.checked': { en: 'a replay was looked for', fr: 'un Replay a été cherché' },
  'damageStep.reached': {
    en: 'a timing of the Damage Step begins',
    fr: 'un moment de la Damage Step commence',
  },
  'damageStep.left': { en: 'the Damage Step is over', fr: 'la Damage Step est finie' },
  'battle.calculated': { en: 'damage is calculated', fr: 'les dommages sont calculés' },
  'battle.calledOff': { en: 'there is no battle', fr: 'il n’y a pas de combat' },
};

/** Under which condition: the guards, as what is so where they let pass. */
const GUARDS: Readonly<Record<string, Words>> = {
  hasForced: { en: 'an effect must be used', fr: 'un effet est obligatoire' },
  hasTriggers: { en: 'effects were set off', fr: 'des effets se sont déclenchés' },
  hasOffers: { en: 'an effect is offered', fr: 'un effet est proposé' },
  hasLinks: { en: 'the chain has links', fr: 'la Chaîne a des maillons' },
  'startsAt main1': { en: 'it begins in Main Phase 1', fr: 'il commence en Main Phase 1' },
  'startsAt start.open': { en: 'it begins in the Start Step', fr: 'il commence dans la Start Step' },
  'startsAt battle.open': { en: 'it begins in the Battle Step', fr: 'il commence dans la Battle Step' },
  'startsAt main2': { en: 'it begins in Main Phase 2', fr: 'il commence en Main Phase 2' },
  'startsAt end.open': { en: 'it begins in the End Step', fr: 'il commence dans l’End Step' },
  'startsAt endPhase': { en: 'it begins in the End Phase', fr: 'il commence dans l’End Phase' },
  'proposes battle': { en: 'it is the Battle Phase', fr: 'c’est la Battle Phase' },
  replayIsChosen: { en: 'the target is to be chosen again', fr: 'la cible est à choisir de nouveau' },
  attackGoesOn: { en: 'the attack goes on', fr: 'l’attaque continue' },
  respondsAgain: { en: 'it may be answered again', fr: 'on peut y répondre de nouveau' },
  startsOver: { en: 'the attack starts over', fr: 'l’attaque recommence' },
};

/** What the rules must do: the tasks. */
const TASKS: Readonly<Record<string, Words>> = {
  'duel.decide': { en: 'decide who has won', fr: 'décider qui a gagné' },
  'turn.pass': { en: 'pass the turn', fr: 'passer le tour' },
  'phase.enter': { en: 'begin the phase', fr: 'commencer la phase' },
  'step.enter': { en: 'begin the step', fr: 'commencer l’étape' },
  'battlePhase.conclude': { en: 'end the Battle Phase', fr: 'terminer la Battle Phase' },
  'effects.react': { en: 'let cards react', fr: 'laisser réagir les cartes' },
  'triggers.place': {
    en: 'put effects set off on the chain',
    fr: 'mettre les effets déclenchés sur la Chaîne',
  },
  'chain.force': { en: 'use effects that must be used', fr: 'utiliser les effets obligatoires' },
  'chain.resolve': { en: 'resolve the last link', fr: 'résoudre le dernier maillon' },
  'attack.complete': { en: 'complete the declaration', fr: 'achever la déclaration' },
  'attack.conclude': { en: 'end the attack', fr: 'terminer l’attaque' },
  'attackReplay.check': { en: 'look for a replay', fr: 'chercher un Replay' },
  'damageStep.reach': { en: 'go on to the next timing', fr: 'passer au moment suivant' },
  'damageStep.leave': { en: 'leave the Damage Step', fr: 'quitter la Damage Step' },
  'damage.calculate': { en: 'calculate damage', fr: 'calculer les dommages' },
};

/** What the guards read of an event, and the regions, which stand side by side. */
const FACTS: Readonly<Record<string, Words>> = {
  at: { en: 'place', fr: 'lieu' },
  to: { en: 'next phase', fr: 'phase suivante' },
  triggers: { en: 'effects set off', fr: 'effets déclenchés' },
  offers: { en: 'effects offered', fr: 'effets proposés' },
  forced: { en: 'effects that must be used', fr: 'effets obligatoires' },
  links: { en: 'links', fr: 'maillons' },
  then: { en: 'what follows', fr: 'suite' },
  how: { en: 'how', fr: 'comment' },
  responsesAgain: { en: 'answers again', fr: 'nouvelles réponses' },
  prompt: { en: 'question', fr: 'question' },
  window: { en: 'fast effects', fr: 'effets rapides' },
  turn: { en: 'turn', fr: 'tour' },
};

/**
 * What the names in the charts are in the words of the game, by their names: events, guards with what they were made
 * with (`proposes battle`), tasks of the rules, regions, and what guards read. States have words of their own.
 */
export const PASSAGE_WORDS: Readonly<Record<string, Words>> = { ...EVENTS, ...GUARDS, ...TASKS, ...FACTS };
