import { RULE_IDS } from '../../../machines/index.ts';
import type { DuelOnHand } from '../duelOnHand.ts';
import { glossaryTold, ruleTold } from '../language.ts';
import type { Sought } from '../protocol/index.ts';
import type { Answers, Session } from './session.ts';
import { lookedAt } from './veil.ts';

/** Whether a value names one of the cards, however deep in it. */
function names(value: unknown, cards: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return cards.has(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => names(each, cards));
}

/** The next position behind `from` that is about what is sought; from the beginning again after the last one. */
export function seekFrom(duel: DuelOnHand, sought: Sought, from: number): number | null {
  const { path } = duel;
  const cards = new Set<string>();
  if ('card' in sought)
    for (const [card, name] of Object.entries(duel.names.full)) {
      const copy = duel.names.numbers[card];
      if (name === sought.card || (copy !== undefined && name === `${sought.card} ${copy}`)) cards.add(card);
    }
  for (let by = 1; by <= path.length; by++) {
    const at = (from + by) % path.length;
    const entry = path[at];
    if (entry === undefined || entry.type === 'duel.started') continue;
    if ('rule' in sought ? entry.because?.rule === sought.rule : names(entry.payload, cards)) return at;
  }
  return null;
}

/** Answers what the reader looks for by words. */
export function findingAnswers(session: Session): Pick<Answers, 'rules' | 'glossary' | 'seek'> {
  return {
    rules: () =>
      session.tell({
        type: 'rules',
        rules: RULE_IDS.flatMap((id) => {
          const rule = ruleTold(id);
          if (rule === undefined) return [];
          const { statement, source, kind } = rule;
          return [{ id, statement, source, ours: kind === 'ours' }];
        }),
      }),
    glossary: async () => session.tell({ type: 'glossary', terms: await glossaryTold() }),
    seek({ serial, sought, from }) {
      const { open } = session;
      if (open === null) return;
      session.tell({
        type: 'sought',
        serial,
        sought,
        position: seekFrom(lookedAt(session, open), sought, from),
      });
    },
  };
}
