import { randomUUID } from 'node:crypto';
import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { enforceRetentionRules } from '../../../functions/src/privacy/enforce-retention.ts';
import { erasePersonData } from '../../../functions/src/privacy/erase-person.ts';
import { collectPersonData } from '../../../functions/src/privacy/export-person.ts';
import { findPersonData } from '../../../functions/src/privacy/find-person.ts';
import { testServices } from '../../support/services.ts';
import { ann, decide, report, storeThings } from './world.ts';

const services = testServices('demo-reports-privacy', { at: new Date('2026-11-20T12:00:00Z') });
const { db, clock } = services;
const DAY = 24 * 3_600_000;
const email = 'reporter@canary.example';
const person = { phone_numbers: [], emails: [email] };

beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  await services.clear();
  await storeThings(services);
});
afterAll(() => services.end());

const all = async (name: string) => (await db.collection(name).get()).docs.map((one) => one.data());

test('a reporter’s reports are found, exported and erased; what was reported and decided stays', async () => {
  await report(services, { kind: 'photo', reason: 'shows_me', words: `It is me, ${email}`, email });
  await report(services, { kind: 'photo', reason: 'hate', words: `Ask ${email}` });
  await decide(services, 'photo', { action: 'hide', reason: 'shows_a_person' });
  expect((await findPersonData(services, person)).held).toMatchObject({ reports: 1 });
  const { records } = await collectPersonData(services, { request_id: randomUUID(), ...person }, ann);
  expect(records.reports).toMatchObject([{ email, words: `It is me, ${email}`, reason: 'shows_me', upheld: true }]);
  expect(await erasePersonData(services, { request_id: randomUUID(), ...person }, ann)).toMatchObject({ done: true });
  for (const name of [collections.reports, collections.reportCases, collections.appealLinks, collections.mails])
    expect(JSON.stringify(await all(name))).not.toContain(email);
  expect(await all(collections.reports)).toEqual(
    expect.arrayContaining([expect.objectContaining({ reason: 'shows_me', email: null, words: '', upheld: true })]),
  );
  expect(await all(collections.reportCases)).toMatchObject([{ status: 'decided', decision: { action: 'hide' } }]);
});

test('reports and cases go a year after the last report, but not while they wait for a person', async () => {
  await report(services, { kind: 'photo', email });
  await decide(services, 'photo', { action: 'keep', reason: 'within_rules' });
  await report(services, { kind: 'review', email });
  clock.advance(364 * DAY);
  expect(await enforceRetentionRules(services)).not.toMatchObject({ reports: 1 });
  clock.advance(3 * DAY);
  expect(await enforceRetentionRules(services)).toMatchObject({ reports: 1, cases: 1 });
  expect(await all(collections.reports)).toMatchObject([{ case_id: 'review_review', upheld: null }]);
  expect(await all(collections.reportCases)).toMatchObject([{ kind: 'review', status: 'open' }]);
});
