import { cardNames, type Entry, type Explanation, explain, textOf } from '../../events/index.ts';
import {
  createOursFinder,
  createRules,
  type DuelHeader,
  type DuelState,
  printedNames,
  ruleById,
  ruleIn,
  type SwitchName,
  toldByRules,
} from '../../machines/index.ts';
import { telling } from './words/index.ts';

/** An entry with everything that is said about it, and its rule in words. */
export interface Told {
  readonly entry: Entry;
  readonly explanation: Explanation;
  readonly sentence: string;
  readonly otherwise: string;
  readonly rule?: { readonly id: string; readonly statement: string; readonly source: string };
  /** Switches of the ruleset whose value no source states and that made this entry. */
  readonly ours: readonly SwitchName[];
}

/** An attack from its declaration to its end, with the checks that found a replay or say why there was none. */
export interface ToldAttack {
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly verdicts: readonly Told[];
  /** It has not ended in what is told. */
  readonly running: boolean;
  /** Where the attack went on to the Damage Step and its battle was called off there: what says so (B32). */
  readonly calledOff?: Told | undefined;
}

/** An entry that does not fit the table before it: only an edited file can hold one. */
export class EntryDoesNotFit extends Error {
  override readonly name = 'EntryDoesNotFit';
  readonly index: number;
  constructor(index: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.index = index;
  }
}

/**
 * Explains every entry of one future of a duel, in the language that is spoken.
 * @param entries the whole log
 * @param path the entries of that future, in order
 * @throws EntryDoesNotFit where a file was edited so that it cannot be told
 */
export function tellDuel(
  header: DuelHeader,
  entries: readonly Entry[],
  path: readonly Entry[],
): readonly Told[] {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const nameOf = cardNames(path, printedNames(header.cards));
  const finder = createOursFinder(header);
  const { switches } = header.ruleset;
  let state = rules.initial();
  let decision: Entry[] = [];
  let beforeDecision: DuelState | null = null;
  return path.map((entry) => {
    const before = state.board;
    if (entry.command !== undefined) {
      decision = [];
      beforeDecision = state;
    }
    decision.push(entry);
    let explanation: Explanation;
    try {
      state = rules.evolve(state, entry);
      explanation = explain(
        {
          ...{ entries, before, after: state.board, nameOf, switches },
          ...toldByRules({ ruleset: header.ruleset, cards: rules.cards }, header, before, entry),
        },
        entry.index,
        telling.catalogue,
      );
    } catch (error) {
      throw new EntryDoesNotFit(entry.index, error);
    }
    const found = explanation.rule === null ? undefined : ruleById(explanation.rule);
    const rule = found === undefined ? undefined : ruleIn(telling.rulebook, found);
    return {
      entry,
      explanation,
      sentence: textOf(explanation.sentence),
      otherwise: textOf(explanation.otherwise),
      ours: finder.behind(decision, beforeDecision),
      ...(rule === undefined
        ? {}
        : { rule: { id: rule.id, statement: rule.statement, source: rule.source } }),
    };
  });
}

type Check = Extract<Entry, { type: 'attackReplay.checked' }>;
const isCheck = (entry: Entry): entry is Check => entry.type === 'attackReplay.checked';

/** Of the checks of an attack those that decided something; where none did, the last one, which says why not. */
function verdictsAmong(told: readonly Told[]): readonly Told[] {
  const checks = told.filter(({ entry }) => isCheck(entry));
  const decided = checks.filter(
    ({ entry }) => isCheck(entry) && (entry.payload.verdict !== 'none' || entry.payload.then === 'choose'),
  );
  if (decided.length > 0) return decided;
  const telling = checks.filter(({ entry }) => isCheck(entry) && entry.payload.code !== 'NOTHING_CHANGED');
  return (telling.length > 0 ? telling : checks).slice(-1);
}

/** The end of the calculation that did not take place, else the end of an attack without it. */
const calledOffIn = (told: readonly Told[]): Told | undefined =>
  told.find(({ entry }) => entry.type === 'battle.calledOff');

/** The attacks of a duel in order. */
export function attacksOf(told: readonly Told[]): readonly ToldAttack[] {
  const starts = told.flatMap(({ entry }, position) => (entry.type === 'attack.declaring' ? [position] : []));
  return starts.map((from, number) => {
    const until = told.slice(from, starts[number + 1]);
    const end = until.findIndex(({ entry }) => entry.type === 'attack.ended');
    const inside = end < 0 ? until : until.slice(0, end + 1);
    const declared = inside.find(({ entry }) => entry.type === 'attack.declared') ?? inside[0];
    return {
      from: inside[0]?.entry.index ?? 0,
      to: inside.at(-1)?.entry.index ?? 0,
      title: declared?.explanation.row ?? '',
      verdicts: verdictsAmong(inside),
      running: end < 0,
      calledOff: calledOffIn(inside),
    };
  });
}
