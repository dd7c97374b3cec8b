import { words } from '../locales/index.ts';
import { rememberView } from './remember.ts';
import type { Detail, PageState } from './state.ts';
import type { Store } from './store.ts';

/** The panels whose size the reader chooses, in pixels. */
export type Sized = 'log' | 'why' | 'dock';
export type Sizes = Readonly<Partial<Record<Sized, number>>>;
/** The sizes by how much is shown; a size that is left out is the one that the page would choose. */
export type Layouts = Readonly<Record<Detail, Sizes>>;

/** The least and the most that a panel may measure. The rest of the page is the board's. */
export const SIZE_LIMITS: Readonly<Record<Sized, readonly [least: number, most: number]>> = {
  log: [200, 480],
  why: [300, 720],
  dock: [120, 640],
};

/** Changes the sizes of panels and keeps them. */
export interface Layout {
  resize(panel: Sized, size: number | null): void;
  /** Every panel as it was at first. */
  reset(): void;
}

/** A size within its limits. */
export function fitting(panel: Sized, size: number): number {
  const [least, most] = SIZE_LIMITS[panel];
  return Math.round(Math.min(most, Math.max(least, size)));
}

/** The layout of a page. */
export function createLayout(store: Store<PageState>): Layout {
  return {
    resize(panel, size) {
      const { layouts, detail } = store.get();
      const { [panel]: _before, ...others } = layouts[detail];
      const sizes: Sizes = size === null ? others : { ...others, [panel]: fitting(panel, size) };
      store.set({ layouts: { ...layouts, [detail]: sizes } });
      rememberView(store.get());
    },
    reset() {
      store.set({
        layouts: { plain: {}, full: {} },
        tallDock: false,
        wholeDock: false,
        notice: words.layoutReset,
      });
      rememberView(store.get());
    },
  };
}

/** What was remembered of the sizes, as far as it fits. */
export function readLayouts(kept: unknown): Layouts {
  const sizesOf = (detail: Detail): Sizes => {
    const sizes = new Map(Object.entries(Object(kept)));
    const own = new Map(Object.entries(Object(sizes.get(detail))));
    return Object.fromEntries(
      (Object.keys(SIZE_LIMITS) as Sized[]).flatMap((panel) => {
        const size = own.get(panel);
        return typeof size === 'number' && Number.isFinite(size) ? [[panel, fitting(panel, size)]] : [];
      }),
    );
  };
  return { plain: sizesOf('plain'), full: sizesOf('full') };
}
