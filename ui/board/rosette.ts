/** The number a card's rosette is drawn from: its passcode, or one made from its name. */
export function numberOfCard(face: { readonly id: string; readonly passcode?: number | undefined }): number {
  if (face.passcode !== undefined) return face.passcode;
  let number = 2166136261;
  for (let at = 0; at < face.id.length; at++)
    number = Math.imul(number ^ face.id.charCodeAt(at), 16777619) >>> 0;
  return number;
}

const drawn = new Map<number, string>();

/**
 * A guilloche of three waves round a ring, 100 by 100 about the middle. Petals, depth and twist come from the number,
 * so that every card has its own and none is a picture.
 */
export function rosettePath(number: number): string {
  const known = drawn.get(number);
  if (known !== undefined) return known;
  const petals = 9 + (number % 11);
  const second = 5 + (Math.floor(number / 11) % 9);
  const depth = 7 + (Math.floor(number / 97) % 5) * 1.6;
  const strands = 2 + (Math.floor(number / 613) % 2);
  const parts: string[] = [];
  for (let strand = 0; strand < strands; strand++) {
    const twist = (strand * 2 * Math.PI) / strands;
    const points: string[] = [];
    for (let at = 0; at < 180; at++) {
      const angle = (at / 180) * 2 * Math.PI;
      const radius =
        35 + depth * Math.cos(petals * angle + twist) + (14 - depth) * Math.cos(second * angle - twist);
      points.push(`${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`);
    }
    parts.push(`M${points.join('L')}Z`);
  }
  const path = parts.join('');
  drawn.set(number, path);
  return path;
}
