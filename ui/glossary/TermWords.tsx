import type { GlossaryTerm } from '../../machines/index.ts';
import { words } from '../locales/index.ts';

const LANGUAGES = ['fr', 'nl', 'th'] as const;

/** How the texts that rules come from call a term, each in its language. */
export function TermWords({ term }: { term: GlossaryTerm }) {
  const said = LANGUAGES.filter((language) => term.words[language].length > 0);
  if (said.length === 0) return null;
  return (
    <dl className="term-words">
      {said.map((language) => (
        <div key={language}>
          <dt>{words.textLanguage[language]}</dt>
          <dd lang={language}>{term.words[language].join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
