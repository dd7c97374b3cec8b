import { encodeDuel, FoldError } from '../../../events/index.ts';
import { chartPlan } from '../chartPlan.ts';
import { momentAt } from '../moment.ts';
import { rowsBetween } from '../rows.ts';
import type { Answers, Session } from './session.ts';

/** Answers the questions about the duel that is open: its moments, rows and chart, and its text to keep. */
export function lookAnswers(session: Session): Pick<Answers, 'moment' | 'rows' | 'chart' | 'save' | 'kept'> {
  const { tell } = session;
  return {
    moment({ serial, position }) {
      const { open } = session;
      if (open === null) return;
      try {
        tell({ type: 'moment', serial, moment: momentAt(open.duel, position) });
      } catch (reason) {
        const from = reason instanceof FoldError ? reason.position : position;
        const message = reason instanceof Error ? reason.message : String(reason);
        tell({ type: 'broken', serial, position, from, message });
      }
    },
    rows({ serial, from, to }) {
      const { open } = session;
      if (open !== null) tell({ type: 'rows', serial, from, rows: rowsBetween(open.duel, from, to) });
    },
    chart({ serial }) {
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
    kept({ name }) {
      const { open } = session;
      if (open?.kind !== 'file' || open.changing === undefined) return;
      session.open = { ...open, name, changing: { ...open.changing, unsaved: false } };
    },
  };
}
