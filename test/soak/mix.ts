import { type Entry, NO_REPLAY_CODES, REPLAY_CAUSES } from '../../events/index.ts';
import { RULESETS } from '../../machines/index.ts';
import type { RandomDuel } from '../properties/duels.ts';

/** How often what happened, over many duels. */
export type Mix = Record<string, number>;

function note(mix: Mix, what: string): void {
  mix[what] = (mix[what] ?? 0) + 1;
}

/** What an entry counts as. */
function toNote({ payload, type }: Entry, own: (card: string) => boolean): readonly string[] {
  switch (type) {
    case 'attack.declared':
      return ['attacks declared'];
    case 'attack.targetChosen':
      return ['targets chosen again'];
    case 'attack.stopped':
      return ['attacks stopped'];
    case 'battle.calculated':
      return ['battles'];
    case 'effect.activated':
      return [own(payload.card) ? 'activations of cards by dice' : 'activations of built-in cards'];
    case 'chain.ended':
      return [payload.links >= 3 ? 'chains of 3 links or more' : 'shorter chains'];
    case 'prompt.asked':
      return ['questions'];
    case 'command.refused':
      return [`refused ${payload.code}`];
    case 'turn.begun':
      return ['turns'];
    case 'duel.ended':
      return [`ended by ${payload.how}`];
    case 'attackReplay.checked':
      return payload.verdict === 'replay'
        ? ['replays', ...payload.causes.map((cause) => `replay ${cause}`)]
        : [`no replay ${payload.code}`];
    default:
      return [];
  }
}

/** Count what happened in a duel. */
export function noteDuel(mix: Mix, { entries, header, loop, state }: RandomDuel): void {
  note(mix, `under ${header.ruleset.id.split('+')[0]}`);
  if (loop !== undefined) note(mix, 'card loops');
  const own = (card: string): boolean => state.board.cards[card]?.name.startsWith('own-') === true;
  for (const entry of entries) for (const what of toNote(entry, own)) note(mix, what);
}

const never = (mix: Mix, kind: string, codes: readonly string[]): readonly string[] =>
  codes.filter((code) => mix[`${kind} ${code}`] === undefined).map((code) => `never ${kind} ${code}`);

/** Causes and reasons that no duel has shown. */
export const neverIn = (mix: Mix): readonly string[] => [
  ...never(mix, 'replay', REPLAY_CAUSES),
  ...never(mix, 'no replay', NO_REPLAY_CODES),
];

/** What did not happen that should in this many decisions: every ruleset often, and in a million every cause of a replay. */
export function missingIn(mix: Mix, decisions: number): readonly string[] {
  const duels = Object.entries(mix).reduce(
    (sum, [what, times]) => sum + (what.startsWith('under ') ? times : 0),
    0,
  );
  const rare = [...RULESETS.keys()]
    .filter((id) => (mix[`under ${id}`] ?? 0) < duels / RULESETS.size / 2)
    .map((id) => `only ${mix[`under ${id}`] ?? 0} of ${duels} duels under ${id}`);
  return decisions < 1_000_000 ? rare : [...rare, ...never(mix, 'replay', REPLAY_CAUSES)];
}

/** The mix in lines: groups of the same first word on one. */
export function linesOf(mix: Mix): readonly string[] {
  const groups = new Map<string, string[]>();
  const sorted = Object.entries(mix).sort(([, a], [, b]) => b - a);
  for (const [what, times] of sorted) {
    const group = ['under', 'replay', 'no replay', 'refused', 'ended by'].find((first) =>
      what.startsWith(`${first} `),
    );
    const key = group ?? 'in all';
    const words = group === undefined ? `${times} ${what}` : `${what.slice(group.length + 1)} ${times}`;
    groups.set(key, [...(groups.get(key) ?? []), words]);
  }
  return [...groups].map(([group, all]) => `${group}: ${all.join(', ')}`);
}
