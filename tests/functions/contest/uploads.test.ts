import { UPLOAD_LEASE } from '@streetlore/domain/contest';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { developPicture } from '../../../functions/src/contest/develop-picture.ts';
import { submissionIdFor } from '../../../functions/src/contest/ids.ts';
import { issueTicket } from '../../../functions/src/contest/start-upload.ts';
import { storeSubmission } from '../../../functions/src/contest/submit-photo.ts';
import { removeStrays, removeUnsent, unsentUploads } from '../../../functions/src/contest/sweep-uploads.ts';
import { aJpeg, aWall, heicBytes, hugePng, tenPhotos, truncated } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aVisitor, filesUnder, parsed, recordOf, statusOf, submissions, upload } from './support.ts';

const PROJECT = 'demo-contest-uploads';
const HOUR = 60 * 60 * 1000;
const services = testServices(PROJECT);
beforeEach(async () => {
  services.clock.set(new Date());
  await services.clear();
});
afterAll(() => services.end());

const aPhoto = () => aJpeg({}, aWall(320, 240));
const idOf = ({ uid, name }: { uid: string; name: string }) => submissionIdFor(storagePaths.contestOriginal(uid, name));
const copies = (id: { uid: string; name: string }) => filesUnder(services, storagePaths.contestCopiesOf(idOf(id)));
const published = (id: { uid: string; name: string }) =>
  filesUnder(services, storagePaths.contestPublishedOf(idOf(id)));

