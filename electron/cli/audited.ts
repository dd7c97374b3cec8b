import { type Entry, explainRefusal, textOf } from '../../events/index.ts';
import {
  type AuditedAttack,
  type AuditReport,
  attackAround,
  type Disagreement,
  type DuelHeader,
  isForeign,
  namedDifference,
  nameIn,
  ruleOfDifference,
} from '../../machines/index.ts';
import { words } from '../../ui/index.ts';
import { said, telling } from './words/index.ts';

/** A duel that others decided, with what the rules say of it. */
export interface Audited {
  readonly header: DuelHeader;
  readonly entries: readonly Entry[];
  readonly report: AuditReport;
}

/** Whose attack it is: `turn 4, B's Luster Dragon attacks Cave Dragon`. */
export const whoseAttack = (
  { turn, player, attacker, target }: AuditedAttack,
  nameOf: (card: string) => string,
): string =>
  said.importing.whoseAttack(turn, player, nameOf(attacker), target === 'direct' ? null : nameOf(target));

/** A place where our rules and those who decided a duel say different things. */
export interface Difference {
  /** Which entry of ours, and which packet or entry of theirs. */
  readonly entry: number;
  readonly packet: number;
  readonly about: string;
  /** The attack in which it is, where it is in one. */
  readonly attack: string | null;
  readonly words: string;
  /** The id of the rule by which our side is so, where there is one. */
  readonly rule: string | null;
}

/** Each difference between our rules and what was told, in order, and each thing that was left out of the table. */
export function differencesOf({ header, entries, report }: Audited): readonly Difference[] {
  const nameOf = nameIn({ header, path: entries });
  return report.disagreements.map((each) => {
    const { entry, packet, about, player, ours, recorded, refusal } = each;
    const rule = ruleOfDifference(each, entries[entry]);
    const attack = attackAround(report.attacks, entry);
    const named = (side: string) => namedDifference(about, side, nameOf);
    const mine =
      refusal === undefined ? named(ours) : textOf(explainRefusal(refusal, nameOf, telling.catalogue).reason);
    return {
      entry,
      packet,
      about,
      attack:
        attack === undefined
          ? null
          : words.inAttack(
              attack.turn,
              nameOf(attack.attacker),
              attack.target === 'direct' ? null : nameOf(attack.target),
            ),
      words: `${words.differenceAbout(about, player)}. ${words.difference(about, mine, named(recorded), !isForeign(header))}${rule === null ? '' : ` ${words.differenceRule(rule)}`}`,
      rule,
    };
  });
}

/** What is said of one entry: each difference, and what nothing explains. */
export const saidAt = (audited: Audited, at: number): readonly string[] => [
  ...differencesOf(audited)
    .filter(({ entry }) => entry === at)
    .map((each) => each.words),
  ...unexplainedOf(audited)
    .filter(({ entry }) => entry === at)
    .map((each) => each.words),
];

/** By entry, what in it is other than our rules say. */
export function kindsOf(audited: Audited | undefined): ReadonlyMap<number, readonly Disagreement['about'][]> {
  const kinds = new Map<number, readonly Disagreement['about'][]>();
  for (const { entry, about } of audited?.report.disagreements ?? [])
    kinds.set(entry, [...(kinds.get(entry) ?? []), about]);
  return kinds;
}

/** The differences as lines: `line 7: entry 5 (38 here): Turn 3, … A replay was passed over. …`, and what was left out. */
export function differenceLines(audited: Audited): readonly string[] {
  // line 1 of the file is the header, and the first entry stands on line 2
  const placeOf = (packet: number, entry: number | null): string => words.toldAt(packet + 2, packet, entry);
  const lines = [
    ...differencesOf(audited).map(({ entry, packet, attack, words: said }) => ({
      packet,
      line: `${placeOf(packet, entry)} ${attack === null ? '' : `${attack} `}${said}`,
    })),
    ...audited.report.leftOut.map(({ packet, what, why }) => ({
      packet,
      line: `${placeOf(packet, null)} ${words.leftOutWhy(what, why)}`,
    })),
  ];
  return lines.sort((one, other) => one.packet - other.packet).map(({ line }) => line);
}

/** What is as it may be though nothing that was told explains it; no difference. */
function unexplainedOf({ header, entries, report }: Audited) {
  const nameOf = nameIn({ header, path: entries });
  return report.unexplained.map(({ entry, packet, card, rule }) => ({
    ...{ entry, packet },
    words: `${words.unexplainedHead}${words.colon}${words.unexplained(nameOf(card), rule)}`,
  }));
}

/** The same as lines like those of the differences. */
export const unexplainedLines = (audited: Audited): readonly string[] =>
  unexplainedOf(audited).map(
    ({ entry, packet, words: said }) => `${words.toldAt(packet + 2, packet, entry)} ${said}`,
  );
