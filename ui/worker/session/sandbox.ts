import { pathTo } from '../../../events/index.ts';
import {
  CARDS,
  endOfDecision,
  headOf,
  playScenario,
  RULESETS,
  type Scenario,
  scenarioOfBoard,
  switchValues,
  writtenScenario,
} from '../../../machines/index.ts';
import { words } from '../../locales/index.ts';
import { changingOf } from '../changing/changing.ts';
import { cardTextTold, rulesetTold, switchesTold } from '../language.ts';
import type { Open } from '../open.ts';
import type { Shelf } from '../protocol/index.ts';
import { type Answers, problem, type Session } from './session.ts';

const shelf = (): Shelf => ({
  cards: [...CARDS.values()]
    .map(
      ({ id, name, kind, frame, icon, attribute, type, level, passcode, summary, atk, def }) =>
        ({
          id,
          name,
          kind,
          frame,
          icon,
          attribute,
          type,
          level,
          passcode,
          summary: cardTextTold(summary),
          atk,
          def,
        }) as Shelf['cards'][number],
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
  rulesets: [...RULESETS.values()].map(rulesetTold).map(({ id, name, switches }) => ({
    id,
    name,
    values: Object.fromEntries(Object.entries(switches).map(([key, value]) => [key, String(value)])),
  })),
  switches: switchesTold().map(({ name, asks, values }) => ({
    name,
    asks,
    values: switchValues(name as Parameters<typeof switchValues>[0]).map((value) => ({
      value,
      means: values[value] ?? value,
    })),
  })),
});

/** What a duel began from, as a scenario: the one it was made from, else its table as it began. */
function beginningOf(open: Open): { readonly base: Scenario; readonly unsaid: readonly string[] } {
  const original = open.kind === 'scenario' ? open.scenario : open.changing?.original?.scenario;
  if (original !== undefined) return { base: original, unsaid: [] };
  const { duel } = open;
  const state = duel.truth.timeline.at(endOfDecision(duel.truth.entries, 0));
  const title = duel.header.title ?? 'duel';
  const { scenario, unsaid } = scenarioOfBoard(state.board, duel.rules.speaker(state), duel.header, title);
  return { base: scenario, unsaid };
}

/** Answers what the sandbox asks: its cards and rules, a table as a setup, a duel as a scenario. */
export function sandboxAnswers(session: Session): Pick<Answers, 'shelf' | 'boardAsSetup' | 'asScenario'> {
  const { tell } = session;
  return {
    shelf: () => tell({ type: 'shelf', shelf: shelf() }),
    boardAsSetup({ serial, position }) {
      const { open } = session;
      if (open === null) return;
      // Whoever looks as one player sets up what that player saw: unknown cards cannot be named.
      if (open.duel.seenBy !== 'both') return problem(session, serial, words.setupNeedsBoth);
      const { header, rules, truth } = open.duel;
      const state = truth.timeline.at(position);
      const title = header.title ?? '';
      const asSetup = scenarioOfBoard(state.board, rules.speaker(state), header, title);
      tell({ type: 'boardAsSetup', serial, asSetup });
    },
    asScenario({ serial }) {
      const { open } = session;
      if (open === null) return;
      const { header, profile } = { header: open.duel.header, profile: open.duel.header.profile };
      if (profile !== 'full') return problem(session, serial, words.recordedElsewhere);
      const { tree } = changingOf(open);
      const { base } = beginningOf(open);
      const { entries } = tree.log;
      const path = (course: string | null) => pathTo(entries, headOf(tree, course));
      const scenario = writtenScenario(
        base,
        header,
        path(null),
        tree.names.map(({ name }) => ({ name, path: path(name) })),
      );
      const [failure] = [null, ...tree.names.map(({ name }) => name)].flatMap(
        (branch) => playScenario(scenario, branch === null ? {} : { branch }).failures,
      );
      if (failure !== undefined) return problem(session, serial, words.notAsScenario(failure));
      const text = `${JSON.stringify(scenario, null, 2)}\n`;
      tell({ type: 'scenarioWritten', serial, name: `${scenario.id}.json`, text });
    },
  };
}
