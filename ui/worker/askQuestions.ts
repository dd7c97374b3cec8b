// Loaded once a reader wants to say first what happens: the first example does without.
import type { Entry } from '../../events/index.ts';
import {
  type AskedPart,
  type AskedQuestion,
  allowedBy,
  judge,
  questionsOf,
  type Said,
} from '../../machines/index.ts';
import { namesAt } from './changing/sight.ts';
import { boardAt, contextAt, type DuelOnHand } from './duelOnHand.ts';
import { wordFor } from './knownRulesets.ts';
import { explainDecision, explainReason } from './language.ts';
import { momentAt, noteOf } from './moment.ts';
import type { Open } from './open.ts';
import { columnsOf } from './outline.ts';
import type { About } from './outlineOf.ts';
import {
  type AnswerTold,
  MARKS,
  type PartTold,
  type QuestionTold,
  type SaidBefore,
} from './protocol/index.ts';
import { rowsBetween } from './rows.ts';
import type { Veil } from './session/veil.ts';

/** Marks of what may lead to a question. */
const TELLING = new Set(['attack', 'activated', 'came', 'left', 'replay', 'noReplay', 'damage', 'refused']);
/** How many rows say what led to a question. */
const MOST_BEFORE = 5;

/** A number for what happens in a duel: what was said of another one of the same name is not taken for it. */
function numberOf({ path, header }: DuelOnHand): number {
  const text = `${JSON.stringify(header.setup)}${path.map(({ type }) => type).join()}`;
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) >>> 0;
  return sum;
}

/** How a duel is called in what was said of it: where it is from, which course of it, under which rules. */
function nameOf(open: Open, { origin }: About): string {
  const from = open.kind === 'scenario' ? open.scenario.id : open.name;
  const rules = wordFor(open.duel.header.ruleset);
  return [`${origin.kind}:${from}`, open.branch ?? '', rules, numberOf(open.duel).toString(36)].join('|');
}

/** The beginning of a duel, as if nothing had happened after it. */
function beginningOf(duel: DuelOnHand, length: number): DuelOnHand {
  const upTo = (path: readonly Entry[]): readonly Entry[] => path.slice(0, length);
  const last = duel.path[length - 1]?.index ?? 0;
  const known = (entries: readonly Entry[]): readonly Entry[] => entries.slice(0, last + 1);
  return {
    ...duel,
    path: upTo(duel.path),
    entries: known(duel.entries),
    truth: { ...duel.truth, path: upTo(duel.truth.path), entries: known(duel.truth.entries) },
  };
}

/** The rows that led to a position: since the last declaration, copies that came together as one. */
function rowsBefore(duel: DuelOnHand, position: number): QuestionTold['before'] {
  const { marks, folds } = columnsOf(duel.path.slice(0, position));
  const found: QuestionTold['before'][number][] = [];
  for (let at = position - 1; at >= 0 && found.length < MOST_BEFORE; at--) {
    const mark = MARKS[marks[at] ?? 0] ?? null;
    if (mark === null || !TELLING.has(mark)) continue;
    let first = at;
    while (folds[at] !== 0 && first > 0 && folds[first - 1] === folds[at]) first -= 1;
    const [row] = rowsBetween(duel, first, first + 1);
    found.unshift({ mark, words: row?.words ?? '', many: row?.many ?? null, count: at - first + 1 });
    if (mark === 'attack') break;
    at = first;
  }
  return found;
}

function toldPart(duel: DuelOnHand, position: number, part: AskedPart): PartTold {
  const { id, asks, many, when, options } = part;
  const index = duel.path[position]?.index ?? 0;
  return {
    ...{ id, asks, many, when },
    options: options.map(({ id: option, about }) => ({
      id: option,
      about,
      words: about.kind === 'reason' ? explainReason(contextAt(duel, position), index, about.code) : null,
    })),
  };
}

