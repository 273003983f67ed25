import {
  type BookingDetails,
  type BookingForm,
  bookingTexts,
  type CreateBookingOutput,
  type Offer,
} from '@streetlore/domain/booking';
import { useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toCallError, useRequestId } from '../../data/index.ts';
import { loadStripe } from '../payment/stripe.ts';
import { createBooking } from './data.ts';

/** Where a booking stands between the first field and the confirmed document. */
export type Stage =
  /** `isReturn`: the visitor comes back from the payment. */
  | { readonly name: 'details'; readonly error: string | null; readonly isReturn: boolean }
  | { readonly name: 'payment'; readonly details: BookingDetails; readonly answer: CreateBookingOutput }
  /**
   * The money has moved (`paymentId` null: a voucher covered it). Only the document says when the
   * booking is confirmed.
   */
  | { readonly name: 'waiting'; readonly bookingId: string; readonly paymentId: string | null };

type Form = UseFormReturn<BookingForm, unknown, BookingDetails>;

type Start = {
  readonly offer: Offer;
  readonly form: Form;
  /** A booking that keeps its id while its details are unchanged. */
  readonly known: { readonly id: string; readonly details: BookingDetails } | null;
  readonly onCreated: (bookingId: string) => void;
};

/** Sorts the fields, so that equal details compare as equal whatever order they were kept in. */
const inOrder = (details: BookingDetails) => Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));

/** The stage that the booking page is at, and the functions that move the page to another stage. */
export function useCheckout({ offer, form, known, onCreated }: Start) {
  const [stage, setStage] = useState<Stage>({ name: 'details', error: null, isReturn: false });
  // The id stays while the details are unchanged. So a double click or a lost answer leads to the
  // same booking.
  const request = useRequestId(known && { id: known.id, asked: inOrder(known.details) });

  /**
   * Asks the server for the booking.
   * @returns null when the server refused or was not reached; the details step then says why
   */
  const requestBooking = async (details: BookingDetails): Promise<CreateBookingOutput | null> => {
    try {
      const booking_id = request.idFor(inOrder(details));
      const answer = await createBooking({ booking_id, tour_id: offer.id, ...details });
      onCreated(answer.booking_id);
      return answer;
    } catch (error) {
      const failure = toCallError(error);
      // The booking can no longer be paid. The next attempt makes a new one.
      if (failure.faults.some(({ field }) => field === 'booking_id')) request.done();
      const fields = failure.faults.filter(({ field }) => isField(field));
      for (const [index, { field, message }] of fields.entries()) {
        form.setError(field as keyof BookingForm, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      const said =
        failure.code === 'internal' || failure.code === 'unknown' ? bookingTexts.intentFailed : failure.message;
      setStage({ name: 'details', error: fields.length > 0 ? null : said, isReturn: false });
      return null;
    }
  };

  const pay = (details: BookingDetails, answer: CreateBookingOutput) =>
    setStage(
      answer.client_secret === null
        ? { name: 'waiting', bookingId: answer.booking_id, paymentId: null }
        : { name: 'payment', details, answer },
    );

  return {
    stage,
    requestBooking,
    pay,
    /** 'Continue to Payment' with details that passed the form's validation. */
    continueToPayment: async (details: BookingDetails) => {
      setStage({ name: 'details', error: null, isReturn: false });
      // Stripe.js comes while the server makes the booking. The payment step says if it does not. A
      // voucher may cover the total, and then nobody needs Stripe.
      if (details.voucher_code === null) loadStripe().catch(() => undefined);
      const answer = await requestBooking(details);
      if (answer) pay(details, answer);
    },
    succeeded: useCallback(
      (bookingId: string, paymentId: string) => setStage({ name: 'waiting', bookingId, paymentId }),
      [],
    ),
    backToDetails: useCallback((error: string | null) => setStage({ name: 'details', error, isReturn: true }), []),
  };
}

/** Whether the form has a field for a fault that the server named. */
function isField(field: string): boolean {
  return /^(phone_numbers\.\d+|email|team_name|voucher_code|day)$/.test(field);
}
