import { randomUUID } from 'node:crypto';
import type { JudgePhotoInput } from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import { deskTexts } from '@streetlore/domain/reports';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { moderatePhoto } from '../../../functions/src/reports/judge-photo.ts';
import { storeAppeal } from '../../../functions/src/reports/send-appeal.ts';
import { testServices } from '../../support/services.ts';
import { ann, ben, caseOf, mails, placesWith, report, SENDER, storeThings, tokenIn } from './world.ts';

const services = testServices('demo-reports-contest', { at: new Date('2026-11-20T12:00:00Z') });
const { db, clock } = services;
let links: Awaited<ReturnType<typeof storeThings>>;

beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  await services.clear();
  links = await storeThings(services);
});
afterAll(() => services.end());

const kind = 'photo';
const REPORTER = 'reporter@canary.example';
const verdict = (status: JudgePhotoInput['status'], given: Partial<JudgePhotoInput> = {}): JudgePhotoInput => ({
  ...{ request_id: randomUUID(), submission_id: 'photo', status, was: null, is_winner: false },
  ...given,
});
/** Judges as an admin of the contest does a minute later. */
async function judge(input: JudgePhotoInput, by = ann) {
  clock.advance(60_000);
  return await moderatePhoto(services, input, by);
}
const told = async () => (await mails(services)).filter(({ subject }) => subject.includes('decision'));
const shown = () => placesWith(services, links);
const audited = async () =>
  (await db.collection(collections.auditLog).get()).docs.map((one) => String(one.get('action'))).toSorted();

test('a hidden photo that is approved is everywhere again, its case is closed, and everybody is told once', async () => {
  const before = await shown();
  await report(services, { kind, reason: 'illegal', email: REPORTER });
  const approving = verdict('approved', { was: 'pending' });
  for (let n = 0; n < 2; n += 1) await judge(approving);
  expect(await shown()).toEqual(before);
  expect(await caseOf(services, kind)).toMatchObject({
    ...{ status: 'decided', hidden: false, judged_fine: ['illegal'] },
    decision: { action: 'keep', reason: 'within_rules', by_uid: 'ann' },
  });
  const all = await told();
  expect(all.map(({ to }) => to).toSorted()).toEqual([REPORTER, SENDER]);
  for (const { text } of all) expect(text).toContain('stays on the site. It is within our rules.');
  expect(await audited()).toEqual(['report_decided', 'submission_approved']);

  // Taking it back is a matter of the photo alone.
  await judge(verdict('pending', { was: 'approved', undo: true }));
  expect(await caseOf(services, kind)).toMatchObject({ status: 'decided' });
  expect(await told()).toEqual(all);
});

test('a photo that is rejected closes its case for what was reported; an appeal needs another admin here too', async () => {
  await report(services, { kind, reason: 'hate', email: REPORTER });
  await judge(verdict('rejected', { was: 'approved' }));
  expect((await shown()).filter((place) => place.includes('photo'))).toEqual([]);
  expect(await caseOf(services, kind)).toMatchObject({
    ...{ status: 'decided', hidden: true },
    decision: { action: 'hide', reason: 'hate_or_threat' },
  });
  const all = await told();
  expect(all.map(({ to }) => to).toSorted()).toEqual([REPORTER, SENDER]);
  for (const { text } of all) expect(text).toContain('off the site. It is hate or a threat.');

  const token = tokenIn(all.find(({ to }) => to === SENDER) ?? { text: '' });
  await storeAppeal(services, { token, words: 'It is a fish' });
  await expect(judge(verdict('approved'), ann)).rejects.toMatchObject({ message: deskTexts.second });
  await judge(verdict('approved'), ben);
  expect(await caseOf(services, kind)).toMatchObject({ status: 'final', hidden: false });
  expect((await told()).filter(({ subject }) => subject.startsWith('Our final decision'))).toHaveLength(2);
  expect(await audited()).toEqual(['appeal_decided', 'report_decided', 'submission_approved', 'submission_rejected']);
});

test('a photo whose reports do not say why is rejected in Reports only', async () => {
  const before = await shown();
  await report(services, { kind, reason: 'wrong_artist', email: REPORTER });
  await expect(judge(verdict('rejected'))).rejects.toMatchObject({ message: deskTexts.sayWhy });
  expect(await shown()).toEqual(before);
  expect(await caseOf(services, kind)).toMatchObject({ status: 'open' });
  expect([await told(), await audited()]).toEqual([[], []]);
});
