export * from './answer.ts';
export * from './named.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './texts.ts';
