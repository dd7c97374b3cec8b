/** A place on the mat in its own pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The arrow from an attacker to what it attacks; `via` is where it turns into a gap between zones. */
export interface Arrow {
  readonly from: Point;
  readonly via: Point | null;
  readonly to: Point;
}

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y) || 1;

/** The point at right angles to a direction, so far to one side. */
const beside = (at: Point, across: Point, width: number): string =>
  `${(at.x + across.x * width).toFixed(1)} ${(at.y + across.y * width).toFixed(1)}`;

const acrossOf = (from: Point, to: Point): Point => ({
  x: -(to.y - from.y) / lengthOf(from, to),
  y: (to.x - from.x) / lengthOf(from, to),
});

/** A polygon from a broad foot to a narrow head, by its turn if it has one. */
export function taper({ from, via, to }: Arrow, foot: number, head: number): string {
  const last = acrossOf(via ?? from, to);
  if (via === null)
    return `M${beside(from, last, foot)}L${beside(to, last, head)}L${beside(to, last, -head)}L${beside(from, last, -foot)}Z`;
  const first = acrossOf(from, via);
  const share = lengthOf(from, via) / (lengthOf(from, via) + lengthOf(via, to));
  const width = foot + (head - foot) * share;
  // It begins along the attacker's zone; its sides meet on the line that halves the turn.
  const cosine = 1 + first.x * last.x + first.y * last.y;
  const turn = { x: (first.x + last.x) / cosine, y: (first.y + last.y) / cosine };
  const right = `M${beside(from, last, foot)}L${beside(via, turn, width)}L${beside(to, last, head)}`;
  return `${right}L${beside(to, last, -head)}L${beside(via, turn, -width)}L${beside(from, last, -foot)}Z`;
}

/** The head of the arrow, so broad to each side. */
export function headOf(neck: Point, tip: Point, half = 9): string {
  const across = acrossOf(neck, tip);
  return `M${beside(neck, across, half)}L${tip.x} ${tip.y}L${beside(neck, across, -half)}Z`;
}

/** The point a little before the end of a line. */
export function shortOf(from: Point, to: Point, by: number): Point {
  const share = Math.max(0, (lengthOf(from, to) - by) / lengthOf(from, to));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** An arrow that ends a little before its end. */
export const shorter = (arrow: Arrow, by: number): Arrow => ({
  ...arrow,
  to: shortOf(arrow.via ?? arrow.from, arrow.to, by),
});
