import type { usage as en, UsageError } from '../en/usage.ts';
import { listed, number } from './grammar.ts';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Utilisation :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
};

/** What is named in a message, in order: commander puts it in single quotation marks. */
const namedIn = (message: string): readonly string[] =>
  [...message.matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '');

/** What commander would have liked instead: `(Did you mean --branch?)`. */
function meantIn(message: string): string {
  const meant = /\(Did you mean (?:one of )?(.+)\?\)/.exec(message)?.[1];
  return meant === undefined ? '' : ` (vouliez-vous dire ${listed(meant.split(', '), 'ou')} ?)`;
}

/** What stands behind the value that cannot be: what may be said in its place. */
function mayBe(message: string): string {
  const choices = /Allowed choices are (.+)\.\s*$/.exec(message)?.[1];
  if (choices !== undefined) return ` ; il y a ${listed(choices.split(', '), 'et')}`;
  const own = /is invalid(?: for argument '[^']*')?\. ([\s\S]+?)\.?\s*$/.exec(message)?.[1];
  return own === undefined ? '' : `. ${own}`;
}

function wrong({ code, message }: UsageError): string {
  const [first = '', second = ''] = namedIn(message);
  switch (code) {
    case 'commander.missingArgument':
      return `il manque l’argument ${first}`;
    case 'commander.optionMissingArgument':
      return `il manque la valeur de l’option ${first}`;
    case 'commander.missingMandatoryOptionValue':
      return `il manque l’option ${first}, qui est obligatoire`;
    case 'commander.conflictingOption':
      return `l’option ${first} ne va pas avec ${second}`;
    case 'commander.unknownOption':
      return `il n’y a pas d’option ${first}${meantIn(message)}`;
    case 'commander.unknownCommand':
      return `il n’y a pas de commande ${first}${meantIn(message)}`;
    case 'commander.excessArguments': {
      const counts = /Expected (\d+) arguments? but got (\d+)/.exec(message);
      return `trop d’arguments${first === '' ? '' : ` pour ${first}`} : ${counts?.[1] ?? '?'} au plus, et il y en a ${counts?.[2] ?? '?'}`;
    }
    case 'commander.invalidArgument': {
      const isOption = /^error: option/.test(message.trim());
      return `${isOption ? `l’option ${first}` : 'l’argument'} ne peut pas être ${isOption ? second : first}${mayBe(message)}`;
    }
    default:
      return message
        .trim()
        .replace(/^error: /, '')
        .replaceAll(/\s*\n\s*/g, ' ');
  }
}

/** What the command line says of itself: the parts of its help, and what is wrong with what was typed. */
export const usage: typeof en = {
  title: (english) => TITLES[english] ?? english,
  line: (english) => english.replace('[command]', '[commande]'),
  extra: (english) => english.replace('(choices: ', '(au choix : ').replace('default: ', 'sinon : '),
  wholeNumber: (most) => `Donnez un nombre entier de 0 à ${number(most)}.`,
  wrong,
  says: (help) => ` ; ${help} dit ce qu’on peut dire`,
  nameACommand: (commands) =>
    `nommez une commande : ${listed(commands, 'ou')} ; duelscope --help en dit plus`,
  noLanguage: (name, all) =>
    `DUELSCOPE_LANGUAGE : il n’y a pas de langue ${name} ; donnez ${listed(all, 'ou')}`,
};
