import { collections, documents, storagePaths } from '@streetlore/domain/paths';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { submitPhoto } from '../../../functions/src/contest/submit-photo.ts';
import { withdrawPhoto } from '../../../functions/src/contest/withdraw-photo.ts';
import { callableProject } from '../../support/callables.ts';
import { aJpeg, aWall, places } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { aVisitor, filesUnder, parsed, submissions, upload } from './support.ts';

const services = testServices(callableProject);
let photo: Buffer;
beforeAll(async () => {
  photo = await aJpeg({ gps: places.shoreditch }, aWall(320, 240));
});
beforeEach(async () => {
  services.clock.set(new Date());
  await services.clear();
});
afterAll(() => services.end());

/** A photo on the wall with a vote, its sender, and the token of the link in the sender's mail. */
async function hang() {
  const sender = aVisitor();
  await upload(services, sender, photo);
  const { id } = await submitPhoto.operate(services, parsed(), sender);
  await services.db.doc(documents.vote(id, 'voter')).set({ created_at: new Date() });
  const mails = await services.db.collection(collections.mails).get();
  const [mail] = mails.docs.map((one) => one.data());
  const [, token = ''] = /\/contest\/withdraw#(\S+)/.exec(String(mail?.text)) ?? [];
  return { id, sender, token, mail, mails: mails.size };
}

const traces = async (id: string) => ({
  submissions: (await submissions(services)).length,
  contact: (await services.db.doc(documents.submissionContact(id)).get()).exists,
  votes: (await services.db.collection(documents.votes(id)).get()).size,
  files: [
    ...(await filesUnder(services, storagePaths.contestPublishedOf(id))),
    ...(await filesUnder(services, storagePaths.contestCopiesOf(id))),
  ].length,
});
const nothing = { submissions: 0, contact: false, votes: 0, files: 0 };

test('the sender gets one mail with a link, which has no word that was typed', async () => {
  const { id, sender, token, mail, mails } = await hang();
  await submitPhoto.operate(services, parsed(), sender);
  expect(mails).toBe(1);
  expect(mail?.to).toBe('cara@canary.example');
  expect(token.startsWith(`${id}.`)).toBe(true);
  for (const typed of ['Cara', 'Crane', 'Bacon', 'storeys']) expect(JSON.stringify(mail)).not.toContain(`${typed} `);
});

test('whoever has the link withdraws the photo with its votes and files; a second press changes nothing', async () => {
  const { id, token } = await hang();
  expect(await withdrawPhoto.operate(services, { token }, aVisitor())).toEqual({ outcome: 'withdrawn' });
  expect(await traces(id)).toEqual(nothing);
  expect(await withdrawPhoto.operate(services, { token }, aVisitor())).toEqual({ outcome: 'withdrawn' });
});

test('the account that sent a photo withdraws it without the link, and no other account does', async () => {
  const { id, sender } = await hang();
  expect(await withdrawPhoto.operate(services, { submission_id: id }, aVisitor())).toEqual({ outcome: 'unknown' });
  expect(await traces(id)).toMatchObject({ submissions: 1, contact: true, votes: 1 });
  expect(await withdrawPhoto.operate(services, { submission_id: id }, sender)).toEqual({ outcome: 'withdrawn' });
  expect(await traces(id)).toEqual(nothing);
});

test('a token of another photo, or none of ours, withdraws nothing', async () => {
  const { id, token } = await hang();
  const forged = `${id}.${'A'.repeat(32)}`;
  expect(await withdrawPhoto.operate(services, { token: forged }, aVisitor())).toEqual({ outcome: 'unknown' });
  const other = `00000000-0000-8000-8000-000000000000${token.slice(36)}`;
  expect(await withdrawPhoto.operate(services, { token: other }, aVisitor())).toEqual({ outcome: 'unknown' });
  expect(await traces(id)).toMatchObject({ submissions: 1, contact: true, votes: 1 });
});
