export * from './hours.ts';
export * from './schema.ts';
export * from './texts.ts';
