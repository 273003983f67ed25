import { createBookingOutput } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import twilio from 'twilio';
import * as z from 'zod/mini';
import { localVendors, ports, projectId, region, siteUrl, standInsUrl } from '../../emulators/src/config.ts';
import { platformFirestore } from '../support/admin-sdk.ts';
import { type Client, openClient, seen, watch } from './client.ts';
import { type Comparison, interleave } from './figures.ts';
import { openDashboard } from './screens.ts';
import type { VendorFeed } from './vendor-feed.ts';

/** The address at which the emulator serves a function over HTTPS. */
export const functionUrl = (name: string) => `http://127.0.0.1:${ports.functions}/${projectId}/${region}/${name}`;

/** The seeded tour that is booked. */
export const TOUR = 'color-vinyl-tour';

/** A paid hunt that only the benchmark uses. */
export type BenchHunt = { id: string; phone: string };

async function post(url: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Posts JSON to a function of the yardstick. */
export const rawPost = (url: string, body: Record<string, unknown>) =>
  post(url, JSON.stringify(body), { 'content-type': 'application/json' });

/** Makes an id in the form of Twilio's ids for texts. */
export const aMessageSid = () => `SM${crypto.randomUUID().replaceAll('-', '')}`;

/** Posts a text as Twilio does, straight to the function, signed for the public address. */
export async function text(hunt: BenchHunt, body: string, sid = aMessageSid()): Promise<void> {
  const form = {
    MessageSid: sid,
    AccountSid: localVendors.twilioAccountSid,
    From: hunt.phone,
    To: localVendors.twilioFrom,
    Body: body,
    NumMedia: '0',
    NumSegments: '1',
  };
  const signature = twilio.getExpectedTwilioSignature(
    localVendors.twilioAuthToken,
    `${siteUrl}/api/twilio/inbound`,
    form,
  );
  await post(functionUrl('twilioInbound'), new URLSearchParams(form), { 'x-twilio-signature': signature });
}

/** Resolves when the product hands Twilio a text to the phone. */
export const untilHandedToTwilio = (feed: VendorFeed, phone: string) =>
  feed.next(
    (call) =>
      call.provider === 'twilio' &&
      call.direction === 'in' &&
      call.body.includes(new URLSearchParams({ To: phone }).toString()),
  );

/** Calls each path once, so that every function on it has been called. */
export async function firstCalls(feed: VendorFeed): Promise<void> {
  const visitor = await openClient('visitor');
  const hunt = { id: crypto.randomUUID(), phone: '+447900009999' };
  await bookAndPay(visitor, hunt, feed);
  const replied = untilHandedToTwilio(feed, hunt.phone);
  await text(hunt, 'START');
  await replied;
  const id = `bench-first-${hunt.id}`;
  const called = feed.next((call) => call.path.includes(id));
  await rawPost(functionUrl('rawInbound'), { id, sink: `${standInsUrl}/v1/payment_intents/${id}` });
  await called;
}

/**
 * Card confirmed -> the booking's listener says `confirmed`. Leaves paid hunts for the other paths.
 */
export async function cardToConfirmed(
  rounds: number,
  feed: VendorFeed,
): Promise<{ figures: Comparison; hunts: BenchHunt[] }> {
  const hunts: BenchHunt[] = [];
  let visitor = await openClient('visitor');
  const raw = await rawWatch(await openClient('admin'));
  const figures = await interleave("card confirmed -> 'Booking Confirmed!'", rounds, {
    raw: async (round) => {
      const id = `bench-paid-${round}`;
      const at = raw.next((seen) => seen.id === id);
      const began = performance.now();
      // Through hosting, like Stripe's webhook.
      await rawPost(`${siteUrl}/api/bench/paid`, { id });
      return (await at) - began;
    },
    ours: async (round) => {
      // A visitor and a network may book only so many times a minute. Further bookings come from
      // another visitor, without a network.
      if (round % 4 === 3) {
        visitor = await openClient('visitor');
        await platformFirestore().recursiveDelete(platformFirestore().collection(collections.rateLimits));
      }
      // Numbers that no hunt of the seed has.
      const hunt = { id: crypto.randomUUID(), phone: `+44790000${String(round).padStart(4, '0')}` };
      const secret = await book(visitor, { id: hunt.id, phones: [hunt.phone] });
      const confirmed = seen(visitor, `bookings/${hunt.id}`, (data) => data.status === 'confirmed');
      await confirmed.listening;
      const welcomed = untilHandedToTwilio(feed, hunt.phone);
      await payByCard(secret);
      const began = performance.now();
      const at = await confirmed.at;
      await welcomed;
      hunts.push(hunt);
      return Math.max(0, at - began);
    },
  });
  raw.close();
  return { figures, hunts };
}

/** The yardstick's listener: its functions write to a collection that admins may list. */
const rawWatch = ({ db }: Client) => watch(collection(db, collections.system));

/** Books a hunt and pays by card. Resolves when the product hands Twilio its welcome text. */
export async function bookAndPay(visitor: Client, hunt: BenchHunt, feed: VendorFeed): Promise<void> {
  const secret = await book(visitor, { id: hunt.id, phones: [hunt.phone] });
  const welcomed = untilHandedToTwilio(feed, hunt.phone);
  await payByCard(secret);
  await welcomed;
}

/**
 * Books a hunt for some phones.
 * @returns the secret that takes the card payment
 */
export async function book(
  visitor: Pick<Client, 'call'>,
  { id, phones }: { id: string; phones: readonly string[] },
): Promise<string> {
  const answer = await visitor.call('createBooking', {
    booking_id: id,
    tour_id: TOUR,
    participants: phones.length,
    phone_numbers: phones,
    email: null,
    team_name: null,
    voucher_code: null,
  });
  const secret = z.parse(createBookingOutput, answer).client_secret;
  if (!secret) throw new Error('The booking asks for no card');
  return secret;
}

/**
 * Confirms a payment as the card form does.
 * @throws Error when Stripe refuses, for example a declined card
 */
export async function payByCard(secret: string, number = '4242424242424242'): Promise<void> {
  const intent = secret.split('_secret_')[0];
  const form = {
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  };
  await post(`${standInsUrl}/v1/payment_intents/${intent}/confirm`, new URLSearchParams(form), {
    authorization: `Bearer ${localVendors.stripePublishableKey}`,
  });
}

/** Texts START for every hunt. */
export async function startAll(feed: VendorFeed, hunts: BenchHunt[]): Promise<void> {
  for (const hunt of hunts) {
    const started = untilHandedToTwilio(feed, hunt.phone);
    await text(hunt, 'START');
    await started;
  }
}

/** Text received -> the product hands Twilio its reply. */
export const textToReply = (rounds: number, feed: VendorFeed, hunts: BenchHunt[]): Promise<Comparison> =>
  toReply('text received -> reply handed to Twilio', { rounds, feed, hunts, send: text });

/** Sent from the phone page, through hosting, with two dashboards open -> Twilio gets the reply. */
export async function phonePageToReply(rounds: number, feed: VendorFeed, hunts: BenchHunt[]): Promise<Comparison> {
  const dashboards = await Promise.all([openDashboard(), openDashboard()]);
  const send = ({ phone }: BenchHunt, body: string) => rawPost(`${standInsUrl}/phone/reply`, { from: phone, body });
  const name = 'phone page -> reply handed to Twilio, 2 dashboards';
  const figures = await toReply(name, { rounds, feed, hunts, send });
  for (const dashboard of dashboards) dashboard.close();
  return figures;
}

type Texting = {
  rounds: number;
  feed: VendorFeed;
  hunts: BenchHunt[];
  send: (hunt: BenchHunt, body: string) => Promise<void>;
};

async function toReply(name: string, { rounds, feed, hunts, send }: Texting): Promise<Comparison> {
  return await interleave(name, rounds, {
    raw: async () => {
      const id = `bench-reply-${crypto.randomUUID()}`;
      const arrived = feed.next((call) => call.path.includes(id));
      const began = performance.now();
      await rawPost(functionUrl('rawInbound'), { id, sink: `${standInsUrl}/v1/payment_intents/${id}` });
      return (await arrived) - began;
    },
    ours: async (round) => {
      const hunt = pick(hunts, round);
      const arrived = untilHandedToTwilio(feed, hunt.phone);
      const began = performance.now();
      // The texts differ, because a second wrong answer in a row would get no reply.
      await send(hunt, Math.floor(round / hunts.length) % 2 === 0 ? 'is it a pigeon?' : 'STATUS');
      return (await arrived) - began;
    },
  });
}

/**
 * Texts that move a hunt of the seeded tour on from its first stops. SKIP twice within half a
 * minute would count once.
 */
const onward = ['jubilee', 'SKIP', 'anti'];

/** Text received -> the dashboard's listener sees the stop move. */
export async function textToProgress(rounds: number, feed: VendorFeed, hunts: BenchHunt[]): Promise<Comparison> {
  const admin = await openClient('admin');
  const raw = await rawWatch(admin);
  // The hunts that the list below shows: the newest, as on the dashboard.
  const shown = hunts.slice(-25);
  const tracking = await watch(
    query(
      collection(admin.db, collections.bookings),
      where('status', '==', 'confirmed'),
      orderBy('created_at', 'desc'),
      limit(25),
    ),
  );
  const figures = await interleave("text received -> progress on the dashboard's listener", rounds, {
    raw: async (round) => {
      const id = `bench-progress-${round}`;
      const at = raw.next((seen) => seen.id === id);
      const began = performance.now();
      await rawPost(functionUrl('rawInbound'), { id, progress: id });
      return (await at) - began;
    },
    ours: async (round) => {
      const hunt = pick(shown, round);
      const stop = 2 + Math.floor(round / shown.length);
      const moved = tracking.next(({ id, data }) => id === hunt.id && data.current_stop === stop);
      const replied = untilHandedToTwilio(feed, hunt.phone);
      const began = performance.now();
      await text(hunt, onward[Math.floor(round / shown.length) % onward.length] ?? 'SKIP');
      const at = await moved;
      await replied;
      return at - began;
    },
  });
  tracking.close();
  raw.close();
  return figures;
}

function pick(hunts: BenchHunt[], round: number): BenchHunt {
  const hunt = hunts[round % hunts.length];
  if (!hunt) throw new Error('There is no hunt to text to');
  return hunt;
}
