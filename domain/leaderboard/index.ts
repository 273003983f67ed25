export * from './queries.ts';
export * from './row.ts';
export * from './team.ts';
export * from './texts.ts';
export * from './too-fast.ts';
