import {
  ABANDONED_AFTER,
  type Booking,
  bookingsLeftSince,
  expire,
  hasExpired,
  RECHECK_AFTER,
  unpaidBookingsBetween,
  unpaidBookingsUntil,
  unstartedBookings,
} from '@streetlore/domain/booking';
import { GIVEN_UP, isGivenUp } from '@streetlore/domain/playing';
import { type FiguresKey, figuresMoved } from '@streetlore/domain/stats';
import { after } from '@streetlore/domain/time';
import { log } from '../base/log.ts';
import { countMoved } from '../counting/count-moved.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { confirmFromStripe } from './confirm-from-stripe.ts';
import { settleBooking } from './settle-booking.ts';

/** How many bookings one sweep takes of each kind; the rest waits for the next one, five minutes later. */
const BATCH = 200;
/** How many of them at once: enough for a busy day, gentle on Stripe. */
const AT_ONCE = 8;

/** What one sweep looked at. */
export type ExpirySweep = { expired: number; abandoned: number; rechecked: number };

/**
 * Expires what ran out: paid hunts that nobody started, started ones that nobody has played for a week, and bookings that nobody
 * paid (their PaymentIntent is given up first; one that was paid after all confirms). Younger unpaid bookings are looked up at
 * Stripe, in case its webhook was lost.
 * @throws Error when some failed, after all the others are done; the next sweep finds them again
 */
export async function expireDue(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
): Promise<ExpirySweep> {
  const { store } = services;
  const now = services.now();
  const abandonedBefore = after(now, -ABANDONED_AFTER);
  const [unstarted, left, abandoned, unpaid] = await Promise.all([
    store.ids(unstartedBookings(now, BATCH)),
    store.ids(bookingsLeftSince(after(now, -GIVEN_UP), BATCH)),
    store.ids(unpaidBookingsUntil(abandonedBefore, BATCH)),
    // Newest first: should there ever be more than one batch, those with a customer still waiting come first.
    store.ids(unpaidBookingsBetween(abandonedBefore, after(now, -RECHECK_AFTER), BATCH)),
  ]);
  const failed = [
    ...(await each(unstarted, (id) => expireUnstarted(services, id))),
    ...(await each(left, (id) => endGivenUp(services, id))),
    ...(await each(abandoned, (id) => giveUp(services, id))),
    ...(await each(unpaid, (id) => lookUp(services, id))),
  ];
  if (failed.length > 0) throw new Error(`The sweep failed for ${failed.length} bookings: ${failed.join(', ')}`);
  return { expired: unstarted.length + left.length, abandoned: abandoned.length, rechecked: unpaid.length };
}

/** Does the work for each booking, some at a time; answers the ids for which it failed. */
async function each(ids: readonly string[], work: (id: string) => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const results = await Promise.allSettled(some.map((id) => work(id)));
    results.forEach((result, n) => {
      if (result.status === 'fulfilled') return;
      log.error('The sweep failed for a booking', { booking: some[n] ?? null }, result.reason);
      failed.push(some[n] ?? '');
    });
  }
  return failed;
}

/** Asks Stripe about an unpaid booking; one that was paid long ago is a webhook that did not come. */
async function lookUp(services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>, id: string): Promise<void> {
  if (!(await confirmFromStripe(services, id))) return;
  log.warn('A payment was found whose webhook had not come', { booking: id });
  await services.store.health.merge({ payment_missed_at: services.now() });
}

async function expireUnstarted(services: Services, id: string): Promise<void> {
  await expireIf(services, id, (booking) => hasExpired(booking, services.now()));
}

async function endGivenUp(services: Services, id: string): Promise<void> {
  await expireIf(services, id, (booking) => isGivenUp(booking, services.now()));
}

/**
 * Gives up an unpaid booking; should its PaymentIntent have been paid meanwhile, it confirms instead. One that was paid another sum
 * than its price waits for an admin.
 */
async function giveUp(services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>, id: string): Promise<void> {
  const { store, payments } = services;
  const booking = await store.bookings.at(id).read();
  if (booking?.payment_mismatch) return;
  const intentId = booking?.payment_intent_id ?? null;
  if (intentId !== null) {
    const payment = await payments.payment(intentId);
    if (payment) {
      const final = payment.facts.state === 'open' ? await payments.cancel(intentId) : payment;
      await settleBooking(services, { payment: final });
    }
    if (payment?.facts.state === 'succeeded') return;
  }
  // A PaymentIntent that the booking got since could still be paid: the next sweep cancels it first.
  await expireIf(
    services,
    id,
    ({ status, payment_intent_id }) => status === 'pending_payment' && payment_intent_id === intentId,
  );
}

/** Decides on the booking as it is now, so that a START or a payment of this moment wins. */
async function expireIf(services: Services, id: string, isDue: (booking: Booking) => boolean): Promise<void> {
  let moved: FiguresKey[] = [];
  await services.store.bookings.at(id).amend((booking) => {
    const change = isDue(booking) ? expire(booking, services.now()) : null;
    moved = change ? figuresMoved({ before: booking, after: { ...booking, ...change } }) : [];
    return change;
  });
  await countMoved(services, moved);
}

/** Every five minutes, the sweep of the bookings. */
export const expireBookings = scheduled('expireBookings', {
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  timeoutSeconds: 300,
  run: async (services) => log.info('Bookings swept', await expireDue(services)),
});
