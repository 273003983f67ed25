import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { aSubmission } from '@streetlore/domain/testing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { removeSubmission } from '../../../functions/src/contest/moderation/delete-submission.ts';
import { setModeration } from '../../../functions/src/contest/moderation/moderate-contest.ts';
import { crashPointsIn, killableServices } from '../../support/process-death.ts';
import { testServices } from '../../support/services.ts';

const project = 'demo-contest-delete';
const admin = { uid: 'admin-1', email: 'admin@streetlore.test' };
const services = testServices(project);
const victim = killableServices(testServices(project));
const { db, bucket } = services;

beforeEach(() => services.clear());
afterAll(async () => {
  await victim.services.end();
  await services.end();
});

const originalOf = (id: string) => storagePaths.contestOriginal('photographer', `${project}-${id}.jpg`);
const copiesOf = (id: string) =>
  ['480.webp', '960.webp'].flatMap((name) => [
    storagePaths.contestPublished(id, name),
    storagePaths.contestCopy(id, name),
  ]);

/** A photo with its contact, flag, upload, 450 votes, published copies and original. */
async function hang(id: string, votes = 450) {
  const batch = db.batch();
  batch.set(db.doc(documents.submission(id)), aSubmission({ title: id, votes }));
  batch.set(db.doc(documents.submissionContact(id)), {
    name: 'N',
    email: 'n@example.test',
    phone_number: '+447700900801',
    position: null,
    original: originalOf(id),
  });
  batch.set(db.doc(documents.flag(id)), { note: 'whatever' });
  batch.set(db.doc(documents.photoUpload('photographer', `${project}-${id}.jpg`)), { note: 'whatever' });
  for (let n = 0; n < votes; n += 1) batch.set(db.doc(documents.vote(id, `voter-${n}`)), { created_at: new Date() });
  await batch.commit();
  await Promise.all([originalOf(id), ...copiesOf(id)].map((path) => bucket.file(path).save('picture')));
}

/** Every trace of a photo in Firestore and in Storage. */
async function leftOf(id: string): Promise<string[]> {
  const docs = await Promise.all([
    db.collection(documents.votes(id)).get(),
    db.collection(`${documents.submission(id)}/private`).get(),
  ]);
  const single = [
    documents.submission(id),
    documents.flag(id),
    documents.photoUpload('photographer', `${project}-${id}.jpg`),
  ];
  const there = await Promise.all(single.map((path) => db.doc(path).get()));
  const [files] = await bucket.getFiles({ prefix: storagePaths.contestPublishedOf(id) });
  const [kept] = await bucket.getFiles({ prefix: storagePaths.contestCopiesOf(id) });
  const [original] = await bucket.file(originalOf(id)).exists();
  return [
    ...docs.flatMap(({ docs: found }) => found.map(({ ref }) => ref.path)),
    ...there.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...[...files, ...kept].map(({ name }) => name),
    ...(original ? [originalOf(id)] : []),
  ];
}
const log = async () => (await db.collection(collections.auditLog).get()).docs.map((entry) => entry.data());

describe('deleting a photo', () => {
  test('deletes its contact, votes, flag, pictures and original, no others, and is logged once', async () => {
    await hang('gone');
    await hang('neighbour', 3);
    expect(await leftOf('gone')).toHaveLength(450 + 1 + 3 + 5);
    expect(await removeSubmission(services, { submission_id: 'gone' }, admin)).toEqual({ deleted: true });
    expect(await leftOf('gone')).toEqual([]);
    expect(await leftOf('neighbour')).toHaveLength(3 + 1 + 3 + 5);
    expect(await removeSubmission(services, { submission_id: 'gone' }, admin)).toEqual({ deleted: false });
    expect(await log()).toMatchObject([
      { action: 'submission_deleted', target: documents.submission('gone'), detail: { title: 'gone' } },
    ]);
  });

  test('by two admins at once happens once', async () => {
    await hang('twice', 10);
    const both = [1, 2].map(() => removeSubmission(services, { submission_id: 'twice' }, admin));
    expect((await Promise.all(both)).filter(({ deleted }) => deleted)).toHaveLength(1);
    expect(await leftOf('twice')).toEqual([]);
    expect(await log()).toHaveLength(1);
  });

  test('goes on after a death anywhere: nothing is left, and the log has one entry', async () => {
    await hang('rehearsal', 2);
    victim.begin();
    await removeSubmission(victim.services, { submission_id: 'rehearsal' }, admin);
    const calls = victim.calls();
    expect(calls).toBeGreaterThan(2);
    for (const [round, death] of crashPointsIn(calls).entries()) {
      const id = `dies-${round}`;
      await hang(id, 2);
      victim.begin(death);
      await removeSubmission(victim.services, { submission_id: id }, admin).catch(() => undefined);
      // A half-deleted photo is already off the wall.
      const half = await db.doc(documents.submission(id)).get();
      const votesLeft = (await db.collection(documents.votes(id)).get()).size;
      if (half.exists && votesLeft < 2) expect(half.get('status')).toBe('rejected');
      await removeSubmission(services, { submission_id: id }, admin);
      expect(await leftOf(id)).toEqual([]);
      const entries = (await log()).filter(({ target }) => target === documents.submission(id));
      expect(entries).toHaveLength(1);
    }
  });
});

describe('the switch', () => {
  test('is set with an entry in the log', async () => {
    for (const moderated of [true, false]) {
      await setModeration(services, { request_id: crypto.randomUUID(), moderated }, admin);
      expect((await db.doc(documents.contestSettings).get()).data()).toEqual({ moderated, hold_above: 0.5 });
    }
    expect((await log()).map(({ action }) => action).toSorted()).toEqual(['contest_moderated', 'contest_unmoderated']);
  });
});
