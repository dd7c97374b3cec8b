import { isLanguage, LANGUAGES, type Language } from '../../events/index.ts';
import { BadInput } from './badInput.ts';
import { en } from './words/en/index.ts';

/** The variable that says in which language every command speaks. */
export const LANGUAGE_VARIABLE = 'DUELSCOPE_LANGUAGE';

/** The value of `--language` among the words of a command line; what stands behind `--` is no option. */
function namedIn(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const words = end < 0 ? args : args.slice(0, end);
  return words.flatMap((word, at) => {
    if (word.startsWith('--language=')) return [word.slice('--language='.length)];
    return word === '--language' ? [words[at + 1] ?? ''] : [];
  })[0];
}

/**
 * The language in which a command speaks: that of `--language`, else that of the environment, else English, whatever
 * the system speaks: what a script reads is the same on every machine.
 * @throws BadInput where the environment names one that there is not; a wrong option is the parser's to refuse
 */
export function languageFor(args: readonly string[], environment: string | undefined): Language {
  const named = namedIn(args);
  if (isLanguage(named)) return named;
  if (environment === undefined || environment === '' || named !== undefined) return 'en';
  if (isLanguage(environment)) return environment;
  throw new BadInput(en.usage.noLanguage(JSON.stringify(environment), LANGUAGES));
}
