import { type AdminPicture, collections, downloadAddress, storagePaths } from '@streetlore/domain/paths';
import { storageUrl } from '@streetlore/emulators/config';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { picturesMigration } from '../../../functions/src/migrations/0001-pictures.ts';
import { migrate } from '../../../functions/src/migrations/run.ts';
import { expectBare } from '../../support/marked-photos.ts';
import { aJpeg, aWall, places } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';

const PROJECT = 'demo-standing-pictures';
const services = testServices(PROJECT, { at: new Date('2026-11-21T12:00:00Z') });
const before = new Date('2026-11-01T12:00:00Z');
const { db, bucket } = services;

const cover: AdminPicture = { folder: 'tours', id: 'foxes', name: '1-cover.jpg' };
const stop: AdminPicture = { folder: 'tours', id: 'foxes', name: '2-stop.jpg' };
const featured: AdminPicture = { folder: 'blog', id: 'heron', name: '3-heron.jpg' };
const fake: AdminPicture = { folder: 'blog', id: 'heron', name: '4-notes.jpg' };

/**
 * Puts a file at its old place, with the link that its upload got.
 * @returns that link
 */
async function standing(picture: AdminPicture, bytes: Buffer): Promise<string> {
  const path = storagePaths.pictureOriginal(picture);
  const token = crypto.randomUUID();
  const metadata = { contentType: 'image/jpeg', metadata: { firebaseStorageDownloadTokens: token } };
  await bucket.file(path).save(bytes, { resumable: false, metadata });
  return `${downloadAddress(storageUrl, bucket.name, path)}&token=${token}`;
}

/** The photo is drawn only once: its bytes are always the same, and drawing takes a while. */
const photo = aJpeg({ gps: places.paris }, aWall(320, 240));
const fields = async (path: string) => (await db.doc(path).get()).data() ?? {};
const statusOf = async (address: string) => (await fetch(address)).status;

async function run(isDry: boolean): Promise<string[]> {
  const lines: string[] = [];
  await migrate(services, [picturesMigration], { isDry, report: (line) => lines.push(line) });
  return lines;
}

let links: Record<'cover' | 'stop' | 'featured' | 'fake', string>;
beforeEach(async () => {
  await services.clear();
  await bucket.deleteFiles({ force: true });
  links = {
    cover: await standing(cover, await photo),
    stop: await standing(stop, await photo),
    featured: await standing(featured, await photo),
    fake: await standing(fake, Buffer.from('Shopping list')),
  };
  await db.doc(`${collections.tours}/foxes`).set({ name: 'Foxes', image_url: links.cover, updated_at: before });
  await db.doc(`${collections.tourStops}/foxes_1`).set({ tour_id: 'foxes', stop_number: 1, image_url: links.stop });
  await db.doc(`${collections.tours}/herons`).set({ image_url: 'https://example.org/heron.jpg', updated_at: before });
  const content = `Herons.\n\n![A heron](${links.featured})\n\n![Notes](${links.fake})\n`;
  await db.doc(`${collections.blogPosts}/heron`).set({ featured_image: links.featured, content, updated_at: before });
});
afterAll(() => services.end());

describe('pictures that stand already', () => {
  test('are reported and not changed by a dry run', async () => {
    const [tour, post] = await Promise.all([fields('tours/foxes'), fields('blog_posts/heron')]);
    const lines = await run(true);
    expect(lines.filter((line) => line.endsWith(': published'))).toHaveLength(4);
    expect(lines.filter((line) => line.endsWith(': link ended'))).toHaveLength(4);
    expect(await Promise.all([fields('tours/foxes'), fields('blog_posts/heron')])).toEqual([tour, post]);
    for (const link of Object.values(links)) expect(await statusOf(link)).toBe(200);
  });

  test('are shown everywhere as copies without metadata, and their own links end', async () => {
    await run(false);
    const [tour, wall, post] = await Promise.all(['tours/foxes', 'tour_stops/foxes_1', 'blog_posts/heron'].map(fields));
    for (const address of [tour?.image_url, wall?.image_url, post?.featured_image]) {
      expect(address).toContain('-published%2F');
      const answer = await fetch(address);
      expect(answer.status).toBe(200);
      await expectBare(Buffer.from(await answer.arrayBuffer()));
    }
    expect(post?.content).toContain(`![A heron](${post?.featured_image})`);
    for (const link of [links.cover, links.stop, links.featured]) expect(await statusOf(link)).toBe(403);
    expect(await bucket.file(storagePaths.pictureOriginal(cover)).exists()).toEqual([true]);
    // An editor that was open before gets a conflict, so it cannot bring the old address back.
    expect([tour?.updated_at.toDate(), post?.updated_at.toDate()]).toEqual([services.now(), services.now()]);
    const other = await fields('tours/herons');
    expect([other.image_url, other.updated_at.toDate()]).toEqual(['https://example.org/heron.jpg', before]);
  });

  test('that are not pictures are reported and not changed', async () => {
    const path = storagePaths.pictureOriginal(fake);
    expect((await run(false)).filter((line) => line.startsWith(path))).toEqual([
      expect.stringMatching(/: left as it is\. \w+/),
    ]);
    expect((await fields('blog_posts/heron')).content).toContain(links.fake);
    expect(await statusOf(links.fake)).toBe(200);
  });

  test('are migrated once: the next run finds only the rest, also after an interruption', async () => {
    const report = (line: string) => {
      if (line.startsWith('blog/')) throw new Error('Cut off');
    };
    const cut = migrate(services, [picturesMigration], { isDry: false, report });
    await expect(cut).rejects.toThrow('Cut off');
    const tour = await fields('tours/foxes');
    expect(tour.image_url).toContain('-published%2F');
    const lines = await run(false);
    expect(lines.filter((line) => line.endsWith(': published'))).toEqual([
      `${storagePaths.pictureOriginal(featured)}: published`,
    ]);
    expect(await fields('tours/foxes')).toEqual(tour);
    for (const link of [links.cover, links.stop, links.featured]) expect(await statusOf(link)).toBe(403);
    expect(await run(false)).toEqual([]);
  });
});
