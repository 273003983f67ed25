export * from './judging.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './texts.ts';
