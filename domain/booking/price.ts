import { penceOf, poundsOf, SMALLEST_CHARGE } from '../money/index.ts';
import type { ClosedDay } from '../tour/closed-day-schema.ts';
import { GROUP_DISCOUNT, GROUP_DISCOUNT_FROM, MAX_PARTICIPANTS } from './limits.ts';
import type { Booking } from './schema.ts';

export type Price = {
  /** Pence per person before any discount. */
  unit: number;
  /** Pence: unit x people. */
  subtotal: number;
  /** Pence taken off for a group. */
  discount: number;
  /** Pence: what the booking costs. */
  total: number;
};

/** Clamps a participant count to the 1 to 5 people a hunt takes. */
export function clampParticipants(count: number): number {
  return Math.min(MAX_PARTICIPANTS, Math.max(1, Math.trunc(count)));
}

/**
 * The price of a booking in whole pence: price x people, less 10 % from two people on. The browser
 * shows this price and the server charges it. No other code computes a price.
 */
export function priceOf(tour: { price: number }, participants: number): Price {
  const unit = penceOf(tour.price);
  const subtotal = unit * participants;
  const discount = participants >= GROUP_DISCOUNT_FROM ? Math.round(subtotal * GROUP_DISCOUNT) : 0;
  return { unit, subtotal, discount, total: subtotal - discount };
}

/**
 * Whether a booking needs a voucher, because a card cannot be charged so little. Without a payment,
 * anybody could make us text any number.
 */
export function needsVoucher(tour: { price: number }, participants: number): boolean {
  return priceOf(tour, participants).total < SMALLEST_CHARGE;
}

/** The fields of a tour that the steps of a booking need. `price` is pounds per person. */
export type Offer = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly closed_days?: readonly ClosedDay[];
};

/** A tour as it was sold, for a booking whose tour is no longer on the site. */
export function offerOf(booking: Pick<Booking, 'tour_id' | 'tour_name' | 'amount' | 'participants'>): Offer {
  const { tour_id: id, tour_name: name, amount, participants } = booking;
  const charged = participants >= GROUP_DISCOUNT_FROM ? 1 - GROUP_DISCOUNT : 1;
  return { id, name, price: poundsOf(Math.round(amount / charged / participants)) };
}
