export * from './outbox.ts';
export * from './queries.ts';
export * from './schema.ts';
