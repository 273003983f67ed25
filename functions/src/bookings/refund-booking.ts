import { deskTexts, refundable, refundBookingInput } from '@streetlore/domain/booking';
import { documents } from '@streetlore/domain/paths';
import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import * as z from 'zod/mini';
import { commitOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { settleBooking } from './settle.ts';

/** Gives money back, in full or in part; a full refund stops the hunt. */
export const refundBooking = callable('refundBooking', {
  input: refundBookingInput,
  who: 'admin',
  run: refund,
});

/**
 * The operation behind `refundBooking`. The audit entry comes first, with what is to be given back: a repeated request
 * finds it and asks Stripe for the same sum under the same idempotency key, so that a lost answer neither pays twice
 * nor leaves the booking behind. What the booking then says is what Stripe says.
 * @returns pence given back by this request
 * @throws HttpsError with the reason; when Stripe cannot be reached, the same request may be sent again
 */
export async function refund(
  services: Services,
  { booking_id, request_id, amount }: z.output<typeof refundBookingInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<{ refunded: number }> {
  const { store, payments } = services;
  const snapshot = await store.bookings.doc(booking_id).get();
  const booking = snapshot.data();
  if (!booking) throw new HttpsError('not-found', deskTexts.none);
  let pence = await intended(services, request_id);
  if (pence === null) {
    const decision = refundable(booking, amount);
    if (!decision.ok) throw toHttpsError(decision.problem);
    pence = decision.value;
    const deed = { action: 'refund_requested', target: snapshot.ref.path, detail: { amount: pence } };
    const isFirst = await commitOnce(services, caller, request_id, deed);
    if (!isFirst) pence = (await intended(services, request_id)) ?? pence;
  }
  const intentId = booking.payment_intent_id;
  if (intentId === null) throw new HttpsError('failed-precondition', deskTexts.nothingPaid);
  try {
    await payments.refund(intentId, pence, request_id);
  } catch (error) {
    logger.error(`Stripe did not refund ${booking_id}`, error);
    const said = error instanceof Error && 'rawType' in error ? error.message : 'Stripe could not be reached';
    throw new HttpsError('unavailable', `The refund did not go through: ${said}. Nothing was changed here.`);
  }
  const payment = await payments.payment(intentId);
  if (payment) await settleBooking(services, { payment });
  return { refunded: pence };
}

/** What an earlier call of the same request set out to give back, in pence. */
async function intended({ db }: Services, requestId: string): Promise<number | null> {
  const entry = await db.doc(documents.auditEntry(requestId)).get();
  const amount = z.safeParse(z.object({ amount: z.int() }), entry.get('detail'));
  return amount.success ? amount.data.amount : null;
}
