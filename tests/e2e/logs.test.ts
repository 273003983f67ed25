import { collections } from '@streetlore/domain/paths';
import { claimedText, queuedText } from '@streetlore/domain/sms';
import { localVendors, siteUrl } from '@streetlore/emulators/config';
import twilio from 'twilio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, openClient } from '../bench/client.ts';
import { functionUrl } from '../bench/paths.ts';
import {
  entriesIn,
  functionLines,
  type LogEntry,
  leaksIn,
  suiteLog,
  textsOfThisRun,
} from '../support/function-logs.ts';
import { answersOf, aPlayableTour } from '../support/hunt-tour.ts';
import { aPhone } from '../support/phone.ts';
import { showsFault } from '../support/shows-fault.ts';
import { breakGeocoder, breakModel, breakStripe, breakTwilio } from './broken/vendors.ts';
import { book, breaks, canary, db, email, pay, spoken, topic, type World } from './broken/world.ts';

let admin: Client;
let tour: Awaited<ReturnType<typeof aPlayableTour>>;
let before: number;

beforeAll(async () => {
  [admin, tour] = await Promise.all([openClient('admin'), aPlayableTour(db)]);
});
afterAll(async () => {
  await tour.remove();
});

/** The lines that functions wrote since the test began. */
const lines = () => functionLines(suiteLog().slice(before));
const written = () => entriesIn(lines());
const writes = (matches: (entry: LogEntry) => boolean) =>
  expect.poll(() => written().some(matches), { interval: 200 }).toBe(true);
const says = (message: string) => writes((entry) => entry.message.includes(message));

/** Sends requests that are not from the vendors, or not in their form. */
async function forge({ visitor }: World): Promise<void> {
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
    fetch(functionUrl('retryOutbox'), {
      method: 'POST',
      body: JSON.stringify({ data: { phone_number: spoken, at: email } }),
      headers: { 'content-type': 'application/json' },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 400, 403, 400, 404, 500]);
  const wrong = { phone_numbers: [spoken], email: spoken, booking_id: email };
  await expect(visitor.call('createBooking', wrong)).rejects.toThrow();
}

/** Stores a text whose sender died, and for which Twilio does not report the outcome. */
async function cannotReconcile(): Promise<void> {
  const past = new Date(Date.now() - 120_000);
  const ref = db.collection(collections.smsMessages).doc(`${crypto.randomUUID()}_0`);
  const { number } = aPhone();
  const draft = { phone_number: number, message_content: spoken, message_type: 'clue' };
  const text = queuedText({ ...draft, booking_id: null, tour_name: null }, past);
  await ref.set({ ...text, ...claimedText(text, past) });
  await breaks('twilio', number, 'error500', 1);
  await admin.call('sweepNow', {});
  await says('Twilio could not say what became of a text');
  await ref.delete();
}

test('whatever a vendor does, no log of the functions holds a key, a number, an address or a text', async () => {
  before = suiteLog().length;
  // A new visitor, because each may book five times a minute.
  const world: World = { visitor: await openClient('visitor'), admin, tour };
  const [answer = ''] = await answersOf(db, tour.id);
  const player = aPhone();
  await pay(await book(world, player));
  await player.next();
  expect(await player.say('START')).toContain('Stop 1/');
  const [unanswered] = await Promise.all([
    breakTwilio(player, answer),
    breakStripe(world),
    breakModel(world),
    breakGeocoder(world),
    forge(world),
  ]);
  await cannotReconcile();
  const failures = [
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
  ];
  for (const failure of failures) await says(failure);
  expect(leaksIn(lines(), [...(await textsOfThisRun()), answer, email, canary, topic, spoken])).toEqual([]);

  // A search for an inbound text's MessageSid finds its whole way, from the webhook to the reply
  // that Twilio did not answer.
  const onItsWay = written().filter(({ text }) => text === unanswered);
  const way = new Set(onItsWay.map((entry) => entry.function));
  expect([...way].sort()).toEqual(['twilio_inbound']);
  expect(onItsWay.map(({ message }) => message)).toContain('The outcome of a text is unknown');

  // A search for an event of Stripe finds its first delivery, which failed, and all up to the
  // welcome text.
  const failed = written().find(({ message }) => message === 'An event of Stripe could not be taken');
  expect(failed?.event).toMatch(/^evt_/);
  await writes((entry) => entry.function === 'stripeWebhook' && entry.event === failed?.event);

  // When an error leaves a function, the runtime logs the function's and the error's names.
  expect(lines().join('\n')).toContain('FunctionFailed: retryOutbox ZodError');
  showsFault(38, failures.length, 'kinds of failure of four vendors and forgers in the log: 0 canaries');
  // The test waits for vendors that never answer, one after another.
}, 300_000);
