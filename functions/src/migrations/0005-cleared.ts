import { collections } from '@streetlore/domain/paths';
import { ofDocuments } from './migration.ts';

/** Says of older bookings that nobody has been taken out of them: those without the field would be kept for ever. */
export const cleared = ofDocuments('0005-cleared', {
  [collections.bookings]: ({ cleared_at }) => (cleared_at === undefined ? { cleared_at: null } : null),
});
