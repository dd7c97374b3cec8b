import type { GlossaryTerm } from '../../machines/index.ts';

/** A piece of a sentence: a term of the glossary, or what stands between terms. */
export interface TermPiece {
  readonly text: string;
  readonly term: GlossaryTerm | null;
}

/**
 * Whether what was found is part of a name: the French `main` with a capital and another one behind it is the Main of a
 * Main Phase, not a hand.
 */
function isName(text: string, at: number, said: string, { forms }: GlossaryTerm): boolean {
  if (!/^\p{Lu}/u.test(said) || forms.some((form) => said.startsWith(form.charAt(0)))) return false;
  return /^[ \u00a0\u202f]\p{Lu}/u.test(text.slice(at + said.length));
}

/** Finds terms in sentences: the longest first, whole words only. */
export interface TermFinder {
  /** @param met terms that were marked before in the same sentence; each is marked once */
  split(text: string, met: Set<string>): readonly TermPiece[];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a form is found: with a capital letter in it only as it is written, else also at the beginning of a sentence. */
function patternOf(form: string): string {
  const [first = '', ...rest] = escaped(form).replaceAll('’', "[’']").replaceAll(' ', '[ \u00a0\u202f]');
  return /\p{Lu}/u.test(form) ? first + rest.join('') : `[${first}${first.toUpperCase()}]${rest.join('')}`;
}

/** Makes a finder of the terms of a glossary. */
export function createTermFinder(terms: readonly GlossaryTerm[]): TermFinder {
  const ofForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term])));
  const ofExact = new Map(terms.flatMap((term) => term.forms.map((form) => [form, term])));
  const forms = terms.flatMap((term) => term.forms).sort((a, b) => b.length - a.length);
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${forms.map(patternOf).join('|')})(?![\\p{L}\\p{N}-])`,
    'gu',
  );
  const termOf = (said: string): GlossaryTerm | undefined => {
    const form = said.replaceAll("'", '’').replaceAll(/[\u00a0\u202f]/g, ' ');
    return ofExact.get(form) ?? ofForm.get(form.toLowerCase());
  };
  return {
    split(text, met) {
      const pieces: TermPiece[] = [];
      let from = 0;
      for (const match of text.matchAll(found)) {
        const term = termOf(match[0]);
        if (term === undefined || met.has(term.id) || isName(text, match.index, match[0], term)) continue;
        met.add(term.id);
        if (match.index > from) pieces.push({ text: text.slice(from, match.index), term: null });
        pieces.push({ text: match[0], term });
        from = match.index + match[0].length;
      }
      if (from < text.length) pieces.push({ text: text.slice(from), term: null });
      return pieces;
    },
  };
}

/** Terms that hold what the reader looks for, in any of their words; all of them where nothing is typed. */
export function searchTerms(terms: readonly GlossaryTerm[], typed: string): readonly GlossaryTerm[] {
  const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const textOf = ({ term, forms, meaning, rule, words }: GlossaryTerm): string =>
    plain([term, ...forms, meaning, rule, ...words.fr, ...words.nl, ...words.th].join(' '));
  return terms.filter((term) => {
    const text = textOf(term);
    return wanted.every((word) => text.includes(word));
  });
}
