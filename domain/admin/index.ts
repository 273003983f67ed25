export * from './queries.ts';
export * from './recovery.ts';
export * from './roles.ts';
export * from './schema.ts';
