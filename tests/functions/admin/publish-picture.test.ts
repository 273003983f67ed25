import { contestTexts } from '@streetlore/domain/contest';
import { type AdminPicture, pictureFolders, storagePaths } from '@streetlore/domain/paths';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { publishUploadedPicture } from '../../../functions/src/pictures/publish-uploaded.ts';
import { expectBare, markedPhotos } from '../../support/marked-photos.ts';
import { aJpeg, aWall, heicBytes, truncated } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { filesUnder } from '../contest/support.ts';

const services = testServices('demo-admin-pictures');
afterAll(() => services.end());

/** Uploads bytes as an admin's browser would. */
async function upload(folder: AdminPicture['folder'], bytes: Buffer, name = 'wall.jpg'): Promise<AdminPicture> {
  const picture = { folder, id: `pictures-${crypto.randomUUID()}`, name };
  await services.bucket.file(storagePaths.pictureOriginal(picture)).save(bytes, { contentType: 'image/jpeg' });
  return picture;
}

const copiesOf = (picture: AdminPicture) => filesUnder(services, storagePaths.picturesOf(picture)[1] ?? '');
const originalOf = (picture: AdminPicture) => services.bucket.file(storagePaths.pictureOriginal(picture));

describe.each(pictureFolders)('a picture in %s', (folder) => {
  test('becomes copies that anybody may see, and has the address of the middle copy', async () => {
    const picture = await upload(folder, await aJpeg({}, aWall(2000, 1000)));
    const { address } = await publishUploadedPicture(services, picture);
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(960);
    const webp = (await copiesOf(picture)).filter((name) => name.endsWith('.webp'));
    expect(webp).toEqual(
      ['1600', '480', '960'].map((width) => storagePaths.picturePublished(picture, `${width}.webp`)),
    );
    expect(await publishUploadedPicture(services, picture)).toEqual({ address });
  });

  // Thirty such photos are in tests/functions/contest/pictures.test.ts.
  test.each(markedPhotos.slice(0, 1))('%s: no copy carries any of it', async (_what, make) => {
    const picture = await upload(folder, await make());
    await publishUploadedPicture(services, picture);
    const copies = await copiesOf(picture);
    expect(copies.length).toBeGreaterThan(0);
    for (const path of copies) await expectBare((await services.bucket.file(path).download())[0]);
  });

  test.each([
    ['a text', async () => Buffer.from('Shopping list'), contestTexts.refused.notPicture],
    ['half a picture', async () => truncated(await aJpeg()), contestTexts.refused.broken],
    ['a HEIC', async () => heicBytes(), contestTexts.refused.heic],
  ])('that is %s is refused, publishes nothing and is not kept', async (_what, make, reason) => {
    const picture = await upload(folder, await make());
    await expect(publishUploadedPicture(services, picture)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: reason,
    });
    expect(await copiesOf(picture)).toEqual([]);
    expect(await originalOf(picture).exists()).toEqual([false]);
  });

  test('that is not there is not found', () =>
    expect(publishUploadedPicture(services, { folder, id: 'pictures-none', name: 'wall.jpg' })).rejects.toMatchObject({
      code: 'not-found',
    }));
});
