import {
  ANNOTATIONS,
  type Command,
  childrenOf,
  type Entry,
  FoldError,
  PLAYERS,
  type Player,
  pathTo,
  textOf,
} from '../../../events/index.ts';
import { canonical, type Decision, headOf, type NamedFuture } from '../../../machines/index.ts';
import { contextAt, type DuelOnHand } from '../duelOnHand.ts';
import { explain, explainDecision, explainRefusal } from '../language.ts';
import type { DecisionGroup, DecisionLine, Decisions, OpenQuestion } from '../protocol/index.ts';
import type { Changing } from './changing.ts';
import { namesAt } from './sight.ts';

/** Where else decisions were taken: the log with all its futures, where there are any. */
export type Futures = Pick<Changing, 'tree'> | null;

const GROUP: Readonly<Record<Command['type'], DecisionGroup>> = {
  'attackReplay.choose': 'choose',
  'attackReplay.continue': 'choose',
  'prompt.answer': 'choose',
  'attack.declare': 'attack',
  'effect.activate': 'activate',
  'monster.summon': 'monster',
  'card.set': 'monster',
  'monster.flip': 'monster',
  'monster.turn': 'monster',
  'phase.change': 'go',
  'priority.pass': 'go',
  'duel.concede': 'go',
};

const actor = (command: Command): string | null =>
  'with' in command ? command.with : 'card' in command ? command.card : null;

/** What it would be done to, or which way it goes where there is no card: `stop`, `continue`, `pass`, an answer. */
function targetOf(command: Command): string | null {
  switch (command.type) {
    case 'attackReplay.continue':
      return 'continue';
    case 'priority.pass':
      return 'pass';
    case 'duel.concede':
      return 'concede';
    case 'prompt.answer':
      return String(command.answer);
    default:
      return 'target' in command ? (command.target ?? null) : null;
  }
}

/** Whether a decision ends with the entry at a position: the next one is a decision of its own, or there is none. */
function isRest(path: readonly Entry[], position: number): boolean {
  const next = path[position + 1];
  return next === undefined || next.command !== undefined || ANNOTATIONS.has(next.type);
}

/** What everyone can see of a player's decisions, whoever looks: that the player passes or goes on. */
const isPublic = ({ command: { type }, refused }: Decision): boolean =>
  refused === null && (type === 'priority.pass' || type === 'phase.change');

/** Every decision at a position by its number, in the order of the list; empty where nobody decides. */
export function decisionsAt(duel: DuelOnHand, position: number): readonly Decision[] {
  const state = duel.truth.timeline.at(position);
  const { asks } = duel.rules.speaker(state);
  const first: readonly Player[] = asks === 'B' ? ['B', 'A'] : PLAYERS;
  return first.flatMap((player) => {
    const all = duel.rules.decisions(state, player);
    return duel.seenBy === 'both' || duel.seenBy === player ? all : all.filter(isPublic);
  });
}

/** The question that is open at a position, if it wants several answers, or none, at once. */
export function questionAt(duel: DuelOnHand, position: number) {
  const { prompt } = duel.truth.timeline.at(position).board;
  if (prompt === null || prompt.answer !== null || (prompt.min === 1 && prompt.max === 1)) return null;
  return duel.seenBy === 'both' || duel.seenBy === prompt.player ? prompt : null;
}

/** How the answers to the question at a position are called, by their value. */
function answerWords(duel: DuelOnHand, position: number): ReadonlyMap<string, string> {
  const asked = duel.timeline.at(position).board.prompt?.entry;
  const at = asked === undefined ? -1 : duel.path.findIndex(({ index }) => index === asked);
  if (at < 0 || asked === undefined) return new Map();
  const { choices } = explain(contextAt(duel, at), asked);
  return new Map(choices.map(({ value, words }) => [String(value), words]));
}

interface Taking {
  readonly entry: number;
  readonly branch: string | null;
  readonly here: boolean;
}

