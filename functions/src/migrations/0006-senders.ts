import { collections } from '@streetlore/domain/paths';
import { removed } from '../store/writes.ts';
import { ofDocuments } from './migration.ts';

/**
 * Removes the sender's account from photos, because visitors can read them; `private/contact` has
 * the account too. An empty `uid` meant that the sender had been removed. The time of that removal
 * is not known, so `submitted_at` is used.
 */
export const senders = ofDocuments('0006-senders', {
  [collections.contestSubmissions]: ({ uid, submitted_at }) =>
    uid === undefined ? null : { uid: removed(), cleared_at: uid === '' ? submitted_at : null },
});
