import type { Catalogue } from '../catalogue.ts';
import { waitedFor, waits } from '../facts/influences.ts';
import { capital, sentences, type Words } from '../words.ts';
import { of, say, sentence, sourceName, strong, to } from './grammar.ts';
import { appliedClause, heldBy, setTime, untilWords, whenWords } from './influences.ts';
import { saidAgain } from './values.ts';

type Tell = Catalogue['tell'];

const applied: Tell['effect.applied'] = ({ index, payload }, scene) => {
  const source = sourceName(payload.source, scene) ?? say`un effet`;
  const clause = appliedClause(payload, scene);
  const until = whenWords(payload);
  if (clause === undefined) {
    const on = heldBy(payload, scene);
    return {
      title: 'Prise d’effet',
      row: say`${source} s’applique ${to(on)}`,
      sentence: say`${strong`L’effet ${of(source)} s’applique ${to(on)}`} ${until}.`,
    };
  }
  const own = scene.state(payload.source.card)?.visit;
  const isOwn = own !== undefined && payload.cards.includes(own);
  const through = isOwn ? say`son propre effet` : say`l’effet ${of(source)}`;
  const on = isOwn && payload.cards.length === 1 ? say`à lui-même` : to(heldBy(payload, scene));
  return {
    title: 'Prise d’effet',
    row: capital(
      saidAgain(index, clause, scene)
        ? say`${source} s’applique ${on}`
        : // what only happens later is not told as if it happened now
          waits(payload)
          ? say`${clause} ${until}`
          : clause,
    ),
    sentence: sentence(say`${strong`${clause}`} ${until}, par ${through}`),
  };
};

/** When in the End Phase that is: our own choice (Q16). */
const asItBegins = (effect: { readonly until: string } | undefined): Words | undefined =>
  effect?.until === 'endPhase'
    ? say`Que cela arrive dès le début de la phase est notre propre choix : aucune source ne dit à quel moment.`
    : undefined;

const expired: Tell['effect.expired'] = ({ causedBy, payload }, scene) => {
  const effect = scene.before.effects.find((each) => each.id === payload.id);
  const source = sourceName(effect?.source, scene) ?? say`un effet`;
  switch (effect === undefined ? undefined : waitedFor(effect)) {
    case 'return':
      return {
        title: 'Délai écoulé',
        row: say`Fin du bannissement par ${source}`,
        sentence: sentences(
          effect !== undefined &&
            say`${capital(say`${setTime(effect.until)}`)} arrive, et avec elle la fin du bannissement ${of(heldBy(effect, scene))} par ${source}.`,
          asItBegins(effect),
        ),
      };
    case 'later':
      return {
        title: 'Moment venu',
        row: say`Ce que ${source} avait prévu arrive`,
        sentence: sentences(
          effect !== undefined &&
            say`${capital(say`${setTime(effect.until)}`)} arrive, et avec elle ce que ${source} avait prévu.`,
          asItBegins(effect),
        ),
      };
  }
  const withAttack = causedBy.some((index) => scene.entryAt(index, 'attack.ended') !== undefined);
  const lasted =
    effect === undefined
      ? 'son temps est passé'
      : withAttack
        ? 'il était prévu pour cette attaque, qui est finie'
        : `il valait ${untilWords(effect)}`;
  return {
    title: 'Fin d’un effet',
    row: say`${source} ne s’applique plus`,
    sentence: sentences(say`L’effet ${of(source)} est fini : ${lasted}.`, asItBegins(effect)),
  };
};

/** What is said of lasting effects as they begin and end. */
export const lastingTellers = {
  'effect.applied': applied,
  'effect.expired': expired,
} satisfies Partial<Tell>;
