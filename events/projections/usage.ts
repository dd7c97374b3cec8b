/** Keys under which uses of a limited effect are counted; cleared when the battle, chain or turn is over; that of the duel stays. */
export const usageKeys = (
  visit: string,
  name: string,
  player: string,
  effect: string,
): Record<'copy' | 'name' | 'battle' | 'chain' | 'duel', string> => ({
  copy: `copy|${visit}|${effect}`,
  name: `name|${player}|${name}|${effect}`,
  battle: `battle|${visit}|${effect}`,
  chain: `chain|${visit}|${effect}`,
  duel: `duel|${player}|${name}|${effect}`,
});
