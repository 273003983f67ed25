import { pictures } from './0001-pictures.ts';
import { searchFields } from './0002-found-by.ts';
import { lists } from './0003-lists.ts';
import { privatePhotos } from './0004-private-photos.ts';
import { cleared } from './0005-cleared.ts';
import { senders } from './0006-senders.ts';
import { postWords } from './0007-post-words.ts';
import type { Migration } from './migration.ts';

/**
 * Every migration, in the order in which they run. A migration that has run in production is never
 * changed; a correction is a new migration.
 */
export const migrations: readonly Migration[] = [
  pictures,
  searchFields,
  lists,
  privatePhotos,
  cleared,
  senders,
  postWords,
];
