export { CardLoop, type LoopingEffect } from './cardLoop.ts';
export { begin, type Decided, decide, isRejection, refusalEntry } from './decide.ts';
export { EngineDefect, type EngineEnvironment } from './run.ts';
export { playerOf, speakerOf } from './speaker.ts';
