export * from './queries.ts';
export * from './range.ts';
