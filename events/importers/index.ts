export type { Message, MessageName, MessageOf } from './messages.ts';
export { type CardQuery, readQueries } from './queries.ts';
export {
  type Packet,
  type ReadRecordingOptions,
  type RecordedDeck,
  type Recording,
  type RecordingRead,
  readRecording,
} from './recordingFile.ts';
export type { RecordingHeader, RecordingKind } from './recordingHeader.ts';
export { MOST_UNPACKED } from './unpack.ts';
