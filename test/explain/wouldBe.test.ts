import { describe, expect, it } from 'vitest';
import {
  type AttackState,
  type Board,
  createTimeline,
  type EntryOf,
  emptyBoard,
  evolveBoard,
  type SideChange,
  type Visit,
} from '../../events/index.ts';
import {
  createRules,
  EXAMPLES,
  type PlayedScenario,
  playScenario,
  RULESETS,
  type Rules,
} from '../../machines/index.ts';
import { judgeAttackReplay } from '../../machines/rules/attackReplay.ts';
import { EVERY_RUN, playRun } from '../support/everyRun.ts';
import { teller } from './telling.ts';

// What a sentence says would be is held against the rules themselves: the table is changed as the sentence says, and
// the check is made again. So no sentence promises a replay that the duel's ruleset would not have made.

type Check = EntryOf<'attackReplay.checked'>;
interface Claim {
  readonly board: Board;
  readonly attack: AttackState;
  readonly env: Rules;
  readonly check: Check;
}

const isCome = ({ by }: SideChange): boolean => by === 'entered' || by === 'controlIn';
const netOf = (changes: readonly SideChange[]): number =>
  changes.reduce((sum, each) => sum + (isCome(each) ? 1 : -1), 0);

/** A snapshot with so many monsters; only how many there were is asked. */
const many = (count: number): Visit[] =>
  Array.from({ length: Math.max(0, count) }, () => 'x' as unknown as Visit);
const monstersOf = (board: Board, player: 'A' | 'B'): readonly string[] =>
  [...board.players[player].monster, ...board.players[player].extraMonster].flatMap((id) => id ?? []);
const defenderOf = ({ player }: AttackState): 'A' | 'B' => (player === 'A' ? 'B' : 'A');

/**
 * The same table without the one thing that the sentence takes back: the end of the Battle Phase, the negation, or what
 * became of the attacker. Whatever else ended the attack stays.
 */
function notEnded({ board, attack, check }: Claim): Board {
  const { code } = check.payload;
  if (code === 'BATTLE_PHASE_ENDED') return { ...board, battlePhaseEndedAt: null };
  if (code === 'ATTACK_NEGATED') return { ...board, attack: { ...attack, negatedAt: null } };
  const { attacker, player } = attack;
  const state = board.cards[attacker];
  if (state === undefined) throw new Error(`no card ${attacker}`);
  const without = (ids: readonly (string | null)[]) => ids.map((id) => (id === attacker ? null : id));
  const place = (side: 'A' | 'B') => {
    const { monster, extraMonster } = board.players[side];
    const left = { monster: without(monster), extraMonster: without(extraMonster) };
    if (side === player) left.monster.push(attacker);
    return { ...board.players[side], ...left };
  };
  const { cannotAttack: _, ...values } = state.values;
  const other = (changes: readonly SideChange[]) => changes.filter(({ card }) => card !== attacker);
  return {
    ...board,
    players: { A: place('A'), B: place('B') },
    cards: {
      ...board.cards,
      [attacker]: {
        ...state,
        values: { ...values, attacks: 9 },
        faceUp: true,
        position: 'attack',
        place: { player, zone: 'monster', index: 1 },
      },
    },
    attack: {
      ...attack,
      attackerLost: null,
      defenderChanges: other(attack.defenderChanges),
      ownChanges: other(attack.ownChanges),
    },
  };
}

/** The same with what happened outside the window of an attack as what happened in it. */
function inWindow({ board, attack }: Claim): Board {
  const { unjudged } = board;
  const gone = unjudged.find((each) => each.card === attack.target && !isCome(each));
  return {
    ...board,
    attack: {
      ...attack,
      inDamageStep: false,
      attackerLost: null,
      redirected: null,
      defenderChanges: unjudged,
      ownChanges: [],
      targetLost: gone === undefined ? null : { entry: gone.entry },
      snapshot: {
        ...attack.snapshot,
        defender: many(monstersOf(board, defenderOf(attack)).length - netOf(unjudged)),
      },
    },
  };
}

const caused = (changes: readonly SideChange[], kind: SideChange['kind']): SideChange[] =>
  changes.map((each) => ({ ...each, kind }));

/** The same with a monster gone that was on a side. */
function withGone({ board, attack }: Claim, side: 'defender' | 'own', kind: SideChange['kind']): Board {
  const gone: SideChange = {
    card: 'gone',
    visit: 'gone' as unknown as Visit,
    entry: attack.snapshot.entry + 1,
    by: 'left',
    kind,
    reason: 'destroyedByEffect',
  };
  const counts = { defender: monstersOf(board, defenderOf(attack)), own: monstersOf(board, attack.player) };
  return {
    ...board,
    attack: {
      ...attack,
      [side === 'own' ? 'ownChanges' : 'defenderChanges']: [gone],
      snapshot: { ...attack.snapshot, [side]: many(counts[side].length + 1) },
    },
  };
}

