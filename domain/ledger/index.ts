export * from './queries.ts';
export * from './schema.ts';
