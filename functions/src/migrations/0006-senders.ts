import { collections } from '@streetlore/domain/paths';
import { deletedField } from '../store/writes.ts';
import { ofDocuments } from './migration.ts';

/**
 * Removes the sender's account, which `private/contact` has too, from what visitors read. An empty
 * `uid` meant a removed sender; the time is not known, so `submitted_at` stands for it.
 */
export const sendersMigration = ofDocuments('0006-senders', {
  [collections.contestSubmissions]: ({ uid, submitted_at }) =>
    uid === undefined ? null : { uid: deletedField(), cleared_at: uid === '' ? submitted_at : null },
});
