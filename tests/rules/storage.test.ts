import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type PhotoUpload, ticketFor } from '@streetlore/domain/contest';
import { contestOriginalOf, documents, storagePaths } from '@streetlore/domain/paths';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  listAll,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformFirestore } from '../support/admin-sdk.ts';
import { showsFault } from '../support/shows-fault.ts';
import { people, type Roles, rolesOf, sessionLine, storageRules } from './environment.ts';

const MEGABYTE = 1024 * 1024;
const types = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];
const strangers = ['nobody', 'anonymous', 'member', 'ended'] as const;

let env: RulesTestEnvironment;
let roles: Roles;

const storageOf = (role: keyof Roles) => roles[role].storage() as unknown as FirebaseStorage;
const at = (role: keyof Roles, path: string) => ref(storageOf(role), path);
const put = (role: keyof Roles, path: string, contentType: string, size = 64, metadata: UploadMetadata = {}) =>
  uploadBytes(at(role, path), new Uint8Array(size), { ...metadata, contentType });
/** Uploads a file with the ticket that a visitor gets first. */
async function send(...[role, path, contentType, size, metadata]: Parameters<typeof put>) {
  await ticketOf(path, 'awaited');
  return await put(role, path, contentType, size, metadata);
}
/**
 * The Storage emulator always looks documents up in the running platform's project, whatever the
 * client's project is.
 */
const lookedUp = new Set<string>();
async function ticketOf(path: string, status: PhotoUpload['status']): Promise<void> {
  const upload = contestOriginalOf(path);
  if (!upload) return;
  const ticket = documents.photoUpload(upload.uid, upload.name);
  lookedUp.add(ticket);
  await platformFirestore()
    .doc(ticket)
    .set({ ...ticketFor(upload.uid, upload.name, new Date()), status });
}

/**
 * Stores files without the rules. Nearly every attempt here is refused and does not change them, so
 * storing them once is enough.
 */
const store = (...paths: string[]) =>
  env.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage() as unknown as FirebaseStorage;
    for (const path of paths) await uploadBytes(ref(storage, path), new Uint8Array(8), { contentType: 'image/webp' });
  });

/** A new path: the testing library clears only the top level of the bucket. */
const mine = (name = `contest_${crypto.randomUUID()}.jpg`) => storagePaths.contestOriginal(people.anonymous, name);
const ofTour = { folder: 'tours', id: 'tour', name: 'cover.jpg' } as const;
const ofPost = { folder: 'blog', id: 'post', name: 'cover.jpg' } as const;
const ofPartner = { folder: 'partners', id: 'partner', name: 'front.jpg' } as const;
const originals = [ofTour, ofPost, ofPartner].map(storagePaths.pictureOriginal);
/** Names that no file may have. */
const oddNames = ['.hidden', 'a b.jpg', '..jpg', '%2e%2e.jpg', '<script>.jpg', 'x'.repeat(129)];
const theirs = storagePaths.contestOriginal(people.other, 'theirs.jpg');
const shown = {
  tour: storagePaths.picturePublished(ofTour, '960.webp'),
  post: storagePaths.picturePublished(ofPost, '960.webp'),
  partner: storagePaths.picturePublished(ofPartner, '960.webp'),
  photo: storagePaths.contestPublished('photo', '800.webp'),
};
/** A photo's copy before its approval. */
const kept = storagePaths.contestCopy('photo', '800.webp');

beforeAll(async () => {
  env = await storageRules('storage');
  roles = rolesOf(env);
  for (const [path, line] of Object.entries(sessionLine)) {
    lookedUp.add(path);
    await platformFirestore().doc(path).set(line);
  }
  await store(...Object.values(shown), ...originals, theirs, kept, 'elsewhere/x.png');
});
afterAll(async () => {
  await Promise.all([...lookedUp].map((path) => platformFirestore().doc(path).delete()));
  await env.cleanup();
});

describe('pictures on the pages', () => {
  test.each(Object.values(shown))('anybody may see %s', async (path) => {
    expect((await assertSucceeds(getBytes(at('nobody', path)))).byteLength).toBe(8);
  });
  test.each([
    'tours',
    'tours/tour',
    'tours-published/tour',
    'tours-published/tour/cover.jpg',
    'blog/post',
    'partners/partner',
    'partners-published/partner/front.jpg',
    'blog-published/post/cover.jpg',
    'contest-published/photo',
    'contest-images',
    'contest-copies/photo',
    'elsewhere',
  ])('nobody may list %s', (path) => assertFails(listAll(at('anonymous', path))));
  test.each(Object.values(shown))('nobody else may write %s', async (path) => {
    for (const role of strangers) {
      await assertFails(put(role, path, 'image/webp'));
      await assertFails(deleteObject(at(role, path)));
    }
  });
  test.each(Object.values(shown))('only functions may write %s', async (path) => {
    await assertFails(put('admin', path, 'image/webp'));
    await assertFails(deleteObject(at('admin', path)));
  });
});

describe('a picture as an admin uploaded it', () => {
  test.each(originals)('an admin may see %s and upload it again, and only a function may delete it', async (path) => {
    expect((await assertSucceeds(getBytes(at('admin', path)))).byteLength).toBe(8);
    await assertSucceeds(put('admin', path, 'image/jpeg'));
    await assertFails(deleteObject(at('admin', path)));
  });
  test.each(originals)('nobody else may see or write %s', async (path) => {
    for (const role of strangers) {
      await assertFails(getBytes(at(role, path)));
      await assertFails(put(role, path, 'image/jpeg'));
      await assertFails(deleteObject(at(role, path)));
    }
  });
  test.each([
    ['image/svg+xml', 64],
    ['text/html', 64],
    ['image/png', 10 * MEGABYTE + 1],
  ])('is refused as %s of %d bytes', async (type, size) => {
    for (const picture of [ofTour, ofPost, ofPartner])
      await assertFails(put('admin', storagePaths.pictureOriginal({ ...picture, name: 'new.png' }), type, size));
  });
  test.each(oddNames)('is refused as %s', async (name) => {
    for (const picture of [ofTour, ofPost, ofPartner])
      await assertFails(put('admin', storagePaths.pictureOriginal({ ...picture, name }), 'image/png'));
  });
});

