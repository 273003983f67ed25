import { type Person, personalData } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { nullIfConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';
import { findDistinct, parentIdOf, storedRecordsOf, uploadOfPhoto } from './records.ts';

/**
 * Removes the sender from a person's photos, and deletes the originals, which may contain the place
 * where the person lives. The published copies have no metadata; they stay with their votes. The
 * sender's contact is deleted last: after a crash the photo is found by it.
 */
export async function eraseSendersOfPhotos(services: Services, person: Person): Promise<void> {
  for (const contact of await findDistinct(services.store, storedRecordsOf(personalData.submissionContact, person)))
    await eraseSenderOfPhoto(services, contact);
}

/** Removes the sender from one photo, given by its `private/contact`. */
export async function eraseSenderOfPhoto(
  { store, bucket, now }: Services,
  contact: FoundDocument<AnyDocument>,
): Promise<void> {
  const { original } = contact.value;
  // The library does not retry deletions after a broken connection. A retry is harmless here.
  const remove = () => bucket.file(String(original)).delete({ ignoreNotFound: true });
  if (original) await remove().catch(remove);
  const photo = store.submissions.at(parentIdOf(contact));
  const commit = store.commit();
  commit.delete(contact.ref);
  for (const upload of uploadOfPhoto(store, contact)) commit.delete(upload);
  if (await photo.exists()) commit.update(photo, { cleared_at: now(), credit: '' });
  // A conflict means that an admin has deleted the photo, and its other documents with it.
  if (!(await nullIfConflict(commit.runVersioned()))) await contact.ref.delete();
}
