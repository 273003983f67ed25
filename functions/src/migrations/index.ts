import type { Migration } from './migration.ts';

/**
 * Every migration, in the order in which they run. A migration that has run in production is never
 * changed; a correction is a new migration.
 */
export const migrations: readonly Migration[] = [];
