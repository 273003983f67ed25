export * from './judge.ts';
export * from './kept.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './texts.ts';
