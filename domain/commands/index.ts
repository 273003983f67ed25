export * from './commands.ts';
export * from './noise.ts';
export * from './pleas.ts';
