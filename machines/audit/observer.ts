import type { DuelEvent, Entry, Values } from '../../events/index.ts';
import { builtInCard, type CardData } from '../cards/index.ts';
import { createRules } from '../duel/rules.ts';
import type { DuelHeader } from '../duel/types.ts';
import { Audit } from './audit.ts';
import { TableJudge } from './judgePlaces.ts';
import type { AuditReport } from './report.ts';
import { resultIn } from './result.ts';

/** A duel that another engine tells, as a duel of ours: it grows as the other one does. */
export interface Observer {
  /** Entries as the other engine wrote them, in order; the entries of ours that they became, with what was inferred. */
  take(told: readonly Entry[]): readonly Entry[];
  /** All entries of ours so far. */
  readonly entries: readonly Entry[];
  /** What the rules say of it so far; a packet is the number of an entry of the other engine. */
  readonly report: AuditReport;
}

/** Numbers of entries that an event names, brought from the other engine's numbers to ours. */
function renumbered(event: DuelEvent, ours: (told: number) => number | undefined): DuelEvent {
  const known = (list: readonly number[]): number[] => list.map(ours).filter((each) => each !== undefined);
  switch (event.type) {
    case 'attackReplay.checked': {
      const candidates = event.payload.candidates.map((candidate) =>
        candidate.entries === undefined ? candidate : { ...candidate, entries: known(candidate.entries) },
      );
      return { type: event.type, payload: { ...event.payload, candidates } };
    }
    case 'bookmark.added':
      return { type: event.type, payload: { ...event.payload, about: ours(event.payload.about) ?? 0 } };
    case 'note.added':
      return { type: event.type, payload: { ...event.payload, about: ours(event.payload.about) ?? 0 } };
    case 'branch.named':
      return { type: event.type, payload: { ...event.payload, head: ours(event.payload.head) ?? 0 } };
    default:
      return event;
  }
}

const PRINTED = ['atk', 'def', 'level', 'attribute', 'type'] as const;

/** A card with what is printed on it, where the other engine left that to the data of the cards. */
function withPrinted<C extends { readonly name: string; readonly printed: Values }>(
  card: C,
  data: ReadonlyMap<string, CardData>,
): C {
  const known = data.get(card.name) ?? builtInCard(card.name);
  if (known === undefined || Object.keys(card.printed).length > 0) return card;
  const values = PRINTED.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]));
  return { ...card, printed: Object.fromEntries(values) };
}

/** The cards of the setup, and those that come later, with what is printed on them. */
function printed(event: DuelEvent, data: ReadonlyMap<string, CardData>): DuelEvent {
  if (event.type === 'duel.started') {
    const cards = event.payload.cards.map((card) => withPrinted(card, data));
    return { type: event.type, payload: { ...event.payload, cards } };
  }
  if (event.type !== 'card.moved' || event.payload.created === undefined) return event;
  const created = withPrinted(event.payload.created, data);
  return { type: event.type, payload: { ...event.payload, created } };
}

/**
 * Follows a duel that another engine tells in events: what the procedure needs between them is added as the shortest
 * legal run, marked as inferred, every attack gets its verdict, and what does not fit the table is left out and listed.
 * @example const observer = observeDuel(header); for (const entry of observer.take(told)) show(entry);
 */
export function observeDuel(header: DuelHeader): Observer {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const env = { ruleset: header.ruleset, cards: rules.cards };
  const audit = new Audit(rules, env, undefined, new TableJudge(header.setup));
  let told = 0;
  return {
    entries: audit.entries,
    take(more) {
      const first = audit.entries.length;
      for (const { index, parent, at, type, payload, causedBy, because } of more) {
        told += 1;
        const event = printed(
          renumbered({ type, payload } as DuelEvent, (number) => audit.entryOf(number)),
          rules.cards,
        );
        if (parent !== undefined && parent !== index - 1) {
          audit.leaveOut(index, type, 'it starts a branch, and branches of other engines are not read');
          continue;
        }
        audit.observe({ packet: index, event, causes: causedBy }, index, {
          at,
          ...(because === undefined ? {} : { because }),
        });
      }
      return audit.entries.slice(first);
    },
    get report() {
      const { entries, state } = audit;
      return audit.report({
        packets: told,
        unmapped: [],
        cutOff: state.board.winner === null,
        unpacked: null,
        result: resultIn(entries),
      });
    },
  };
}
