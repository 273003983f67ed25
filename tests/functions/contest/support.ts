import type { SubmitPhotoRequest } from '@streetlore/domain/contest';
import { submitPhotoInput, ticketFor } from '@streetlore/domain/contest';
import { collections, downloadAddress, storagePaths } from '@streetlore/domain/paths';
import type { Services } from '../../../functions/src/platform/services.ts';
import type { TestServices } from '../../support/services.ts';
import { aCaller } from '../../support/visitors.ts';

/** A visitor without any counted calls, in a network of their own. */
export const aVisitor = () => aCaller(crypto.randomUUID(), `2001:db8:${hex()}:${hex()}::1`);

const hex = () => crypto.randomUUID().slice(0, 4);

/** A correctly filled form, changed by `given`. */
export function aForm(given: Partial<SubmitPhotoRequest> = {}): SubmitPhotoRequest {
  return {
    upload: 'contest_1763640000000.jpg',
    name: 'Cara Nary',
    email: 'cara@canary.example',
    phone_number: '07700 900777',
    title: 'Crane on Bacon Street',
    location: 'Bacon Street, London',
    description: 'Four storeys of crane.',
    tags: ['street-art', 'crane'],
    position: { latitude: 51.5237, longitude: -0.0713 },
    has_gps: true,
    ai_confidence: 0.9,
    camera_make: 'Fujifilm',
    camera_model: 'X100VI',
    country: 'United Kingdom',
    city: 'London',
    neighborhood: 'Shoreditch',
    street_address: 'Bacon Street',
    postal_code: 'E1 6LF',
    place_name: null,
    ...given,
  };
}

/** The form as the function parses it. */
export const parsed = (given: Partial<SubmitPhotoRequest> = {}) => submitPhotoInput.parse(aForm(given));

/** Uploads bytes as a visitor's browser would, with the ticket that the visitor would have got. */
export async function upload(
  { bucket, store, now }: Services,
  visitor: { uid: string },
  bytes: Buffer,
  { name = aForm().upload, type = 'image/jpeg' } = {},
): Promise<{ uid: string; name: string }> {
  await store.photoUpload(visitor.uid, name).set(ticketFor(visitor.uid, name, now()));
  await bucket
    .file(storagePaths.contestOriginal(visitor.uid, name))
    .save(bytes, { resumable: false, contentType: type });
  return { uid: visitor.uid, name };
}

/** Names of the objects that begin with `prefix`. */
export async function filesUnder({ bucket }: Services, prefix: string): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix });
  return files.map(({ name }) => name).sort();
}

/** Every submission there is, as stored. */
export async function submissions({ db }: TestServices) {
  const found = await db.collection(collections.contestSubmissions).get();
  return found.docs.map((one) => ({ id: one.id, ...one.data() }) as Record<string, unknown> & { id: string });
}

/** The stored result of an upload. */
export async function recordOf({ store }: Services, { uid, name }: { uid: string; name: string }) {
  return await store.photoUpload(uid, name).read();
}

/** The status that Storage gives to anybody who asks for an object. */
export async function statusOf({ bucket, storageBase }: Services<'storageBase'>, path: string): Promise<number> {
  const answer = await fetch(downloadAddress(storageBase, bucket.name, path));
  await answer.body?.cancel();
  return answer.status;
}
