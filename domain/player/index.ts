export * from './changes.ts';
export * from './count.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './search.ts';
