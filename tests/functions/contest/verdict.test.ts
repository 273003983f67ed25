import type { Submission } from '@streetlore/domain/contest';
import { documents, storagePaths } from '@streetlore/domain/paths';
import { londonDay } from '@streetlore/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForVerdict } from '../../../functions/src/contest/moderation/ask-for-verdict.ts';
import { giveVerdict } from '../../../functions/src/contest/moderation/check-photo.ts';
import { setModeration } from '../../../functions/src/contest/moderation/moderate-contest.ts';
import { receiveUpload } from '../../../functions/src/contest/on-upload.ts';
import { removePhoto } from '../../../functions/src/contest/remove-photo.ts';
import { submitPhoto } from '../../../functions/src/contest/submit-photo.ts';
import { removeUpload } from '../../../functions/src/contest/sweep-uploads.ts';
import { moderatePhoto } from '../../../functions/src/reports/judge-photo.ts';
import { callableProject } from '../../support/callables.ts';
import { aJpeg, aWall } from '../../support/photos.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { aForm, aVisitor, filesUnder, parsed, upload } from './support.ts';
import { startVendors } from './vendors.ts';

let vendors: Awaited<ReturnType<typeof startVendors>>;
let services: TestServices;
let picture: Buffer;
beforeAll(async () => {
  vendors = await startVendors();
  services = testServices(callableProject, { standIns: vendors.url });
  picture = await aJpeg({}, aWall(320, 240));
});
beforeEach(async () => {
  services.clock.set(new Date());
  services.tasks.recorded.length = 0;
  await Promise.all([services.clear(), vendors.mend()]);
});
afterAll(() => Promise.all([services.end(), vendors.end()]));

const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
type Visitor = ReturnType<typeof aVisitor>;
const uploadOf = ({ uid }: Visitor) => ({ uid, name: aForm().upload });
const read = async (path: string) => (await services.db.doc(path).get()).data();
const photoOf = async (id: string) => (await read(documents.submission(id))) as Submission | undefined;
const verdictOf = (id: string) => read(documents.submissionVerdict(id));
const publicCopies = (id: string) => filesUnder(services, storagePaths.contestPublishedOf(id));
const asked = () => vendors.sent.filter(({ url }) => url.endsWith('/moderations'));

/** Runs the tasks that are queued, as the queue does. */
async function runTasks(visitor: Visitor): Promise<void> {
  const due = services.tasks.recorded.splice(0).filter(({ queue }) => queue === 'checkPhoto');
  for (const { payload } of due) await giveVerdict(services, { ...uploadOf(visitor), ...payload } as never);
}

/** Sends a photo whose picture nobody has looked at. */
async function send(visitor: Visitor, title = 'Crane on Bacon Street') {
  await upload(services, visitor, picture);
  return await submitPhoto.operate(services, parsed({ title }), visitor);
}

const judge = (id: string, status: Submission['status']) =>
  moderatePhoto(
    services,
    { request_id: crypto.randomUUID(), submission_id: id, status, was: null, is_winner: false },
    admin,
  );

describe('a photo that is sent', () => {
  test('is taken off the wall by a verdict above the threshold, with the reason for admins alone', async () => {
    await vendors.judges('Brawl', { violence: 0.93, 'violence/graphic': 0.61 });
    const visitor = aVisitor();
    const { id, status } = await send(visitor, 'Brawl at the lock');
    expect(status).toBe('approved');
    await runTasks(visitor);
    expect(await photoOf(id)).toMatchObject({ status: 'pending', queue_score: 0.93 });
    expect(await publicCopies(id)).toEqual([]);
    expect(await verdictOf(id)).toMatchObject({
      score: 0.93,
      top: 'violence',
      flagged: ['violence', 'violence/graphic'],
      has_text: true,
    });
  });

  test('stays on the wall below the threshold, and shows nobody its score', async () => {
    await vendors.judges('Crane', { violence: 0.49 });
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await runTasks(visitor);
    const photo = await photoOf(id);
    expect(photo).toMatchObject({ status: 'approved', queue_score: 0 });
    expect(JSON.stringify(photo)).not.toMatch(/0\.49|violence/);
    expect(await publicCopies(id)).not.toEqual([]);
    expect(await verdictOf(id)).toMatchObject({ score: 0.49, flagged: [] });
  });

  test('follows the threshold of Settings', async () => {
    await setModeration(services, { request_id: 'r1', hold_above: 0.2 }, admin);
    await vendors.judges('Crane', { sexual: 0.21 });
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await runTasks(visitor);
    expect((await photoOf(id))?.status).toBe('pending');
  });

  test('is judged by its picture and public texts, and by nothing about its sender', async () => {
    const visitor = aVisitor();
    await send(visitor);
    await runTasks(visitor);
    expect(asked()).toHaveLength(1);
    const { model, input } = JSON.parse(asked()[0]?.body ?? '');
    expect(model).toBe('omni-moderation-latest');
    expect(input[0].text).toContain('Four storeys of crane.');
    expect(input[1].image_url.url).toMatch(/^data:image\/webp;base64,/);
    expect(JSON.stringify(input)).not.toMatch(/Cara|canary|7700900777|07700/);
  });

  test('waits at once when its picture has been found bad before the form is sent', async () => {
    await vendors.judges(null, { sexual: 0.97 });
    await vendors.judges('Crane', { sexual: 0.97 });
    const visitor = aVisitor();
    await upload(services, visitor, picture);
    await receiveUpload(services, storagePaths.contestOriginal(visitor.uid, aForm().upload));
    await runTasks(visitor);
    const { id, status } = await submitPhoto.operate(services, parsed(), visitor);
    expect(status).toBe('pending');
    expect(await publicCopies(id)).toEqual([]);
    expect(await photoOf(id)).toMatchObject({ queue_score: 0.97 });
    await runTasks(visitor);
    expect(await verdictOf(id)).toMatchObject({ has_text: true, score: 0.97 });
  });
});

