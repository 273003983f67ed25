import {
  ABANDONED_AFTER,
  type Booking,
  bookingsLeftSince,
  expire,
  GIVEN_UP,
  hasExpired,
  isGivenUp,
  RECHECK_AFTER,
  REFUND_TIMEOUT_MS,
  refundsDue,
  unpaidBookingsBetween,
  unpaidBookingsUntil,
  unstartedBookings,
} from '@streetlore/domain/booking';
import type { Query } from '@streetlore/domain/query';
import { after } from '@streetlore/domain/time';
import { log } from '../base/log.ts';
import { queueExpiredMail } from '../mailing/hunt-mails.ts';
import { enqueueBookingMail } from '../mailing/order-mails.ts';
import { scheduled } from '../platform/scheduled.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { confirmFromStripe } from './confirm-from-stripe.ts';
import { giveUp } from './give-up.ts';
import { payRefundDue } from './pay-refund-due.ts';

/**
 * How many bookings of each kind one sweep takes. The rest waits for the next sweep, five minutes
 * later.
 */
const BATCH = 200;
/** How many bookings are worked on at once: enough for a busy day, gentle on Stripe. */
const AT_ONCE = 8;

/** How many bookings one sweep looked at. */
export type ExpirySweep = { expired: number; abandoned: number; rechecked: number; refunds: number };

/**
 * Expires what ran out:
 * - paid hunts that nobody started
 * - started hunts that nobody has played for a week
 * - unpaid orders: their PaymentIntent is cancelled first, and an order that was paid after all is
 *   confirmed
 * Asks Stripe about younger unpaid orders, in case its webhook was lost, and for the refunds that
 * cancellations promised and Stripe has not taken over.
 * @throws Error when some bookings failed, after all others are done; the next sweep finds them
 *   again
 */
export async function expireDue(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
): Promise<ExpirySweep> {
  const { store } = services;
  const now = services.now();
  const abandonedBefore = after(now, -ABANDONED_AFTER);
  const [unstarted, left, abandoned, unpaid, refunds] = await Promise.all([
    store.ids(unstartedBookings(now, BATCH)),
    store.ids(bookingsLeftSince(after(now, -GIVEN_UP), BATCH)),
    orderIds(services, unpaidBookingsUntil(abandonedBefore, BATCH)),
    // Newest first: if there is ever more than one batch, orders with a customer still waiting come
    // first.
    orderIds(services, unpaidBookingsBetween(abandonedBefore, after(now, -RECHECK_AFTER), BATCH)),
    // A younger refund may be on its way with the visitor's own call.
    store.ids(refundsDue(after(now, -REFUND_TIMEOUT_MS), BATCH)),
  ]);
  const failed = [
    ...(await each(unstarted, (id) => expireUnstarted(services, id))),
    ...(await each(left, (id) => endGivenUp(services, id))),
    ...(await each(abandoned, (id) => giveUp(services, id))),
    ...(await each(unpaid, (id) => lookUp(services, id))),
    ...(await each(refunds, (id) => payRefundDue(services, id))),
  ];
  if (failed.length > 0) throw new Error(`The sweep failed for ${failed.length}: ${failed.join(', ')}`);
  return {
    expired: unstarted.length + left.length,
    abandoned: abandoned.length,
    rechecked: unpaid.length,
    refunds: refunds.length,
  };
}

/** The orders of some bookings, each once. */
const orderIds = async ({ store }: Services, bookings: Query<Booking>): Promise<string[]> => [
  ...new Set((await store.find(bookings)).map(({ order_id }) => order_id)),
];

/**
 * Does the work for each booking or order, some at a time.
 * @returns the ids for which the work failed
 */
async function each(ids: readonly string[], work: (id: string) => Promise<void>): Promise<string[]> {
  const failed: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const results = await Promise.allSettled(some.map((id) => work(id)));
    results.forEach((result, n) => {
      if (result.status === 'fulfilled') return;
      log.error('The sweep failed for a booking', { id: some[n] ?? null }, result.reason);
      failed.push(some[n] ?? '');
    });
  }
  return failed;
}

/** Asks Stripe about an unpaid order. If it turns out to be paid, its webhook did not come. */
async function lookUp(services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>, id: string): Promise<void> {
  if (!(await confirmFromStripe(services, id))) return;
  log.warn('A payment was found whose webhook had not come', { order: id });
  await services.store.health.merge({ payment_missed_at: services.now() });
}

/** Decides on the booking as it is now, so that a START at this moment wins. No text goes out. */
async function expireUnstarted(services: Services<'site' | 'privacyKey'>, id: string): Promise<void> {
  const mail = await withoutConflict(async () => {
    const now = services.now();
    const found = await services.store.bookings.at(id).readVersioned();
    if (!found.version || !hasExpired(found.value, now)) return null;
    const changes = expire(found.value, now);
    const commit = services.store.commit();
    commit.update(found, changes);
    const queued = queueExpiredMail(services, commit, { ...found.value, ...changes }, now);
    await commit.run();
    return queued;
  });
  await enqueueBookingMail(services, mail);
}

/** Ends a hunt without a word: whoever has given it up knows. */
async function endGivenUp({ store, now }: Services, id: string): Promise<void> {
  await store.bookings.at(id).amend((booking) => (isGivenUp(booking, now()) ? expire(booking, now()) : null));
}

/** Sweeps the bookings every five minutes. */
export const expireBookings = scheduled('expireBookings', {
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  timeoutSeconds: 300,
  run: async (services) => log.info('Bookings swept', await expireDue(services)),
});
