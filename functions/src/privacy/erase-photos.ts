import type { Person } from '@streetlore/domain/privacy';
import type { Services } from '../platform/services.ts';
import { unlessOvertaken } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import type { AnyDocument } from '../store/stored.ts';
import { all, ownerOf, recordsOf, uploadOf } from './records.ts';

/**
 * Takes the sender off a person's photos, with the originals, which may carry the place they live at. What hangs on the wall, the
 * copies without metadata, stays with its votes. Who sent it goes last: after a crash that is what it is found by.
 */
export async function erasePhotos(services: Services, person: Person): Promise<void> {
  for (const contact of await all(services.store, recordsOf(person).contacts)) await erasePhoto(services, contact);
}

/** The same of one photo, by its `private/contact`. */
export async function erasePhoto({ store, bucket, now }: Services, contact: FoundDocument<AnyDocument>): Promise<void> {
  const { original } = contact.value;
  // The library does not retry deletions after a broken connection; here a retry is harmless.
  const remove = () => bucket.file(String(original)).delete({ ignoreNotFound: true });
  if (original) await remove().catch(remove);
  const photo = store.submissions.at(ownerOf(contact));
  const commit = store.commit();
  commit.delete(contact.ref);
  for (const upload of uploadOf(store, contact)) commit.delete(upload);
  if (await photo.exists()) commit.update(photo, { cleared_at: now() });
  // An admin deleted the photo meanwhile, and with it all of this.
  if (!(await unlessOvertaken(commit.runVersioned()))) await contact.ref.delete();
}
