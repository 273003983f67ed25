import { collections } from '@streetlore/domain/paths';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { subscribe } from '../../../functions/src/newsletter/subscribe.ts';
import { callAs, callableProject } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';

const services = testServices(callableProject);
beforeEach(() => services.clear());
afterAll(() => services.end());

const anAddress = {
  email: 'sam@example.test',
  source: 'home',
  utm_source: 'poster',
  utm_medium: 'print',
  utm_campaign: 'brixton-spring',
  user_agent: 'Mozilla/5.0',
};
const stored = async () => (await services.db.collection(collections.subscribers).get()).docs.map((doc) => doc.data());
const visitor = () => ({ uid: crypto.randomUUID() });

test('an address is kept with the campaign it came by, active and not confirmed', async () => {
  expect(await callAs(subscribe, anAddress, visitor())).toEqual({ already_subscribed: false });
  expect(await stored()).toMatchObject([{ ...anAddress, status: 'active', confirmed: false }]);
});

test('the same address in another spelling, from anybody, is the same subscriber', async () => {
  await callAs(subscribe, anAddress, visitor());
  const again = { ...anAddress, email: ' SAM@Example.test ', utm_source: null };
  expect(await callAs(subscribe, again, visitor())).toEqual({ already_subscribed: true });
  expect(await stored()).toMatchObject([{ email: 'sam@example.test', utm_source: 'poster' }]);
});

test('ten at once for one address make one subscriber', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => callAs(subscribe, anAddress, visitor())));
  expect(answers.filter((answer) => !answer.already_subscribed)).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('who had unsubscribed may come back', async () => {
  await callAs(subscribe, anAddress, visitor());
  const [doc] = (await services.db.collection(collections.subscribers).get()).docs;
  await doc?.ref.update({ status: 'unsubscribed' });
  expect(await callAs(subscribe, anAddress, visitor())).toEqual({ already_subscribed: false });
  expect(await stored()).toMatchObject([{ status: 'active' }]);
});

test.each([
  ['email', { email: '' }],
  ['email', { email: 'sam@' }],
  ['email', { email: `${'x'.repeat(300)}@example.test` }],
  ['source', { source: 'elsewhere' }],
  ['utm_source', { utm_source: 'x'.repeat(201) }],
  ['user_agent', { user_agent: 'x'.repeat(501) }],
  ['confirmed', { confirmed: true }],
  ['status', { status: 'active' }],
])('%s: %j is refused by name and nothing is stored', async (field, change) => {
  await expect(callAs(subscribe, { ...anAddress, ...change }, visitor())).rejects.toMatchObject({
    code: 'invalid-argument',
    details: { field },
  });
  expect(await stored()).toEqual([]);
});
