import type { Ruleset } from '../rulesets/index.ts';
import { canonical } from './canonical.ts';

/** A short fingerprint (FNV-1a, 32 bits, hexadecimal) of a value's JSON with sorted keys. */
export function fingerprint(value: unknown): string {
  let hash = 0x811c9dc5;
  const text = canonical(value);
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.codePointAt(at) ?? 0;
    if (sign > 0xffff) at += 1;
    hash = Math.imul(hash ^ sign, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** The fingerprint of a ruleset: two duels under the same rules have the same. */
export const rulesetHash = (ruleset: Ruleset): string => fingerprint(ruleset);
