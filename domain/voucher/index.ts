export * from './redeem.ts';
export * from './schema.ts';
