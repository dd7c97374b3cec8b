import type { WrongQuery } from '../../worker/protocol/index.ts';

type Problem = WrongQuery['problem'];

const meantWords = (meant: string | undefined, otherwise: string): string =>
  meant === undefined ? otherwise : `vouliez-vous dire ${meant} ?`;

const PATTERN: Record<Extract<Problem, { kind: 'pattern' }>['what'], (word: string) => string> = {
  open: (word) => `le motif ouvre ${word.slice(0, 1)} et ne le ferme jamais`,
  closed: () => 'le motif ferme une ) qu’il n’a pas ouverte ; écrivez \\) pour le signe',
  nothing: (word) =>
    `le motif ne répète rien à ${word.slice(0, 1)} ; écrivez \\${word.slice(0, 1)} pour le signe`,
  notHere: (word) =>
    `${word} n’existe pas dans les motifs d’ici : ils regardent chaque lettre une fois, sans renvoi ni regard en avant`,
  times: () => 'le motif répète trop ; comptez jusqu’à 100 au plus',
  deep: () => 'le motif a trop de parenthèses les unes dans les autres',
  order: (word) => `le motif a un intervalle qui finit avant de commencer, à ${word}`,
};

/** What is wrong with a search or a value, in one French line. */
export function queryProblem({ problem }: WrongQuery): string {
  switch (problem.kind) {
    case 'empty':
      return 'tapez ce qu’il faut chercher, par exemple rule:R3 ou A.lifePoints < 4000';
    case 'unknownKey':
      return `${problem.word}: n’est pas une clé ; ${meantWords(problem.meant === undefined ? undefined : `${problem.meant}:`, 'il y a type, card, rule, code, player, changed, state, in et refused')}`;
    case 'unknownValue':
      return `${problem.key}: ne connaît pas ${problem.word} ; ${meantWords(problem.meant, problem.all.length > 0 ? `il y a ${problem.all.join(', ')}` : 'mettez une étoile où la suite est libre, par exemple attack*')}`;
    case 'noValue':
      return `${problem.key}: veut une valeur juste après, sans espace`;
    case 'unknownPath':
      return `${problem.word} n’est pas une valeur ; ${meantWords(problem.meant, 'écrivez A.lifePoints, turn ou dark-magician.atk, ou mettez les mots entre guillemets')}`;
    case 'noSuchCard':
      return `aucune carte de ce duel ne s’appelle ${problem.word} ; ${meantWords(problem.meant, 'la liste, pendant que vous tapez, nomme celles qu’il y a')}`;
    case 'notClosed':
      return `${problem.word} est ouvert et jamais fermé`;
    case 'unexpected':
      return `${problem.word} n’a pas sa place ici ; mettez-le entre guillemets s’il fait partie des mots`;
    case 'noRight':
      return `il n’y a rien à comparer derrière ${problem.word}`;
    case 'tooLong':
      return `c’est plus long que ${problem.most} lettres ; cherchez moins à la fois`;
    case 'pattern':
      return PATTERN[problem.what](problem.word);
  }
}
