import { encodeDuel, FoldError } from '../../../events/index.ts';
import { openTree } from '../../../machines/index.ts';
import { glimpseAt } from '../glimpse.ts';
import { momentAt } from '../moment.ts';
import type { Open } from '../open.ts';
import type { Tell } from '../protocol/index.ts';
import { rowsBetween } from '../rows.ts';
import type { Answers, Session } from './session.ts';
import { lookedAt } from './veil.ts';

/** A changed duel with its branches as they are named now; what is on hand is not touched by that. */
function asideOf({ name, duel, changing }: Extract<Open, { kind: 'file' }>) {
  if (changing?.unsaved !== true) return undefined;
  const { tree } = changing;
  const copy = openTree(duel.rules, [...tree.log.entries]);
  for (const { name: branch } of copy.names)
    if (!tree.names.some((each) => each.name === branch)) copy.drop(branch);
  for (const { name: branch, head } of tree.names) copy.name(branch, head);
  copy.writeNames(duel.truth.path.at(-1)?.at ?? 0);
  return { name, text: encodeDuel(duel.header, copy.log.entries) };
}

/** Answers the questions about the duel that is open: its moments, rows and chart, and its text to keep. */
export function lookAnswers(
  session: Session,
): Pick<Answers, 'moment' | 'glimpse' | 'rows' | 'chart' | 'save' | 'aside' | 'kept'> {
  const { tell } = session;
  /** A position that cannot be shown says why. */
  function tried(serial: number, position: number, show: () => Tell): void {
    try {
      tell(show());
    } catch (reason) {
      const from = reason instanceof FoldError ? reason.position : position;
      const message = reason instanceof Error ? reason.message : String(reason);
      tell({ type: 'broken', serial, position, from, message });
    }
  }
  return {
    moment({ serial, position }) {
      const { open } = session;
      if (open === null) return;
      tried(serial, position, () => ({
        type: 'moment',
        serial,
        moment: momentAt(lookedAt(session, open), position),
      }));
    },
    glimpse({ serial, position }) {
      const { open } = session;
      if (open === null) return;
      tried(serial, position, () => ({
        type: 'glimpse',
        serial,
        glimpse: glimpseAt(lookedAt(session, open), position),
      }));
    },
    rows({ serial, from, to }) {
      const { open } = session;
      if (open !== null)
        tell({ type: 'rows', serial, from, rows: rowsBetween(lookedAt(session, open), from, to) });
    },
    async chart({ serial }) {
      const { chartPlan } = await import('../chartPlan.ts');
      const { open } = session;
      if (open === null) return;
      tell({ type: 'chart', serial, plan: chartPlan(open.duel.header.ruleset.switches.damageStep) });
    },
    save({ serial }) {
      const { open } = session;
      if (open === null) return;
      const name =
        open.kind === 'file'
          ? open.name.replace(/\.yrpx?$/i, '.duel.jsonl')
          : `${open.scenario.id}${open.branch === null ? '' : `-${open.branch.replaceAll(/[^a-z0-9]+/gi, '-')}`}.duel.jsonl`;
      const { header, truth } = open.duel;
      const changing = open.kind === 'file' ? open.changing : undefined;
      changing?.tree.writeNames(truth.path[truth.path.length - 1]?.at ?? 0);
      const entries = changing?.tree.log.entries ?? truth.entries;
      tell({ type: 'saved', serial, name, text: encodeDuel(header, entries) });
    },
    aside({ serial }) {
      const { open } = session;
      const kept = open?.kind === 'file' && serial === session.shown ? asideOf(open) : undefined;
      if (kept !== undefined) tell({ type: 'aside', serial, ...kept });
    },
    kept({ name }) {
      const { open } = session;
      if (open?.kind !== 'file' || open.changing === undefined) return;
      session.open = { ...open, name, changing: { ...open.changing, unsaved: false } };
    },
  };
}
