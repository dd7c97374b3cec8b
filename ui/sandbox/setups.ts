import type { Scenario } from '../../machines/index.ts';
import { EMPTY_DRAFT } from './draft.ts';

/** So many setups are kept beside the one on the table. */
const MOST = 6;

const contentOf = ({ id, title, ruleset, setup }: Scenario): string =>
  JSON.stringify([id, title, ruleset, setup]);
const EMPTY = contentOf(EMPTY_DRAFT);

/** Whether a setup is a task of a lesson. */
export const isTaskSetup = ({ id }: Scenario): boolean => id.startsWith('lesson-');

/** Whether two setups are one, or one task as far as it was changed. */
export const isSameSetup = (one: Scenario, other: Scenario): boolean =>
  isTaskSetup(one) ? one.id === other.id : contentOf(one) === contentOf(other);

/** The setups that are kept, without this one. */
export const without = (setups: readonly Scenario[], one: Scenario): readonly Scenario[] =>
  setups.filter((each) => !isSameSetup(each, one));

/** The setups that are kept, and one more that gives way to another; an empty one is none. */
export const aside = (setups: readonly Scenario[], one: Scenario): readonly Scenario[] =>
  contentOf(one) === EMPTY ? setups : [one, ...without(setups, one)].slice(0, MOST);
