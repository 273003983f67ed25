export * from './clear.ts';
export * from './periods.ts';
export * from './schema.ts';
export * from './under-way.ts';