describe('a visitor’s photo', () => {
  test.each(types)('%s is accepted', async (type) => {
    expect((await assertSucceeds(send('anonymous', mine(), type))).metadata.contentType).toBe(type);
  });
  test('may have 10 MB and not a byte more', async () => {
    await assertSucceeds(send('anonymous', mine(), 'image/jpeg', 10 * MEGABYTE));
    await assertFails(send('anonymous', mine(), 'image/jpeg', 10 * MEGABYTE + 1));
  });
  test.each([
    'image/svg+xml',
    'image/heic',
    'image/tiff',
    'image/avif',
    'image/bmp',
    'IMAGE/JPEG',
    'image/jpeg; charset=utf-8',
    'image/*',
    'text/plain',
    'text/html',
    'application/pdf',
    'application/octet-stream',
    'video/mp4',
  ])('of type %s is refused', async (type) => {
    await assertFails(send('anonymous', mine(), type));
    showsFault(32, 1, 'types refused by the rules, SVG among them');
  });
  test('of no bytes is refused', () => assertFails(send('anonymous', mine(), 'image/jpeg', 0)));
  test('is refused to somebody without an identity, and in another’s folder', async () => {
    await assertFails(send('nobody', mine(), 'image/jpeg'));
    await assertFails(send('anonymous', storagePaths.contestOriginal(people.other, 'x.jpg'), 'image/jpeg'));
    await assertFails(send('admin', mine(), 'image/jpeg'));
  });
  test.each([
    'contest-images/x.jpg',
    `contest-images/${people.anonymous}/deeper/x.jpg`,
    `contest-images/${people.anonymous}/../${people.other}/x.jpg`,
    `contest-images/${people.anonymous}/../../contest-published/photo/x.jpg`,
    '../x.jpg',
    'x.jpg',
    'elsewhere/x.jpg',
  ])('is refused at %s', async (path) => {
    await assertFails(send('anonymous', path, 'image/jpeg'));
    showsFault(32, 1, 'other places refused by the rules, ../ among them');
  });
  test.each(oddNames)('is refused as %s', (name) => assertFails(send('anonymous', mine(name), 'image/jpeg')));
  test('cannot be overwritten, changed or deleted', async () => {
    const path = mine();
    await send('anonymous', path, 'image/jpeg');
    await assertFails(send('anonymous', path, 'image/jpeg'));
    await assertFails(updateMetadata(at('anonymous', path), { contentType: 'text/html' }));
    await assertFails(deleteObject(at('anonymous', path)));
  });
  test('is refused without a ticket, and with one that was used', async () => {
    await assertFails(put('anonymous', mine(), 'image/jpeg'));
    for (const status of ['processing', 'ready', 'refused'] as const) {
      const path = mine();
      await ticketOf(path, status);
      await assertFails(put('anonymous', path, 'image/jpeg'));
    }
    const theirTicket = storagePaths.contestOriginal(people.other, 'ticket.jpg');
    await ticketOf(theirTicket, 'awaited');
    await assertFails(put('anonymous', mine('ticket.jpg'), 'image/jpeg'));
    showsFault(39, 5, 'uploads without a ticket of one’s own refused by the rules');
  });
  test('may be seen only by an admin, not even by the visitor', async () => {
    await assertSucceeds(getBytes(at('admin', theirs)));
    for (const role of [...strangers, 'other'] as const) await assertFails(getBytes(at(role, theirs)));
    showsFault(7, strangers.length + 1, 'roles that may not read an original in Storage');
  });
});

describe('what a sender writes beside the bytes', () => {
  const refused: [string, UploadMetadata][] = [
    ['a name to save the file under', { contentDisposition: 'attachment; filename=invoice.exe' }],
    ['the same in other letters', { contentDisposition: 'Attachment' }],
    ['an encoding', { contentEncoding: 'gzip' }],
    ['words of their own', { customMetadata: { note: 'hello' } }],
  ];
  test.each(refused)('%s is refused to visitors and admins', async (_what, metadata) => {
    await assertFails(send('anonymous', mine(), 'image/jpeg', 64, metadata));
    for (const picture of [ofTour, ofPost, ofPartner])
      await assertFails(
        put('admin', storagePaths.pictureOriginal({ ...picture, name: 'bare.png' }), 'image/png', 64, metadata),
      );
    showsFault(39, 1, 'kinds of metadata refused by the rules');
  });
  test('the content disposition inline is accepted', () =>
    assertSucceeds(send('anonymous', mine(), 'image/jpeg', 64, { contentDisposition: 'inline' })));
});

describe('the copies of a photo that is not approved', () => {
  test('may be seen only by an admin, and written by nobody', async () => {
    await assertSucceeds(getBytes(at('admin', kept)));
    for (const role of [...strangers, 'other'] as const) await assertFails(getBytes(at(role, kept)));
    for (const role of ['admin', ...strangers] as const) {
      await assertFails(put(role, kept, 'image/webp'));
      await assertFails(deleteObject(at(role, kept)));
    }
  });
});

describe('any other place', () => {
  test('is closed to everybody', async () => {
    for (const role of ['admin', ...strangers] as const) {
      await assertFails(getBytes(at(role, 'elsewhere/x.png')));
      await assertFails(put(role, 'elsewhere/y.png', 'image/png'));
    }
  });
});
