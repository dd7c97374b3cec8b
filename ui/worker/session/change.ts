import { type Answer, type Command, pathTo, textOf } from '../../../events/index.ts';
import { type DuelState, headOf, passOn } from '../../../machines/index.ts';
import { type Changing, changingOf, courseWith } from '../changing/changing.ts';
import { compareCourses } from '../changing/compareCourses.ts';
import { decisionLines, decisionsAt, questionAt } from '../changing/decisionLines.ts';
import { freeName } from '../changing/freeName.ts';
import { namesAt } from '../changing/sight.ts';
import { explainDecision, explainRefusal } from '../language.ts';
import type { Open } from '../open.ts';
import { openLog } from './openLog.ts';
import { openScenario } from './openScenario.ts';
import { type Answers, problem, type Session } from './session.ts';

/** Time that passes between two decisions of the reader: the record needs none, and shows a second. */
const A_WHILE = 1000;

/** The name of the file that a changed duel is kept in. */
const fileName = (open: Open): string =>
  open.kind === 'file' ? open.name : `${open.scenario.id}.duel.jsonl`;

function openChanged(
  session: Session,
  serial: number,
  open: Open,
  changing: Changing,
  to: { readonly branch: string | null; readonly at: number; readonly exact?: boolean },
): Promise<void> {
  session.latest = serial;
  return openLog(session, serial, {
    name: fileName(open),
    header: open.duel.header,
    entries: [...changing.tree.log.entries],
    warnings: open.kind === 'file' ? open.warnings : [],
    changing,
    ...to,
  });
}

/** The entry at a position of what is looked at, in the tree: a scenario's course may be numbered otherwise there. */
function entryInTree({ tree }: Changing, open: Open, position: number): number | undefined {
  if (open.kind === 'file') return open.duel.truth.path[position]?.index;
  return pathTo(tree.log.entries, headOf(tree, open.branch))[position]?.index;
}

/** Shows the course on which an entry lies, at that entry; one without a name gets one. */
function showAt(
  session: Session,
  serial: number,
  open: Open,
  changing: Changing,
  went: { readonly from: number; readonly head: number; readonly known: boolean; readonly name: string },
): Promise<void> {
  const { tree } = changing;
  const { branch: looked } = open;
  let course = courseWith(tree, went.head, looked);
  const named = course === undefined;
  const ends = tree.names.find(({ head }) => head === went.from);
  if (course === undefined && ends !== undefined) {
    // One went on at the end of a branch: it grows.
    const own = tree.names.some(({ name, head }) => name === looked && head === went.from) ? looked : null;
    const name = own ?? ends.name;
    tree.name(name, went.head);
    course = { branch: name };
  }
  if (course === undefined) {
    const name = freeName(
      went.name,
      tree.names.map((each) => each.name),
    );
    tree.name(name, went.head);
    course = { branch: name };
  }
  const path = pathTo(tree.log.entries, headOf(tree, course.branch));
  const at = path.findIndex(({ index }) => index === went.head);
  if (open.kind === 'scenario' && went.known && !named) {
    // It is told already: nothing was changed.
    session.latest = serial;
    const { scenario, origin, text, ruleset } = open;
    return openScenario(session, serial, { scenario, origin, text, ruleset, branch: course.branch, at });
  }
  const changed = { ...changing, unsaved: changing.unsaved || !went.known || named };
  return openChanged(session, serial, open, changed, { branch: course.branch, at, exact: true });
}

/** The command that a number of the list, or the answers to the open question, stand for. */
function commandOf(
  open: Open,
  ask: { readonly position: number; readonly number?: number; readonly answers?: readonly number[] },
): Command | undefined {
  const { duel } = open;
  if (ask.number !== undefined) return decisionsAt(duel, ask.position)[ask.number]?.command;
  const prompt = questionAt(duel, ask.position);
  if (prompt === null || ask.answers === undefined) return undefined;
  const answer = ask.answers.flatMap((at) => {
    const value = prompt.options[at]?.value;
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  });
  return { type: 'prompt.answer', player: prompt.player, answer: answer as Answer };
}

/** Answers the questions that change the past, or play on. */
export function changeAnswers(
  session: Session,
): Pick<
  Answers,
  'decisions' | 'decide' | 'passOn' | 'changeBranch' | 'putBack' | 'original' | 'compareCourses'
