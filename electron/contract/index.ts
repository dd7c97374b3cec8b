export * from './channels.ts';
export * from './payloads.ts';
