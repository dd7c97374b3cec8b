import type { MatKind } from '../../board/geometry.ts';
import type { Looks } from '../../board/picture/brush.ts';
import type { UsedRows } from './timeline.ts';

/** How the worker draws the table in passing: as large and in the same colours as the page drew it before. */
export interface PictureLooks extends Looks {
  readonly kind: MatKind;
  readonly used: UsedRows;
  /** How many pixels of the screen a pixel of the mat has. */
  readonly ratio: number;
}
