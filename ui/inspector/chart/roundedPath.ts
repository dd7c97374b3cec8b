const RADIUS = 7;

/** The way along the points, with rounded corners. */
export function roundedPath(points: readonly { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${first.x} ${first.y}`;
  rest.forEach((point, at) => {
    const next = rest[at + 1];
    const from = at === 0 ? first : rest[at - 1];
    if (next === undefined || from === undefined) {
      path += `L${point.x} ${point.y}`;
      return;
    }
    const cut = (to: { x: number; y: number }) => {
      const length = Math.hypot(to.x - point.x, to.y - point.y) || 1;
      const by = Math.min(RADIUS, length / 2) / length;
      return `${point.x + (to.x - point.x) * by} ${point.y + (to.y - point.y) * by}`;
    };
    path += `L${cut(from)}Q${point.x} ${point.y} ${cut(next)}`;
  });
  return path;
}
