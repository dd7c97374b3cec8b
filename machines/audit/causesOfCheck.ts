import type { Board, Payload } from '../../events/index.ts';

/** The entries that a check for a replay looked at: the snapshot of the attack, and each change that is a cause (R3). */
export function causesOfCheck(
  { attack }: Board,
  { candidates }: Payload<'attackReplay.checked'>,
): readonly number[] {
  const since = attack === null ? [] : [attack.snapshot.entry];
  const causes = candidates
    .filter(({ verdict }) => verdict === 'yes')
    .flatMap(({ entries }) => entries ?? []);
  return [...new Set([...since, ...causes])].sort((a, b) => a - b);
}
