export * from './host/host.ts';
export * from './host/keyMap.ts';
export * from './host/pageCommands.ts';