/** A question in words, without what is right. */
function toldQuestion(
  duel: DuelOnHand,
  questions: readonly AskedQuestion[],
  at: number,
): QuestionTold | null {
  const question = questions[at];
  if (question === undefined) return null;
  const { key, position, kind, player, command, parts } = question;
  const names = namesAt(duel, Math.max(0, position - 1));
  return {
    ...{ key, position, kind, player },
    entry: duel.path[position]?.index ?? position,
    number: at + 1,
    of: questions.length,
    before: rowsBefore(duel, position),
    wants: command === null ? null : explainDecision(command, names.nameOf),
    parts: parts.map((part) => toldPart(duel, position, part)),
  };
}

function veilAt(of: Pick<Veil, 'name' | 'questions' | 'later'>, duel: DuelOnHand, next: number): Veil {
  const told = toldQuestion(duel, of.questions, next);
  return { ...of, next, told, duel: told === null ? duel : beginningOf(duel, told.position) };
}

/**
 * What keeps a duel from being seen past its first open question. What was said before, and what lies before the place
 * at which it is opened, is not asked again, nor, where the same is told once more, what was left unasked before. Duels that others decided, and files that grow, are not asked about.
 */
export function veilOf(
  said: SaidBefore,
  open: Open,
  about: About,
  at: number | null,
  retold: Pick<Veil, 'name' | 'next'> | null = null,
): Veil | null {
  const { duel } = open;
  if (duel.header.profile !== 'full') return null;
  const questions = questionsOf(duel.path, (position) => boardAt(duel, position));
  const name = nameOf(open, about);
  const before = said[name] ?? {};
  const next = questions.findIndex(({ key, position }) => before[key] === undefined && position > (at ?? -1));
  const first = next === -1 ? questions.length : next;
  return veilAt(
    { name, questions, later: [] },
    duel,
    retold?.name === name ? Math.max(retold.next, first) : first,
  );
}

/** The rule that allowed the decision which is asked about; `null` where nothing of the kind was asked, or it was refused. */
function ruleAllowing(
  { kind, command, position }: AskedQuestion,
  { truth, rules }: DuelOnHand,
): string | null {
  if (kind !== 'decision' || command === null || position === 0) return null;
  if (truth.path[position]?.type === 'command.refused') return null;
  const state = truth.timeline.at(position - 1);
  return allowedBy(command, state.board, rules.speaker(state), rules.cards);
}

/** Lays an answer beside the record, and shows the duel up to the next question. */
export const answered = (
  veil: Veil,
  duel: DuelOnHand,
  said: Said | null,
): { readonly answer: AnswerTold; readonly veil: Veil } | null => answerTo(veil, duel, veil.next, said ?? {});

/** Tells an answer that was shown already once more; `null` where that question is not known, or still waits. */
export function answeredAgain(veil: Veil, duel: DuelOnHand, key: string, said: Said): AnswerTold | null {
  const at = veil.questions.findIndex((question) => question.key === key);
  return at === -1 || at >= veil.next ? null : (answerTo(veil, duel, at, said)?.answer ?? null);
}

/** The answer to one of the questions, and the duel up to the one behind it. */
function answerTo(
  veil: Veil,
  duel: DuelOnHand,
  at: number,
  said: Said,
): { readonly answer: AnswerTold; readonly veil: Veil } | null {
  const question = veil.questions[at];
  const told = toldQuestion(duel, veil.questions, at);
  const allowed = question === undefined ? null : ruleAllowing(question, duel);
  if (question === undefined || told === null) return null;
  const judged = judge(question, said);
  const after = veilAt(veil, duel, at + 1);
  // What is told of the answer knows nothing of what comes after it either.
  const { explanation, rule } = momentAt(after.duel, question.position);
  const { index, mark, player, title, sentence, otherwise, rule: ruleId, code } = explanation;
  return {
    veil: after,
    answer: {
      duel: veil.name,
      question: told,
      outcome: judged.outcome,
      agree: judged.agree,
      of: judged.of,
      parts: judged.parts.map(({ part, said: own, right }) => ({
        part: told.parts.find(({ id }) => id === part.id) ?? { ...part, options: [] },
        said: own?.map(({ id }) => id) ?? null,
        right: right.map(({ id }) => id),
      })),
      explanation: { index, mark, player, title, sentence, otherwise, rule: ruleId, code },
      // A decision that was legal is allowed by the rule of its moment, whatever it then does.
      rule: allowed === null ? rule : noteOf(allowed),
      last: after.told === null,
    },
  };
}
