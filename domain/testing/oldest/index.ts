/**
 * The oldest documents that a database may hold, as they were stored when each entity was new. They
 * have no later fields: leave them as they are. A test that fails on one of them shows that every
 * document of that age would be refused, by its schema, its editor or its rule.
 */
export * from './content.ts';
export * from './contest.ts';
export * from './desk.ts';
export * from './hunts.ts';
export * from './parties.ts';
export * from './reports.ts';
