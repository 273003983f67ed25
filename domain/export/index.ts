export * from './kinds.ts';
export * from './queries.ts';
export * from './range.ts';
