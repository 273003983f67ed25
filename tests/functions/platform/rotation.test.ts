import { titlesQuestion } from '@streetlore/domain/blog/writing';
import { formRateLimits } from '@streetlore/domain/form';
import { collections } from '@streetlore/domain/paths';
import { type Erasure, noRetainedRecords } from '@streetlore/domain/privacy';
import { newSmsPhone } from '@streetlore/domain/sms';
import { localSecrets, localVendors } from '@streetlore/emulators/config';
import { type StandIns, startStandIns } from '@streetlore/emulators/standins/index';
import twilio from 'twilio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeVoter } from '../../../functions/src/contest/stuffing/register-voter.ts';
import { countCall } from '../../../functions/src/platform/call-limit.ts';
import { finishErasure } from '../../../functions/src/privacy/erase-person.ts';
import { eraseNumbers } from '../../../functions/src/privacy/erase-records.ts';
import { erasuresOf, namedInLog } from '../../../functions/src/privacy/person-key.ts';
import { hasOptedOut, optedOutAmong } from '../../../functions/src/store/consent.ts';
import { type TestServices, testServices } from '../../support/services.ts';
import { sign } from '../bookings/support.ts';

let standIns: StandIns;
const made: TestServices[] = [];
/** The services of a process that was deployed while the secrets had these values. */
function holding(written: Partial<Record<keyof typeof localSecrets, string>>): TestServices {
  const services = testServices('demo-rotation', { standIns: standIns.url, written });
  made.push(services);
  return services;
}

beforeAll(async () => {
  standIns = await startStandIns({ port: 0, stripeWebhookUrl: null, twilioInboundUrl: null });
});
beforeEach(() => holding({}).clear());
afterAll(() => Promise.all([standIns.close(), ...made.map((services) => services.end())]));

/**
 * The value of a secret before, during and after its rotation, and the keys whose signatures count
 * then.
 */
const phases: [phase: string, held: string, counts: readonly [string, ...string[]]][] = [
  ['before', 'old', ['old']],
  ['during', 'new,old', ['new', 'old']],
  ['after', 'new', ['new']],
];
const signers = ['new', 'old', 'somebody else'];

describe.each(phases)('%s a rotation, holding %j,', (_, held, counts) => {
  test('of Stripe’s webhook secret, its signatures count', async () => {
    const { stripeEvents } = holding({ STRIPE_WEBHOOK_SECRET: held });
    const payload = '{"id":"evt_1","object":"event"}';
    const taken = async (by: string) => stripeEvents.event(Buffer.from(payload), sign(payload, undefined, by));
    for (const by of signers) expect((await taken(by)) !== null).toBe(counts.includes(by));
    // While Stripe rolls a secret, it signs with both keys and puts both signatures in one header.
    const both = `${sign(payload, undefined, 'somebody else')},${sign(payload, undefined, counts[0]).split(',')[1]}`;
    expect(await stripeEvents.event(Buffer.from(payload), both)).not.toBeNull();
  });

  test('of Twilio’s auth token, its signatures count', async () => {
    const { twilioSignatures } = holding({ TWILIO_AUTH_TOKEN: held });
    const url = 'https://streetlore.example/api/twilio/inbound';
    const form = { From: '+447700900123', Body: 'START' };
    for (const by of signers) {
      const signature = twilio.getExpectedTwilioSignature(by, url, form);
      expect(await twilioSignatures.isFromTwilio(signature, url, form)).toBe(counts.includes(by));
    }
  });
});

const aMail = {
  to: 'sam@example.test',
  subject: 'Hello',
  text: 'Hello',
  html: null,
  unsubscribe: null,
  created_at: new Date(),
};

test('every secret is rotated in this file', () => {
  const rehearsed = [
    ...['STRIPE_WEBHOOK_SECRET', 'TWILIO_AUTH_TOKEN', 'STRIPE_SECRET_KEY', 'OPENAI_API_KEY', 'GEOCODER_KEY'],
    ...['SMTP_URL', 'APP_KEY', 'PRIVACY_KEY'],
  ];
  expect(Object.keys(localSecrets).toSorted()).toEqual(rehearsed.toSorted());
});

describe('a vendor is called with the first of its keys:', () => {
  const calls = {
    STRIPE_SECRET_KEY: ({ payments }: TestServices) => payments.payment('pi_unknown'),
    TWILIO_AUTH_TOKEN: ({ texting }: TestServices) => texting.sentTo('+447700900123', new Date()),
    OPENAI_API_KEY: ({ ai }: TestServices) =>
      ai.ask({ ...titlesQuestion({ topic: 'Walls', tone: '' }), timeout: 5_000 }),
    GEOCODER_KEY: ({ geocoder }: TestServices) => geocoder.addressAt({ latitude: 51.5246, longitude: -0.0713 }),
  };
  test.each(Object.entries(calls))('%s', async (name, call) => {
    const key = localSecrets[name as keyof typeof calls];
    await call(holding({ [name]: key }));
    await call(holding({ [name]: `${key},older` }));
    await expect(call(holding({ [name]: `newer,${key}` }))).rejects.toThrow();
  });

  test('SMTP_URL', async () => {
    const own = standIns.smtpUrl;
    const newer = own.replace(/:[^:@]+@/, ':newer@');
    const send = (SMTP_URL: string) => holding({ SMTP_URL }).mail.send({ id: 'rotated', ...aMail });
    await send(own);
    await send(`${own},${newer}`);
    await expect(send(`${newer},${own}`)).rejects.toThrow();
  });

  test('a text goes out while the token is rotated', async () => {
    const { texting } = holding({ TWILIO_AUTH_TOKEN: `${localVendors.twilioAuthToken},older` });
    const text = { to: '+447700900123', body: 'Hello', statusCallback: 'http://localhost:9/status' };
    expect(await texting.send(text, 1_000)).toMatch(/^SM/);
  });
});

