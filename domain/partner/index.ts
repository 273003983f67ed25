export * from './application.ts';
export * from './schema.ts';
