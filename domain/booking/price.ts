import { penceOf } from '../money/index.ts';

/** Every price is in pounds; ISO code in lower case, as Stripe writes it. */
export const CURRENCY = 'gbp';

export const MAX_PARTICIPANTS = 5;
export const GROUP_DISCOUNT = 0.1;
export const GROUP_DISCOUNT_FROM = 2;

export type Price = {
  /** Pence per person before any discount. */
  unit: number;
  /** Pence: unit x people. */
  subtotal: number;
  /** Pence taken off for a group. */
  discount: number;
  /** Pence charged. */
  total: number;
};

/** Clamps a participant count to the 1 to 5 people a hunt takes. */
export function clampParticipants(count: number): number {
  return Math.min(MAX_PARTICIPANTS, Math.max(1, Math.trunc(count)));
}

/**
 * The price of a booking in whole pence: price x people, less 10 % from two people on.
 * The browser shows it and the server charges it; nothing else computes a price.
 */
export function priceOf(tour: { price: number }, participants: number): Price {
  const unit = penceOf(tour.price);
  const subtotal = unit * participants;
  const discount = participants >= GROUP_DISCOUNT_FROM ? Math.round(subtotal * GROUP_DISCOUNT) : 0;
  return { unit, subtotal, discount, total: subtotal - discount };
}
