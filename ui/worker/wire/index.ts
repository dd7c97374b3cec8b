export { createPacking, createUnpacking, type OnWire } from './wire.ts';
