export * from './find.ts';
export * from './schema.ts';
export * from './texts.ts';
