import { canonical } from '../../machines/index.ts';

/**
 * A short text that stands for a value, the same in every process, page, locale and time zone, and another one for
 * another value (two FNV-1a hashes of its JSON with sorted keys, 64 bits in all): to compare entries across a border
 * that values cannot cross.
 */
export function fingerprint(value: unknown): string {
  const text = canonical(value);
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ (code + at), 0x01000193) ^ (two >>> 13);
  }
  return [one, two].map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join('');
}
