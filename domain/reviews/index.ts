export * from './answer.ts';
export * from './judging.ts';
export * from './queries.ts';
export * from './rating.ts';
export * from './schema.ts';
