export * from './choose.ts';
export * from './commands.ts';
export * from './machine.ts';
export * from './messages.ts';
export * from './score.ts';
export * from './state.ts';
export * from './templates.ts';
export * from './tour.ts';
