import { inOneDirection, type Player } from '../../events/index.ts';
import { builtInCard, type CardData, type Ruleset } from '../../machines/index.ts';
import { answers } from '../locales/answers.ts';
import type { DuelOnHand } from './duelOnHand.ts';
import { faceOf } from './faceOf.ts';
import { choiceIn, rulesetLines, switchLines } from './knownRulesets.ts';
import { rulesetTold } from './language.ts';
import { attackSpansOf, columnsOf, openingPosition, segmentsOf, turnsOf, usedRowsOf } from './outline.ts';
import type { BranchSummary, CardFace, Origin, Outline } from './protocol/index.ts';

/** Where the duel comes from and what else there is to look at; the rest of the outline follows from the log. */
export interface About {
  readonly title: string;
  readonly text: string | null;
  readonly origin: Origin;
  readonly branch: string | null;
  readonly branches: readonly BranchSummary[];
  readonly leftBranch?: Outline['leftBranch'];
  readonly warnings: readonly string[];
  readonly under: Outline['under'];
  /** The rules it was decided or told under. */
  readonly ownRules: Ruleset;
  readonly ownRuleset: boolean;
  readonly differs: Outline['differs'];
  readonly changed: boolean;
  readonly changing: Outline['changing'];
}

/** A player by name; who has none is told in the reader's language. */
const playerName = ({ players }: DuelOnHand['header'], player: Player): string =>
  players[player] === `Player ${player}` ? answers.playerName(player) : inOneDirection(players[player]);

/** The cards of a duel; another engine need not bring the data of built-in ones that come later, such as tokens. */
function cardsOf({ header: { cards, profile }, path }: DuelOnHand): readonly CardData[] {
  if (profile === 'full') return cards;
  const known = new Set(cards.map(({ id }) => id));
  const come = path.flatMap(({ type, payload }) =>
    type === 'card.moved' && payload.created !== undefined && !known.has(payload.created.name)
      ? [payload.created.name]
      : [],
  );
  return [...cards, ...[...new Set(come)].flatMap((name) => builtInCard(name) ?? [])];
}

/** Everything of a duel that the page needs at once. */
export function outlineOf(duel: DuelOnHand, about: About): Outline {
  const { header, path } = duel;
  const faces: Record<string, CardFace> = {};
  for (const card of cardsOf(duel)) faces[card.id] = faceOf(card);
  return {
    title: inOneDirection(about.title),
    text: about.text === null ? null : inOneDirection(about.text),
    origin: about.origin,
    ruleset: rulesetTold(header.ruleset),
    rulesets: header.profile === 'full' ? rulesetLines(about.ownRules) : [],
    choice: choiceIn(header.ruleset, about.ownRules),
    switches: switchLines(header.ruleset),
    under: about.under,
    ownRuleset: about.ownRuleset,
    profile: header.profile,
    players: { A: playerName(header, 'A'), B: playerName(header, 'B') },
    branch: about.branch,
    branches: about.branches,
    leftBranch: about.leftBranch ?? null,
    warnings: about.warnings,
    differs: about.differs,
    changed: about.changed,
    changing: about.changing,
    length: path.length,
    ...columnsOf(path),
    segments: segmentsOf(path),
    attacks: attackSpansOf(path, duel.names),
    turns: turnsOf(path),
    faces,
    names: duel.names.full,
    numbersOfCopies: duel.names.numbers,
    used: usedRowsOf(path),
    start: openingPosition(path),
    asking: null,
  };
}
