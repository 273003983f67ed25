import { type Booking, confirm, draftBooking, priceOf } from '../booking/index.ts';
import { created } from './created.ts';
import { aTour } from './tour.ts';

/** A booking of `color-vinyl` that waits for its payment: one person, £10. */
export function aPendingBooking(given: Partial<Booking> = {}): Booking {
  const phone_numbers = given.phone_numbers ?? ['+447700900123'];
  const participants = phone_numbers.length;
  const input = {
    order_id: 'an-order',
    tour_id: 'color-vinyl',
    participants,
    phone_numbers,
    email: null,
    team_name: null,
    amount: priceOf(aTour(), participants).total,
  };
  return { ...draftBooking(input, aTour(), 'visitor', given.created_at ?? created), ...given };
}

/** A paid booking of `color-vinyl` that waits for START. */
export function aBooking(given: Partial<Booking> = {}): Booking {
  const pending = aPendingBooking(given);
  const paid = confirm(pending, given.confirmed_at ?? pending.created_at);
  return { ...pending, ...paid, ...given };
}

/** The link to any booking. */
export const aLink = () => ({ address: 'streetlore.test/hunt#a-token', page_id: 'a-page' });
