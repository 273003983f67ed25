export * from './check.ts';
export * from './queries.ts';
export * from './schema.ts';
