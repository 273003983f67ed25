export * from './join.ts';
export * from './lines.ts';
export * from './page-texts.ts';
export * from './queries.ts';
export * from './schema.ts';
export * from './team-page.ts';
export * from './team-stops.ts';
