/** A state of the charts in the words of the game, in each language. */
type Words = Readonly<{ en: string; fr: string }>;

/** What the states are, by their ids. */
const BY_ID: Readonly<Record<string, Words>> = {
  prompt: { en: 'what is asked', fr: 'ce qui est demandé' },
  'prompt.none': { en: 'nothing is asked', fr: 'rien n’est demandé' },
  'prompt.asking': { en: 'a card or rule asks a player', fr: 'une carte ou une règle interroge un joueur' },
  'prompt.closed': { en: 'the duel is over', fr: 'le duel est fini' },
  window: { en: 'who may use fast effects', fr: 'qui peut utiliser des effets rapides' },
  'window.free': { en: 'nothing is going on (box A)', fr: 'rien n’est en cours (case A)' },
  'window.agreeing': {
    en: 'the other player agrees to move on, or answers (box E)',
    fr: 'l’autre joueur accepte de passer, ou répond (case E)',
  },
  'window.collecting': {
    en: 'effects that were set off come first',
    fr: 'les effets déclenchés viennent d’abord',
  },
  'window.offering': { en: 'an effect that was set off is offered', fr: 'un effet déclenché est proposé' },
  'window.turnPlayer': {
    en: 'the turn player may start a chain (box B)',
    fr: 'le joueur du tour peut commencer une Chaîne (case B)',
  },
  'window.opponent': {
    en: 'the other player may start a chain (box C)',
    fr: 'l’autre joueur peut commencer une Chaîne (case C)',
  },
  'window.chain': { en: 'a chain (box D)', fr: 'une Chaîne (case D)' },
  'window.chain.forcing': {
    en: 'effects that must be used go on the chain',
    fr: 'les effets obligatoires vont sur la Chaîne',
  },
  'window.chain.answering': {
    en: 'the other player may answer the last link',
    fr: 'l’autre joueur peut répondre au dernier maillon',
  },
  'window.chain.adding': {
    en: 'who made the last link may add another',
    fr: 'l’auteur du dernier maillon peut en ajouter un',
  },
  'window.chain.resolving': {
    en: 'the chain is carried out, last link first',
    fr: 'la Chaîne se résout, dernier maillon d’abord',
  },
  'window.closed': { en: 'the duel is over', fr: 'le duel est fini' },
  turn: { en: 'where in the turn one is', fr: 'où l’on en est du tour' },
  'turn.setup': { en: 'the duel is set up', fr: 'le duel se prépare' },
  'turn.draw': { en: 'Draw Phase', fr: 'Draw Phase' },
  'turn.standby': { en: 'Standby Phase', fr: 'Standby Phase' },
  'turn.main1': { en: 'Main Phase 1', fr: 'Main Phase 1' },
  'turn.main1.toBattle': { en: 'the Battle Phase was announced', fr: 'la Battle Phase est annoncée' },
  'turn.main1.toEnd': { en: 'the End Phase was announced', fr: 'l’End Phase est annoncée' },
  'turn.battle': { en: 'Battle Phase', fr: 'Battle Phase' },
  'turn.battle.startStep': { en: 'Start Step', fr: 'Start Step' },
  'turn.battle.step': { en: 'Battle Step', fr: 'Battle Step' },
  'turn.battle.step.open.fresh': { en: 'no attack yet', fr: 'pas encore d’attaque' },
  'turn.battle.step.open.afterAttack': { en: 'an attack is over', fr: 'une attaque est finie' },
  'turn.battle.step.open.startedOver': {
    en: 'a replay undid the attack',
    fr: 'un Replay a défait l’attaque',
  },
  'turn.battle.step.declaring': {
    en: 'an attacker was named, its cost and target come',
    fr: 'un attaquant est nommé, viennent son coût et sa cible',
  },
  'turn.battle.step.declaration': {
    en: 'an attack was declared and may be answered',
    fr: 'une attaque est déclarée, on peut y répondre',
  },
  'turn.battle.step.window': {
    en: 'the attack runs; fast effects may be used',
    fr: 'l’attaque est en cours ; on peut utiliser des effets rapides',
  },
  'turn.battle.step.checking': { en: 'is there a replay?', fr: 'y a-t-il un Replay ?' },
  'turn.battle.step.choosing': {
    en: 'a replay: the attacker’s player chooses',
    fr: 'un Replay : le joueur attaquant choisit',
  },
  'turn.battle.step.leaving': {
    en: 'on to the Damage Step, or the attack is off',
    fr: 'vers la Damage Step, ou l’attaque est annulée',
  },
  'turn.battle.step.fought': {
    en: 'an effect had the battle fought',
    fr: 'un effet a fait livrer le combat',
  },
  'turn.battle.step.concluding': { en: 'the attack ends', fr: 'l’attaque se termine' },
  'turn.battle.damageStep': { en: 'Damage Step', fr: 'Damage Step' },
  'turn.battle.damageStep.start': { en: 'timing 1: the start', fr: 'moment 1 : le début' },
  'turn.battle.damageStep.before': {
    en: 'timing 2: before damage calculation',
    fr: 'moment 2 : avant le calcul des dommages',
  },
  'turn.battle.damageStep.calculation': {
    en: 'timing 3: during damage calculation',
    fr: 'moment 3 : pendant le calcul des dommages',
  },
  'turn.battle.damageStep.calculating': { en: 'damage is calculated', fr: 'les dommages sont calculés' },
  'turn.battle.damageStep.after': {
    en: 'timing 4: after damage calculation',
    fr: 'moment 4 : après le calcul des dommages',
  },
  'turn.battle.damageStep.end': { en: 'timing 5: the end', fr: 'moment 5 : la fin' },
  'turn.battle.damageStep.leaving': { en: 'back to the Battle Step', fr: 'retour à la Battle Step' },
  'turn.battle.interrupted': {
    en: 'an effect ended the Battle Phase',
    fr: 'un effet a mis fin à la Battle Phase',
  },
  'turn.battle.interrupted.waiting': {
    en: 'what is going on is finished first',
    fr: 'ce qui est en cours se termine d’abord',
  },
  'turn.battle.interrupted.concluding': { en: 'the attack ends', fr: 'l’attaque se termine' },
  'turn.battle.endStep': { en: 'End Step', fr: 'End Step' },
  'turn.battle.endStep.toBattle': { en: 'another Battle Phase follows', fr: 'une autre Battle Phase suit' },
  'turn.main2': { en: 'Main Phase 2', fr: 'Main Phase 2' },
  'turn.main2.toEnd': { en: 'the End Phase was announced', fr: 'l’End Phase est annoncée' },
  'turn.end': { en: 'End Phase', fr: 'End Phase' },
  'turn.end.ending': { en: 'the turn ends', fr: 'le tour se termine' },
  'turn.over': { en: 'the duel is over', fr: 'le duel est fini' },
};

/** What several of them have by the same name. */
const BY_NAME: Readonly<Record<string, Words>> = {
  entering: { en: 'it begins', fr: 'elle commence' },
  open: { en: 'the turn player decides', fr: 'le joueur du tour décide' },
  window: { en: 'fast effects of this timing', fr: 'effets rapides de ce moment' },
};

/**
 * What a state of the charts is in the words of the game; undefined for an id that no chart has.
 * @param id without the machine's own name, `turn.battle.step`
 */
export const stateWords = (id: string): Words | undefined =>
  BY_ID[id] ?? BY_NAME[id.slice(id.lastIndexOf('.') + 1)];
