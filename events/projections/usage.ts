/** Keys under which uses of a limited effect are counted; cleared when the battle, chain or turn is over. */
export const usageKeys = (
  visit: string,
  name: string,
  player: string,
  effect: string,
): Record<'copy' | 'name' | 'battle' | 'chain', string> => ({
  copy: `copy|${visit}|${effect}`,
  name: `name|${player}|${name}|${effect}`,
  battle: `battle|${visit}|${effect}`,
  chain: `chain|${visit}|${effect}`,
});
