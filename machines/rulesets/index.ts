export * from './builtIn.ts';
export * from './choice.ts';
export * from './schema.ts';
