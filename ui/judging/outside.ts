export { duelPage } from '../offline/duelPage.ts';
export { takeInHand } from '../worker/duelOnHand.ts';
export { speakIn } from '../worker/language.ts';
export { judgementOf } from './judgement.ts';
export { judgementMarkdown, judgementText } from './text.ts';
export { toldOtherwise } from './toldOtherwise.ts';
