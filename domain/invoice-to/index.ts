export * from './schema.ts';
export * from './texts.ts';
