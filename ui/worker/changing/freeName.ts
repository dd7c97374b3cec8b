/** Names of branches are no longer than a duel file takes them. */
const LONGEST = 200;

/** The name, with a number behind it where it is taken: `Stop the attack 2`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const name = wanted.trim().slice(0, LONGEST - 5);
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++) {
    const numbered = `${name} ${number}`;
    if (!taken.includes(numbered)) return numbered;
  }
}
