import {
  cardNames,
  type Entry,
  type NoReplayCode,
  type Player,
  type ReplayCause,
} from '../../events/index.ts';
import { printedNames } from '../cards/index.ts';
import { createRules, type DuelHeader } from '../duel/index.ts';

/** What became of one attack, by the names of its cards; several copies are told apart by a number, as on the board. */
export interface AttackOutcome {
  readonly attacker: string;
  /** What it was declared on; `null` where it came to no target. */
  readonly target: string | null;
  /** Each replay: why, and what could be chosen. */
  readonly replays: readonly {
    readonly causes: readonly ReplayCause[];
    readonly choices: readonly string[];
  }[];
  /** Why the last check found none, where it did. */
  readonly noReplay: NoReplayCode | null;
  readonly battle: {
    readonly target: string;
    readonly damage: { readonly A: number; readonly B: number };
    readonly destroyed: readonly string[];
  } | null;
  /** How it was over; `null` while it is running. */
  readonly ended: string | null;
}

/** What came of a duel, as far as other engines can tell it as well. */
export interface DuelOutcome {
  readonly attacks: readonly AttackOutcome[];
  /** Decisions that were refused. */
  readonly refused: readonly { readonly player: Player; readonly decision: string; readonly code: string }[];
  readonly lifePoints: { readonly A: number; readonly B: number };
  /** The monsters on each side in the end. */
  readonly monsters: { readonly A: readonly string[]; readonly B: readonly string[] };
}

type Unfinished = { -readonly [K in keyof AttackOutcome]: AttackOutcome[K] };

/**
 * What came of a duel: its attacks with their replays and battles, what was refused, and how it stands.
 * @param path one future of the duel
 * @throws Error at an entry that does not fit the table before it
 * @example outcomeOf(header, entries).attacks[0]?.replays
 */
export function outcomeOf(header: DuelHeader, path: readonly Entry[]): DuelOutcome {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const nameOf = cardNames(path, printedNames(header.cards));
  const named = (card: string, direct = false): string => (direct ? 'direct' : nameOf(card));
  const attacks: Unfinished[] = [];
  const refused: DuelOutcome['refused'][number][] = [];
  let state = rules.initial();
  for (const entry of path) {
    state = rules.evolve(state, entry);
    const attack = attacks.at(-1);
    const { type, payload } = entry;
    if (type === 'command.refused' && entry.command !== undefined)
      refused.push({ player: entry.command.player, decision: entry.command.type, code: payload.code });
    else if (type === 'attack.declaring')
      attacks.push({
        ...{ attacker: nameOf(payload.attacker), target: null, replays: [], noReplay: null },
        ...{ battle: null, ended: null },
      });
    else if (attack === undefined) continue;
    else if (type === 'attack.declared') attack.target = named(payload.target, payload.direct);
    else if (type === 'attackReplay.checked' && payload.verdict === 'replay') {
      const choices = payload.choices.map(({ value, card }) =>
        card === undefined ? String(value) : nameOf(card),
      );
      attack.replays = [...attack.replays, { causes: payload.causes, choices }];
      attack.noReplay = null;
    } else if (type === 'attackReplay.checked') attack.noReplay = payload.code ?? null;
    else if (type === 'battle.calculated')
      attack.battle = {
        target: payload.target === undefined ? 'direct' : nameOf(payload.target),
        damage: { A: payload.damage.A, B: payload.damage.B },
        destroyed: payload.destroyed.map((card) => nameOf(card)),
      };
    else if (type === 'attack.ended') attack.ended = payload.how;
  }
  const { players } = state.board;
  const monstersOf = ({ monster, extraMonster }: (typeof players)['A']) =>
    [...monster, ...extraMonster].flatMap((card) => (card === null ? [] : [nameOf(card)])).sort();
  return {
    attacks,
    refused,
    lifePoints: { A: players.A.lifePoints, B: players.B.lifePoints },
    monsters: { A: monstersOf(players.A), B: monstersOf(players.B) },
  };
}
