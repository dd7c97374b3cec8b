import type { Piece } from './types.ts';

/** A sentence in pieces; a piece may name a card or an entry to go to. */
export type Words = readonly Piece[];
/** What may stand in a sentence. */
export type Part = string | number | Piece | Words;

const isWords = (part: Part): part is Words => Array.isArray(part);

function piecesOf(part: Part): Words {
  if (isWords(part)) return part;
  if (typeof part === 'object') return [part];
  return part === '' ? [] : [{ text: String(part) }];
}

const isPlain = (piece: Piece): boolean => piece.card === undefined && piece.entry === undefined;

/** Puts neighbouring plain pieces of the same weight together. */
function joined(pieces: Words): Words {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result[result.length - 1];
    if (last !== undefined && isPlain(last) && isPlain(piece) && last.strong === piece.strong) {
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    } else if (piece.text !== '') result.push(piece);
  }
  return result;
}

/** A sentence with parts in it: say`${card} attacks ${target}.` */
export function say(texts: readonly string[], ...parts: readonly Part[]): Words {
  const pieces: Piece[] = [];
  texts.forEach((text, index) => {
    if (text !== '') pieces.push({ text });
    const part = parts[index];
    if (part !== undefined) pieces.push(...piecesOf(part));
  });
  return joined(pieces);
}

/** The same, in bold: the thing that changed. */
export function strong(texts: readonly string[], ...parts: readonly Part[]): Words {
  return joined(say(texts, ...parts).map((piece) => ({ ...piece, strong: true as const })));
}

/** The same words with nothing in bold: what others told, beside what is ours. */
export const unmarked = (words: Words): Words => joined(words.map(({ strong: _, ...piece }) => piece));

/** Sentences one after the other, with a space between; what is empty or undefined is left out. */
export function sentences(...all: readonly (Words | undefined | null | false)[]): Words {
  const pieces: Piece[] = [];
  for (const words of all) {
    if (words === undefined || words === null || words === false || words.length === 0) continue;
    if (pieces.length > 0) pieces.push({ text: ' ' });
    pieces.push(...capital(words));
  }
  return joined(pieces);
}

/** Several parts as one, with the given texts between them. */
export function listed(parts: readonly Part[], comma: string, and: string): Words {
  const pieces: Piece[] = [];
  parts.forEach((part, index) => {
    if (index > 0) pieces.push({ text: index === parts.length - 1 ? and : comma });
    pieces.push(...piecesOf(part));
  });
  return joined(pieces);
}

/** The sentence begins with a capital letter. */
export function capital(words: Words): Words {
  const first = words[0];
  if (first === undefined) return words;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...words.slice(1)];
}

/** The plain text of a sentence. */
export const textOf = (words: Words): string => words.map((piece) => piece.text).join('');
