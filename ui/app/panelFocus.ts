const PARTS =
  '.bar, .time, .p-log, .p-board, .p-why, .p-chain, .p-dock, .p-tabs, .thumb-dock, .gal-side, .gal-main';
const CAN_HOLD = 'button, a[href], input, select, summary, [tabindex]';

const holdsFocus = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.hasAttribute('disabled') && element.getClientRects().length > 0;

/** Takes the focus to the next part of the page, to the first thing in it that can hold it. */
export function nextPanel(direction: 1 | -1): void {
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  for (let by = 1; by <= parts.length; by++) {
    const from = at === -1 && direction === -1 ? 0 : at;
    const part = parts[(from + direction * by + parts.length * 2) % parts.length];
    const inside = [...(part?.querySelectorAll<HTMLElement>(CAN_HOLD) ?? [])].find(holdsFocus);
    if (inside === undefined) continue;
    inside.focus();
    return;
  }
}
