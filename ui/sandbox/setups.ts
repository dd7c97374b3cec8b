import type { Scenario } from '../../machines/index.ts';
import { cardsOf, EMPTY_DRAFT, type ListName } from './draft.ts';

/** So many setups are kept beside the one on the table. */
const MOST = 6;

const contentOf = ({ id, title, ruleset, setup }: Scenario): string =>
  JSON.stringify([id, title, ruleset, setup]);
const EMPTY = contentOf(EMPTY_DRAFT);
const NOTHING_SET = JSON.stringify(EMPTY_DRAFT.setup);

/** A setup with nothing in it. The task of a lesson stays what it is: its name, and the rules that it is done under. */
export const emptied = (setup: Scenario, isTask: boolean): Scenario =>
  isTask ? { ...setup, setup: EMPTY_DRAFT.setup } : EMPTY_DRAFT;

/** Whether nothing is left in a setup to be cleared or kept. */
export const isEmptied = (setup: Scenario): boolean =>
  contentOf(setup) === EMPTY || (isTaskSetup(setup) && JSON.stringify(setup.setup) === NOTHING_SET);

/** Whether a setup is a task of a lesson. */
export const isTaskSetup = ({ id }: Scenario): boolean => id.startsWith('lesson-');

const LISTS: readonly (ListName | 'fieldSpell')[] = [
  'monsters',
  'spellsTraps',
  'fieldSpell',
  'hand',
  'graveyard',
  'deck',
  'extraDeck',
  'banished',
];

/** Whether a setup has no longer what a task of a lesson brought: a card, or Life Points other than those at first. */
export const lacksGiven = (task: Scenario, setup: Scenario): boolean =>
  (['A', 'B'] as const).some((player) => {
    const lifePoints = task.setup[player]?.lifePoints;
    if (lifePoints !== undefined && lifePoints !== setup.setup[player]?.lifePoints) return true;
    return LISTS.some((list) => {
      const left = cardsOf(setup, player, list).map(({ card }) => card);
      return cardsOf(task, player, list).some(({ card }) => {
        const at = left.indexOf(card);
        if (at !== -1) left.splice(at, 1);
        return at === -1;
      });
    });
  });

/** Whether two setups are one, or one task as far as it was changed. */
export const isSameSetup = (one: Scenario, other: Scenario): boolean =>
  isTaskSetup(one) ? one.id === other.id : contentOf(one) === contentOf(other);

/** The setups that are kept, without this one. */
export const without = (setups: readonly Scenario[], one: Scenario): readonly Scenario[] =>
  setups.filter((each) => !isSameSetup(each, one));

/** The setups that are kept once one of them lies on the table again: all but this very one. */
export const taken = (setups: readonly Scenario[], one: Scenario): readonly Scenario[] =>
  setups.filter((each) => contentOf(each) !== contentOf(one));

/** The setups that are kept, and one more that gives way to another; an empty one is none. */
export const aside = (setups: readonly Scenario[], one: Scenario): readonly Scenario[] =>
  isEmptied(one) ? setups : [one, ...taken(setups, one)].slice(0, MOST);
