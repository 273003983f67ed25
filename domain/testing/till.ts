import type { Proposals, Ticket, Till } from '../till/index.ts';
import { created } from './created.ts';

/** A ticket of the first stop, earned and not redeemed, except for the given fields. */
export const aTicket = (given: Partial<Ticket> = {}): Ticket => ({
  code_hash: 'hash',
  booking_id: 'booking',
  tour_id: 'color-vinyl',
  stop_number: 1,
  partner_id: 'rough-trade-east',
  offer: '10% off any record',
  offer_kind: 'discount',
  opening_hours: null,
  offer_hours: null,
  created_at: created,
  redeemed_at: null,
  redeemed_by: null,
  request_ids: [],
  expires_at: new Date('2027-03-01T00:00:00Z'),
  ...given,
});

export const aTill = (given: Partial<Till> = {}): Till => ({
  page_id: 'page',
  links_ended: 0,
  pin: '4711',
  updated_at: created,
  ...given,
});

/** Other hours of the offer, which wait for an admin. */
export const someProposals = (given: Partial<Proposals> = {}): Proposals => ({
  partner_id: 'partner',
  partner_name: 'Rough Trade East',
  waiting: 1,
  fields: { offer_hours: { value: 'daily 12:00-20:00', was: '', at: created } },
  answers: {},
  ...given,
});
