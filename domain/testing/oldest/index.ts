/**
 * The oldest documents that a database may hold, as they were stored when each entity was new. A field that came later is in none of
 * them, and never will be: leave these as they are. A test that fails on one of them says that every document of that age would
 * be refused, by its schema, its editor or its rule.
 */
export * from './content.ts';
export * from './contest.ts';
export * from './desk.ts';
export * from './hunts.ts';
