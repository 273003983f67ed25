export * from './change.ts';
export * from './order.ts';
export * from './place.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './settle.ts';
export * from './settle-gift.ts';
