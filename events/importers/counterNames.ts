const LINE = /^!counter[ \t]+(0x[0-9a-f]{1,8}|\d{1,10})[ \t]+(.+)$/i;
const LONGEST = 60;

/** Names of the kinds of counters, by the stream's number of a kind. */
export type CounterNames = ReadonlyMap<number, string>;

/**
 * The kinds of counters that a client's `strings.conf` names, in lines like `!counter 0x1 Spell Counter`. What else is
 * in it is left alone; of two names for a kind the first counts.
 */
export function readCounterNames(text: string): CounterNames {
  const names = new Map<number, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, number, name] = LINE.exec(line) ?? [];
    const short = name
      ?.trim()
      .replace(/\s+counters?$/i, '')
      .slice(0, LONGEST);
    if (number !== undefined && short !== undefined && short !== '' && !names.has(Number(number)))
      names.set(Number(number), short);
  }
  return names;
}
