export * from './classify.ts';
export * from './commands.ts';
