import type { CardId } from '../../messages/index.ts';
import type { Decision, Names, Refusal, ToldRefusal } from '../catalogue.ts';
import { actingCard, isEffectNamed } from '../facts/wanted.ts';
import { capital, sentences, textOf, type Words } from '../words.ts';
import { attackReasons } from './attackReasons.ts';
import { effectReasons } from './effectReasons.ts';
import { of, say, strong, unquoted } from './grammar.ts';
import { procedureReasons } from './procedureReasons.ts';
import { type Reasons, thePhase } from './reasons.ts';

const REASONS: Reasons = { ...attackReasons, ...procedureReasons, ...effectReasons };

/** A card's name in guillemets, wherever it comes from; one that is only called by its place stays as it is. */
const inGuillemets = (name: Words): Words =>
  /^(le|la|les|une?) /.test(textOf(name)) ? name : say`« ${name} »`;

/** What the player wanted to do, in the infinitive: `changer la position de « Lyla »`. */
function wanted(decision: Decision & Pick<Refusal, 'detail'>, name: (id: CardId) => Words): Words {
  const acting = actingCard(decision);
  const card = acting === undefined ? say`cette carte` : name(acting);
  const { target } = decision;
  switch (decision.type) {
    case 'attack.declare':
      if (target === undefined) return say`attaquer avec ${card}`;
      return target === 'direct'
        ? say`attaquer directement avec ${card}`
        : say`attaquer ${name(target)} avec ${card}`;
    case 'attackReplay.choose':
      if (target === 'stop') return say`arrêter l’attaque`;
      if (target === 'direct') return say`attaquer directement`;
      return target === undefined ? say`choisir une cible` : say`attaquer ${name(target)}`;
    case 'attackReplay.continue':
      return say`poursuivre l’attaque`;
    case 'effect.activate':
      return isEffectNamed(decision) ? say`utiliser l’effet ${of(card)}` : say`utiliser ${card}`;
    case 'monster.summon':
      return say`Invoquer Normalement ${card}`;
    case 'card.set':
      return say`Poser ${card}`;
    case 'monster.flip':
      return say`Invoquer ${card} par Flip`;
    case 'monster.turn':
      return say`changer la position ${of(card)}`;
    case 'phase.change':
      return say`passer à ${thePhase(decision.to)}`;
    case 'priority.pass':
      return say`passer`;
    case 'prompt.answer':
      return say`répondre ainsi`;
    case 'duel.concede':
      return say`abandonner le duel`;
  }
}

/** What a player would do, in the infinitive, with names in guillemets. */
export const doing = (decision: Decision, names: Names): Words =>
  wanted({ ...decision, detail: {} }, (id) => inGuillemets(names.card(id)));

/** What a player would do, as a button says it. */
export const tellDecision = (decision: Decision, names: Names): Words =>
  decision.type === 'prompt.answer' ? say`Répondre` : capital(unquoted(doing(decision, names)));

/**
 * A refusal in words; a code without words of its own still says which rule it is about.
 * @param nameOf a card's name, without guillemets where it is a printed one
 */
export function tellRefusal(refusal: Refusal, nameOf: (id: CardId) => Words): ToldRefusal {
  const name = (id: CardId): Words => inGuillemets(nameOf(id));
  const { reason, more, otherwise } = REASONS[refusal.code]?.(refusal, name) ?? {
    reason: say`les règles ne le permettent pas ici`,
    more: say`La règle indiquée dit pourquoi.`,
  };
  const what = wanted(refusal, name);
  return {
    row: unquoted(say`${capital(what)} : ${reason}`),
    reason: capital(unquoted(reason)),
    sentence: sentences(say`${refusal.player} ne peut pas ${what} : ${strong`${reason}`}.`, more),
    otherwise,
  };
}
