import { randomUUID } from 'node:crypto';
import { contestTexts } from '@streetlore/domain/contest';
import { collections, documents } from '@streetlore/domain/paths';
import { deskTexts } from '@streetlore/domain/reports';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeSubmission } from '../../../functions/src/contest/submit-photo.ts';
import { settleCase } from '../../../functions/src/reports/decide-case.ts';
import { openAppeal, readAppeal } from '../../../functions/src/reports/open-appeal.ts';
import { sendAppeal, storeAppeal } from '../../../functions/src/reports/send-appeal.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { aJpeg, aWall } from '../../support/photos.ts';
import { testServices } from '../../support/services.ts';
import { parsed, upload } from '../contest/support.ts';
import { ann, ben, caseOf, decide, mails, report, SENDER, storeThings, tokenIn } from './world.ts';

const services = testServices(callableProject, { at: new Date('2026-11-20T12:00:00Z') });
const { db, store, clock } = services;

beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  await services.clear();
  await storeThings(services);
});
afterAll(() => services.end());

const count = async (name: string) => (await db.collection(name).count().get()).data().count;
const photo = async () => await store.submissions.at('photo').read();

test('a report that is sent again, also at the same moment, changes nothing and gives the same answer', async () => {
  const one = { kind: 'photo', report_id: randomUUID(), reason: 'child', email: 'r@canary.example' } as const;
  const answers = await Promise.all([report(services, one), report(services, one), report(services, one)]);
  answers.push(await report(services, { ...one, reason: 'hate' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await caseOf(services, 'photo')).toMatchObject({ reports: 1, reasons: { child: 1 } });
  expect([await count(collections.reports), await count(collections.mails)]).toEqual([1, 1]);
});

test('a decision that is sent again changes nothing, even after the next one', async () => {
  await report(services, { kind: 'photo', email: 'r@canary.example' });
  const request_id = randomUUID();
  const seen = { status: 'open', reports: 1 } as const;
  const input = { request_id, case_id: 'photo_photo', seen, words: '', artist: null } as const;
  const hide = { ...input, action: 'hide', reason: 'not_street_art' } as const;
  await Promise.all([settleCase(services, hide, ann), settleCase(services, hide, ann)]);
  const before = await mails(services);
  expect(before).toHaveLength(3);
  const token = tokenIn(before.find(({ to }) => to === SENDER) ?? { text: '' });
  await storeAppeal(services, { token, words: 'It is a wall' });
  await decide(services, 'photo', { action: 'keep', reason: 'within_rules' }, ben);
  await settleCase(services, hide, ann);
  expect(await photo()).toMatchObject({ status: 'approved' });
  expect(await mails(services)).toHaveLength(5);
  expect(await count(collections.auditLog)).toBe(2);
});

test('of two admins who decide at one moment one decides, and the other is told', async () => {
  await report(services, { kind: 'photo', reason: 'hate', email: 'r@canary.example' });
  const results = await Promise.allSettled([
    decide(services, 'photo', { action: 'keep', reason: 'within_rules' }, ann),
    decide(services, 'photo', { action: 'hide', reason: 'hate_or_threat' }, ben),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [refused] = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toMatchObject({ code: 'aborted', message: deskTexts.changed });
  const { decision } = await caseOf(services, 'photo');
  expect((await photo())?.status).toBe(decision?.action === 'hide' ? 'rejected' : 'approved');
  expect(await count(collections.auditLog)).toBe(1);
});

test('a report that comes while an admin reads is not decided unseen', async () => {
  await report(services, { kind: 'photo', reason: 'other' });
  const seen = { status: 'open', reports: 1 } as const;
  await report(services, { kind: 'photo', reason: 'child' });
  const keep = { action: 'keep', reason: 'within_rules', seen } as const;
  await expect(decide(services, 'photo', keep)).rejects.toMatchObject({ code: 'aborted' });
  expect((await photo())?.status).toBe('pending');
});

test('of two appeals against one decision the first counts, and a link ends after 30 days', async () => {
  await report(services, { kind: 'photo', email: 'r@canary.example' });
  await decide(services, 'photo', { action: 'hide', reason: 'fake' });
  const told = (await mails(services)).filter(({ text }) => tokenIn(text ? { text } : { text: '' }) !== '');
  const [one = '', other = ''] = told.map(tokenIn);
  const who = { uid: 'visitor' };
  clock.advance(29 * 24 * 3_600_000);
  expect(await readAppeal(services, { token: one })).toMatchObject({ state: 'open' });
  expect(await storeAppeal(services, { token: one, words: 'First' })).toEqual({ state: 'sent' });
  expect(await storeAppeal(services, { token: other, words: 'Second' })).toEqual({ state: 'sent' });
  expect(await caseOf(services, 'photo')).toMatchObject({ appeal: { words: 'First' } });
  expect(await readAppeal(services, { token: 'a'.repeat(22) })).toMatchObject({ state: 'ended', title: null });
  expect(await callAs(openAppeal, { token: one }, who)).toMatchObject({ state: 'sent', kind: 'photo' });
  expect(await callAs(sendAppeal, { token: one, words: 'Again' }, who)).toEqual({ state: 'sent' });
  for (const token of ['short', `${one}x`, '../x'])
    await expect(callAs(openAppeal, { token }, who)).rejects.toMatchObject({ code: 'invalid-argument' });

  // The final decision comes a month later, and still reaches both.
  clock.advance(29 * 24 * 3_600_000);
  await decide(services, 'photo', { action: 'hide', reason: 'fake' }, ben);
  const final = (await mails(services)).filter(({ subject }) => subject.startsWith('Our final'));
  expect(final.map(({ to }) => to).toSorted()).toEqual(['r@canary.example', SENDER]);

  await report(services, { kind: 'review', email: 'r@canary.example' });
  await decide(services, 'review', { action: 'keep', reason: 'within_rules' });
  const late = tokenIn((await mails(services)).at(-1) ?? { text: '' });
  clock.advance(30 * 24 * 3_600_000);
  expect(await readAppeal(services, { token: late })).toMatchObject({ state: 'ended' });
  expect(await storeAppeal(services, { token: late, words: 'Too late' })).toEqual({ state: 'ended' });
});

test('the artist is corrected, and both are told', async () => {
  await report(services, { kind: 'photo', reason: 'my_artwork', email: 'r@canary.example' });
  const artist = { name: 'Stik', link: null };
  await decide(services, 'photo', { action: 'correct_artist', reason: 'artist_corrected', artist });
  expect(await photo()).toMatchObject({ status: 'approved', artist });
  const [, ...told] = await mails(services);
  for (const { text } of told)
    expect(text).toContain('we have corrected the artist. The artist is named correctly now.');
  expect(told).toHaveLength(2);
});

test('a refused sender’s next photos are not taken, by account and by mailbox, until an appeal succeeds', async () => {
  await report(services, { kind: 'photo', reason: 'hate', email: 'r@canary.example' });
  await decide(services, 'photo', { action: 'hide_and_refuse', reason: 'hate_or_threat' });
  const bytes = await aJpeg({}, aWall(320, 240));
  const send = async (uid: string, email: string) => {
    await upload(services, { uid }, bytes);
    return await storeSubmission(services, parsed({ email }), { uid });
  };
  const refusal = { code: 'permission-denied', message: contestTexts.senderRefused };
  await expect(send('sender', 'new@canary.example')).rejects.toMatchObject(refusal);
  await expect(send('somebody', SENDER.replace('@', '+new@'))).rejects.toMatchObject(refusal);
  expect(await send('stranger', 'stranger@canary.example')).toMatchObject({ status: 'approved' });
  const stored = await db.collection(collections.refusedSenders).get();
  expect(JSON.stringify(stored.docs.map((one) => [one.id, one.data()]))).not.toMatch(/sender|canary/);

  const token = tokenIn((await mails(services)).find(({ to }) => to === SENDER) ?? { text: '' });
  await storeAppeal(services, { token, words: 'It was a joke' });
  await decide(services, 'photo', { action: 'keep', reason: 'within_rules' }, ben);
  expect(await send('sender', SENDER)).toMatchObject({ status: 'approved' });
});

test('a thing that its sender has withdrawn meanwhile is decided as gone', async () => {
  await report(services, { kind: 'photo', reason: 'child', email: 'r@canary.example' });
  await db.doc(documents.submission('photo')).delete();
  await decide(services, 'photo', { action: 'answer', reason: 'not_found', words: 'Its sender took it back.' });
  expect(await caseOf(services, 'photo')).toMatchObject({ status: 'decided', hidden: false });
  expect((await mails(services)).at(-1)?.text).toContain('It was already gone.\n\nIts sender took it back.');
});
