import type { Scenario } from './schema.ts';

const STEP_ONE = 2_654_435_761;
const STEP_OTHER = 1_597_334_677;

/** A short word for exactly this scenario as it is written: another one practically never has the same. */
export function digestOf(scenario: Scenario): string {
  const text = JSON.stringify(scenario);
  let one = 0x9e3779b9;
  let other = 0x85ebca6b;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, STEP_ONE);
    one ^= one >>> 15;
    other = Math.imul(other ^ code, STEP_OTHER);
    other ^= other >>> 13;
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
