/** A name as it is compared: small letters, hyphens between words, no apostrophes. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}*]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