> {
  const { tell } = session;
  const known = new WeakMap<Open, Changing>();
  const withTree = (open: Open): Changing => {
    const changing = known.get(open) ?? changingOf(open);
    known.set(open, changing);
    return changing;
  };
  let isTaking = false;
  /** What is pressed once more before the page shows what came of it was meant for the duel as it was: it is let go. */
  const once =
    <A extends { readonly on: number }>(take: (ask: A, open: Open) => Promise<void> | void) =>
    async (ask: A): Promise<void> => {
      const { open } = session;
      if (open === null || isTaking || ask.on !== session.shown) return;
      isTaking = true;
      try {
        await take(ask, open);
      } finally {
        isTaking = false;
      }
    };
  return {
    decisions({ serial, position }) {
      const { open } = session;
      if (open === null || serial !== session.shown) return;
      tell({
        type: 'decisions',
        serial,
        decisions:
          session.veil === null
            ? decisionLines(open.duel, position, open.branch, withTree(open))
            : decisionLines(session.veil.duel, position, open.branch, null),
      });
    },
    decide: once((ask, open) => {
      const command = commandOf(open, ask);
      const changing = withTree(open);
      const from = entryInTree(changing, open, ask.position);
      if (command === undefined || from === undefined) return;
      const state = open.duel.truth.timeline.at(ask.position);
      const { nameOf } = namesAt(open.duel, ask.position);
      const at = (open.duel.truth.path[ask.position]?.at ?? 0) + A_WHILE;
      const taken = changing.tree.take(from, state, command, at);
      if (taken.rejection !== undefined) {
        const refusal = { ...command, ...taken.rejection };
        return problem(session, ask.serial, textOf(explainRefusal(refusal, nameOf).sentence));
      }
      const list = decisionLines(open.duel, ask.position, open.branch, null);
      const name =
        list.lines.find(({ number }) => number === ask.number)?.words ?? explainDecision(command, nameOf);
      return showAt(session, ask.serial, open, changing, {
        from,
        head: taken.head,
        known: taken.known,
        name,
      });
    }),
    passOn: once(({ serial, position }, open) => {
      const changing = withTree(open);
      const from = entryInTree(changing, open, position);
      if (from === undefined) return;
      const state = open.duel.truth.timeline.at(position);
      let head = from;
      let time = open.duel.truth.path[position]?.at ?? 0;
      let known = true;
      let name = '';
      passOn(open.duel.rules, state, (player, now: DuelState) => {
        time += A_WHILE;
        const command: Command = { type: 'priority.pass', player };
        const taken = changing.tree.take(head, now, command, time);
        if (taken.rejection !== undefined) return undefined;
        if (name === '') name = explainDecision(command, (card) => card);
        head = taken.head;
        known = known && taken.known;
        return taken.state;
      });
      if (head === from) return;
      return showAt(session, serial, open, changing, { from, head, known, name });
    }),
    changeBranch({ serial, branch, to, at }) {
      const { open } = session;
      if (open === null) return;
      const changing = withTree(open);
      const { tree } = changing;
      const looked = open.branch;
      if (to !== null) {
        tree.rename(branch, to);
        const now = looked === branch ? to : looked;
        return openChanged(session, serial, open, { ...changing, unsaved: true }, { branch: now, at });
      }
      const dropped = tree.drop(branch) ?? null;
      const now = looked === branch ? null : looked;
      return openChanged(session, serial, open, { ...changing, unsaved: true, dropped }, { branch: now, at });
    },
    putBack({ serial, at }) {
      const { open } = session;
      if (open === null) return;
      const changing = withTree(open);
      const { tree, dropped } = changing;
      if (dropped === null) return;
      tree.name(
        freeName(
          dropped.name,
          tree.names.map(({ name }) => name),
        ),
        dropped.head,
      );
      return openChanged(session, serial, open, { ...changing, dropped: null }, { branch: open.branch, at });
    },
    original({ serial }) {
      const original = session.open?.kind === 'file' ? session.open.changing?.original : undefined;
      if (original === undefined || original === null) return;
      session.latest = serial;
      return openScenario(session, serial, original);
    },
    compareCourses({ serial, one, other }) {
      const { open } = session;
      if (open === null) return;
      const { tree } = withTree(open);
      const apart = open.kind === 'scenario';
      const compared = compareCourses(open.duel, tree, one, other, apart);
      tell({ type: 'coursesCompared', serial, compared });
    },
  };
}
