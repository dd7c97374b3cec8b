/** A picture of the README: which example it shows at its first replay, and how. */
export interface Picture {
  readonly file: string;
  readonly example: string;
  readonly full: boolean;
  readonly dark: boolean;
}

/** Where the pictures lie. */
export const FOLDER = 'ui/pictures';

/** How large the window is that they show, in pixels. */
export const SIZE = { width: 1440, height: 900 } as const;

export const PICTURES: readonly Picture[] = [
  { file: 'replay.png', example: 'T-09', full: false, dark: false },
  { file: 'full.png', example: 'T-10', full: true, dark: true },
];
