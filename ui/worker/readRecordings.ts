// Loaded when the first recording of another client is opened: few readers have one, and its unpacker is large.
export { importRead, readImport } from '../../machines/index.ts';
export { importReportOf } from './importReport.ts';
