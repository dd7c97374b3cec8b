import type { CardId } from '../../messages/index.ts';
import { cameToNothing, nothingDoneBy } from '../facts/chain.ts';
import { foughtWithin, isStillToCheck } from '../facts/endings.ts';
import type { Scene } from '../scene.ts';
import { sentences, type Words } from '../words.ts';
import { anAttack } from './attackWords.ts';
import { destroyedButThere } from './damageStep.ts';
import { and, named, say, sentence } from './grammar.ts';
import { by } from './sides.ts';

/** Why a card that was aimed at something did nothing with it, as a clause; undefined where it did something. */
export function nothingDone(id: CardId | undefined, scene: Scene): Words | undefined {
  const nothing = nothingDoneBy(id, scene);
  switch (nothing?.why) {
    case undefined:
      return undefined;
    case 'judged':
      return say`${named(nothing.card, scene)} est déjà détruit au combat et n’attend que la fin de la Damage Step`;
    case 'fought':
      return say`${anAttack(scene)} a déjà donné lieu au combat`;
    case 'facedown':
      return say`${named(nothing.card, scene)} est déjà face verso`;
    case 'defense':
      return say`${named(nothing.card, scene)} est déjà en Position de Défense`;
    case 'over':
      return say`${anAttack(scene)} ne peut déjà plus continuer`;
    case 'nothing':
      return say`il n’y avait plus rien à faire`;
  }
}

/** Where a battle was fought within an effect: what comes now, when the chain is over (R41). */
export function afterBattle(scene: Scene): Words | undefined {
  const { attack } = scene.before;
  if (attack === null || !foughtWithin(scene)) return undefined;
  return sentences(
    say`Le combat a eu lieu pendant cet effet : les effets qui réagissent au combat viennent maintenant, puis la Damage Step se termine.`,
    attack.judged.length > 0 && sentence(say`${destroyedButThere(attack.judged, scene)} jusque-là`),
  );
}

/** That what came or left is judged only when nobody responds any more: until then the attack goes on as it is. */
export const stillToCheck = (scene: Scene): Words | undefined =>
  isStillToCheck(scene)
    ? say`Les deux joueurs peuvent encore répondre ; quand aucun ne le fait plus, on vérifie s’il y a un Replay.`
    : undefined;

/** Why a link came to nothing: its card was negated, or it or what it was aimed at was gone before it could resolve. */
export function whyNothing(id: CardId | undefined, scene: Scene): Words {
  const nothing = cameToNothing(id, scene);
  switch (nothing.why) {
    case 'nothing':
      return say`il ne reste rien sur quoi cet effet pourrait agir`;
    case 'negated': {
      const { entry, sources, still } = nothing;
      if (entry === undefined) return say`ses effets sont annulés`;
      const what = { text: still ? 'sont annulés' : 'ont été annulés', entry };
      return sources.length === 0
        ? say`ses effets ${what}`
        : say`ses effets ${what} par ${and(sources.map((source) => named(source, scene)))}`;
    }
    case 'gone': {
      const { moved, target } = nothing;
      const { reason, source, card } = moved.payload;
      // both `la carte` and `la cible` are feminine
      const subject = target === undefined ? say`cette carte` : say`sa cible, ${named(target, scene)},`;
      const text = reason === 'destroyedByEffect' ? 'a été détruite' : 'a été retirée';
      return say`${subject} ${{ text, entry: moved.index }}${by(source, card, scene)} avant la résolution`;
    }
  }
}
