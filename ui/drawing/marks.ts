import type { Mark } from '../../events/index.ts';
import type { Colour } from './palette.ts';
import type { PathShape } from './shapes.ts';

type Part = Omit<PathShape, 'kind' | 'at' | 'scale'>;

const filled = (d: string, fill: Colour): readonly Part[] => [{ d, fill }];
const lined = (d: string, stroke: Colour, width: number): readonly Part[] => [{ d, stroke, width }];
const RING = 'M1.6 10a8.4 8.4 0 1 0 16.8 0a8.4 8.4 0 1 0-16.8 0Z';

/** Every mark on a grid of 20 by 20: filled is what happened, hollow what was looked for and not found. */
const MARK: Readonly<Record<Mark, readonly Part[]>> = {
  attack: filled('M10 2.2 18.6 17.2H1.4Z', 'attack'),
  came: filled('M7.9 2.5h4.2v5.4h5.4v4.2h-5.4v5.4H7.9v-5.4H2.5V7.9h5.4Z', 'came'),
  left: filled('M2.5 7.9h15v4.2h-15Z', 'left'),
  replay: [
    { d: 'M.5 10a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z', fill: 'replay' },
    { d: 'M14.9 9.4A5 5 0 1 0 13.6 13.5', stroke: 'on-replay', width: 2 },
    { d: 'M12 9.6 17.2 8.8 15.1 12.3Z', fill: 'on-replay' },
  ],
  noReplay: [
    { d: RING, stroke: 'replay', width: 1.6, dash: [3.4, 2] },
    { d: 'M6.3 10h7.4', stroke: 'replay', width: 2 },
  ],
  refused: [
    { d: 'M2.1 10a7.9 7.9 0 1 0 15.8 0a7.9 7.9 0 1 0-15.8 0Z', stroke: 'mark', width: 2.2 },
    { d: 'm4.6 15.4 10.8-10.8', stroke: 'mark', width: 2.2 },
  ],
  activated: filled('M10 1.6 18.4 10 10 18.4 1.6 10Z', 'mark'),
  resolved: lined('M10 2.6 17.4 10 10 17.4 2.6 10Z', 'mark', 1.9),
  damage: filled('M5.6 2.4h8.8l4.4 7.6-4.4 7.6H5.6L1.2 10Z', 'mark'),
  branch: lined('M6 17.5V3M6 12.5c0-4 8-2.5 8-7.5', 'ink', 2.2),
  bookmark: filled('M5 2h10v16l-5-4-5 4Z', 'left'),
  step: filled('M8.6 2.5h2.8v15H8.6Z', 'mark'),
  differs: lined('M2.5 7h15m-15 6h15m-4.3-10.7-6.4 15.4', 'ink', 2.4),
  pass: filled('M7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0Z', 'mark'),
};

/** A mark with its middle at a point. */
export const markShapes = (mark: Mark, x: number, y: number, size: number): readonly PathShape[] =>
  MARK[mark].map((part) => ({
    kind: 'path',
    ...part,
    at: [x - size / 2, y - size / 2],
    scale: size / 20,
  }));
