export * from './changes.ts';
export * from './rating.ts';
export * from './schema.ts';
