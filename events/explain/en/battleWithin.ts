import type { CardId } from '../../messages/index.ts';
import { nothingDoneBy } from '../facts/chain.ts';
import { foughtWithin, isStillToCheck } from '../facts/endings.ts';
import type { Scene } from '../scene.ts';
import { capital, say, sentences, type Words } from '../words.ts';
import { attackerName, cardsWords } from './grammar.ts';

/** Why a card that was aimed at something did nothing with it, as a clause; undefined where it did something. */
export function nothingDone(id: CardId | undefined, scene: Scene): Words | undefined {
  const nothing = nothingDoneBy(id, scene);
  switch (nothing?.why) {
    case undefined:
      return undefined;
    case 'judged':
      return say`${scene.card(nothing.card)} is destroyed by battle already and only waits for the end of the Damage Step`;
    case 'fought':
      return say`${attackerName(scene)}’s attack has been fought already`;
    case 'facedown':
      return say`${scene.card(nothing.card)} is face-down already`;
    case 'defense':
      return say`${scene.card(nothing.card)} is in Defense Position already`;
    case 'over':
      return say`${attackerName(scene)}’s attack cannot go on any more`;
    case 'nothing':
      return say`there was nothing left that it could do`;
  }
}

/** Where a battle was fought within an effect: what comes now, when the chain is over (R41). */
export function afterBattle(scene: Scene): Words | undefined {
  const { attack } = scene.before;
  if (attack === null || !foughtWithin(scene)) return undefined;
  return sentences(
    say`The battle was fought within it: effects that react to the battle come now, then the Damage Step ends.`,
    attack.judged.length > 0 &&
      say`${capital(say`${cardsWords(attack.judged, scene)}`)} ${attack.judged.length === 1 ? 'is' : 'are'} destroyed, but ${attack.judged.length === 1 ? 'stays' : 'stay'} on the field until then.`,
  );
}

/** That what came or left is judged only when nobody responds any more: until then the attack goes on as it is. */
export const stillToCheck = (scene: Scene): Words | undefined =>
  isStillToCheck(scene)
    ? say`Both players may still respond; when neither does, it is checked whether there is a replay.`
    : undefined;
