export * from './actions.ts';
export * from './call.ts';
export * from './list.ts';
export * from './noted.ts';
export * from './queries.ts';
export * from './rules.ts';
export * from './schema.ts';
export * from './texts.ts';
