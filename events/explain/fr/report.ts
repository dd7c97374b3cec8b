import type { ReportWords } from '../en/report.ts';

/** The words of a bug report in French. */
export const reportWords: ReportWords = {
  title: (title, entry) => `Entrée ${entry} de ${title}`,
  expected: 'Ce qui aurait dû se passer',
  expectedHint: '(Écrivez ici ce qui devrait se passer, et quelle règle ou quelle source le dit.)',
  happened: 'Ce qui s’est passé',
  otherwise: (text) => `Ce qui ferait une différence : ${text}`,
  rule: (id, statement, source) => `Règle ${id} : ${statement} (${source})`,
  where: 'Où',
  entry: 'Entrée',
  ruleset: 'Règles',
  changed: 'avec d’autres valeurs',
  engine: 'Décidé par',
  toldBy: 'Raconté par',
  added: '(ajouté)',
  format: 'Format',
  command: 'Pour l’ouvrir',
  log: 'Le journal jusque-là',
  earlier: (count) => (count === 1 ? '(1 entrée antérieure omise)' : `(${count} entrées antérieures omises)`),
  passes: (count) => (count === 1 ? '1 joueur passe' : `on passe ${count} fois`),
  decisions: 'Décisions',
  noDecisions: 'D’autres ont décidé ce duel ; son fichier ne contient aucune décision.',
  refused: (code) => `refusé : ${code}`,
  smallest: 'Le plus petit scénario avec ce verdict',
  colon: ' : ',
  noSmallest: 'Il n’y en a pas qu’une mise en place puisse dire ; voici les étapes qui y mènent :',
};
