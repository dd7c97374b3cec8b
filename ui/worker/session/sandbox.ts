import { answers } from '../../locales/answers.ts';
import { type Answers, problem, type Session } from './session.ts';

/** Answers what the sandbox asks: its cards and rules, a table as a setup, a duel as a scenario. */
export function sandboxAnswers(session: Session): Pick<Answers, 'shelf' | 'boardAsSetup' | 'asScenario'> {
  const { tell } = session;
  return {
    async shelf() {
      const { shelf } = await import('../settingUp.ts');
      tell({ type: 'shelf', shelf: shelf() });
    },
    async boardAsSetup({ serial, position }) {
      const { open } = session;
      if (open === null) return;
      // Whoever looks as one player sets up what that player saw: unknown cards cannot be named.
      if (open.duel.seenBy !== 'both') return problem(session, serial, answers.setupNeedsBoth);
      const { boardAsSetup } = await import('../settingUp.ts');
      tell({ type: 'boardAsSetup', serial, asSetup: boardAsSetup(open, position) });
    },
    async asScenario({ serial }) {
      const { open } = session;
      if (open === null) return;
      if (open.duel.header.profile !== 'full') return problem(session, serial, answers.recordedElsewhere);
      const { asScenario } = await import('../settingUp.ts');
      const written = asScenario(open);
      if ('failure' in written) return problem(session, serial, answers.notAsScenario(written.failure));
      tell({ type: 'scenarioWritten', serial, ...written });
    },
  };
}
