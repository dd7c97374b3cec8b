import { inOneDirection, type Json } from '../../../events/index.ts';
import { calledIn } from '../../inspector/branches/called.ts';
import type { ToldOtherwise } from '../../judging/toldOtherwise.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import { exampleTold } from '../language.ts';
import { lookAtCard } from '../looks/card.ts';
import { lookAtChanges } from '../looks/changes.ts';
import { lookAtGuards } from '../looks/guards.ts';
import { lookNear } from '../looks/near.ts';
import { reduceTo } from '../looks/reduced.ts';
import type { Open } from '../open.ts';
import type { Look, Looked, LookKind } from '../protocol/index.ts';
import { rowsBetween } from '../rows.ts';
import type { Answers, Session } from './session.ts';
import { lookedAt } from './veil.ts';

/** Looks that take long, or need the grammar of searches. */
const LONG = [
  'found',
  'inExamples',
  'stops',
  'watches',
  'completions',
  'reduced',
  'copied',
  'judged',
] as const;
type LongKind = (typeof LONG)[number];
type LongLook = Extract<Look, { kind: LongKind }>;
const isLong = (look: Look): look is LongLook => LONG.some((kind) => kind === look.kind);

/** What one look shows; those that take long are answered bit by bit. */
function shown(duel: DuelOnHand, look: Exclude<Look, LongLook>): Looked[LookKind] {
  switch (look.kind) {
    case 'card':
      return lookAtCard(duel, look.position, look.card);
    case 'changes':
      return lookAtChanges(duel, look.from, look.to);
    case 'near':
      return lookNear(duel, look.entry);
    case 'guards':
      return lookAtGuards(duel, look.position);
    case 'rowsAt':
      return look.positions.map((at) => rowsBetween(duel, at, at + 1)[0]?.words ?? '');
    case 'procedure':
      return JSON.parse(JSON.stringify(duel.timeline.at(look.position).procedure)) as Json;
  }
}

/** What is open, as a reader calls it. */
export const titleOf = (open: Open): string =>
  inOneDirection(
    open.kind === 'scenario'
      ? (exampleTold(open.origin)?.title ?? open.scenario.title)
      : (open.duel.header.title ?? open.name),
  );

/** The file that is open, where it goes by another name than its title; none for an example. */
function fileOf(open: Open): string {
  const name =
    open.kind === 'file' ? open.name : open.origin.kind === 'scenario' ? open.origin.name : undefined;
  return name === undefined || name === titleOf(open) ? '' : ` (${name})`;
}

/** What is open with the branch that is looked at and its file, as others are told of it. */
export function courseOf(open: Open, about: Session['about']): string {
  const branch = open.branch === null ? '' : ` > ${calledIn(about?.branches ?? [], open.branch)}`;
  return `${titleOf(open)}${branch}${fileOf(open)}`;
}

/** Where others decided the duel: what our rules say of it otherwise. */
export async function otherwiseIn(open: Open, duel: DuelOnHand): Promise<ToldOtherwise | undefined> {
  if (open.kind !== 'file' || open.observed === null) return undefined;
  const { toldOtherwise } = await import('../../judging/toldOtherwise.ts');
  return toldOtherwise(duel, open.observed.audit, open.observed.isRecording);
}

/** Answers the closer looks of the panels. What cannot be shown at one entry says why, in its panel. */
export function lookingAnswers(session: Session): Pick<Answers, 'look'> {
  const { tell } = session;
  /** Of each kind of long look only the newest one goes on. */
  const newest = new Map<LongKind, number>();
  async function lookLong(serial: number, look: LongLook, open: Open): Promise<void> {
    const own = (newest.get(look.kind) ?? 0) + 1;
    newest.set(look.kind, own);
    const around = {
      tell: (shows: Looked[LookKind]) => tell({ type: 'looked', serial, look, shows }),
      pause: session.pause,
      go: () => newest.get(look.kind) === own && serial === session.shown,
    };
    const duel = lookedAt(session, open);
    if (look.kind === 'judged') {
      const { judgementOf } = await import('../../judging/judgement.ts');
      const title = courseOf(open, session.about);
      return around.tell(judgementOf(duel, look.position, title, await otherwiseIn(open, duel)));
    }
    if (look.kind === 'reduced') return reduceTo(duel, look.position, titleOf(open), around);
    const searching = await import('../searching.ts');
    const differing = open.kind === 'file' ? open.observed?.audit.disagreements : undefined;
    switch (look.kind) {
      case 'found':
        return searching.findRows(duel, look.text, around, differing);
      case 'inExamples':
        return searching.findInExamples(look.text, veiledExample(open), around);
      case 'stops':
        return searching.findStops(duel, look.queries, around, differing);
      case 'watches':
        return searching.followValues(duel, look.values, around);
      case 'copied':
        return searching.copyFrom({ ...open, duel }, look, around);
      case 'completions':
        return around.tell(searching.completions(duel, look));
    }
  }
  /** An example that is being asked about tells nothing of what comes. */
  const veiledExample = (open: Open): string | null =>
    session.veil !== null && open.kind === 'scenario' ? open.scenario.id : null;
  return {
    async look({ serial, look }) {
      const { open } = session;
      if (open === null || serial !== session.shown) return;
      try {
        if (isLong(look)) await lookLong(serial, look, open);
        else tell({ type: 'looked', serial, look, shows: shown(lookedAt(session, open), look) });
      } catch (reason) {
        const problem = reason instanceof Error ? reason.message : String(reason);
        tell({ type: 'looked', serial, look, shows: undefined, problem });
      }
    },
  };
}
