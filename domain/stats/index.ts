export * from './changes.ts';
export * from './periods.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './stuck.ts';
export * from './takings.ts';
export * from './tour-months.ts';
export * from './written.ts';
