import { opponentOf } from '../../../events/index.ts';
import { words } from '../../locales/index.ts';
import type { OptionTold, Outline, PartTold, QuestionTold } from '../../worker/protocol/index.ts';

type Naming = Pick<Outline, 'names' | 'numbersOfCopies'>;

/** The name of one card, or the one that copies share. */
function nameOf(cards: readonly string[], { names, numbersOfCopies }: Naming): string {
  const [card = ''] = cards;
  const full = names[card] ?? card;
  const copy = numbersOfCopies[card];
  return cards.length < 2 || copy === undefined ? full : full.slice(0, -String(copy).length).trimEnd();
}

/** An answer in words. */
export function optionWords(option: OptionTold, question: QuestionTold, naming: Naming): string {
  const { about } = option;
  switch (about.kind) {
    case 'verdict':
      return words.askVerdict[about.verdict];
    case 'reason':
      return option.words ?? about.code;
    case 'target':
      return words.askTarget(nameOf(about.cards, naming), about.isSame, about.cards.length);
    case 'direct':
      return words.askDirect(opponentOf(question.player));
    case 'stop':
      return words.askStop;
    case 'otherAttacker':
      return words.askOtherAttacker;
    case 'continue':
      return words.askContinue;
    case 'destroyed': {
      const [one, other] = about.cards.map((card) => nameOf([card], naming));
      if (one === undefined) return words.askNobody;
      return other === undefined ? one : words.askBoth(one, other);
    }
    case 'damage':
      return words.askDamage(about.A, about.B);
    case 'allowed':
      return words.askAllowed(about.yes);
  }
}

/** Several answers in words, one after the other. */
export const optionsWords = (
  ids: readonly string[],
  part: PartTold,
  question: QuestionTold,
  naming: Naming,
): string =>
  part.options
    .filter(({ id }) => ids.includes(id))
    .map((option) => optionWords(option, question, naming))
    .join(', ');

/** What a part of a question asks, in words. */
export function partWords(
  { asks }: Pick<PartTold, 'asks'>,
  { player }: Pick<QuestionTold, 'player'>,
): string {
  const asked = words.askQuestion[asks];
  return typeof asked === 'string' ? asked : asked(player);
}

/** Whether a part is asked of someone who said this so far. */
export const isAskedOf = (
  { when }: Pick<PartTold, 'when'>,
  said: Readonly<Record<string, readonly string[]>>,
): boolean => when === null || said[when.part]?.includes(when.option) === true;
