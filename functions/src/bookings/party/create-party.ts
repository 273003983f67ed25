import { bookingRateLimits, bookingTexts } from '@streetlore/domain/booking';
import { type CreatePartyInput, type CreatePartyOutput, createPartyInput } from '@streetlore/domain/party';
import { type Caller, callable } from '../../platform/callable.ts';
import { type PartyRead, readParty } from '../../platform/read-party.ts';
import type { Services } from '../../platform/services.ts';
import { withoutConflict } from '../../store/conflict.ts';
import type { StripePayment } from '../../vendors/stripe.ts';
import { atStripe, ended } from '../at-stripe.ts';
import { settleBooking } from '../settle-booking.ts';
import { storeParty } from './store-party.ts';

/** Makes a party with its teams and its PaymentIntent, or finds both again when it is ordered again. */
export const createParty = callable('createParty', {
  input: createPartyInput,
  who: 'signed-in',
  needs: ['appKey', 'payments', 'texting', 'site', 'privacyKey'],
  limit: { counter: 'booking', ...bookingRateLimits, refusal: bookingTexts.tooManyAttempts },
  run: placeParty,
});

/**
 * The operation behind `createParty`. If it crashes between two steps, the same order again repairs
 * that:
 * 1. The party and a booking for each team are written.
 * 2. The PaymentIntent is made under the party's id.
 * 3. The PaymentIntent's id is kept on the party and on every team.
 * @throws HttpsError naming the field at fault, or saying that Stripe failed and the form may be
 *   sent again
 */
export async function placeParty(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  input: CreatePartyInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<CreatePartyOutput> {
  const found = await storeParty(services, input, uid);
  const { id: party_id, amount, confirmed_at } = found.party;
  if (confirmed_at !== null) return { party_id, amount, client_secret: null };
  const payment = await paymentFor(services, found, input.email);
  if (payment.facts.state === 'canceled') throw ended('party_id');
  if (payment.facts.state === 'succeeded') {
    await settleBooking(services, { payment });
    return { party_id, amount, client_secret: null };
  }
  return { party_id, amount, client_secret: payment.clientSecret };
}

/**
 * The party's PaymentIntent. It is made if need be, and its id is kept. If a team was given up
 * meanwhile, the PaymentIntent is cancelled: nobody may be charged for such a party.
 */
async function paymentFor(services: Services<'payments'>, { party }: PartyRead, email: string): Promise<StripePayment> {
  const { payments } = services;
  const { id, amount, tour_id, tour_name, people: participants, booking_ids, payment_intent_id } = party;
  const order = { id, amount, tour_id, tour_name, participants, email, teams: booking_ids.length };
  const payment = await atStripe(
    () => (payment_intent_id === null ? payments.intend(order) : payments.payment(payment_intent_id)),
    'party_id',
  );
  if (payment_intent_id !== null) return payment;
  const { intent_id } = payment.facts;
  const isGivenUp = await withoutConflict(() => keepIntent(services, id, intent_id));
  return isGivenUp ? await atStripe(() => payments.cancel(intent_id), 'party_id') : payment;
}

/** Keeps the PaymentIntent's id on the party and its teams. @returns whether a team was given up */
async function keepIntent(services: Services, partyId: string, payment_intent_id: string): Promise<boolean> {
  const read = await readParty(services, partyId);
  if (!read || read.party.payment_intent_id !== null) return false;
  if (read.bookings.some(({ status }) => status === 'expired')) return true;
  const commit = services.store.commit();
  commit.update(read.found, { payment_intent_id });
  for (const { id } of read.bookings) commit.update(read.seen(id), { payment_intent_id });
  await commit.run();
  return false;
}
