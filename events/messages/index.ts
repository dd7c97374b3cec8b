export * from './bounds.ts';
export * from './cards.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './plainWords.ts';
export * from './values.ts';
export * from './words.ts';
