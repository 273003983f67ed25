export * from './compose.ts';
export * from './errors.ts';
export * from './keywords.ts';
export * from './schema.ts';
export * from './segments.ts';
export * from './status.ts';
