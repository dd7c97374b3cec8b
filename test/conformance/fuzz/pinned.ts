import { type NamedStep, recorded } from './recorded.ts';
import type { RecordedDuel } from './words.ts';

/** A duel in which the engines once differed, made small; they agree since the whole kind was mended. */
export interface PinnedDuel {
  /** What is right in it, and by which rule. */
  readonly title: string;
  readonly duel: RecordedDuel;
  /** A decision that was once possible here, and that neither engine may offer. */
  readonly refused?: NamedStep;
}

/** Duels that the fuzz found. */
export const PINNED: readonly PinnedDuel[] = [
  {
    title: 'R6: what may not attack directly any more loses a direct attack even with no monster in its way',
    duel: recorded(
      ['A attack knight', 'B back bar'],
      [
        [1, 'attack', 'knight.1', 'direct'],
        [2, 'activate', 'B', 'bar.1', 'activate'],
      ],
    ),
  },
  {
    title: 'R13: a monster that changed sides is still the one that an effect on the chain means',
    duel: recorded(
      ['A attack knight', 'B attack page', 'B back shackle', 'B back charm'],
      [
        [1, 'attack', 'knight.1', 'page.1'],
        [2, 'activate', 'B', 'shackle.1', 'activate', ['knight.1']],
        [3, 'activate', 'B', 'charm.1', 'activate'],
      ],
    ),
  },
  {
    title: 'R10: with the attacker gone nothing can target the attacking monster',
    duel: recorded(
      ['A attack stone', 'A back offering', 'B back reflect'],
      [
        [1, 'attack', 'stone.1', 'direct'],
        [2, 'activate', 'A', 'offering.1', 'activate'],
      ],
    ),
    refused: [3, 'activate', 'B', 'reflect.1', 'activate'],
  },
  {
    title: 'E1: a monster Special Summoned face-down does not use its effect',
    duel: recorded(
      ['A attack knight', 'A back ambush', 'A hand leader', 'B attack page'],
      [[1, 'activate', 'A', 'ambush.1', 'activate']],
    ),
    refused: [4, 'activate', 'A', 'leader.1', 'arrive'],
  },
  {
    title: 'B53: where zones for all tokens are missing by then, none comes',
    duel: recorded(
      ['A attack knight', 'A attack page', 'A back lambs', 'A back lambs'],
      [
        [1, 'activate', 'A', 'lambs.1', 'activate'],
        [2, 'activate', 'A', 'lambs.2', 'activate'],
      ],
    ),
  },
  {
    title: 'E8: what must answer an activation answers a trigger that had to be used, too',
    duel: recorded(['A attack bomb', 'B attack censor'], [[1, 'attack', 'bomb.1', 'censor.1']]),
  },
  {
    title:
      'R13: an attacker that may attack in Defense Position, turned there and then taken, has lost its attack',
    duel: recorded(
      ['A attack crab', 'B back seize', 'B back shackle'],
      [
        [1, 'attack', 'crab.1', 'direct'],
        [2, 'activate', 'B', 'seize.1', 'activate'],
        [3, 'activate', 'B', 'shackle.1', 'activate'],
      ],
    ),
  },
  {
    title: 'R15: an attacker that may attack in Defense Position, turned there and then bound, cannot attack',
    duel: recorded(
      ['A attack crab', 'B back bind', 'B back shackle'],
      [
        [1, 'attack', 'crab.1', 'direct'],
        [2, 'activate', 'B', 'bind.1', 'activate'],
        [3, 'activate', 'B', 'shackle.1', 'activate'],
      ],
    ),
  },
  {
    title:
      'R12: an attacker in Defense Position that loses the effect which lets it attack so has lost its attack',
    duel: recorded(
      ['A defense crab', 'B back muzzle'],
      [
        [1, 'attack', 'crab.1', 'direct'],
        [2, 'activate', 'B', 'muzzle.1', 'activate'],
      ],
    ),
  },
  {
    title: 'E1: a card that left the Graveyard again does not use the effect it has there',
    duel: recorded(
      ['A attack knight', 'A defense bomb', 'A back offering', 'B back robGrave'],
      [
        [1, 'attack', 'knight.1', 'direct'],
        [2, 'activate', 'A', 'offering.1', 'activate', ['bomb.1']],
        [3, 'activate', 'B', 'robGrave.1', 'activate'],
        [9, 'choose', 'stop'],
      ],
    ),
  },
  {
    title: 'B24, B25: once the Battle Phase is ended there is no attack to negate',
    duel: recorded(
      ['A attack knight', 'B back reflect', 'B back truce'],
      [
        [1, 'attack', 'knight.1', 'direct'],
        [2, 'activate', 'B', 'reflect.1', 'activate'],
        [3, 'activate', 'B', 'truce.1', 'activate'],
      ],
    ),
  },
  {
    title: 'E7: a monster whose activation from the hand is negated and destroyed goes to the Graveyard',
    duel: recorded(
      ['A attack knight', 'A back hush', 'B hand fader'],
      [
        [1, 'attack', 'knight.1', 'direct'],
        [2, 'activate', 'B', 'fader.1', 'appear'],
        [3, 'activate', 'A', 'hush.1', 'activate'],
      ],
    ),
  },
  {
    title: 'E7: a monster whose effects are negated still uses them, and they do nothing',
    duel: recorded(
      ['A attack censor', 'A face banner', 'A back sever', 'B attack page', 'B back muzzle', 'B back muzzle'],
      [
        [1, 'attack', 'censor.1', 'page.1'],
        [2, 'activate', 'B', 'muzzle.1', 'activate', ['censor.1']],
        [4, 'activate', 'B', 'muzzle.2', 'activate', ['censor.1']],
        [9, 'activate', 'A', 'sever.1', 'activate'],
      ],
    ),
  },
  {
    title: 'E8: what a monster does to itself lasts when it changes sides',
    duel: recorded(
      ['A attack censor', 'B attack page', 'B back wither', 'B back boost', 'B back charm'],
      [
        [1, 'attack', 'censor.1', 'page.1'],
        [2, 'activate', 'B', 'wither.1', 'activate', ['page.1']],
        [7, 'activate', 'B', 'boost.1', 'activate', ['page.1']],
        [9, 'activate', 'B', 'charm.1', 'activate'],
      ],
    ),
  },
  {
    title:
      'R15: a restriction that stands when a chain is done has stopped the attack, though the next chain removes it',
    duel: recorded(
      ['A attack sneak', 'B attack wall', 'B back fetters', 'B back sever'],
      [
        [1, 'attack', 'sneak.1', 'wall.1'],
        [2, 'activate', 'B', 'fetters.1', 'activate'],
        [5, 'activate', 'B', 'sever.1', 'activate'],
      ],
    ),
  },
  {
    title: 'E1: what a monster does from its owner’s Graveyard is its owner’s',
    duel: recorded(
      ['A attack bomb', 'A attack warden', 'A back wither', 'A back hush', 'B attack stone', 'B back charm'],
      [
        [1, 'attack', 'warden.1', 'stone.1'],
        [2, 'activate', 'A', 'wither.1', 'activate', ['bomb.1']],
        [3, 'activate', 'B', 'charm.1', 'activate', ['bomb.1']],
        [8, 'choose', 'bomb.1'],
      ],
    ),
    refused: [13, 'activate', 'A', 'hush.1', 'activate'],
  },
  {
    title: 'E8: what was applied to a monster is gone once it was turned face-down',
    duel: recorded(
      ['A attack wall', 'A back muzzle', 'A back eclipse', 'B back shackle'],
      [
        [1, 'attack', 'wall.1', 'direct'],
        [2, 'activate', 'B', 'shackle.1', 'activate'],
        [3, 'activate', 'A', 'eclipse.1', 'activate'],
        [4, 'activate', 'A', 'muzzle.1', 'activate'],
      ],
    ),
  },
  {
    title: 'E8: a face-down monster takes on nothing that lasts',
    duel: recorded(
      ['A attack wall', 'A back muzzle', 'A back eclipse', 'B back shackle'],
      [
        [1, 'attack', 'wall.1', 'direct'],
        [2, 'activate', 'B', 'shackle.1', 'activate'],
        [3, 'activate', 'A', 'muzzle.1', 'activate'],
        [4, 'activate', 'A', 'eclipse.1', 'activate'],
      ],
    ),
  },
  {
    title: 'E8: "can only attack that monster" says nothing once that monster is gone',
    duel: recorded(
      ['A attack leader', 'A back sweep', 'B back challenge', 'B back lambs'],
      [
        [1, 'attack', 'leader.1', 'direct'],
        [2, 'activate', 'B', 'lambs.1', 'activate'],
        [5, 'activate', 'B', 'challenge.1', 'activate', ['lamb.1']],
        [6, 'activate', 'A', 'sweep.1', 'activate'],
        [11, 'choose', 'direct'],
      ],
    ),
  },
  {
    title: 'F2: what must answer an activation does so though the last trigger was declined',
    duel: recorded(
      ['A attack tomato', 'A attack censor', 'A deck page', 'B attack tomato', 'B deck page'],
      [
        [1, 'attack', 'tomato.1', 'tomato.2'],
        [4, 'activate', 'A', 'tomato.1', 'float'],
      ],
    ),
  },
  {
    title: 'E10: what an effect negated stays negated where the monster is Tributed as the cost',
    duel: recorded(
      ['A attack martyr', 'B attack page', 'B back muzzle'],
      [
        [1, 'attack', 'martyr.1', 'page.1'],
        [2, 'activate', 'B', 'muzzle.1', 'activate', ['martyr.1']],
        [5, 'activate', 'A', 'martyr.1', 'burst'],
      ],
    ),
  },
  {
    title: 'E10: what waits on the chain stays negated though its monster left after the negation',
    duel: recorded(
      ['A attack knight', 'B attack lure', 'A back bounce', 'A back muzzle'],
      [
        [1, 'attack', 'knight.1', 'lure.1'],
        [2, 'activate', 'B', 'lure.1', 'cry'],
        [3, 'activate', 'A', 'bounce.1', 'activate', ['lure.1']],
        [4, 'activate', 'A', 'muzzle.1', 'activate', ['lure.1']],
        [10, 'choose', 'direct'],
      ],
    ),
  },
  {
    title: 'E10: what waits on the chain is free again once its monster was turned face-down',
    duel: recorded(
      ['A attack knight', 'B attack lure', 'A back eclipse', 'A back muzzle'],
      [
        [1, 'attack', 'knight.1', 'lure.1'],
        [2, 'activate', 'B', 'lure.1', 'cry'],
        [3, 'activate', 'A', 'eclipse.1', 'activate', ['lure.1']],
        [4, 'activate', 'A', 'muzzle.1', 'activate', ['lure.1']],
        [11, 'choose', 'lure.1'],
      ],
    ),
  },
  {
    title: 'B33: what a battle has settled cannot be targeted any more',
    duel: recorded(
      ['A attack raider', 'A deck leader', 'B attack sneak'],
      [
        [1, 'attack', 'raider.1', 'sneak.1'],
        [5, 'activate', 'A', 'raider.1', 'raid'],
        [6, 'answer', 'A', 'attack'],
      ],
    ),
    refused: [8, 'activate', 'A', 'leader.1', 'arrive'],
  },
  {
    title: 'E8: a monster that left and came back is not the one whose effect waits on the chain',
    duel: recorded(
      [
        'A attack lancer',
        'B defense censor',
        'B back barter',
        'B back recall',
        'B graveyard warden',
        'B deck egg',
      ],
      [
        [1, 'attack', 'lancer.1', 'censor.1'],
        [2, 'activate', 'B', 'warden.1', 'ward'],
        [4, 'activate', 'B', 'barter.1', 'activate'],
        [5, 'activate', 'B', 'recall.1', 'activate'],
        [6, 'answer', 'B', 'attack'],
        [7, 'answer', 'B', 'attack'],
      ],
    ),
  },
  {
    title: 'R38: the attack of a monster that changed sides and came back was one on its target',
    duel: recorded(
      ['A attack reaver', 'A back seize', 'B attack martyr', 'B attack page', 'B back seize'],
      [
        [1, 'attack', 'reaver.1', 'martyr.1'],
        [2, 'activate', 'B', 'seize.2', 'activate', ['reaver.1']],
        [6, 'activate', 'A', 'seize.1', 'activate', ['reaver.1']],
        [10, 'attack', 'reaver.1', 'page.1'],
      ],
    ),
    refused: [14, 'attack', 'reaver.1', 'martyr.1'],
  },
  {
    title: 'E8: "can only attack that monster" does not mean it when it left and came back',
    duel: recorded(
      [
        'A attack miser',
        'A attack brute',
        'B attack egg',
        'B attack bomb',
        'B back challenge',
        'B back haunt',
      ],
      [
        [1, 'attack', 'miser.1', 'egg.1'],
        [3, 'activate', 'B', 'challenge.1', 'activate', ['egg.1']],
        [11, 'activate', 'B', 'haunt.1', 'activate', ['egg.1']],
      ],
    ),
  },
];
