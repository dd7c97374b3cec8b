import { type CardData, problemsOfCard } from '../../../../machines/index.ts';
import { ANSWERS } from './answers.ts';
import { CHANGES } from './changes.ts';
import { ENTRIES, TOKENS } from './entries.ts';
import { EXITS } from './exits.ts';
import { FIGHTERS } from './fighters.ts';
import { LASTING } from './lasting.ts';
import { MONSTERS } from './monsters.ts';
import { RIGHTS } from './rights.ts';
import { cardDataOf, type Role, type Roles } from './role.ts';

export { isMonsterKind, type Role, type Roles, TYPE_OF_KIND } from './role.ts';

/** Every card of the fuzz by its role. */
export const ROLES: Roles = {
  ...FIGHTERS,
  ...MONSTERS,
  ...TOKENS,
  ...ENTRIES,
  ...EXITS,
  ...CHANGES,
  ...ANSWERS,
  ...LASTING,
  ...RIGHTS,
};

/** The card of a role. */
export function roleOf(id: string): Role {
  const role = ROLES[id];
  if (role === undefined) throw new Error(`there is no role '${id}'`);
  return role;
}

/** Our cards, one for each role. */
export const OUR_CARDS: readonly CardData[] = Object.entries(ROLES).map(([id, role]) => cardDataOf(id, role));
for (const card of OUR_CARDS) {
  const [problem] = problemsOfCard(card);
  if (problem !== undefined) throw new Error(`the card of the role '${card.id}' ${problem}`);
}

const NAMES = Object.keys(ROLES);
const COPIES = 50;

/** The code of a copy of a role, a different one for each card of a duel. */
export const codeOf = (role: string, copy: number): number => (NAMES.indexOf(role) + 1) * COPIES + copy;

/** The role that a code stands for. */
export function roleOfCode(code: number): string | undefined {
  return NAMES[Math.floor(code / COPIES) - 1];
}

/** A code in words, for a reader: the role and which copy of it. */
export const nameOfCode = (code: number): string => `${roleOfCode(code) ?? '?'}.${code % COPIES}`;

const NAMED = /^([A-Za-z]+)\.(\d+)$/;

/** The code that such words stand for, or undefined where they name no card. */
export function codeOfName(name: string): number | undefined {
  const [, role = '', copy] = NAMED.exec(name) ?? [];
  return role in ROLES ? codeOf(role, Number(copy)) : undefined;
}