describe('an upload', () => {
  test('becomes copies at addresses that follow from it, which nobody may read', async () => {
    const id = await upload(services, aVisitor(), await aJpeg({}, aWall(1000, 700)));
    expect(await developPicture(services, id)).toMatchObject({
      is: 'settled',
      upload: { status: 'ready', reason: null, lease_until: null, picture: { width: 1000, height: 700 } },
    });
    const files = await copies(id);
    expect(files).toContain(storagePaths.contestCopy(idOf(id), '480.webp'));
    for (const name of files) {
      const [{ cacheControl, contentType }] = await services.bucket.file(name).getMetadata();
      expect({ cacheControl, contentType }).toEqual({
        cacheControl: 'private, no-store',
        contentType: `image/${name.split('.').at(-1)}`,
      });
    }
    const [bytes] = await services.bucket.file(storagePaths.contestCopy(idOf(id), '480.webp')).download();
    expect((await sharp(bytes).metadata()).width).toBe(480);
    const { picture } = (await recordOf(services, id)) ?? {};
    for (const name of files) expect(await statusOf(services, name)).toBe(403);
    for (const { webp } of picture?.sizes ?? []) expect((await fetch(webp)).status).toBe(404);
  });

  test('is developed once, however many runs start at once', async () => {
    const id = await upload(services, aVisitor(), await aPhoto());
    const first = await Promise.all(Array.from({ length: 6 }, () => developPicture(services, id)));
    expect(first.filter(({ is }) => is === 'settled').length).toBeGreaterThanOrEqual(1);
    const before = await recordOf(services, id);
    expect(await developPicture(services, id)).toMatchObject({ is: 'settled', upload: { status: 'ready' } });
    expect(await recordOf(services, id)).toEqual(before);
  });

  test('that a dead run holds is taken by another run when the lease ends', async () => {
    const id = await upload(services, aVisitor(), await aPhoto());
    await developPicture(services, id);
    const lease_until = new Date(services.now().getTime() + UPLOAD_LEASE);
    await services.db.doc(documents.photoUpload(id.uid, id.name)).update({ status: 'processing', lease_until });
    expect(await developPicture(services, id)).toEqual({ is: 'busy' });
    services.clock.advance(UPLOAD_LEASE + 1);
    expect(await developPicture(services, id)).toMatchObject({ is: 'settled', upload: { status: 'ready' } });
  });

  test('whose copies could not be kept is tried again at once', async () => {
    const id = await upload(services, aVisitor(), await aPhoto());
    const file = (path: string) =>
      path.startsWith('contest-copies')
        ? { save: () => Promise.reject(new Error('Storage is away')) }
        : services.bucket.file(path);
    const away = { ...services, bucket: Object.create(services.bucket, { file: { value: file } }) };
    await expect(developPicture(away, id)).rejects.toThrow('Storage is away');
    expect(await recordOf(services, id)).toMatchObject({ status: 'processing', lease_until: null, lost_runs: 0 });
    expect(await developPicture(services, id)).toMatchObject({ is: 'settled', upload: { status: 'ready' } });
  });

  test('that kills every run is given up', async () => {
    const id = await upload(services, aVisitor(), await aPhoto());
    await developPicture(services, id);
    const stuck = { status: 'processing', lost_runs: 3, lease_until: null, picture: null };
    await services.db.doc(documents.photoUpload(id.uid, id.name)).update(stuck);
    expect(await developPicture(services, id)).toMatchObject({
      upload: { status: 'refused', reason: expect.stringMatching(/damaged/) },
    });
  });

  test('without a ticket is not looked at', async () => {
    const id = await upload(services, aVisitor(), await aPhoto());
    await services.store.photoUpload(id.uid, id.name).delete();
    expect(await developPicture(services, id)).toEqual({ is: 'missing' });
    expect(await copies(id)).toEqual([]);
  });

  test('that is not there leaves nothing behind', async () => {
    expect(await developPicture(services, { uid: 'nobody', name: 'none.jpg' })).toEqual({ is: 'missing' });
    expect((await services.db.collection(collections.photoUploads).get()).size).toBe(0);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const ascii = (text: string) => async () => Buffer.from(text, 'latin1');
const notPicture = /not a JPEG, PNG, GIF or WebP/;
const broken = /damaged or incomplete/;

const fakes: readonly [string, () => Promise<Buffer>, RegExp][] = [
  ['a text', ascii('These are notes, not a photo.'.repeat(40)), notPicture],
  ['an SVG', ascii(svg), notPicture],
  ['an SVG behind a declaration', ascii(`<?xml version="1.0"?>\n${svg}`), notPicture],
  ['a page', ascii('<!doctype html><script>alert(1)</script>'), notPicture],
  ['a page that begins as a GIF', ascii('GIF89a/*<script>alert(1)</script>*/=1'), broken],
  ['a script that begins as a JPEG', ascii('\xff\xd8\xff\xe0/*alert(1)*/'), broken],
  ['a PNG of a signature alone', ascii('\x89PNG\r\n\x1a\n'), broken],
  ['a WebP of a signature alone', ascii('RIFF\x10\0\0\0WEBPVP8 '), broken],
  ['a PDF', ascii('%PDF-1.7\n1 0 obj'), notPicture],
  ['a ZIP', ascii('PK\x03\x04'.padEnd(64, '\0')), notPicture],
  ['a film', ascii('\0\0\0\x18ftypmp42\0\0\0\0'), notPicture],
  ['a TIFF', () => aWall(32, 32).tiff().toBuffer(), notPicture],
  ['an AVIF', () => aWall(32, 32).avif({ effort: 0 }).toBuffer(), notPicture],
  ['a HEIC', async () => heicBytes(), /HEIC photo/],
  ['half a JPEG', async () => truncated(await aPhoto()), broken],
  ['half a PNG', async () => truncated(await aWall(320, 240).png().toBuffer()), broken],
  ['half a WebP', async () => truncated(await aWall(320, 240).webp().toBuffer()), broken],
  ['half a GIF', async () => truncated(await aWall(320, 240).gif().toBuffer()), broken],
  ['20,000 x 20,000 pixels', async () => hugePng(), /too many pixels/],
  ['ten million bytes and more', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), /smaller than 10MB/],
];

describe('a file that calls itself a JPEG', () => {
  test('there are twenty', () => expect(fakes).toHaveLength(20));

  test.each(fakes)('and is %s is refused with the reason, and nothing is published', async (_what, make, reason) => {
    const visitor = aVisitor();
    const id = await upload(services, visitor, await make());
    expect(await developPicture(services, id)).toMatchObject({
      is: 'settled',
      upload: { status: 'refused', picture: null, reason: expect.stringMatching(reason) },
    });
    await expect(storeSubmission(services, parsed(), visitor)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringMatching(reason),
      details: { field: 'upload' },
    });
    expect(await copies(id)).toEqual([]);
    expect(await published(id)).toEqual([]);
    expect(await submissions(services)).toEqual([]);
    showsFault(32, 1, 'files that only call themselves a JPEG: 0 published');
  });

  test('is accepted if it is a PNG, GIF or WebP', async () => {
    const { png, gif, webp } = await tenPhotos();
    for (const { bytes } of [png, gif, webp]) {
      const id = await upload(services, aVisitor(), bytes);
      expect(await developPicture(services, id)).toMatchObject({ upload: { status: 'ready' } });
    }
  });
});

describe('the sweep', () => {
  const sweep = async () => {
    const removed = await Promise.all((await unsentUploads(services)).map((id) => removeUnsent(services, id)));
    return removed.filter(Boolean).length;
  };
  const originals = () => filesUnder(services, storagePaths.contestOriginals);

  test('deletes only uploads that got their ticket an hour ago and were never sent', async () => {
    const [unsent, refused, sent] = [aVisitor(), aVisitor(), aVisitor()];
    const gone = await upload(services, unsent, await aPhoto());
    const bad = await upload(services, refused, heicBytes());
    const kept = await upload(services, sent, await aPhoto());
    await Promise.all([gone, bad].map((id) => developPicture(services, id)));
    const { id } = await storeSubmission(services, parsed(), sent);
    const unused = { uid: unsent.uid, name: 'contest_2.jpg' };
    await issueTicket(services, { upload: unused.name }, unsent);
    expect(await sweep()).toBe(0);
    services.clock.advance(HOUR + 1000);
    const fresh = await upload(services, aVisitor(), await aPhoto());
    await developPicture(services, fresh);
    expect(await sweep()).toBe(3);
    expect(await recordOf(services, unused)).toBeNull();
    expect(await sweep()).toBe(0);
    const left = await originals();
    for (const one of [gone, bad]) {
      expect(left).not.toContain(storagePaths.contestOriginal(one.uid, one.name));
      expect(await copies(one)).toEqual([]);
      expect(await recordOf(services, one)).toBeNull();
    }
    for (const one of [kept, fresh]) expect(left).toContain(storagePaths.contestOriginal(one.uid, one.name));
    expect((await published(kept)).length).toBeGreaterThan(0);
    await expect(storeSubmission(services, parsed(), unsent)).rejects.toMatchObject({ code: 'not-found' });
    expect((await submissions(services)).map((one) => one.id)).toEqual([id]);
  });

  test('deletes files whose trigger was lost and that nobody sent', async () => {
    services.clock.set(new Date(Date.now() - HOUR));
    const lost = await upload(services, aVisitor(), await aPhoto());
    await services.store.photoUpload(lost.uid, lost.name).delete();
    expect(await removeStrays(services)).toBe(0);
    const known = await upload(services, aVisitor(), await aPhoto());
    await developPicture(services, known);
    services.clock.set(new Date(Date.now() + HOUR + 1000));
    expect(await removeStrays(services)).toBeGreaterThanOrEqual(1);
    const left = await originals();
    expect(left).not.toContain(storagePaths.contestOriginal(lost.uid, lost.name));
    expect(left).toContain(storagePaths.contestOriginal(known.uid, known.name));
  });
});
