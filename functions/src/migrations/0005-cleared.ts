import { collections } from '@streetlore/domain/paths';
import { ofDocuments } from './migration.ts';

/** Retention would never find older bookings, which lack the field. */
export const clearedMigration = ofDocuments('0005-cleared', {
  [collections.bookings]: ({ cleared_at }) => (cleared_at === undefined ? { cleared_at: null } : null),
});
