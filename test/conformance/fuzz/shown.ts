import { recorded } from './recorded.ts';
import type { RecordedDuel } from './words.ts';

/** For each known difference a duel that shows it. */
export const SHOWN: readonly { readonly rule: string; readonly duel: RecordedDuel }[] = [
  {
    rule: 'B24',
    duel: recorded(
      ['A attack knight', 'B attack page', 'B back reflect', 'B back charm'],
      [
        [1, 'attack', 'knight.1', 'page.1'],
        [2, 'activate', 'B', 'reflect.1', 'activate'],
        [3, 'activate', 'B', 'charm.1', 'activate'],
      ],
    ),
  },
  {
    rule: 'R15',
    duel: recorded(
      ['A attack knight', 'B back reflect', 'B back bind'],
      [
        [1, 'attack', 'knight.1', 'direct'],
        [2, 'activate', 'B', 'reflect.1', 'activate'],
        [3, 'activate', 'B', 'bind.1', 'activate'],
      ],
    ),
  },
  {
    rule: 'R15',
    duel: recorded(
      ['A attack knight', 'A back bind', 'B defense wall', 'B attack page', 'B back swerve'],
      [
        [1, 'attack', 'knight.1', 'wall.1'],
        [2, 'activate', 'B', 'swerve.1', 'activate', ['page.1']],
        [3, 'activate', 'A', 'bind.1', 'activate', ['knight.1']],
      ],
    ),
  },
  {
    rule: 'R15',
    duel: recorded(
      ['A attack mole', 'A back sever', 'B back fetters'],
      [
        [1, 'attack', 'mole.1', 'direct'],
        [2, 'activate', 'A', 'sever.1', 'activate', ['fetters.1']],
        [3, 'activate', 'B', 'fetters.1', 'activate'],
      ],
    ),
  },
  {
    rule: 'R8',
    duel: recorded(
      ['A attack knight', 'A face banner', 'A back banner', 'B attack page', 'B back sever'],
      [
        [1, 'attack', 'knight.1', 'direct'],
        [2, 'activate', 'B', 'sever.1', 'activate', ['banner.1']],
        [5, 'activate', 'A', 'banner.2', 'activate'],
      ],
    ),
  },
];
