import { storagePaths } from '@streetlore/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveUpload } from '../../../functions/src/contest/on-upload.ts';
import { startUpload } from '../../../functions/src/contest/start-upload.ts';
import { storeSubmission } from '../../../functions/src/contest/submit-photo.ts';
import { aJpeg, aWall } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aVisitor, filesUnder, parsed, recordOf, upload } from './support.ts';

const project = 'demo-contest-arrival';
const services = testServices(project);
const { bucket, storageBase } = services;
const DAY = 24 * 60 * 60 * 1000;
let photo: Buffer;
beforeAll(async () => {
  photo = await aJpeg({}, aWall(320, 240));
});
beforeEach(async () => {
  services.clock.set(new Date());
  await services.clear();
});
afterAll(() => services.end());

/**
 * Uploads a file as from a client that misuses the bucket for downloads: with its own link and
 * name.
 */
async function disguise(path: string): Promise<string> {
  const token = crypto.randomUUID();
  const [bytes] = await bucket.file(path).download();
  await bucket.file(path).save(bytes, {
    resumable: false,
    metadata: {
      contentType: 'image/png',
      contentDisposition: 'attachment; filename=invoice.exe',
      contentEncoding: 'gzip',
      cacheControl: 'public, max-age=31536000',
      metadata: { firebaseStorageDownloadTokens: token, note: 'hello' },
    },
  });
  return `${storageBase}/v0/b/${bucket.name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
}
const answerOf = async (address: string) => (await fetch(address)).status;

describe('what arrives', () => {
  const places: [string, () => Promise<string>][] = [
    [
      'from a visitor',
      async () => {
        const { uid, name } = await upload(services, aVisitor(), photo);
        return storagePaths.contestOriginal(uid, name);
      },
    ],
    [
      'from an admin, for a tour',
      async () => {
        const path = storagePaths.pictureOriginal({ folder: 'tours', id: crypto.randomUUID(), name: 'wall.jpg' });
        await bucket.file(path).save(photo, { contentType: 'image/jpeg' });
        return path;
      },
    ],
  ];
  test.each(places)('%s has no link, and only our own content type and name', async (_from, put) => {
    const path = await put();
    const link = await disguise(path);
    expect(await answerOf(link)).toBe(200);
    for (let delivery = 0; delivery < 2; delivery += 1) {
      await receiveUpload(services, path);
      expect(await answerOf(link)).toBe(403);
      const [{ contentType, contentDisposition, contentEncoding, cacheControl, metadata }] = await bucket
        .file(path)
        .getMetadata();
      expect({ contentType, contentDisposition, cacheControl }).toEqual({
        contentType: 'image/jpeg',
        contentDisposition: 'inline',
        cacheControl: 'private, no-store',
      });
      expect(contentEncoding ?? 'identity').toBe('identity');
      expect(metadata ?? {}).toEqual({});
      expect((await bucket.file(path).download())[0].equals(photo)).toBe(true);
    }
    showsFault(39, 4, 'ways of disguise (token, disposition, caching, words) taken off what arrives');
  });

  test('from a visitor is deleted if it is not a picture, and the sender learns why', async () => {
    const visitor = aVisitor();
    const id = await upload(services, visitor, Buffer.from('MZ, a program'));
    const path = storagePaths.contestOriginal(id.uid, id.name);
    const link = await disguise(path);
    await receiveUpload(services, path);
    expect(await filesUnder(services, path)).toEqual([]);
    // Storage answers 404 for a missing file, or 403 without saying whether the file exists.
    expect([403, 404]).toContain(await answerOf(link));
    expect(await recordOf(services, id)).toMatchObject({
      status: 'refused',
      reason: expect.stringMatching(/not a JPEG/),
    });
    await expect(storeSubmission(services, parsed(), visitor)).rejects.toMatchObject({
      message: expect.stringMatching(/not a JPEG/),
    });
  });

  test('without a ticket is deleted, picture or not', async () => {
    const id = await upload(services, aVisitor(), photo);
    await services.store.photoUpload(id.uid, id.name).delete();
    await receiveUpload(services, storagePaths.contestOriginal(id.uid, id.name));
    expect(await filesUnder(services, storagePaths.contestOriginal(id.uid, id.name))).toEqual([]);
    expect(await recordOf(services, id)).toBeNull();
  });
});

describe('a ticket', () => {
  const ask = (visitor: ReturnType<typeof aVisitor>, name: string) =>
    startUpload.operate(services, { upload: name }, visitor).then(
      () => 'issued',
      (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
    );
  const tooMany = 'resource-exhausted: Too many uploads today. Please try again tomorrow.';
  const names = (count: number) => Array.from({ length: count }, (_, n) => `contest_${n}.jpg`);

  test('is for one file: a repeat gives the same ticket, and none once the file is there', async () => {
    const visitor = aVisitor();
    expect([await ask(visitor, 'a.jpg'), await ask(visitor, 'a.jpg')]).toEqual(['issued', 'issued']);
    expect(await recordOf(services, { uid: visitor.uid, name: 'a.jpg' })).toMatchObject({ status: 'awaited' });
    await bucket.file(storagePaths.contestOriginal(visitor.uid, 'a.jpg')).save(photo);
    await receiveUpload(services, storagePaths.contestOriginal(visitor.uid, 'a.jpg'));
    expect(await ask(visitor, 'a.jpg')).toMatch(/^already-exists/);
  });

  test('is issued to a visitor twenty times a day', async () => {
    const visitor = aVisitor();
    const answers = await Promise.all(names(100).map((name) => ask(visitor, name)));
    expect(answers.filter((answer) => answer === 'issued')).toHaveLength(20);
    expect(answers.filter((answer) => answer === tooMany)).toHaveLength(80);
    services.clock.advance(DAY + 1000);
    expect(await ask(visitor, 'tomorrow.jpg')).toBe('issued');
    showsFault(39, 20, 'of 100 uploads of one visitor in a minute get a ticket');
  });

  test('is issued to a network a hundred times a day, whoever asks', async () => {
    const { ip } = aVisitor();
    const crowd = Array.from({ length: 12 }, () => ({ ...aVisitor(), ip }));
    const answers: string[] = [];
    for (const visitor of crowd) answers.push(...(await Promise.all(names(10).map((name) => ask(visitor, name)))));
    expect(answers.filter((answer) => answer === 'issued')).toHaveLength(100);
    expect(await ask(aVisitor(), 'elsewhere.jpg')).toBe('issued');
  });
});
