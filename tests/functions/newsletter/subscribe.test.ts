import { collections } from '@streetlore/domain/paths';
import { addressLimit, linkLifetimes } from '@streetlore/domain/subscriber';
import { after } from '@streetlore/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmSubscriber } from '../../../functions/src/newsletter/confirm-subscription.ts';
import { addSubscriber, subscribe } from '../../../functions/src/newsletter/subscribe.ts';
import { answerOneClick } from '../../../functions/src/newsletter/unsubscribe.ts';
import { callAs } from '../../support/callables.ts';
import { testServices } from '../../support/services.ts';

const services = testServices('demo-newsletter');
const { db, clock } = services;
beforeEach(() => services.clear());
afterAll(() => services.end());

const anAddress = {
  email: 'sam@example.test',
  source: 'home' as const,
  utm_source: 'poster',
  utm_medium: 'print',
  utm_campaign: 'brixton-spring',
  user_agent: 'Mozilla/5.0',
};
const stored = async () => (await db.collection(collections.subscribers).get()).docs.map((doc) => doc.data());
const visitor = () => ({ uid: crypto.randomUUID(), ip: '192.0.2.1' });
const ask = (change: Partial<typeof anAddress> = {}) => {
  clock.advance(1000);
  return addSubscriber(services, { ...anAddress, ...change });
};

const mails = async () => (await db.collection(collections.mails).orderBy('created_at').get()).docs;
/** The tokens of the links in the newest mail. */
async function tokens() {
  const text: string = (await mails()).at(-1)?.get('text') ?? '';
  const of = (page: string) => new RegExp(`/newsletter/${page}#(\\S+)`).exec(text)?.[1] ?? '';
  return { confirm: of('confirm'), unsubscribe: of('unsubscribe') };
}
const press = async (token: string) => (await confirmSubscriber(services, { token })).outcome;
const oneClick = async (token: unknown, method = 'POST') => (await answerOneClick(services, { method, token })).status;

/** Brings the subscriber to `state`: subscribes, confirms, unsubscribes. */
async function bring(state: 'new' | 'unconfirmed' | 'confirmed' | 'unsubscribed') {
  if (state === 'new') return;
  await ask();
  const { confirm: yes, unsubscribe: no } = await tokens();
  if (state !== 'unconfirmed') expect(await press(yes)).toBe('subscribed');
  if (state === 'unsubscribed') expect(await oneClick(no)).toBe(200);
}

describe('a stranger who enters an address', () => {
  const states = ['new', 'unconfirmed', 'confirmed', 'unsubscribed'] as const;

  test.each(states)('learns nothing and changes nothing when it is %s', async (state) => {
    await bring(state);
    const [before] = await stored();
    const [sent, tasks] = [(await mails()).length, services.tasks.recorded.length];
    expect(await ask()).toEqual({});
    const [now, ...others] = await stored();
    expect(others).toEqual([]);
    if (before) expect(now).toEqual(before);
    else expect(now).toMatchObject({ ...anAddress, status: 'active', confirmed: false });
    // The address's owner gets the same mail each time.
    expect(services.tasks.recorded.length - tasks).toBe(1);
    const written = (await mails()).slice(sent).map((mail) => mail.data());
    expect(written).toMatchObject([{ to: anAddress.email, subject: 'Confirm your Streetlore newsletter' }]);
    expect(written[0]?.text).not.toMatch(/already/);
  });

  test('with another spelling finds the same subscriber', async () => {
    await bring('confirmed');
    await ask({ email: ' SAM@Example.test ', utm_source: 'other' });
    expect(await stored()).toMatchObject([{ email: 'sam@example.test', utm_source: 'poster', confirmed: true }]);
  });

  test('with ten tags is mailed as often as with one', async () => {
    for (let tag = 0; tag < 10; tag += 1) await ask({ email: `sam+${tag}@example.test` });
    expect(await mails()).toHaveLength(addressLimit.calls);
  });

  test('ten requests at once make one subscriber and few mails, and the next day allows another', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{}']));
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(addressLimit.calls);
    clock.advance(addressLimit.milliseconds + 1);
    await ask();
    expect(await mails()).toHaveLength(addressLimit.calls + 1);
  });
});

