/** The words: what each entry is, why it happened, what it rests on, and the rules behind it. */
export {
  type Candidate,
  cardNames,
  causesOf,
  type ExplainContext,
  type Explanation,
  effectsOf,
  explain,
  explainRefusal,
  type Mark,
  type Names,
  nameCards,
  type Piece,
  type Read,
  textOf,
} from '../../events/index.ts';
export {
  explanationsOf,
  OPEN_POINTS,
  RULE_IDS,
  RULEBOOK,
  type Rule,
  ruleById,
  SWITCH_TEXTS,
} from '../../machines/index.ts';
