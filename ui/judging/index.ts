export { judgementOf } from './judgement.ts';
export { judgementMarkdown, judgementText } from './text.ts';
