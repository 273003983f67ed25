export * from './defaults.ts';
export * from './limits.ts';
export * from './schema.ts';
