import type { Entry } from '../../events/index.ts';
import type { Disagreement } from './report.ts';

/** The rule by which our side of a disagreement is so; `null` where no single one is. @param entry the one it is about */
export function ruleOfDifference(
  { about, refusal, rule }: Disagreement,
  entry: Entry | undefined,
): string | null {
  if (refusal !== undefined) return refusal.rule;
  if (rule !== undefined) return rule;
  if (about === 'stillThere' || about === 'notDestroyed') return 'B30';
  return entry?.because?.rule ?? null;
}
