const PLURALS = new Intl.PluralRules('fr');
const NUMBERS = new Intl.NumberFormat('fr');

/** A count as it is written in French; values of cards and Life Points stand as they are printed, without groups. */
export const number = (count: number): string => NUMBERS.format(count);

/** One or several, as French counts: 0 and 1 are one. */
export const plural = (count: number, one: string, several: string): string =>
  PLURALS.select(count) === 'one' ? one : several;

/** A count with what is counted. */
export const many = (count: number, one: string, several: string): string =>
  `${number(count)} ${plural(count, one, several)}`;

/** The first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A phrase within a sentence: its first letter is small, unless it begins with a name of the game, as `Battle Phase` does. */
export const within = (text: string): string =>
  /^(?!L[ae] )\p{Lu}\p{L}* \p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Parts with `ou` before the last one. */
export const or = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ou ${parts[parts.length - 1]}`;

/** Parts with `et` before the last one. */
export const and = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} et ${parts[parts.length - 1]}`;

/** A name or a title after `de`: `de Lyla`, `d’Ojama Green`, `de Yubel`; the players `A` and `B` are never elided. */
export const of = (name: string): string =>
  /^[aeiouàâéèêëîïôûœæ]|^y(?![aeiou])/i.test(name) && !/^[AB](?!\p{L})/u.test(name)
    ? `d’${name}`
    : `de ${name}`;

/** The verbs that rows of the log begin with, where a player does something. */
const DOES =
  /^(?:Active|Arrête|Choisit|Défausse|Désigne|Doit|Invoque|Mélange|Met|Passe|Pioche|Place|Pose|Poursuit|Répond|Utilise|Veut)(?=[ \u202f]|$)/;

/** A row of the log told of a player: `B choisit Sheep Token 1`, but `B : Sheep Token 1 arrive`. */
export const doneBy = (player: string, row: string): string =>
  DOES.test(row) ? `${player} ${row.charAt(0).toLowerCase()}${row.slice(1)}` : `${player} : ${row}`;
