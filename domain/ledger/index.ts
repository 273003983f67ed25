export * from './check.ts';
export * from './movements.ts';
export * from './queries.ts';
export * from './schema.ts';
