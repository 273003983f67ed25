import { documents } from '@streetlore/domain/paths';
import type { Person } from '@streetlore/domain/privacy';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';
import { all, photoOf, recordsOf, uploadOf } from './records.ts';

/**
 * Takes the sender off a person's photos, with the originals, which may carry the place they live at. What hangs on the wall, the
 * copies without metadata, stays with its votes. Who sent it goes last: after a crash that is what it is found by.
 */
export async function erasePhotos(services: Services, person: Person): Promise<void> {
  for (const contact of await all(recordsOf(services, person).contacts)) await erasePhoto(services, contact);
}

async function erasePhoto({ db, bucket }: Services, contact: QueryDocumentSnapshot): Promise<void> {
  const original: unknown = contact.get('original');
  // A second deletion does no harm, and the library repeats none after a broken connection.
  const remove = () => bucket.file(String(original)).delete({ ignoreNotFound: true });
  if (original) await remove().catch(remove);
  const photo = db.doc(documents.submission(photoOf(contact)));
  const batch = db.batch();
  batch.delete(contact.ref);
  for (const upload of uploadOf(contact)) batch.delete(db.doc(upload));
  if ((await photo.get()).exists) batch.update(photo, { uid: '' });
  try {
    await batch.commit();
  } catch (error) {
    // An admin deleted the photo meanwhile, and with it all of this.
    if (!isConflict(error)) throw error;
    await contact.ref.delete();
  }
}
