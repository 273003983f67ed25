export * from './query.ts';
export * from './special.ts';
