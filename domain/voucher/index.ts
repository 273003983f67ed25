export * from './press.ts';
export * from './queries.ts';
export * from './schema.ts';
