import {
  type BookingDetails,
  type BookingForm,
  bookingTexts,
  type CreateBookingInput,
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
  | {
      readonly name: 'details';
      readonly error: string | null;
      /** Whether the error is that the payment was refused. Another card may pay then. */
      readonly isDeclined: boolean;
      /** Whether the visitor comes back from the payment. */
      readonly isReturn: boolean;
    }
  /** A gift or a voucher pays, and the visitor looks before booking. */
  | ({ readonly name: 'review' } & Placed)
  | ({ readonly name: 'payment' } & Placed)
  /**
   * The money has moved (`paymentId` null: a voucher covered it). Only the document says when the
   * booking is confirmed.
   */
  | { readonly name: 'waiting'; readonly bookingId: string; readonly paymentId: string | null };

/** An order as it was sent, with the server's answer. */
export type Placed = { readonly details: BookingDetails; readonly answer: CreateBookingOutput };

type Form = UseFormReturn<BookingForm, unknown, BookingDetails>;

type Start = {
  readonly offer: Offer;
  readonly form: Form;
  /** A booking that keeps its id while its details are unchanged. */
  readonly known: { readonly id: string; readonly details: BookingDetails } | null;
  readonly onCreated: (bookingId: string) => void;
  /** The review stands on screen. */
  readonly onReview: () => void;
};

const details = { name: 'details', error: null, isDeclined: false, isReturn: false } as const satisfies Stage;

/** Sorts the fields, so that equal details compare as equal whatever order they were kept in. */
const inOrder = (details: BookingDetails) => Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1));

/** The stage that the booking page is at, and the functions that move the page to another stage. */
export function useCheckout({ offer, form, known, onCreated, onReview }: Start) {
  const [stage, setStage] = useState<Stage>(details);
  /** The payment that was opened last. Its fields keep what was typed while the details show. */
  const [opened, setOpened] = useState<Placed | null>(null);
  // The id stays while the details are unchanged. So a double click or a lost answer leads to the
  // same booking.
  const request = useRequestId(known && { id: known.id, asked: inOrder(known.details) });

  /**
   * Asks the server for the booking, or what it would cost.
   * @param seen what the review showed; the server refuses to book anything else
   * @returns null when the server refused or was not reached; the details step then says why
   */
  const ask = async (
    asked: BookingDetails,
    only_review: boolean,
    seen?: CreateBookingInput['seen'],
  ): Promise<CreateBookingOutput | null> => {
    try {
      const booking_id = request.idFor(inOrder(asked));
      return await createBooking({ booking_id, tour_id: offer.id, ...asked, only_review, ...(seen && { seen }) });
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
      setStage({ ...details, error: fields.length > 0 ? null : said });
      return null;
    }
  };

  const requestBooking = async (
    asked: BookingDetails,
    seen?: CreateBookingInput['seen'],
  ): Promise<CreateBookingOutput | null> => {
    const answer = await ask(asked, false, seen);
    if (answer) onCreated(answer.booking_id);
    return answer;
  };

  const pay = (placed: Placed) => {
    const { booking_id, client_secret } = placed.answer;
    if (client_secret === null) return setStage({ name: 'waiting', bookingId: booking_id, paymentId: null });
    setOpened(placed);
    setStage({ name: 'payment', ...placed });
  };

  const place = async (asked: BookingDetails, review?: CreateBookingOutput) => {
    const seen = review && { amount: review.amount, covered: review.gift?.covered ?? 0 };
    const answer = await requestBooking(asked, seen);
    if (answer) pay({ details: asked, answer });
  };

  return {
    stage,
    opened,
    requestBooking,
    pay,
    /** Books what the review showed, or nothing. */
    place,
    /** Whether these details were sent before. */
    wasSent: (asked: BookingDetails) => request.isLast(inOrder(asked)),
    /** 'Continue to Payment' or 'Try another card', with details that passed the form's validation. */
    continueToPayment: async (asked: BookingDetails) => {
      // The button that was pressed after a decline stays until the answer is there.
      setStage((before) => (before.name === 'details' && before.isDeclined ? before : details));
      if (asked.gift_code !== null) {
        const answer = await ask(asked, true);
        if (!answer) return;
        // Whatever the gift leaves to pay needs Stripe.
        if (answer.amount > 0) loadStripe().catch(() => undefined);
        setStage({ name: 'review', details: asked, answer });
        return onReview();
      }
      // Stripe.js comes while the server makes the booking. The payment step says if it does not.
      loadStripe().catch(() => undefined);
      await place(asked);
    },
    succeeded: useCallback(
      (bookingId: string, paymentId: string) => setStage({ name: 'waiting', bookingId, paymentId }),
      [],
    ),
    backToDetails: useCallback(() => setStage({ ...details, isReturn: true }), []),
    /** Nothing was charged. The reason is the bank's or Stripe's, if it gave one. */
    declined: useCallback(
      (reason: string | undefined) =>
        setStage({
          name: 'details',
          error: bookingTexts.notCharged(reason ?? bookingTexts.paymentFailed),
          isDeclined: true,
          isReturn: true,
        }),
      [],
    ),
  };
}

/** Whether the form has a field for a fault that the server named. */
function isField(field: string): boolean {
  return /^(phone_numbers\.\d+|email|team_name|gift_code|day|invoice\.\w+)$/.test(field);
}
