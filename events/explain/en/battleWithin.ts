import type { CardId } from '../../messages/index.ts';
import type { Scene } from '../scene.ts';
import { capital, say, sentences, type Words } from '../words.ts';
import { attackerName, cardsWords } from './grammar.ts';

/** Why a card that was aimed at something did nothing with it, as a clause; undefined where it did something. */
export function nothingDone(id: CardId | undefined, scene: Scene): Words | undefined {
  const link = scene.before.chain.find((each) => each.card === id && each.state === 'resolving');
  if (link === undefined || link.targets.length === 0) return undefined;
  if (scene.entryAt(scene.entry.index - 1, 'link.resolving') === undefined) return undefined;
  const { attack } = scene.before;
  const judged = link.targets.find((target) => attack?.judged.includes(target) === true);
  if (judged !== undefined)
    return say`${scene.card(judged)} is destroyed by battle already and only waits for the end of the Damage Step`;
  return attack?.redirected?.fought === true
    ? say`${attackerName(scene)}’s attack has been fought already`
    : say`there was nothing left that it could do`;
}

/** Where a battle was fought within an effect: what comes now, when the chain is over (R41). */
export function afterBattle(scene: Scene): Words | undefined {
  const { attack } = scene.before;
  if (attack?.redirected?.fought !== true || attack.calculatedAt === null) return undefined;
  if (
    scene.entries.some(
      (each) =>
        each.index > (attack.calculatedAt ?? 0) &&
        each.index < scene.entry.index &&
        each.type === 'chain.ended',
    )
  )
    return undefined;
  return sentences(
    say`The battle was fought within it: effects that react to the battle come now, then the Damage Step ends.`,
    attack.judged.length > 0 &&
      say`${capital(say`${cardsWords(attack.judged, scene)}`)} ${attack.judged.length === 1 ? 'is' : 'are'} destroyed, but ${attack.judged.length === 1 ? 'stays' : 'stay'} on the field until then.`,
  );
}

/** That what came or left is judged only when nobody responds any more: until then the attack goes on as it is. */
export function stillToCheck({ after }: Scene): Words | undefined {
  const { attack, step, winner } = after;
  if (attack === null || attack.declaredAt === null || attack.calculatedAt !== null) return undefined;
  if (step !== 'battle' || winner !== null || attack.choices !== null) return undefined;
  if (attack.attackerLost !== null || attack.negatedAt !== null || attack.endedBy !== null) return undefined;
  return say`Both players may still respond; when neither does, it is checked whether there is a replay.`;
}
