export * from './builtIn.ts';
export { lineOfPath } from './jsonText.ts';
export { scenarioOfBoard, type Unsaid } from './ofBoard.ts';
export { type PlayedScenario, type PlayOptions, playScenario } from './play.ts';
export * from './read.ts';
export { referenceOf, resolveReference } from './references.ts';
export * from './schema.ts';
export { ScenarioError, setUp } from './setup.ts';
export { writtenScenario } from './written.ts';
