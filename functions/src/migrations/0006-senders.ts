import { collections } from '@streetlore/domain/paths';
import { removed } from '../store/writes.ts';
import { ofDocuments } from './migration.ts';

/**
 * Takes the sender's account out of photos, which visitors read; `private/contact` has it. An empty one said that the sender had been
 * taken out: since when is not known.
 */
export const senders = ofDocuments('0006-senders', {
  [collections.contestSubmissions]: ({ uid, submitted_at }) =>
    uid === undefined ? null : { uid: removed(), cleared_at: uid === '' ? submitted_at : null },
});
