import type { Side } from '../../machines/index.ts';
import type { Terminal } from './terminal.ts';
import { attacksOf, EntryDoesNotFit, type Told, type ToldAttack, tellDuel } from './told.ts';
import { said } from './words/index.ts';

function attacksIn({ header, path }: Side): readonly ToldAttack[] {
  try {
    return attacksOf(tellDuel(header, path, path));
  } catch (error) {
    if (error instanceof EntryDoesNotFit) return [];
    throw error;
  }
}

/** What was found of an attack, so that two findings can be compared. */
const finding = (told: Told | undefined): string => {
  const entry = told?.entry;
  if (entry?.type !== 'attackReplay.checked') return '';
  const { verdict, code, causes, then } = entry.payload;
  return JSON.stringify([verdict, code, causes, then]);
};

/** What came of the first attack of which two duels find something else. */
export interface Outcomes {
  readonly attack: number;
  readonly one: Told;
  readonly other: Told;
}

/** The first attack that has another verdict on the other side; undefined where none has. */
export function differingOutcomes(one: Side, other: Side): Outcomes | undefined {
  const others = attacksIn(other);
  for (const [index, attack] of attacksIn(one).entries()) {
    const here = attack.verdicts.at(-1);
    const there = others[index]?.verdicts.at(-1);
    if (here !== undefined && there !== undefined && finding(here) !== finding(there))
      return { attack: index + 1, one: here, other: there };
  }
  return undefined;
}

/** Says what comes of a difference for an attack, where the difference itself does not. */
export function sayOutcomes(
  { attack, one, other }: Outcomes,
  names: { readonly one: string; readonly other: string },
  terminal: Terminal,
): void {
  terminal.line(`  ${said.comparing.outcomes(attack)}`);
  for (const [name, { explanation, sentence }] of [
    [names.one, one],
    [names.other, other],
  ] as const)
    terminal.line(`    ${said.common.about(name, `${explanation.title}. ${sentence}`)}`);
}
