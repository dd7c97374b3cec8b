import type { CommandType } from '../../messages/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { textOf } from '../words.ts';

const DOING: Readonly<Partial<Record<CommandType, string>>> = {
  'effect.activate': 'use',
  'attack.declare': 'attack with',
  'monster.summon': 'Summon',
  'card.set': 'Set',
  'monster.flip': 'Flip Summon',
  'monster.turn': 'turn',
  'attackReplay.choose': 'choose',
  'phase.change': 'go on to the next phase',
  'priority.pass': 'pass',
};

/** `Under Modern TCG A may use Injection Fairy Lily here; under Wiki, UDE style not.` */
export const onlyUnder: Catalogue['onlyUnder'] = ({ player, type, card, target }, names, rulesets, why) => {
  const about = card ?? target;
  const what = about === undefined ? '' : ` ${textOf(names.card(about))}`;
  const may = `Under ${rulesets.there} ${player} may ${DOING[type] ?? type}${what} here`;
  return why === undefined
    ? `${may}; under ${rulesets.here} not.`
    : `${may}. Under ${rulesets.here} not: ${why.sentence} (${why.rule})`;
};
