/** The tile that an arrow key leads to, in a grid that flows line by line; `null` where the key means nothing here. */
export function stepInGrid(
  tiles: readonly HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | null {
  const at = from instanceof HTMLElement ? tiles.indexOf(from) : -1;
  const first = tiles[0];
  if (at === -1 || first === undefined) return null;
  const { top } = first.getBoundingClientRect();
  const next = tiles.findIndex((tile) => tile.getBoundingClientRect().top > top + 1);
  const columns = next === -1 ? tiles.length : next;
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: at - (at % columns),
    End: Math.min(tiles.length - 1, at - (at % columns) + columns - 1),
  };
  const index = to[key];
  return index === undefined ? null : (tiles[Math.max(0, Math.min(index, tiles.length - 1))] ?? null);
}
