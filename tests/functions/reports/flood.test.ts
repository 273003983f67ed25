import { randomUUID } from 'node:crypto';
import { formRateLimits } from '@streetlore/domain/form';
import { collections, documents } from '@streetlore/domain/paths';
import { MAX_HIDDEN_A_DAY, MAX_REPORTS_A_CASE, reportsOf } from '@streetlore/domain/reports';
import { addressLimit } from '@streetlore/domain/subscriber';
import { aReview } from '@streetlore/domain/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendReport } from '../../../functions/src/reports/send-report.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';
import { caseOf, decide, mails, report, storeThings } from './world.ts';

const services = testServices(callableProject, { at: new Date('2026-11-20T12:00:00Z') });
const { db, store, clock } = services;

beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  await services.clear();
});
afterAll(() => services.end());

const count = async (name: string) => (await db.collection(name).count().get()).data().count;
const hidden = async () => (await db.collection(collections.reviews).where('status', '==', 'held').get()).size;

async function storeReviews(most: number) {
  const batch = db.batch();
  for (let n = 0; n < most; n += 1) batch.set(db.doc(documents.review(`r${n}`)), aReview({ text: `Words ${n}` }));
  await batch.commit();
}

test('1,000 reports from 20 identities hide 60 things of 400, three each, and mail nobody beyond the limits', async () => {
  const [people, each, things] = [20, 50, 400];
  await storeReviews(things);
  const refused: string[] = [];
  const flood = Array.from({ length: people }, (_, person) => async () => {
    const who = { uid: `person-${person}`, ip: `192.0.2.${person}` };
    let sent = 0;
    for (let n = 0; n < each; n += 1) {
      const thing_id = `r${(person * each + n) % things}`;
      const email = n % 2 ? 'victim@canary.example' : `vic.tim+${n}@gmail.com`;
      const done = await Promise.allSettled([
        report(services, { kind: 'review', thing_id, reason: n % 3 ? 'illegal' : 'child', email }, who),
      ]);
      for (const one of done) if (one.status === 'rejected') refused.push(String(one.reason));
      sent += done.filter(({ status }) => status === 'fulfilled').length;
    }
    return sent;
  });
  const sent = await Promise.all(flood.map((one) => one()));
  expect(refused).toEqual([]);
  expect(sent).toEqual(Array(people).fill(each));
  const figures = {
    reports: await count(collections.reports),
    hidden: await hidden(),
    cases: await count(collections.reportCases),
    mails: await count(collections.mails),
  };
  expect(figures).toEqual({
    reports: people * each,
    hidden: people * MAX_HIDDEN_A_DAY,
    cases: things,
    mails: 2 * addressLimit.calls,
  });
  const written = (await mails(services)).map(({ to }) => to);
  expect(written.filter((to) => to === 'victim@canary.example')).toHaveLength(addressLimit.calls);
});

test('of ten reports that somebody sends at one moment three hide, and a network shares its three', async () => {
  await storeReviews(20);
  const at = (n: number, who: { uid?: string; ip?: string }) =>
    report(services, { kind: 'review', thing_id: `r${n}`, reason: 'child' }, who);
  await Promise.all(Array.from({ length: 10 }, (_, n) => at(n, { uid: 'one' })));
  expect(await hidden()).toBe(MAX_HIDDEN_A_DAY);
  await Promise.all(Array.from({ length: 10 }, (_, n) => at(10 + n, { ip: '192.0.2.1' })));
  expect(await hidden()).toBe(2 * MAX_HIDDEN_A_DAY);
});

test('who has hidden three things hides one more for each that a person agrees with, and three the next day', async () => {
  await storeThings(services);
  await storeReviews(12);
  const who = { uid: 'one', ip: '192.0.2.1' };
  const hides = async (kind: 'review' | 'photo', thing_id: string) =>
    (await report(services, { kind, thing_id, reason: 'child' }, who)).hidden;
  expect([await hides('photo', 'photo'), await hides('review', 'r0'), await hides('review', 'r1')]).toEqual([
    ...[true, true, true],
  ]);
  expect(await hides('review', 'r2')).toBe(false);
  await decide(services, 'photo', { action: 'hide', reason: 'sexual_or_child' });
  expect([await hides('review', 'r3'), await hides('review', 'r4')]).toEqual([true, false]);
  clock.advance(24 * 3_600_000);
  const next = [];
  for (const n of [5, 6, 7, 8]) next.push(await hides('review', `r${n}`));
  expect(next).toEqual([true, true, true, false]);
});

test('one thing takes a hundred reports until a person has looked', async () => {
  await storeReviews(1);
  const send = () => report(services, { kind: 'review', thing_id: 'r0', reason: 'hate' });
  for (let n = 0; n < MAX_REPORTS_A_CASE; n += 1) await send();
  await expect(send()).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(await caseOf(services, 'review', 'r0')).toMatchObject({ reports: MAX_REPORTS_A_CASE });
  expect(await count(collections.reports)).toBe(MAX_REPORTS_A_CASE);
});

test('a visitor who reports too often has to wait, and no network is stored in clear', async () => {
  await storeReviews(10);
  const form = (n: number) => ({
    ...{ report_id: randomUUID(), kind: 'review', thing_id: `r${n}`, reason: 'hate', words: 'No', email: '' },
  });
  const who = { uid: 'loud', ip: '192.0.2.77' };
  for (let n = 0; n < formRateLimits.visitor.calls; n += 1) await callAs(sendReport, form(n), who);
  await expect(callAs(sendReport, form(9), who)).rejects.toMatchObject({ code: 'resource-exhausted' });
  const stored = await store.find(reportsOf('review_r0', 10));
  expect(stored).toMatchObject([{ words: 'No', email: null }]);
  expect(JSON.stringify(stored)).not.toMatch(/loud|192\.0\.2\.77/);
});
