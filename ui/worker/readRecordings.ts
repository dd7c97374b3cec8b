// Loaded when the first recording of another client is opened: few readers have one, and its unpacker is large.
import { type Words, words } from '../locales/index.ts';

export { clientOf } from '../../events/index.ts';
export { importRead, readImport } from '../../machines/index.ts';
export { answerDecks } from './answerDecks.ts';
export { importReportOf } from './importReport.ts';

/** What there is to say of a recording that holds answers alone. */
export const answersOnly: Words['answersOnly'] = (said) => words.answersOnly(said);
