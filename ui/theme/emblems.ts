/** A part of an emblem: its outline on 40 by 40, how dense it is filled, and how wide its line is; all in one colour. */
export interface EmblemPart {
  readonly path: string;
  readonly fill: number;
  readonly line: number;
}

/** Emblems: what a card is, never who it is. */
export const EMBLEMS: Readonly<Record<string, readonly EmblemPart[]>> = {
  dark: [
    { path: 'M25 5.5a15 15 0 1 0 9.5 20.5A12.5 12.5 0 0 1 25 5.5Z', fill: 0.18, line: 2.2 },
    { path: 'M27 14a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z', fill: 1, line: 0 },
  ],
  light: [
    { path: 'M12.5 20a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0Z', fill: 0.18, line: 2.2 },
    {
      path: 'M20 3v6M20 31v6M3 20h6M31 20h6M8 8l4.2 4.2M27.8 27.8 32 32M32 8l-4.2 4.2M12.2 27.8 8 32',
      fill: 0,
      line: 2.2,
    },
  ],
  earth: [{ path: 'M4 31 15 11l7 12 4-6 10 14Z', fill: 0.18, line: 2.2 }],
  water: [
    { path: 'M20 4c7 9 11 14 11 20a11 11 0 0 1-22 0C9 18 13 13 20 4Z', fill: 0.18, line: 2.2 },
    { path: 'M14 25a6 6 0 0 0 5 5', fill: 0, line: 2.2 },
  ],
  fire: [
    {
      path: 'M21 4c1 7 10 11 10 20a11 11 0 0 1-22 0c0-5 3-7 4-12 3 2 4 4 4 7 3-4 4-9 4-15Z',
      fill: 0.18,
      line: 2.2,
    },
  ],
  wind: [{ path: 'M4 14h21a5 5 0 1 0-5-5M4 21h28M4 28h17a5 5 0 1 1-5 5', fill: 0, line: 2.4 }],
  spell: [{ path: 'M20 4 24 16 36 20 24 24 20 36 16 24 4 20 16 16Z', fill: 0.18, line: 2.2 }],
  quick: [{ path: 'M23 4 8 23h10l-2 13 16-20H21Z', fill: 0.18, line: 2.2 }],
  trap: [
    {
      path: 'M4 12h32M4 28h32M9 12l4 7 4-7 4 7 4-7 4 7 3-7M9 28l4-7 4 7 4-7 4 7 4-7 3 7',
      fill: 0,
      line: 2.2,
    },
  ],
  cont: [
    {
      path: 'M20 20c-4-6-7-8-10-8a8 8 0 0 0 0 16c3 0 6-2 10-8Zm0 0c4 6 7 8 10 8a8 8 0 0 0 0-16c-3 0-6 2-10 8Z',
      fill: 0.12,
      line: 2.2,
    },
  ],
  equip: [{ path: 'M15 5h10v10h10v10H25v10H15V25H5V15h10Z', fill: 0.18, line: 2.2 }],
};
