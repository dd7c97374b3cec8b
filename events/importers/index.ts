export {
  type CardBook,
  type CardRow,
  nameOfPasscode,
  type PrintedCard,
  UNKNOWN_CARD,
  valuesOfRow,
} from './cardNames.ts';
export { type CounterNames, readCounterNames } from './counterNames.ts';
export { OBSERVED_EFFECT } from './fromChains.ts';
export type { Message, MessageName, MessageOf } from './messages.ts';
export { observe } from './observe.ts';
export type { ObservedDuel, ObservedStep, RecordedKind, Unmapped } from './observed.ts';
export { type CardQuery, readQueries } from './queries.ts';
export { queriesOf } from './queriesOf.ts';
export {
  type Packet,
  type ReadRecordingOptions,
  type RecordedDeck,
  type Recording,
  type RecordingRead,
  readRecording,
} from './recordingFile.ts';
export { clientOf, type RecordingHeader, type RecordingKind } from './recordingHeader.ts';
export { MOST_UNPACKED } from './unpack.ts';
