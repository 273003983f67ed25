import { acceptSuggestionInput, type BlogSuggestion } from '@streetlore/domain/blog';
import { createBookingOutput } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { claimed, queued } from '@streetlore/domain/sms';
import { localVendors, siteUrl, standInsUrl } from '@streetlore/emulators/config';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import twilio from 'twilio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Client, openClient } from '../../bench/client.ts';
import { functionUrl } from '../../bench/paths.ts';
import { platformFirestore } from '../../support/admin-sdk.ts';
import {
  type Entry,
  entriesIn,
  functionLines,
  leaksIn,
  suiteLog,
  textsOfThisRun,
} from '../../support/function-logs.ts';
import { answersOf, aPlayableTour } from '../../support/hunt-tour.ts';
import { aPhone, type Phone } from '../../support/phone.ts';
import { aWall } from '../../support/photos.ts';

/** Words that stand in nobody's sentences but these. */
const canary = 'quetzalcoatlus';
const email = `${canary}@mail.example.org`;
const spoken = `Is it the ${canary} of Redchurch Street?`;
const topic = `Why a ${canary} answers 07700 900 123 and ${email}`;

const db = platformFirestore();
let visitor: Client;
let admin: Client;
let tour: Awaited<ReturnType<typeof aPlayableTour>>;
let before: number;

beforeAll(async () => {
  [admin, tour] = await Promise.all([openClient('admin'), aPlayableTour(db)]);
});
afterAll(async () => {
  await mend();
  await tour.remove();
});

