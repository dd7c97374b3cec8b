export * from './chart.ts';
export * from './finding.ts';
export * from './looks.ts';
export * from './moment.ts';
export * from './outline.ts';
export * from './rows.ts';
export * from './talk.ts';
export * from './timeline.ts';
