// Loaded when the first recording of another client is opened: few readers have one, and its unpacker is large.
import { type Words, words } from '../locales/index.ts';

export { clientOf } from '../../events/index.ts';
export { importRead, readImport } from '../../machines/index.ts';
export { answerDecks } from './answerDecks.ts';
export { importReportOf } from './importReport.ts';

/** What there is to say of a recording of this name that holds answers alone. */
export const answersOnly = (name: string, said: Parameters<Words['answersOnly']>[0]): string =>
  `${name}${words.colon}${words.answersOnly(said)}`;
