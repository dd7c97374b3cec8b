import type { PageState } from './state.ts';

export const NARROW = '(max-width: 719px)';
export const LOW = '(max-height: 859px)';

/** Whether the dock shows a panel, and not its tabs alone as it does in a low window until it is opened. */
export const isDockOpen = ({ detail, tallDock }: PageState): boolean =>
  detail === 'full' && !matchMedia(NARROW).matches && (tallDock || !matchMedia(LOW).matches);

/** Whether the reader sees a panel of the dock, or of the tabs in a narrow window. */
export function isInSight(state: PageState, panel: string): boolean {
  if (state.view !== 'duel') return false;
  return matchMedia(NARROW).matches
    ? state.narrowPanel === panel
    : isDockOpen(state) && state.panel === panel;
}
