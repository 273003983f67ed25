export * from './fill.ts';
export * from './schema.ts';
export * from './texts.ts';
