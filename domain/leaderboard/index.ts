export * from './queries.ts';
export * from './row.ts';
export * from './team.ts';
