import { randomUUID } from 'node:crypto';
import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeSubmission } from '../../../functions/src/contest/moderation/delete-submission.ts';
import { storeSubmission } from '../../../functions/src/contest/submit-photo.ts';
import { abandonedMoves, finishMove, moveCopies } from '../../../functions/src/pictures/photo-status.ts';
import { moderatePhoto } from '../../../functions/src/reports/judge-photo.ts';
import { aJpeg, aWall } from '../../support/photos.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';
import { showsFault } from '../../support/shows-fault.ts';
import { aVisitor, filesUnder, parsed, statusOf, upload } from './support.ts';

const project = 'demo-contest-approval';
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const services = testServices(project);
const victim = killableServices(testServices(project));
const { db } = services;
let bytes: Buffer;

beforeAll(async () => {
  bytes = await aJpeg({}, aWall(320, 240));
});
beforeEach(async () => {
  services.clock.set(new Date());
  await services.clear();
});
afterAll(async () => {
  await victim.services.end();
  await services.end();
});

const moderated = (is: boolean) => db.doc(documents.contestSettings).set({ moderated: is });
async function sent(): Promise<string> {
  const visitor = aVisitor();
  await upload(services, visitor, bytes);
  return (await storeSubmission(services, parsed(), visitor)).id;
}
const verdict = (
  id: string,
  status: 'approved' | 'rejected' | 'pending',
  given: { was?: 'rejected' | 'approved'; undo?: boolean } = {},
) => ({
  request_id: randomUUID(),
  submission_id: id,
  status,
  was: null,
  ...given,
  is_winner: false,
});
/** The statuses that anybody gets who asks for the photo by its own addresses. */
async function answers(id: string): Promise<number[]> {
  const photo = (await db.doc(documents.submission(id)).get()).data();
  const sizes = (photo?.picture?.sizes ?? []) as { webp: string }[];
  return await Promise.all(
    [photo?.image_url, ...sizes.map(({ webp }) => webp)].map(async (address) => (await fetch(address)).status),
  );
}
/** A photo of 320 pixels has one size, so its documents name two addresses. */
const seen = (code: number) => [code, code];
const copies = (id: string) => filesUnder(services, storagePaths.contestCopiesOf(id));
const published = (id: string) => filesUnder(services, storagePaths.contestPublishedOf(id));
const moves = async () => (await db.collection(collections.copyMoves).get()).size;
const statusIn = async (id: string) => (await db.doc(documents.submission(id)).get()).get('status');

describe('anybody who asks for a photo', () => {
  test('gets it while it is approved, and may keep it for five minutes', async () => {
    const id = await sent();
    expect(await answers(id)).toEqual(seen(200));
    const [name = ''] = await published(id);
    const [{ cacheControl, contentType }] = await services.bucket.file(name).getMetadata();
    expect({ cacheControl, contentType }).toEqual({ cacheControl: 'public, max-age=300', contentType: 'image/webp' });
    expect(await moves()).toBe(0);
  });

  test('gets nothing while it waits, after it was rejected and after it was deleted', async () => {
    await moderated(true);
    const id = await sent();
    expect(await answers(id)).toEqual(seen(404));
    await moderatePhoto(services, verdict(id, 'approved'), admin);
    expect(await answers(id)).toEqual(seen(200));
    await moderatePhoto(services, verdict(id, 'rejected'), admin);
    expect(await answers(id)).toEqual(seen(404));
    for (const name of await copies(id)) expect(await statusOf(services, name)).toBe(403);
    expect(await copies(id)).not.toEqual([]);
    await moderatePhoto(services, verdict(id, 'approved', { was: 'rejected', undo: true }), admin);
    expect(await answers(id)).toEqual(seen(200));
    await removeSubmission(services, { submission_id: id }, admin);
    expect([...(await published(id)), ...(await copies(id))]).toEqual([]);
    showsFault(39, 3, 'states (waiting, rejected, deleted) in which no copy of a photo is readable');
    expect(await moves()).toBe(0);
    const log = (await db.collection(collections.auditLog).orderBy('at').get()).docs.map((entry) =>
      entry.get('action'),
    );
    expect(log.toSorted()).toEqual([
      'submission_approved',
      'submission_deleted',
      'submission_rejected',
      'submission_restored',
    ]);
  });
});

test('refuses to take back a verdict that was changed meanwhile, and counts a repeated request once', async () => {
  const id = await sent();
  const rejecting = verdict(id, 'rejected');
  await Promise.all([rejecting, rejecting].map((one) => moderatePhoto(services, one, admin)));
  await moderatePhoto(services, verdict(id, 'approved'), admin);
  await moderatePhoto(services, rejecting, admin);
  expect(await statusIn(id)).toBe('approved');
  await expect(
    moderatePhoto(services, verdict(id, 'pending', { was: 'rejected', undo: true }), admin),
  ).rejects.toMatchObject({
    code: 'aborted',
  });
  await expect(moderatePhoto(services, verdict('none', 'approved'), admin)).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await answers(id)).toEqual(seen(200));
  expect((await db.collection(collections.auditLog).get()).size).toBe(2);
});

test('files and status agree in the end when verdicts cross', async () => {
  const id = await sent();
  for (let round = 0; round < 6; round += 1) {
    const crossing = ['rejected', 'approved', 'rejected', 'approved'] as const;
    await Promise.all(crossing.map((status) => moderatePhoto(services, verdict(id, status), admin)));
    expect(await answers(id)).toEqual(seen((await statusIn(id)) === 'approved' ? 200 : 404));
    expect(await moves()).toBe(0);
  }
});

test.each(['approved', 'rejected'] as const)(
  'the sweep completes a run that died anywhere on the way to %s',
  async (status) => {
    await moderated(status === 'approved');
    victim.services.clock.set(services.now());
    victim.begin();
    await moderatePhoto(victim.services, verdict(await sent(), status), admin);
    const calls = victim.calls();
    expect(calls).toBeGreaterThan(2);
    for (const death of crashPointsIn(calls, true)) {
      const id = await sent();
      victim.begin(death);
      await moderatePhoto(victim.services, verdict(id, status), admin).catch(() => undefined);
      // An approved photo never shows without its picture.
      if (status === 'approved' && (await statusIn(id)) === 'approved') expect(await answers(id)).toEqual(seen(200));
      services.clock.advance(121_000);
      for (const move of await abandonedMoves(services)) await finishMove(services, move);
      expect(await answers(id)).toEqual(seen((await statusIn(id)) === 'approved' ? 200 : 404));
      expect(await moves()).toBe(0);
    }
  },
);

test('withdraws a photo that was published although its form was never sent', async () => {
  const id = randomUUID();
  await services.bucket.file(storagePaths.contestPublished(id, '320.webp')).save('picture');
  await moveCopies(services, id);
  expect(await published(id)).toEqual([]);
});
