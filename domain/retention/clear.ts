import type { Booking } from '../booking/schema.ts';
import type { Order } from '../order/schema.ts';
import { ERASED_NUMBER } from '../phone/index.ts';

/**
 * The fields of a booking that change when the period for its people is over. The accounts keep
 * what was sold, when and for how much.
 */
export const withoutPeople = ({ phone_numbers, party }: Pick<Booking, 'phone_numbers' | 'party'>, now: Date) =>
  ({
    phone_numbers: phone_numbers.map(() => ERASED_NUMBER),
    uid: '',
    email: null,
    team_name: null,
    page_players: [],
    ...(party && { party: withoutLastCall(party) }),
    cleared_at: now,
  }) satisfies Partial<Booking>;

/** Where a party met is what its organiser wrote, and may be a home. */
const withoutLastCall = <P extends { readonly last_call?: unknown }>({ last_call, ...party }: P) => party;

/** Whom an invoice is for goes from the order. The invoice itself is kept for tax. */
export const withoutInvoiceTo = ({ invoice }: Pick<Order, 'invoice'>) =>
  invoice ? ({ invoice: { ...invoice, to: null } } satisfies Partial<Order>) : {};

/** The fields of an order that change when its buyer's data is deleted: a party's links open nothing any more. */
export const withoutBuyer = ({ party, invoice }: Pick<Order, 'party' | 'invoice'>) =>
  ({
    uid: '',
    ...withoutInvoiceTo({ invoice }),
    party: party && { ...withoutLastCall(party), page_id: null, messages: [] },
  }) satisfies Partial<Order>;