describe('the link in the mail', () => {
  test('confirms, and says at a second press that the address is subscribed', async () => {
    await ask();
    const { confirm: token } = await tokens();
    expect(await press(token)).toBe('subscribed');
    expect(await stored()).toMatchObject([{ status: 'active', confirmed: true }]);
    expect(await press(token)).toBe('already');
  });

  test('brings back a subscriber who had left, but an older link does not', async () => {
    await ask();
    const old = (await tokens()).confirm;
    await bring('unsubscribed');
    expect(await press(old)).toBe('expired');
    expect(await stored()).toMatchObject([{ status: 'unsubscribed', confirmed: false }]);
    await ask();
    expect(await press((await tokens()).confirm)).toBe('subscribed');
    expect(await stored()).toMatchObject([{ status: 'active', confirmed: true }]);
  });

  test('expires, serves one purpose, and cannot be guessed or made from stored data', async () => {
    await ask();
    const { confirm: yes, unsubscribe: no } = await tokens();
    const kept = (await db.collection(collections.newsletterLinks).get()).docs;
    expect(kept).toHaveLength(2);
    for (const { id } of kept) expect(await press(id.padEnd(43, 'A'))).toBe('expired');
    expect(JSON.stringify(kept.map((link) => [link.id, link.data()]))).not.toContain(yes);
    expect(await press(no)).toBe('expired');
    expect(await oneClick(yes)).toBe(404);
    expect(await press('A'.repeat(43))).toBe('expired');
    clock.set(after(clock.now(), linkLifetimes.confirm));
    expect(await press(yes)).toBe('expired');
    expect(await stored()).toMatchObject([{ confirmed: false }]);
    // Unsubscribing still works.
    expect(await oneClick(no)).toBe(200);
    expect(await stored()).toMatchObject([{ status: 'unsubscribed' }]);
  });

  test('survives a rotation of the key, and does nothing once its address was erased', async () => {
    await ask();
    const { confirm: yes } = await tokens();
    const rotated = testServices('demo-newsletter', { written: { PRIVACY_KEY: 'new,local-privacy-key' } });
    expect((await confirmSubscriber(rotated, { token: yes })).outcome).toBe('subscribed');
    await rotated.end();
    for (const { ref } of (await db.collection(collections.subscribers).get()).docs) await ref.delete();
    expect(await press(yes)).toBe('expired');
  });
});

describe('one click in a mail program', () => {
  test('only a POST unsubscribes; a GET leads to the page', async () => {
    await bring('confirmed');
    const { unsubscribe: token } = await tokens();
    const unsubscribe: string = (await mails()).at(-1)?.get('unsubscribe');
    expect(unsubscribe).toBe(`${services.site}/api/newsletter/unsubscribe?token=${token}`);
    expect(await answerOneClick(services, { method: 'GET', token })).toEqual({
      status: 303,
      location: `${services.site}/newsletter/unsubscribe#${token}`,
    });
    expect(await oneClick(token, 'PUT')).toBe(405);
    expect(await stored()).toMatchObject([{ status: 'active', confirmed: true }]);
    expect([await oneClick(token), await oneClick(token)]).toEqual([200, 200]);
    expect(await stored()).toMatchObject([{ status: 'unsubscribed', confirmed: false }]);
  });

  test.each([[undefined], [''], ['x'], [['a', 'b']], [{ a: 1 }], ['../subscribers/x'], ['A'.repeat(5000)]])(
    'refuses %j as a token',
    async (token) => {
      expect(await oneClick(token)).toBe(404);
      expect((await answerOneClick(services, { method: 'GET', token })).location).toMatch(/unsubscribe#$/);
    },
  );
});

test('a fault is named with its field, and nothing is stored', async () => {
  const asked = callAs(subscribe, { ...anAddress, confirmed: true }, visitor());
  await expect(asked).rejects.toMatchObject({ code: 'invalid-argument', details: { field: 'confirmed' } });
  expect(await stored()).toEqual([]);
});
