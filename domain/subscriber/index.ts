export * from './link.ts';
export * from './mail.ts';
export * from './queries.ts';
export * from './schema.ts';
