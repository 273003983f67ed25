import { beginRefund, bookingActionTexts, refundBookingInput } from '@streetlore/domain/booking';
import { HttpsError } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { wasRefused } from '../vendors/stripe.ts';
import { settleBooking } from './settle-booking.ts';

type Input = z.output<typeof refundBookingInput>;

/** Gives money back, in full or in part; a full refund stops the hunt. */
export const refundBooking = callable('refundBooking', {
  input: refundBookingInput,
  who: 'admin',
  needs: ['payments', 'texting', 'site', 'privacyKey'],
  run: refund,
});

/**
 * The operation behind `refundBooking`. The audit entry comes first, with what is to be given back: a repeated request
 * finds it and asks Stripe for the same sum under the same idempotency key, so that a lost answer neither pays twice
 * nor leaves the booking behind. The same commit notes on the booking that a refund is under way: until it is done, or known not
 * to be, another request is refused. What the booking then says is what Stripe says.
 * @returns pence given back by this request
 * @throws HttpsError with the reason; when Stripe cannot be reached, the same request may be sent again
 */
export async function refund(
  services: Services<'payments' | 'texting' | 'site' | 'privacyKey'>,
  input: Input,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ refunded: number }> {
  const { payments, store } = services;
  const { booking_id, request_id } = input;
  const booking = store.bookings.at(booking_id);
  const pence = (await intended(services, request_id)) ?? (await begin(services, input, caller));
  const intentId = (await booking.read())?.payment_intent_id ?? null;
  if (intentId === null) throw new HttpsError('failed-precondition', bookingActionTexts.nothingPaid);
  try {
    await payments.refund(intentId, pence, request_id);
  } catch (error) {
    log.error('Stripe did not refund a booking', { booking: booking_id }, error);
    // What was refused is not under way: another may be asked for at once. What was not answered may be.
    if (wasRefused(error))
      await booking.amend(({ refunding }) => (refunding?.request_id === request_id ? { refunding: null } : null));
    const said = error instanceof Error && 'rawType' in error ? error.message : 'Stripe could not be reached';
    throw new HttpsError('unavailable', `The refund did not go through: ${said}. Nothing was changed here.`);
  }
  const payment = await payments.payment(intentId);
  if (payment) await settleBooking(services, { payment });
  return { refunded: pence };
}

/** Writes down what is to be given back; answers it in pence, also when a call of the same request at this moment was first. */
async function begin(services: Services, input: Input, caller: Pick<Caller, 'uid' | 'email'>): Promise<number> {
  await decideOnce(services, caller, input.request_id, {
    read: () => services.store.bookings.at(input.booking_id).readVersioned(),
    decide: (commit, found, now) => {
      if (!found.value) throw new HttpsError('not-found', bookingActionTexts.none);
      const decision = beginRefund(found.value, input, now);
      if (!decision.ok) throw toHttpsError(decision.problem);
      const { changes, pence } = decision.value;
      commit.update(found, changes);
      return { action: 'refund_requested', target: found.ref.path, detail: { amount: pence } };
    },
  });
  const first = await intended(services, input.request_id);
  if (first === null) throw new Error(`Request ${input.request_id} was not about a refund`);
  return first;
}

/** What an earlier call of the same request set out to give back, in pence. */
async function intended({ store }: Services, requestId: string): Promise<number | null> {
  const entry = await store.auditLog.at(requestId).read();
  const amount = z.safeParse(z.object({ amount: z.int() }), entry?.detail);
  return amount.success ? amount.data.amount : null;
}
