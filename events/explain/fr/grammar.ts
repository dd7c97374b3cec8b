import type { BattleStep, CardId, Phase, Player, Source } from '../../messages/index.ts';
import type { Group, Scene } from '../scene.ts';
import { capital, listed, type Part, say as plainSay, strong as plainStrong, type Words } from '../words.ts';
import { NARROW, numberWord, plural, typeset } from './typography.ts';

const written = (part: Part): Part =>
  typeof part === 'number' ? String(part) : typeof part === 'string' ? typeset(part) : part;

/** A sentence with parts in it, with French spaces; numbers stand as they do on cards; a piece, such as a reader's own text, stays as it is. */
export const say = (texts: readonly string[], ...parts: readonly Part[]): Words =>
  plainSay(texts.map(typeset), ...parts.map(written));

/** The same, in bold. */
export const strong = (texts: readonly string[], ...parts: readonly Part[]): Words =>
  plainStrong(texts.map(typeset), ...parts.map(written));

/** A full sentence: a capital at its start, a full stop at its end. */
export const sentence = (words: Words): Words => capital(say`${words}.`);

/** `A, B et C`. */
export const and = (parts: readonly Part[]): Words => listed(parts, ', ', ' et ');
/** `A, B ou C`. */
export const or = (parts: readonly Part[]): Words => listed(parts, ', ', ' ou ');

const wordsOf = (part: Part): Words => say`${part}`;
const startsWithVowel = (text: string): boolean => /^[«\s]*(?:[aeiouàâéèêëîïôûœæ]|y(?![aeiou]))/i.test(text);
const isPlayer = (text: string): boolean => /^[AB]\b/.test(text);

/** Replaces what the first piece begins with; a printed name stands in guillemets and begins with none of these words. */
function beginning(words: Words, from: RegExp, to: string): Words | undefined {
  const [first, ...rest] = words;
  if (first === undefined || !from.test(first.text)) return undefined;
  return say`${{ ...first, text: first.text.replace(from, to) }}${rest}`;
}

const elides = (words: Words): boolean => {
  const text = words.map((piece) => piece.text).join('');
  return startsWithVowel(text) && !isPlayer(text);
};

/** `de A`, `d’« Ojama »`, `du monstre`, `des cartes`, `de la carte`. */
export function of(part: Part): Words {
  const words = wordsOf(part);
  return (
    beginning(words, /^le /, 'du ') ??
    beginning(words, /^les /, 'des ') ??
    (elides(words) ? say`d’${words}` : say`de ${words}`)
  );
}

/** `à A`, `au monstre`, `aux cartes`. */
export function to(part: Part): Words {
  const words = wordsOf(part);
  return beginning(words, /^le /, 'au ') ?? beginning(words, /^les /, 'aux ') ?? say`à ${words}`;
}

/** `que A`, `qu’« Ojama »`, `qu’un monstre`. */
export function that(part: Part): Words {
  const words = wordsOf(part);
  return elides(words) ? say`qu’${words}` : say`que ${words}`;
}

/** `si A`, `s’il`: only `il` and `ils` elide it. */
export function ifClause(part: Part): Words {
  const words = wordsOf(part);
  const text = words.map((piece) => piece.text).join('');
  return /^ils? /.test(text) ? say`s’${words}` : say`si ${words}`;
}

const quoted = (name: Part): Words => say`« ${name} »`;

/** The card's name in guillemets; a card that the reader does not know by where it lies. */
export const named = (id: CardId, scene: Scene): Words =>
  isUnseen(id, scene) ? say`${scene.card(id)}` : quoted(scene.card(id));

/** Whether the reader does not know what card it is. */
export const isUnseen = (id: CardId, scene: Scene): boolean => scene.groups([id])[0]?.unseen === true;

/** The card that did something; undefined where no card did it. */
export const sourceName = (source: Source | undefined, scene: Scene): Words | undefined =>
  source === undefined || scene.source(source) === undefined ? undefined : named(source.card, scene);

/** `quatre « Sheep Token »`, or the one card's name. */
export function groupWords(group: Group, scene: Scene): Words {
  const [only] = group.cards;
  if (group.cards.length === 1 && only !== undefined) return named(only, scene);
  if (group.unseen) return say`${group.name}`;
  return say`${numberWord(group.cards.length)} ${quoted(group.name)}`;
}

const groupsWords = (ids: readonly CardId[], scene: Scene): Words[] =>
  scene.groups(ids).map((group) => groupWords(group, scene));

/** The cards' names, those of one name together. */
export const cardsWords = (ids: readonly CardId[], scene: Scene): Words => and(groupsWords(ids, scene));
/** The same after `de`: `de « Umi » et d’« Ojama »`. */
export const ofCards = (ids: readonly CardId[], scene: Scene): Words => and(groupsWords(ids, scene).map(of));

/**
 * A participle that agrees with the cards it is said of: a printed name counts as masculine, as `le monstre` does; only
 * a card that the reader does not know is called `la carte`.
 */
export function agreeing(participle: string, ids: readonly CardId[], scene: Scene): string {
  const feminine =
    ids.length > 0 &&
    scene
      .groups(ids)
      .every(({ cards, unseen }) => unseen && (cards.length > 1 || !isMonster(cards[0], scene)));
  return `${participle}${feminine ? 'e' : ''}${plural(ids.length, '', 's')}`;
}

function isMonster(id: CardId | undefined, scene: Scene): boolean {
  const zone = id === undefined ? undefined : scene.state(id)?.place.zone;
  return zone === 'monster' || zone === 'extraMonster';
}

const GUILLEMETS = new RegExp(`«${NARROW}|${NARROW}»`, 'g');

/** Names without guillemets, as a row or a button has them. */
export const unquoted = (words: Words): Words =>
  words.map((piece) => ({
    ...piece,
    text: piece.text.replaceAll(GUILLEMETS, ''),
  }));

/** `le côté de B`. */
export const sideOf = (player: Player): string => `le côté de ${player}`;
/** `du côté de B`: where something comes to, is or changes. */
export const onSideOf = (player: Player): string => `du côté de ${player}`;

export const PHASES: Readonly<Record<Phase, string>> = {
  draw: 'Draw Phase',
  standby: 'Standby Phase',
  main1: 'Main Phase 1',
  battle: 'Battle Phase',
  main2: 'Main Phase 2',
  end: 'End Phase',
};
/** The same with their articles. */
export const THE_PHASE: Readonly<Record<Phase, string>> = {
  draw: 'la Draw Phase',
  standby: 'la Standby Phase',
  main1: 'la Main Phase 1',
  battle: 'la Battle Phase',
  main2: 'la Main Phase 2',
  end: 'l’End Phase',
};
export const STEPS: Readonly<Record<BattleStep, string>> = {
  start: 'Start Step',
  battle: 'Battle Step',
  damage: 'Damage Step',
  end: 'End Step',
};
