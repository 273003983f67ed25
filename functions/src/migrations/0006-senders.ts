import { collections } from '@streetlore/domain/paths';
import { deletedField } from '../store/writes.ts';
import { ofDocuments } from './migration.ts';

/**
 * Removes the sender's account from photos, because visitors can read them; `private/contact` has
 * the account too. An empty `uid` meant that the sender had been removed. The time of that removal
 * is not known, so `submitted_at` is used.
 */
export const sendersMigration = ofDocuments('0006-senders', {
  [collections.contestSubmissions]: ({ uid, submitted_at }) =>
    uid === undefined ? null : { uid: deletedField(), cleared_at: uid === '' ? submitted_at : null },
});
