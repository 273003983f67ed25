import { collections } from '@streetlore/domain/paths';
import { ofDocuments } from './migration.ts';

/**
 * Adds `cleared_at: null` to older bookings: nobody has been removed from them. Retention would
 * never find bookings without the field.
 */
export const clearedMigration = ofDocuments('0005-cleared', {
  [collections.bookings]: ({ cleared_at }) => (cleared_at === undefined ? { cleared_at: null } : null),
});