describe('rotating the product’s own key', () => {
  const { calls } = formRateLimits.visitor;
  const send = async (services: TestServices, times: number) => {
    const visitor = { uid: 'visitor', ip: '198.51.100.7' };
    const results = await Promise.allSettled(
      Array.from({ length: times }, () => countCall(services, { counter: 'contact', ...formRateLimits }, visitor)),
    );
    return results.filter(({ status }) => status === 'fulfilled').length;
  };

  test('gives nobody more calls than the limit', async () => {
    expect(await send(holding({ APP_KEY: 'old' }), 2)).toBe(2);
    expect(await send(holding({ APP_KEY: 'new,old' }), 20)).toBe(calls - 2);
    expect(await send(holding({ APP_KEY: 'new,old' }), 5)).toBe(0);
    // The old key may go when the periods counted under it are over. Here only its two calls are
    // forgotten.
    expect(await send(holding({ APP_KEY: 'new' }), 20)).toBe(2);
  });

  test('keeps no call counted for longer than its period', async () => {
    expect(await send(holding({ APP_KEY: 'old' }), calls)).toBe(calls);
    const during = holding({ APP_KEY: 'new,old' });
    expect(await send(during, 5)).toBe(0);
    during.clock.advance(formRateLimits.visitor.milliseconds + 1);
    expect(await send(during, 20)).toBe(calls);
  });

  test('registers voters throughout, and the new key distinguishes networks as the old one did', async () => {
    const network = async (uid: string, APP_KEY: string, ip: string) => {
      const services = holding({ APP_KEY });
      await storeVoter(services, { uid, ip });
      return (await services.store.voters.at(uid).read())?.network;
    };
    const before = await network('a', 'old', '198.51.100.7');
    const during = await network('b', 'new,old', '198.51.100.7');
    expect(await network('c', 'new', '198.51.100.7')).toBe(during);
    expect(await network('d', 'new', '203.0.113.9')).not.toBe(during);
    expect(await network('a', 'new', '198.51.100.7')).toBe(before);
  });
});

describe('a new privacy key', () => {
  const number = '+447700955123';
  const person = { phone_numbers: [number], emails: ['sam@example.test'] };
  async function eraseOptedOut(PRIVACY_KEY: string) {
    const services = holding({ PRIVACY_KEY });
    const phone = { ...newSmsPhone(), opted_out: true, opted_out_at: new Date() };
    await services.db.doc(`${collections.smsPhones}/${number}`).set(phone);
    await eraseNumbers(services, person);
  }
  const isSilent = (PRIVACY_KEY: string) => hasOptedOut(holding({ PRIVACY_KEY }), number);

  test('still finds opt-outs stored under an old key, as long as that key is kept', async () => {
    await eraseOptedOut('old');
    expect(await isSilent('old')).toBe(true);
    expect(await isSilent('new,old')).toBe(true);
    expect(await isSilent('newest,new,old')).toBe(true);
    expect(await optedOutAmong(holding({ PRIVACY_KEY: 'new,old' }), ['+447700955124', number])).toEqual([1]);
    expect(await isSilent('new')).toBe(false);
  });

  test('is the key for new documents', async () => {
    await eraseOptedOut('new,old');
    expect(await isSilent('new')).toBe(true);
    expect(await isSilent('old')).toBe(false);
    const named = (PRIVACY_KEY: string) => namedInLog(holding({ PRIVACY_KEY }), person).target;
    expect(named('new,old')).toBe(named('new'));
    expect(named('new,old')).not.toBe(named('old'));
  });

  test('finishes an erasure that began under the old key and forgets the person', async () => {
    const begun: Erasure = {
      ...person,
      request_id: 'request',
      actor_uid: 'admin-1',
      actor_email: 'admin@streetlore.test',
      begun_at: new Date(),
      kept: noRetainedRecords,
      replaced: 0,
      searched: null,
    };
    const [ref] = erasuresOf(holding({ PRIVACY_KEY: 'old' }), person);
    await ref.set(begun);
    const services = holding({ PRIVACY_KEY: 'new,old' });
    expect(await finishErasure(services, ref.id)).toBe(true);
    expect((await services.db.collection(collections.erasures).get()).size).toBe(0);
    // A second request, as after a lost answer.
    await ref.set(begun);
    expect(await finishErasure(services, ref.id)).toBe(true);
    expect((await services.db.collection(collections.erasures).get()).size).toBe(0);
  });
});
