export * from './call.ts';
export * from './deeds.ts';
export * from './queries.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './texts.ts';
