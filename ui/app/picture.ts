import type { MatKind } from '../board/geometry.ts';
import { TINTS, type Tint } from '../board/picture/brush.ts';
import type { Desk } from './desk.ts';
import { whenCalm } from './whenCalm.ts';

/** The canvas on which the worker draws the table of what is passed; the page only shows it. */
export interface Picture {
  /** `null` where the browser has none that a worker may draw on: then the page draws the table itself. */
  readonly canvas: HTMLCanvasElement | null;
  /** The worker has it. */
  isReady(): boolean;
  /** How the page draws the table now. */
  drawnAs(kind: MatKind, scale: number): void;
  /** A hand begins to pass over the duel. */
  begin(): void;
  /** It has come to rest. */
  done(): void;
}

/** The colours of the theme as they are now: a token itself says both, light and dark. */
function tintsOf(around: Element): Record<Tint, string> {
  const probe = document.createElement('i');
  probe.hidden = true;
  around.append(probe);
  const style = getComputedStyle(probe);
  const tints = TINTS.map((tint) => {
    probe.style.color = `var(--${tint})`;
    return [tint, style.color] as const;
  });
  probe.remove();
  return Object.fromEntries(tints) as Record<Tint, string>;
}

/** The picture of a page. */
export function createPicture({ store, worker }: Desk): Picture {
  const canvas = document.createElement('canvas');
  const isPossible = 'transferControlToOffscreen' in canvas && typeof OffscreenCanvas !== 'undefined';
  let isReady = false;
  let drawn: { readonly kind: MatKind; readonly scale: number } | null = null;
  if (isPossible)
    whenCalm(store, () => {
      const handed = canvas.transferControlToOffscreen();
      worker.ask({ type: 'picture', canvas: handed }, [handed]);
      isReady = true;
    });
  return {
    canvas: isPossible ? canvas : null,
    isReady: () => isReady && drawn !== null,
    drawnAs(kind, scale) {
      drawn = { kind, scale };
    },
    begin() {
      const { outline } = store.get();
      if (!isReady || drawn === null || outline === null) return;
      const { kind, scale } = drawn;
      worker.ask({
        type: 'pictureLooks',
        looks: {
          ...{ kind, used: outline.used, ratio: scale * devicePixelRatio },
          tints: tintsOf(document.body),
          font: getComputedStyle(document.body).fontFamily,
        },
      });
    },
    done() {
      if (isReady) worker.ask({ type: 'pictureDone' });
    },
  };
}
