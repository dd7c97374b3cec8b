/** How many letters must be put in, taken out or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index++)
      next.push(
        Math.min(
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          (row[index] ?? 0) + (other[index] === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The name that was meant by a misspelt one, or undefined where none is near. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const given = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .slice(0, 100);
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const each of names) {
    const far = distance(given, each.toLowerCase());
    if (
      far < each.length &&
      far <= Math.max(1, Math.floor(each.length / 4)) &&
      (best === undefined || far < best.far)
    )
      best = { name: each, far };
  }
  return best?.name;
}

/** `did you mean "gemini-elf"?`, or what there is instead. */
export function hintFor(
  name: string,
  near: Iterable<string>,
  more: Iterable<string>,
  otherwise: string,
): string {
  const meant = nearestName(name, near) ?? nearestName(name, more);
  return meant === undefined ? otherwise : `did you mean ${JSON.stringify(meant)}?`;
}