/** The decisions that were taken after an entry, by their command: on the path that is looked at, and on others. */
function takenAfter(
  duel: DuelOnHand,
  position: number,
  looked: string | null,
  futures: Futures,
): ReadonlyMap<string, Taking> {
  const found = new Map<string, Taking>();
  const next = duel.truth.path[position + 1];
  if (next?.command !== undefined)
    found.set(canonical(next.command), { entry: next.index, branch: looked, here: true });
  if (futures === null) return found;
  const { tree } = futures;
  const { entries } = tree.log;
  const from = pathTo(entries, headOf(tree, looked))[position]?.index;
  if (from === undefined) return found;
  const courses: readonly (NamedFuture | { readonly name: null; readonly head: number })[] = [
    { name: null, head: headOf(tree, null) },
    ...tree.names,
  ];
  const onCourse = courses.map(({ name, head }) => ({
    name,
    has: new Set(pathTo(entries, head).map(({ index }) => index)),
  }));
  for (const index of childrenOf(entries).get(from) ?? []) {
    const command = entries[index]?.command;
    const course = onCourse.find(({ has }) => has.has(index));
    if (command === undefined || course === undefined || found.has(canonical(command))) continue;
    found.set(canonical(command), { entry: index, branch: course.name, here: false });
  }
  return found;
}

/** The decisions of both players at a position, in words; what the viewpoint does not see is not named. */
export function decisionLines(
  duel: DuelOnHand,
  position: number,
  looked: string | null,
  futures: Futures,
): Decisions {
  const empty = {
    position,
    asks: null,
    askedAt: null,
    lines: [],
    question: null,
    passes: false,
    hidden: null,
  };
  if (duel.header.profile !== 'full') return { ...empty, state: 'observed' };
  let state: ReturnType<typeof duel.truth.timeline.at>;
  try {
    state = duel.truth.timeline.at(position);
  } catch (reason) {
    if (reason instanceof FoldError) return { ...empty, state: 'within' };
    throw reason;
  }
  if (state.board.winner !== null) return { ...empty, state: 'over' };
  const { path } = duel.truth;
  const { asks, must, may } = duel.rules.speaker(state);
  if (!isRest(path, position) || must.length > 0 || asks === null) {
    let end = position;
    while (end < path.length - 1 && !isRest(path, end)) end += 1;
    return { ...empty, state: 'within', askedAt: end > position ? (path[end]?.index ?? null) : null };
  }
  const { nameOf, idOf } = namesAt(duel, position);
  const taken = takenAfter(duel, position, looked, futures);
  const answers = answerWords(duel, position);
  const all = decisionsAt(duel, position);
  const effectsOfCard = new Map<string, number>();
  for (const { command } of all)
    if (command.type === 'effect.activate')
      effectsOfCard.set(command.card, (effectsOfCard.get(command.card) ?? 0) + 1);
  const told = (command: Command): string => {
    if (command.type === 'prompt.answer')
      return answers.get(String(command.answer)) ?? String(command.answer);
    const words = explainDecision(command, nameOf);
    if (command.type !== 'effect.activate' || (effectsOfCard.get(command.card) ?? 0) < 2) return words;
    const data = duel.rules.cards.get(state.board.cards[command.card]?.name ?? '');
    const effect = data?.effects.find(({ id }) => id === command.effect);
    return `${words}: ${effect?.text ?? command.effect ?? ''}`;
  };
  const lines = all.map(({ command, refused }, number): DecisionLine => {
    const taking = taken.get(canonical(command));
    const card = actor(command);
    const target = targetOf(command);
    return {
      number,
      player: command.player,
      group: GROUP[command.type],
      words: told(command),
      card: card === null ? null : idOf(card),
      target: target === null || state.board.cards[target] === undefined ? target : idOf(target),
      refused:
        refused === null
          ? null
          : {
              reason: textOf(explainRefusal({ ...refused, ...wants(command) }, nameOf).reason),
              code: refused.code,
              rule: refused.rule,
            },
      taken: taking?.here === true ? taking.entry : null,
      takenIn: taking === undefined || taking.here ? null : { branch: taking.branch },
    };
  });
  const prompt = questionAt(duel, position);
  const question: OpenQuestion | null =
    prompt === null
      ? null
      : {
          player: prompt.player,
          min: prompt.min,
          max: prompt.max,
          options: prompt.options.map(({ value, card }) => ({
            words: card === undefined ? (answers.get(String(value)) ?? String(value)) : nameOf(card),
            card: card === undefined ? null : idOf(card),
          })),
        };
  return {
    position,
    state: 'open',
    asks,
    askedAt: null,
    lines,
    question,
    passes: may.includes('priority.pass'),
    hidden: duel.seenBy === 'both' ? null : duel.seenBy === 'A' ? 'B' : 'A',
  };
}

const wants = (command: Command) => ({
  player: command.player,
  type: command.type,
  ...(actor(command) === null ? {} : { card: actor(command) ?? undefined }),
  ...('target' in command ? { target: command.target } : {}),
  ...(command.type === 'phase.change' ? { to: command.to } : {}),
});
