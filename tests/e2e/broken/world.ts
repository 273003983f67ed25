import { createBookingOutput } from '@streetlore/domain/booking';
import { collections } from '@streetlore/domain/paths';
import { localVendors, standInsUrl } from '@streetlore/emulators/config';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from '../../bench/client.ts';
import { platformFirestore } from '../../support/admin-sdk.ts';
import type { Phone } from '../../support/phone.ts';

/** A word that nobody else uses. */
export const canary = 'quetzalcoatlus';
export const email = `${canary}@mail.example.org`;
export const spoken = `Is it the ${canary} of Redchurch Street?`;
export const topic = `Why a ${canary} answers 07700 900 123 and ${email}`;

export const db = platformFirestore();

/** The people of the test, and their tour. */
export type World = { visitor: Client; admin: Client; tour: { id: string } };

/** Injects a fault into a vendor's next calls about something of this test only. */
export async function breaks(provider: string, about: string, kind: string, times: number): Promise<void> {
  const answer = await fetch(`${standInsUrl}/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider, kind, times, about }),
  });
  expect(answer.status).toBe(201);
}

/** Waits until a document of a query matches. */
export async function until(query: Query, matches: (document: DocumentSnapshot) => boolean): Promise<DocumentSnapshot> {
  let found: DocumentSnapshot | undefined;
  await expect
    .poll(async () => {
      found = (await query.get()).docs.find(matches);
      return found !== undefined;
    })
    .toBe(true);
  return found as DocumentSnapshot;
}

/**
 * Books a hunt for one phone.
 * @returns the payment's secret
 */
export async function book({ visitor, tour }: World, phone: Phone, id: string = crypto.randomUUID()): Promise<string> {
  const order = { booking_id: id, tour_id: tour.id, participants: 1, phone_numbers: [phone.number], email };
  const placed = await visitor.call('createBooking', { ...order, team_name: canary, gift_code: null });
  return z.parse(createBookingOutput, placed).client_secret ?? '';
}

/** The id of the payment that a secret belongs to. */
export const paymentOf = (secret: string) => secret.split('_secret_')[0] ?? '';

/** Pays as the browser does. */
export async function pay(secret: string): Promise<void> {
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2034', cvc: '123' };
  const answer = await fetch(`${standInsUrl}/v1/payment_intents/${paymentOf(secret)}/confirm`, {
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

/**
 * Sends a text from a phone.
 * @returns its MessageSid
 */
export async function say(phone: Phone, body: string): Promise<string> {
  const answer: unknown = await (
    await fetch(`${standInsUrl}/phone/reply`, { method: 'POST', body: JSON.stringify({ from: phone.number, body }) })
  ).json();
  return z.parse(z.object({ sid: z.string() }), answer).sid;
}

/** The replies to a text. */
export const replyTo = (sid: string) => db.collection(collections.smsMessages).where('in_reply_to', '==', sid);
