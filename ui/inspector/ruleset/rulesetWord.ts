import type { Outline } from '../../worker/protocol/index.ts';

/** A ruleset with single switches changed as one word; a switch as the ruleset has it anyway is left out. */
export function rulesetWord(
  { choice: { base }, rulesets }: Pick<Outline, 'choice' | 'rulesets'>,
  changed: Readonly<Record<string, string>>,
): string {
  const own = rulesets.find(({ id }) => id === base)?.values ?? {};
  const other = Object.entries(changed).filter(([name, value]) => own[name] !== value);
  return [base, ...other.map(([name, value]) => `${name}=${value}`)].join(',');
}
