import { createBookingOutput } from '@streetlore/domain/booking';
import twilio from 'twilio';
import * as z from 'zod/mini';
import { localVendors, ports, projectId, region, siteUrl, standInsUrl } from '../../emulators/src/config.ts';
import { type Client, openClient } from './client.ts';
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
}

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
    gift_code: null,
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