/** What the check comes to on another table: `replay`, `none`, or the code that ends the attack. */
function judged(env: Rules, board: Board): string {
  const { payload } = judgeAttackReplay(env, board);
  return payload.verdict === 'ended' ? (payload.code ?? '') : payload.verdict;
}

type Held = readonly [found: string, wanted: string];
const replay = (found: string): Held => [found, 'replay'];

/** Sentences on what would be, each with the table it speaks of and what must come of it. */
const CLAIMS: readonly (readonly [RegExp, (claim: Claim) => readonly Held[]])[] = [
  [/there would be a replay, since/, (claim) => [replay(judged(claim.env, notEnded(claim)))]],
  [/^If .*, (the attack|it) would go on\.$/, (claim) => [[judged(claim.env, notEnded(claim)), 'none']]],
  [
    /would be over all the same/,
    (claim) => {
      const found = judged(claim.env, notEnded(claim));
      return [[found === 'none' || found === 'replay' ? found : 'over', 'over']];
    },
  ],
  [/would end all the same/, (claim) => [[judged(claim.env, notEnded(claim)), 'NO_LEGAL_TARGET']]],
  [
    /^Before the Damage Step this would have ended the attack/,
    (claim) => [
      [
        claim.board.unjudged.map(({ card }) => card).includes(claim.attack.attacker) ? 'ended' : 'not',
        'ended',
      ],
    ],
  ],
  [
    /before the Damage Step either/,
    ({ env, ...claim }) => [
      [judged(env, inWindow({ env, ...claim })) === 'replay' ? 'replay' : 'none', 'none'],
    ],
  ],
  [/had happened before the Damage Step/, (claim) => [replay(judged(claim.env, inWindow(claim)))]],
  [
    /had caused the change/,
    ({ env, board, attack }) => [
      replay(
        judged(env, {
          ...board,
          attack: {
            ...attack,
            defenderChanges: caused(attack.defenderChanges, 'trap'),
            ownChanges: caused(attack.ownChanges, 'trap'),
          },
        }),
      ),
    ],
  ],
  [
    /^It would be a replay if (a monster|the number|a Trap)/,
    (claim) => {
      const { check, env } = claim;
      const text = sentenceOf.get(check) ?? '';
      const kind = text.includes('a Trap or a Quick-Play Spell') ? 'trap' : 'monster';
      const sides = text.includes('either player’s')
        ? (['defender', 'own'] as const)
        : (['defender'] as const);
      return sides.map((side) => replay(judged(env, withGone(claim, side, kind))));
    },
  ],
];
const sentenceOf = new Map<Check, string>();

/** Claims of one duel that the rules do not hold, and how many were looked at. */
function look(title: string, { header, entries }: PlayedScenario, wrong: Set<string>): number {
  const env = createRules(header);
  const told = teller(entries, undefined, header.ruleset.switches);
  const timeline = createTimeline({ initial: emptyBoard, evolve: evolveBoard, entries });
  let looked = 0;
  for (const entry of entries) {
    if (entry.type !== 'attackReplay.checked' || entry.payload.verdict === 'replay') continue;
    const board = timeline.at(entry.index - 1);
    const { attack } = board;
    if (attack === null || attack.target === null || entry.payload.code === 'REDIRECTED') continue;
    const otherwise = told.otherwise(entry.index);
    sentenceOf.set(entry, otherwise);
    const claim = CLAIMS.find(([pattern]) => pattern.test(otherwise));
    if (claim === undefined) continue;
    looked++;
    for (const [found, wanted] of claim[1]({ attack, board, check: entry, env }))
      if (found !== wanted)
        wrong.add(`${title}, ${header.ruleset.id}, entry ${entry.index}: ${otherwise} (${found})`);
  }
  return looked;
}

describe('what would be a replay, in words', () => {
  it.each([...RULESETS.keys()])('is one under %s, in every example', (ruleset) => {
    const wrong = new Set<string>();
    let looked = 0;
    for (const scenario of EXAMPLES) looked += look(scenario.id, playScenario(scenario, { ruleset }), wrong);
    expect([...wrong]).toEqual([]);
    expect(looked).toBeGreaterThan(60);
  });

  it('is one in every branch of an example', () => {
    const wrong = new Set<string>();
    for (const run of EVERY_RUN) if (run.branch !== undefined) look(run.title, playRun(run), wrong);
    expect([...wrong]).toEqual([]);
  });
});
