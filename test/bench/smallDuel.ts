import type { Command, Entry } from '../../events/index.ts';
import {
  type CardData,
  createRules,
  type DuelHeader,
  isRejection,
  type Rules,
  resolveRuleset,
  type Scenario,
  setUp,
} from '../../machines/index.ts';

/** The cards of the small duel, made for it: a second engine has the same ones in `coreCards.ts`. */
const CARDS: readonly CardData[] = [
  {
    id: 'bench-challenger',
    name: 'Bench Challenger',
    kind: 'monster',
    frame: 'normal',
    attribute: 'EARTH',
    type: 'Warrior',
    level: 4,
    atk: 1800,
    def: 1000,
    summary: 'A Normal Monster that attacks directly.',
    effects: [],
  },
  {
    id: 'bench-guardian',
    name: 'Bench Guardian',
    kind: 'monster',
    frame: 'normal',
    attribute: 'EARTH',
    type: 'Warrior',
    level: 4,
    atk: 1200,
    def: 2000,
    summary: 'A Normal Monster that is brought in the way.',
    effects: [],
  },
  {
    id: 'bench-ambush',
    name: 'Bench Ambush',
    kind: 'trap',
    icon: 'normal',
    summary: 'Special Summons one monster from your hand in Attack Position.',
    effects: [
      {
        id: 'activate',
        kind: 'activate',
        condition: [
          { freeMonsterZones: 'you', min: 1 },
          { exists: { in: 'hand', of: 'you', where: { kind: 'monster' } } },
        ],
        do: [
          {
            op: 'specialSummon',
            what: { in: 'hand', of: 'you', where: { kind: 'monster' } },
            count: 1,
            positions: ['attack'],
          },
        ],
      },
    ],
  },
];

/** How many cards are in each deck: one is drawn. */
export const DECK = 10;
const deck = Array.from({ length: DECK }, () => 'bench-guardian');

const SCENARIO: Scenario = {
  format: 'duelscope/scenario',
  version: 1,
  id: 'bench',
  title: 'A direct attack, a monster in its way, an attack replay, a battle',
  cards: [...CARDS],
  setup: {
    at: 'drawPhase',
    turn: 3,
    A: { monsters: ['bench-challenger'], deck },
    B: { spellsTraps: ['bench-ambush'], hand: ['bench-guardian'], deck },
  },
  steps: [],
};

/** A duel played from its setup by commands that are known beforehand. */
export interface SmallDuel {
  readonly header: DuelHeader;
  readonly commands: readonly Command[];
}

/** What the duel came to, to be compared with what the other engine says. */
export interface Outcome {
  readonly attackReplays: number;
  readonly damage: number;
  readonly destroyed: number;
}

const idOf = (header: DuelHeader, name: string): string =>
  header.setup.cards.find((card) => card.name === name && card.place.zone !== 'deck')?.id ?? '';

/** The decision at each moment of the small duel; everyone else passes. */
function decisionAt(rules: Rules, header: DuelHeader, state: ReturnType<Rules['initial']>): Command {
  const { asks, may, places } = rules.speaker(state);
  const player = asks ?? 'A';
  const { board } = state;
  if (places.includes('battle.open'))
    return { type: 'attack.declare', player, with: idOf(header, 'bench-challenger'), target: 'direct' };
  if (may.includes('attackReplay.choose'))
    return { type: 'attackReplay.choose', player, target: idOf(header, 'bench-guardian') };
  const ambush = idOf(header, 'bench-ambush');
  const waits = board.cards[ambush]?.faceUp === false;
  if (player === 'B' && places.includes('declaration') && waits)
    return { type: 'effect.activate', player, card: ambush };
  return { type: 'priority.pass', player };
}

/** Plays the duel once and keeps what was decided. */
export function prepareSmallDuel(): SmallDuel {
  const ruleset = resolveRuleset('modern-tcg');
  if (ruleset === undefined) throw new Error('there is no ruleset modern-tcg');
  const { header } = setUp(SCENARIO, ruleset);
  const rules = createRules({ ruleset, cards: header.cards });
  const commands: Command[] = [];
  let { state } = rules.begin(header.setup);
  while (!rules.speaker(state).places.includes('attackOver')) {
    const command = decisionAt(rules, header, state);
    const decided = rules.decide(state, command, commands.length * 1000);
    if (isRejection(decided)) throw new Error(`${command.type} is refused: ${decided.code}`);
    commands.push(command);
    ({ state } = decided);
  }
  return { header, commands };
}

/** Plays the duel by its commands, with rules made for it: every entry with its reasons is in the log that comes back. */
export function playSmallDuel({ header, commands }: SmallDuel): readonly Entry[] {
  const rules = createRules({ ruleset: header.ruleset, cards: header.cards });
  const begun = rules.begin(header.setup);
  const log = [...begun.entries];
  let { state } = begun;
  for (const [at, command] of commands.entries()) {
    const decided = rules.decide(state, command, at * 1000);
    if (isRejection(decided)) throw new Error(`${command.type} is refused: ${decided.code}`);
    ({ state } = decided);
    for (const entry of decided.entries) log.push(entry);
  }
  return log;
}

/** What a played duel came to. */
export function outcomeOf(log: readonly Entry[]): Outcome {
  let [attackReplays, damage, destroyed] = [0, 0, 0];
  for (const entry of log) {
    if (entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay') attackReplays += 1;
    if (entry.type === 'lifePoints.changed') damage += entry.payload.from - entry.payload.to;
    if (entry.type === 'card.moved' && entry.payload.reason === 'destroyedByBattle') destroyed += 1;
  }
  return { attackReplays, damage, destroyed };
}