describe('without an answer', () => {
  test.each(['error500', 'malformed'] as const)('after %s a photo goes its way, and is tried again', async (kind) => {
    await vendors.judges('Crane', { violence: 0.93 });
    await vendors.breaks('openai', kind, 1);
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await runTasks(visitor);
    expect((await photoOf(id))?.status).toBe('approved');
    expect(await verdictOf(id)).toBeUndefined();
    expect(services.tasks.recorded).toMatchObject([{ queue: 'checkPhoto', payload: { tries: 2 } }]);
    await runTasks(visitor);
    expect((await photoOf(id))?.status).toBe('pending');
  });

  test('three times nobody tries again', async () => {
    await vendors.breaks('openai', 'error500', 3);
    const visitor = aVisitor();
    const { id } = await send(visitor);
    for (let n = 0; n < 3; n += 1) await runTasks(visitor);
    expect(services.tasks.recorded).toEqual([]);
    expect((await photoOf(id))?.status).toBe('approved');
  });

  test('because the day has no tokens left, a photo goes its way', async () => {
    const usage = { day: londonDay(services.now()), tokens: 300_000, calls: 9, cap: 300_000, updated_at: new Date() };
    await services.db.doc(documents.aiUsage).set(usage);
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await runTasks(visitor);
    expect(asked()).toEqual([]);
    expect((await photoOf(id))?.status).toBe('approved');
  });
});

test('a verdict is counted as a call, and costs no tokens', async () => {
  const visitor = aVisitor();
  await send(visitor);
  await runTasks(visitor);
  expect(await read(documents.aiUsage)).toMatchObject({ calls: 1, tokens: 0 });
});

describe('a verdict', () => {
  test('comes once, however often its task runs', async () => {
    await vendors.judges('Crane', { violence: 0.93 });
    const visitor = aVisitor();
    const { id } = await send(visitor);
    const task = { ...uploadOf(visitor), tries: 1 };
    await Promise.all([giveVerdict(services, task), giveVerdict(services, task), giveVerdict(services, task)]);
    expect((await photoOf(id))?.status).toBe('pending');
    await judge(id, 'approved');
    const before = asked().length;
    await giveVerdict(services, task);
    expect(asked()).toHaveLength(before);
    expect(await photoOf(id)).toMatchObject({ status: 'approved', queue_score: 0 });
  });

  test('that comes after a person has decided changes nothing', async () => {
    await vendors.judges('Crane', { violence: 0.93 });
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await judge(id, 'rejected');
    await judge(id, 'approved');
    await runTasks(visitor);
    expect((await photoOf(id))?.status).toBe('approved');
    expect(await verdictOf(id)).toMatchObject({ score: 0.93 });
  });

  test.each(['pending', 'rejected'] as const)('never publishes a photo that is %s', async (status) => {
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await services.db.doc(documents.submission(id)).update({ status });
    await runTasks(visitor);
    expect((await photoOf(id))?.status).toBe(status);
  });

  test('orders the queue of a moderated contest, and a photo on the wall loses its place', async () => {
    await setModeration(services, { request_id: 'r2', moderated: true }, admin);
    await vendors.judges('Crane', { hate: 0.31 });
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await runTasks(visitor);
    expect(await photoOf(id)).toMatchObject({ status: 'pending', queue_score: 0.31 });
    await judge(id, 'approved');
    expect(await photoOf(id)).toMatchObject({ status: 'approved', queue_score: 0 });
    await judge(id, 'pending');
    expect(await photoOf(id)).toMatchObject({ status: 'pending', queue_score: 0.31 });
  });

  test('goes with its photo, and with an upload that is never sent', async () => {
    const visitor = aVisitor();
    const { id } = await send(visitor);
    await runTasks(visitor);
    await removePhoto(services, id);
    expect(await verdictOf(id)).toBeUndefined();
    await giveVerdict(services, { ...uploadOf(visitor), tries: 1 });
    expect(await verdictOf(id)).toBeUndefined();

    const other = aVisitor();
    await upload(services, other, picture);
    await receiveUpload(services, storagePaths.contestOriginal(other.uid, aForm().upload));
    await runTasks(other);
    const stored = await services.db.collectionGroup('private').get();
    expect(stored.size).toBe(1);
    await removeUpload(services, uploadOf(other));
    expect((await services.db.collectionGroup('private').get()).size).toBe(0);
  });
});

test('a queue that takes no tasks does not keep a photo from the wall', async () => {
  const tasks = { enqueue: () => Promise.reject(new Error('No queue')) };
  await expect(askForVerdict({ ...services, tasks }, uploadOf(aVisitor()), 'sent')).resolves.toBeUndefined();
});
