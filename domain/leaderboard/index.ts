export * from './queries.ts';
export * from './row.ts';
