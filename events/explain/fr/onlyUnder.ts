import type { Catalogue } from '../catalogue.ts';
import { textOf } from '../words.ts';
import { say } from './grammar.ts';
import { doing } from './refusals.ts';

/** `Selon TCG moderne, A peut ici utiliser « Injection Fairy Lily » ; selon Wiki, style UDE, non.` */
export const onlyUnder: Catalogue['onlyUnder'] = (decision, names, { here, there }, why) => {
  const may = say`Selon ${there}, ${decision.player} peut ici ${doing(decision, names)}`;
  return textOf(
    why === undefined
      ? say`${may} ; selon ${here}, non.`
      : say`${may}. Selon ${here}, non : ${{ text: why.sentence }} (${why.rule})`,
  );
};
