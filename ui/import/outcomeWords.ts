import { words } from '../locales/index.ts';
import type { OtherAttack } from '../worker/protocol/index.ts';

/** What became of an attack, in words: its damage and what it destroyed, or why it came to no battle. */
export function outcomeWords(outcome: OtherAttack['outcome']): string {
  return outcome.kind === 'battle'
    ? words.battleCame(outcome.damage, outcome.destroyed)
    : words.noBattleCame(outcome.code, outcome.row);
}

/** The same as a sentence of its own. */
export function outcomeSentence(outcome: OtherAttack['outcome']): string {
  if (outcome.kind === 'noBattle') return words.cameToNoBattle(outcome.code, outcome.row);
  const { damage, destroyed } = outcome;
  return words.cameToBattle(outcomeWords(outcome), destroyed.length === 0 && damage.A + damage.B === 0);
}
