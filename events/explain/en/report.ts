/** The words of a bug report; every part of it that the duel does not say itself. */
export const reportWords = {
  title: (title: string, entry: number) => `Entry ${entry} of ${title}`,
  expected: 'What should have happened',
  expectedHint: '(Write here what should happen, and which rule or source says so.)',
  happened: 'What happened',
  otherwise: (text: string) => `What would make a difference: ${text}`,
  rule: (id: string, statement: string, source: string) => `Rule ${id}: ${statement} (${source})`,
  where: 'Where',
  entry: 'Entry',
  ruleset: 'Ruleset',
  changed: 'with other values',
  engine: 'Decided by',
  toldBy: 'Told by',
  added: '(added)',
  format: 'Format',
  command: 'To look at it',
  log: 'The log up to there',
  earlier: (count: number) => `(${count} earlier entries left out)`,
  passes: (count: number) => (count === 1 ? '1 pass' : `${count} passes`),
  decisions: 'Decisions',
  noDecisions: 'Others decided this duel; its file holds no decisions.',
  refused: (code: string) => `refused: ${code}`,
  smallest: 'The smallest scenario with this verdict',
  /** Between a label and its value. */
  colon: ': ',
  noSmallest: 'There is none that a setup can say; the steps that lead there instead:',
};
export type ReportWords = typeof reportWords;
