import { type CardId, type CardState, type Player, textOf } from '../../events/index.ts';
import { tookNext } from '../inspector/why/tookNext.ts';
import { words } from '../locales/index.ts';
import { type DuelOnHand, positionOf } from '../worker/duelOnHand.ts';
import { glimpseAt } from '../worker/glimpse.ts';
import { rulesetTold } from '../worker/language.ts';
import { momentAt, noteOf } from '../worker/moment.ts';
import { usedRowsOf } from '../worker/outline.ts';
import type { JudgedSide, Judgement, Moment } from '../worker/protocol/index.ts';
import { rowsBetween } from '../worker/rows.ts';
import { knownName, tableOf } from './tableOf.ts';
import { toldBy } from './toldBy.ts';
import { saidOf, type ToldOtherwise } from './toldOtherwise.ts';

/** More lines of what happened than this are no help to who reads a question. */
const MOST_LINES = 24;
/** What a judge wants to hear of; the rest of the procedure lies between. */
const TELLING: ReadonlySet<string> = new Set([
  ...['attack.declared', 'attack.negated', 'attack.notRedirected', 'attack.redirected', 'attack.stopped'],
  ...['attack.targetChosen', 'battle.calculated', 'battle.calledOff', 'battlePhase.ended', 'card.equipped'],
  ...[
    'card.moved',
    'card.turned',
    'cards.revealed',
    'command.refused',
    'control.changed',
    'counters.changed',
  ],
  ...['effect.activated', 'effect.negated', 'lifePoints.changed', 'monster.summoned', 'monster.turnedByHand'],
  ...['phase.entered', 'spellTrap.set', 'value.changed'],
]);

/**
 * What led to an entry: the rows of its attack, else of its turn, without passes and without what has no mark; what was
 * told otherwise than our rules say is said so.
 */
function storyOf(duel: DuelOnHand, moment: Moment, otherwise?: ToldOtherwise): readonly string[] {
  const { board, before, position } = moment;
  const attack = board.attack ?? before.attack;
  const first = attack === null ? Math.max(0, position - 200) : positionOf(duel, attack.declaringAt);
  const begun = duel.path.findLastIndex(({ type }, at) => at <= position && type === 'turn.begun');
  const from = attack === null ? Math.max(first, begun) : Math.max(0, first);
  const lines: { words: string; many: string | undefined; count: number; by: Player | null }[] = [];
  for (let at = from; at < position; at++) {
    const entry = duel.path[at];
    if (entry === undefined) continue;
    const { kinds } = saidOf(otherwise, entry.index);
    const fired = entry.type === 'attackReplay.checked' && entry.payload.verdict === 'replay';
    if (kinds.length === 0 && (entry.inferred === true || (!fired && !TELLING.has(entry.type)))) continue;
    const many = kinds.length === 0 ? rowsBetween(duel, at, at + 1)[0]?.many : undefined;
    const { row, player } = glimpseAt(duel, at).explanation;
    const last = lines.at(-1);
    if (many !== undefined && last?.many === many && last.by === player) last.count += 1;
    else {
      const said = kinds.length === 0 ? row : words.rowDiffers(kinds, row);
      lines.push({ words: said, many, count: 1, by: player });
    }
  }
  return lines
    .slice(-MOST_LINES)
    .map(({ words: row, many, count, by }) =>
      words.judgeLine(by, count > 1 && many !== undefined ? words.manyCome(many, count) : row),
    );
}

function cardWords(duel: DuelOnHand, card: CardState): string {
  const name = knownName(duel, card);
  const { zone, index } = card.place;
  const monster = zone === 'monster' || zone === 'extraMonster';
  const counters = Object.entries(card.counters)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => words.counterName(kind, count));
  return words.judgedCard({
    name,
    zone: zone === 'monster' || zone === 'spellTrap' ? (index ?? null) : zone,
    faceUp: card.faceUp,
    position: monster ? card.position : null,
    values: monster && card.faceUp ? card.values : null,
    counters,
  });
}

function sideOf(duel: DuelOnHand, moment: Moment, player: 'A' | 'B'): JudgedSide {
  const { board } = moment;
  const state = board.players[player];
  const told = (ids: readonly (CardId | null)[]): readonly string[] =>
    ids.flatMap((id) => {
      const card = id === null ? undefined : board.cards[id];
      return card === undefined ? [] : [cardWords(duel, card)];
    });
  return {
    player,
    lifePoints: state.lifePoints,
    monsters: told([...state.monster, ...state.extraMonster]),
    spellsTraps: told([...state.spellTrap, ...state.fieldSpell, ...state.pendulum]),
    piles: [
      [words.zoneName('hand'), state.hand.length],
      [words.zoneName('deck'), state.deck.length],
      [words.zoneName('extraDeck'), state.extraDeck.length],
      [words.zoneName('graveyard'), state.graveyard.length],
      [words.zoneName('banished'), state.banished.length],
    ],
  };
}

/**
 * Everything that a judge is asked about and answers at one entry: the table, what happened, the verdict with its rule,
 * and the ruleset; as the viewpoint of the duel on hand saw it.
 * @param title what the duel is called
 * @param otherwise where others decided it: what our rules say otherwise
 * @throws RangeError where there is no such position; FoldError at and behind an entry that cannot be applied
 */
export function judgementOf(
  duel: DuelOnHand,
  position: number,
  title: string,
  otherwise?: ToldOtherwise,
): Judgement {
  const moment = momentAt(duel, position);
  const { explanation, ours } = moment;
  const table = tableOf(duel, moment);
  const { differs, rule: otherRule, unexplained } = saidOf(otherwise, moment.entry.index);
  // what others told has no rule of its own: then the one by which it is otherwise
  const rule = moment.rule ?? (otherRule === null ? null : noteOf(otherRule));
  const chosen = explanation.choices.find(
    ({ taken, value }) => taken !== undefined || tookNext(moment, value),
  );
  return {
    title,
    entry: moment.entry.index,
    seenBy: duel.seenBy,
    toldBy: toldBy(duel.header, moment),
    turn: table.turn,
    where: table.where,
    table,
    sides: [sideOf(duel, moment, 'B'), sideOf(duel, moment, 'A')],
    story: storyOf(duel, moment, otherwise),
    mark: differs.length === 0 ? explanation.mark : 'differs',
    verdict: explanation.title,
    sentence: explanation.sentence,
    differs: differs.length === 0 ? null : { head: otherwise?.head ?? '', lines: differs },
    unexplained,
    otherwise: textOf(explanation.otherwise),
    choices: explanation.choices.map(({ words: choice }) => choice),
    taken: chosen === undefined ? null : chosen.words,
    rule:
      rule === null
        ? null
        : {
            id: rule.id,
            statement: rule.statement,
            source: rule.ours ? null : rule.source,
            texts: rule.ours ? [] : rule.texts.map((text) => words.judgeTextIs(text.name, text.what)),
          },
    ours: ours.map(({ asks, means }) => `${asks}${words.colon}${means}`),
    ruleset: rulesetTold(duel.header.ruleset).name,
    used: usedRowsOf(duel.path),
  };
}
