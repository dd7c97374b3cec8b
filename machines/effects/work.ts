import type { Answer, Because, CardId, Json, Option, Payload, Player, Trigger } from '../../events/index.ts';
import type { Operation } from '../cards/vocabulary.ts';
import type { Run } from '../decide/run.ts';
import { cardOf, type EffectContext } from './env.ts';

/**
 * An effect or rule at work: the operations still to do and what it knows by now. It is plain data, so that a prompt
 * can carry it and the work go on when the answer is there.
 */
export interface Work {
  readonly kind: 'link' | 'activation' | 'cost' | 'rule' | 'reaction';
  readonly player: Player;
  /** The card at work; empty where a rule of the game asks. */
  readonly self: CardId;
  readonly selfGone?: true | undefined;
  readonly effect: string;
  readonly targets: readonly CardId[];
  readonly paid: readonly CardId[];
  readonly vars: Readonly<Record<string, Json>>;
  readonly link?: number;
  readonly trigger?: Trigger;
  readonly ops: readonly Operation[];
  readonly answers: readonly Answer[];
  /** Answers made within the operation at hand, by question. */
  readonly made: Readonly<Record<string, Answer>>;
  /** The question a prompt is open for. */
  readonly asking?: string;
  /** What the asking rule needs beside the operations. */
  readonly data?: Json;
}

/** A question to a player. */
export interface Question {
  readonly key: string;
  readonly player: Player;
  readonly kind: Payload<'prompt.asked'>['kind'];
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** It is asked even where one answer is left: what was meant before is no longer possible. */
  readonly anyway?: boolean;
  /** Whether a choice of several is allowed as a whole. */
  readonly allows?: (values: readonly Option['value'][]) => boolean;
}

/** An answer that fits no option: the decision is rejected, nothing of it is kept. */
export class AnswerRejected extends Error {
  override readonly name = 'AnswerRejected';
  readonly answer: Answer;
  readonly question: Question;
  constructor(answer: Answer, question: Question) {
    super(`'${String(answer)}' is not among the options`);
    this.answer = answer;
    this.question = question;
  }
}

export const contextOfWork = (run: Run, work: Work): EffectContext => ({
  env: run.env,
  board: run.board,
  player: work.player,
  self: work.self,
  selfGone: work.selfGone,
  effect: work.effect,
  targets: work.targets,
  paid: work.paid,
  vars: work.vars,
  trigger: work.trigger,
  link: work.link,
});

/** Options out of cards. */
export const cardOptions = (cards: readonly CardId[]): Option[] =>
  cards.map((card) => ({ value: card, card }));

function fitting(
  run: Run,
  one: string | number | boolean,
  question: Question,
  taken: readonly Option['value'][],
): Option['value'] | undefined {
  const free = question.options.filter(({ value }) => !taken.includes(value));
  const exact = free.find(({ value }) => value === one);
  if (exact !== undefined) return exact.value;
  return free.find(({ card }) => card !== undefined && cardOf(run.board, card).name === one)?.value;
}

/** The values an answer means, or undefined where it does not fit the question. */
export function fitAnswer(
  run: Run,
  answer: Answer,
  question: Question,
): readonly Option['value'][] | undefined {
  const many = Array.isArray(answer) ? answer : [answer as string | number | boolean];
  if (many.length < question.min || many.length > question.max) return undefined;
  const values: Option['value'][] = [];
  for (const one of many) {
    const value = fitting(run, one, question, values);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return question.allows === undefined || question.allows(values) ? values : undefined;
}

/** Thrown to leave the work where a prompt was asked; the prompt carries the rest. */
export class Asked extends Error {
  override readonly name = 'Asked';
}

export interface Chosen {
  readonly values: readonly Option['value'][];
  readonly work: Work;
}

/**
 * Get an answer: from the prompt that was open, from the answers given beforehand, by there being only one, or by
 * asking.
 * @throws Asked when a prompt had to be opened; AnswerRejected when an answer given beforehand does not fit.
 */
export function choose(run: Run, work: Work, question: Question, because?: Because): Chosen {
  const made = work.made[question.key];
  if (made !== undefined) {
    const values = fitAnswer(run, made, question);
    if (values === undefined) throw new AnswerRejected(made, question);
    return { values, work };
  }
  const [next] = work.answers;
  const reach = work.kind === 'activation' ? work.answers.length : 1;
  for (const [at, given] of work.answers.slice(0, reach).entries()) {
    const values = fitAnswer(run, given, question);
    if (values !== undefined)
      return {
        values,
        work: {
          ...work,
          answers: work.answers.toSpliced(at, 1),
          made: { ...work.made, [question.key]: given },
        },
      };
  }
  if (question.options.length <= question.min && question.anyway !== true)
    return { values: question.options.map(({ value }) => value), work };
  // What happens by itself asks nobody: where its card did not say which, the first ones are meant.
  if (work.kind === 'reaction')
    return { values: question.options.slice(0, question.min).map(({ value }) => value), work };
  if (next !== undefined && work.kind !== 'link') throw new AnswerRejected(next, question);
  const resume = { ...work, asking: question.key } as unknown as Json;
  run.emit(
    'prompt.asked',
    {
      player: question.player,
      kind: question.kind,
      ...(work.self === '' ? {} : { about: work.self }),
      options: [...question.options],
      min: question.min,
      max: question.max,
      resume,
    },
    because === undefined ? {} : { because },
  );
  throw new Asked('a prompt is open');
}

/** The work that a prompt interrupted, with the answer in its place; undefined when none is waiting. */
export function resumed(run: Run): Work | undefined {
  const prompt = run.answered?.prompt;
  if (prompt === undefined || prompt.answer === null) return undefined;
  const work = prompt.resume as unknown as Work;
  return { ...work, made: { ...work.made, [work.asking ?? '']: prompt.answer } };
}