const mend = () => fetch(`${standInsUrl}/faults`, { method: 'DELETE' });
async function breaks(provider: string, kind: string, times: number): Promise<void> {
  const answer = await fetch(`${standInsUrl}/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider, kind, times }),
  });
  expect(answer.status).toBe(201);
}

/** What functions wrote since the test began. */
const lines = () => functionLines(suiteLog().slice(before));
const written = () => entriesIn(lines());
const writes = (matches: (entry: Entry) => boolean) =>
  expect.poll(() => written().some(matches), { timeout: 60_000, interval: 200 }).toBe(true);
const says = (message: string) => writes((entry) => entry.message.includes(message));

/** Waits until a document of a query is as wanted. */
const until = (query: Query, matches: (document: DocumentSnapshot) => boolean) =>
  new Promise<DocumentSnapshot>((resolve, reject) => {
    const stop = query.onSnapshot(({ docs }) => {
      const found = docs.find(matches);
      if (!found) return;
      stop();
      resolve(found);
    }, reject);
  });

async function book(phone: Phone): Promise<{ id: string; secret: string }> {
  const id = crypto.randomUUID();
  const order = { booking_id: id, tour_id: tour.id, participants: 1, phone_numbers: [phone.number], email };
  const placed = await visitor.call('createBooking', { ...order, team_name: canary, voucher_code: null });
  return { id, secret: z.parse(createBookingOutput, placed).client_secret ?? '' };
}

async function pay(secret: string): Promise<void> {
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2034', cvc: '123' };
  const answer = await fetch(`${standInsUrl}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${localVendors.stripePublishableKey}` },
    body: new URLSearchParams({
      client_secret: secret,
      'payment_method_data[type]': 'card',
      ...Object.fromEntries(Object.entries(card).map(([name, of]) => [`payment_method_data[card][${name}]`, of])),
    }),
  });
  expect(answer.status).toBe(200);
}

/** Stripe's client tries three times by itself. */
const STRIPE_TRIES = 3;

/** Bookings that Stripe does not take; then one that is paid, whose events come twice and late and while Stripe cannot be asked. */
async function breakStripe(): Promise<void> {
  const phone = aPhone();
  for (const [kind, times] of [
    ['error500', STRIPE_TRIES],
    ['timeout', STRIPE_TRIES],
    ['malformed', 1],
  ] as const) {
    await breaks('stripe', kind, times);
    await expect(book(phone)).rejects.toThrow();
  }
  const { id, secret } = await book(phone);
  await breaks('stripe', 'duplicate', 1);
  await breaks('stripe', 'reorder', 1);
  // The browser's own call is the first that is not understood, our look-up for the event the second.
  await breaks('stripe', 'malformed', 2);
  await pay(secret);
  const welcomes = db.collection(collections.smsMessages).where('booking_id', '==', id);
  await until(welcomes, (text) => text.get('settled') === true);
}

/** Somebody texts; resolves with the MessageSid. */
async function say(phone: Phone, body: string): Promise<string> {
  const answer: unknown = await (
    await fetch(`${standInsUrl}/phone/reply`, { method: 'POST', body: JSON.stringify({ from: phone.number, body }) })
  ).json();
  return z.parse(z.object({ sid: z.string() }), answer).sid;
}
const replyTo = (sid: string) => db.collection(collections.smsMessages).where('in_reply_to', '==', sid);

/** A hunt whose replies Twilio does not take, does not answer for, or refuses. @returns the text whose reply was not answered for */
async function breakTwilio(player: Phone, answer: string): Promise<string> {
  let unanswered = '';
  for (const [kind, body] of [
    ['error500', spoken],
    ['duplicate', `Perhaps ${spoken}`],
    ['reorder', `Surely ${spoken}`],
    ['malformed', `Then ${spoken}`],
    ['timeout', answer],
  ] as const) {
    await breaks('twilio', kind, 1);
    unanswered = await say(player, body);
    await until(replyTo(unanswered), (reply) => reply.get('settled') === true);
  }
  // As Twilio's own messages do, this one names the number.
  const stranger = aPhone();
  await fetch(`${standInsUrl}/control/twilio/numbers`, {
    method: 'POST',
    body: JSON.stringify({ number: stranger.number, error_code: 21408, times: 1 }),
  });
  await until(replyTo(await say(stranger, spoken)), (reply) => reply.get('status') === 'failed');
  return unanswered;
}

/** Articles and photos that the model does not answer for, or answers as it should not. */
async function breakModel(): Promise<void> {
  const image = (await aWall(200, 150).jpeg().toBuffer()).toString('base64');
  await breaks('openai', 'timeout', 1);
  // Waits for a quarter of a minute; meanwhile the others go on.
  const looking = visitor.call('analyzePhoto', { image });
  await expect.poll(async () => await (await fetch(`${standInsUrl}/faults`)).text()).not.toContain('openai');
  // Three articles, each tried three times.
  for (const kind of ['error500', 'malformed', 'misfit']) await breaks('openai', kind, 3);
  await Promise.allSettled([1, 2, 3].map(() => admin.call('generatePost', { topic, tone: `Like a ${canary}` })));
  for (const kind of ['duplicate', 'reorder', 'echo', 'phone', 'script', 'prose', 'cutoff', 'filter', 'error429']) {
    await breaks('openai', kind, 1);
    await Promise.allSettled([admin.call('suggestTitles', { topic, tone: canary })]);
  }
  // Its second try must not be given what the job is to be given.
  await looking;
  await breaks('openai', 'refusal', 3);
  const job_id = crypto.randomUUID();
  await admin.call('acceptSuggestion', acceptSuggestionInput.parse({ job_id, suggestion }));
  const jobs = db.collection(collections.blogGenerationJobs).where('title', '==', topic);
  const job = await until(jobs, (one) => one.id === job_id && one.get('status') === 'failed');
  await job.ref.delete();

  const broken = `${image.slice(0, 400)}${Buffer.from(spoken.repeat(20)).toString('base64').replace(/=+$/, '')}`;
  await expect(visitor.call('analyzePhoto', { image: broken.slice(0, broken.length & ~3) })).rejects.toThrow();
}

const suggestion: BlogSuggestion = {
  title: topic,
  type: 'evergreen',
  priority: 30,
  relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
};

async function breakGeocoder(): Promise<void> {
  const place = { latitude: 51.5237, longitude: -0.0713 };
  for (const kind of ['error500', 'malformed', 'timeout']) {
    await breaks('geocoder', kind, 2);
    await expect(visitor.call('reverseGeocode', place)).rejects.toThrow();
  }
  for (const kind of ['duplicate', 'reorder']) {
    await breaks('geocoder', kind, 1);
    await visitor.call('reverseGeocode', place);
  }
}

/** What comes from elsewhere than the vendors, or not in their shape. */
async function forge(): Promise<void> {
  const form = { From: aPhone().number, Body: spoken, To: localVendors.twilioFrom };
  const inbound = `${siteUrl}/api/twilio/inbound`;
  const signature = twilio.getExpectedTwilioSignature(localVendors.twilioAuthToken, inbound, form);
  const body = new URLSearchParams(form);
  const event = JSON.stringify({ id: email, data: { object: { receipt_email: email } } });
  const answers = await Promise.all([
    fetch(inbound, { method: 'POST', body }),
    fetch(inbound, { method: 'POST', body, headers: { 'x-twilio-signature': signature } }),
    fetch(`${siteUrl}/api/twilio/status?message=${canary}`, { method: 'POST', body }),
    fetch(`${siteUrl}/api/stripe/webhook`, { method: 'POST', body: event, headers: { 'stripe-signature': email } }),
    fetch(`${siteUrl}/tour/${encodeURIComponent(email)}`),
    fetch(functionUrl('startArticle'), { method: 'POST', body: event }),
    fetch(functionUrl('retryOutbox'), {
      method: 'POST',
      body: JSON.stringify({ data: { phone_number: spoken, at: email } }),
      headers: { 'content-type': 'application/json' },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 400, 403, 400, 404, 403, 500]);
  const wrong = { phone_numbers: [spoken], email: spoken, booking_id: email };
  await expect(visitor.call('createBooking', wrong)).rejects.toThrow();
}

/** A text whose sender died, of which Twilio does not say what became. */
async function cannotReconcile(): Promise<void> {
  const past = new Date(Date.now() - 120_000);
  const ref = db.collection(collections.smsMessages).doc(`${crypto.randomUUID()}_0`);
  const draft = { phone_number: aPhone().number, message_content: spoken, message_type: 'clue' };
  const text = queued({ ...draft, booking_id: null, tour_name: null }, past);
  await ref.set({ ...text, ...claimed(text, past) });
  await breaks('twilio', 'error500', 1);
  await admin.call('sweepNow', {});
  await says('Twilio could not say what became of a text');
  await ref.delete();
}

it('whatever a vendor does, nothing that functions write holds a key, a number, an address or a text', async () => {
  await mend();
  before = suiteLog().length;
  // A visitor may book five times a minute.
  visitor = await openClient('visitor');
  const [answer = ''] = await answersOf(db, tour.id);
  const player = aPhone();
  await pay((await book(player)).secret);
  await player.next();
  expect(await player.say('START')).toContain('Stop 1/');
  const [unanswered] = await Promise.all([
    breakTwilio(player, answer),
    breakStripe(),
    breakModel(),
    breakGeocoder(),
    forge(),
  ]);
  await cannotReconcile();
  for (const failure of [
    'The outcome of a text is unknown',
    'A text was refused',
    'Stripe did not make a PaymentIntent',
    'The geocoder gave no address',
    'The editor got no text',
    'An article was not written',
    'The model did not describe a photo',
    'A picture could not be read',
    'An inbound text without a valid signature was refused',
    'Twilio posted an inbound text that cannot be read',
    'A webhook in the name of Stripe was refused',
  ])
    await says(failure);
  expect(leaksIn(lines(), [...(await textsOfThisRun()), answer, email, canary, topic, spoken])).toEqual([]);

  // One search for an inbound text's MessageSid finds its way, from the webhook to the reply that Twilio did not answer for.
  const onItsWay = written().filter(({ text }) => text === unanswered);
  const way = new Set(onItsWay.map((entry) => entry.function));
  expect([...way].sort()).toEqual(['onInboundText', 'onQueued', 'twilio_inbound']);
  expect(onItsWay.map(({ message }) => message)).toContain('The outcome of a text is unknown');

  // One for an event of Stripe, from its first delivery, which failed, to the welcome text.
  const failed = written().find(({ message }) => message === 'An event of Stripe could not be taken');
  expect(failed?.event).toMatch(/^evt_/);
  await writes((entry) => entry.function === 'onQueued' && entry.event === failed?.event);

  // The runtime writes down what leaves a function: its name, and the error's.
  expect(lines().join('\n')).toContain('FunctionFailed: retryOutbox ZodError');
});
