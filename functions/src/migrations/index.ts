import { picturesMigration } from './0001-pictures.ts';
import { searchFieldsMigration } from './0002-found-by.ts';
import { listsMigration } from './0003-lists.ts';
import { privatePhotosMigration } from './0004-private-photos.ts';
import { clearedMigration } from './0005-cleared.ts';
import { sendersMigration } from './0006-senders.ts';
import { postWordsMigration } from './0007-post-words.ts';
import { walksMigration } from './0008-walks.ts';
import { nearCellsMigration } from './0009-near-cells.ts';
import type { Migration } from './migration.ts';

/** Every migration, in order. One that has run in production is never changed; a correction is a new one. */
export const migrations: readonly Migration[] = [
  picturesMigration,
  searchFieldsMigration,
  listsMigration,
  privatePhotosMigration,
  clearedMigration,
  sendersMigration,
  postWordsMigration,
  walksMigration,
  nearCellsMigration,
];
