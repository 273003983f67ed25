export * from './queries.ts';
export * from './redeem.ts';
export * from './schema.ts';
