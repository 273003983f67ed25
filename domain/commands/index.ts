export * from './classify.ts';
export * from './commands.ts';
export * from './pleas.ts';
