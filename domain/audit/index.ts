export * from './actions.ts';
export * from './queries.ts';
export * from './schema.ts';
