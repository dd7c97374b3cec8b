import type { EntryOf, Option } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { isHandLimit } from '../facts/chain.ts';
import type { Scene } from '../scene.ts';
import { sentences, type Words } from '../words.ts';
import { anAttack } from './attackWords.ts';
import { and, named, or, say, strong } from './grammar.ts';
import { choiceWords } from './labels.ts';
import { numberWord, plural } from './typography.ts';

type Tell = Catalogue['tell'];

const QUESTIONS: Readonly<Record<EntryOf<'prompt.asked'>['payload']['kind'], string>> = {
  target: 'quelle carte est ciblée',
  cost: 'ce qui est payé',
  effect: 'quel effet s’applique',
  option: 'lequel de ses effets est utilisé',
  number: 'combien',
  position: 'dans quelle position',
  zone: 'dans quelle zone',
  card: 'quelle carte est choisie',
  yesNo: 'oui ou non',
  order: 'dans quel ordre',
  attackTarget: 'ce qui est attaqué',
};

/** One way to answer within a sentence: a card's name in guillemets, or what is done. */
const chosenWords = (option: Option, scene: Scene): Words =>
  option.card === undefined ? say`${choiceWords(option, scene)}` : named(option.card, scene);

const asked: Tell['prompt.asked'] = ({ payload, command }, scene) => {
  const { player, kind, options, min, max, about } = payload;
  // To go on is a decision of the attacking player; what follows from it, the defending one is asked (R28).
  const goesOn = command?.type === 'attackReplay.continue' || command?.type === 'attackReplay.choose';
  if (isHandLimit(payload, scene)) {
    const count = scene.before.players[player].hand.length;
    return {
      title: 'Question',
      row: say`Doit choisir quoi défausser`,
      sentence: say`${player} a ${count} cartes en main et ${strong`doit en défausser ${min}`}, car on ne peut pas en garder plus de six à la fin du tour. ${player} choisit ${plural(min, 'laquelle', 'lesquelles')}.`,
    };
  }
  if (options.length === 0)
    return {
      title: 'Question',
      row: say`Reçoit une question`,
      sentence: say`${player} reçoit une question que l’autre joueur ne voit pas.`,
    };
  const source = about === undefined ? say`Selon les règles` : say`Pour ${named(about, scene)}`;
  const count = min === max ? numberWord(max, 'feminine') : `jusqu’à ${numberWord(max)}`;
  const many = max > 1 ? ` (${count})` : '';
  const few = options.length > 6 ? [] : options.map((option) => chosenWords(option, scene));
  return {
    title: 'Question',
    row: goesOn ? say`Poursuit ; ${player} doit dire ${QUESTIONS[kind]}` : say`Doit dire ${QUESTIONS[kind]}`,
    sentence: sentences(
      goesOn && say`${strong`${scene.attacker} poursuit ${anAttack(scene)}`}.`,
      say`${source}, ${player} doit dire ${QUESTIONS[kind]}${many}.`,
      few.length > 0 && say`Les choix : ${or(few)}.`,
    ),
  };
};

const answered: Tell['prompt.answered'] = ({ payload }, scene) => {
  const options = scene.before.prompt?.options ?? [];
  if (scene.before.prompt !== null && options.length === 0)
    return {
      title: 'Réponse',
      row: say`Répond`,
      sentence: say`${payload.player} répond ; l’autre joueur ne voit pas quoi.`,
    };
  const values = Array.isArray(payload.answer) ? payload.answer : [payload.answer];
  const chosen = values.map((value) => {
    const option = options.find((each) => each.value === value);
    return chosenWords(option ?? { value }, scene);
  });
  const answer = chosen.length === 0 ? say`rien` : and(chosen);
  return {
    title: 'Réponse',
    row: say`Répond : ${answer}`,
    sentence: say`${payload.player} répond : ${strong`${answer}`}.`,
  };
};

/** What is said of questions and answers. */
export const promptTellers = {
  'prompt.asked': asked,
  'prompt.answered': answered,
} satisfies Partial<Tell>;
