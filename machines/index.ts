export * from './audit/index.ts';
export * from './cards/index.ts';
export * from './charts/index.ts';
export * from './compare/index.ts';
export { CardLoop, type LoopingEffect } from './decide/index.ts';
export * from './duel/index.ts';
export * from './rulebook/index.ts';
export * from './rulesets/index.ts';
export * from './scenarios/index.ts';
