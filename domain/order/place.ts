import { type Booking, bookingTexts, type CreateBookingInput, draftBooking, priceOf } from '../booking/index.ts';
import { type GiftPart, nameOf } from '../gift/index.ts';
import type { AskedInvoice, InvoiceTo } from '../invoice-to/index.ts';
import { type CreatePartyInput, firstStopOf, type PartyStarts, shareOut, teamId, teamNameAt } from '../party/index.ts';
import { type Decision, decided, type Problem, refused } from '../problem/index.ts';
import type { WithId } from '../query/index.ts';
import type { Tour } from '../tour/index.ts';
import type { OrderId, OrderWithHunts } from './order.ts';

/** Who plays a hunt of an order. */
type OrderedHunt = Pick<Booking, 'team_name' | 'participants' | 'phone_numbers'>;

/** What a visitor orders. It has no price, because the server computes it. */
export type OrderInput = {
  readonly order: OrderId;
  readonly tour_id: string;
  readonly email: string | null;
  /** The code of a gift or a voucher. */
  readonly gift_code: string | null;
  /** What the visitor has read that a card and the gift pay, in pence; null if they were shown nothing. */
  readonly seen: { readonly amount: number; readonly covered: number } | null;
  /** Whom the invoice is for; null for none. */
  readonly invoice: InvoiceTo | null;
  /** A London day; null for today. */
  readonly day: string | null;
  /** How a party begins; null for one hunt. */
  readonly starts: PartyStarts | null;
  readonly hunts: readonly OrderedHunt[];
};

/** The order of one hunt. */
export const orderFromBooking = ({ booking_id, day, ...input }: CreateBookingInput): OrderInput => ({
  order: { kind: 'booking', id: booking_id },
  tour_id: input.tour_id,
  email: input.email || null,
  gift_code: input.gift_code,
  seen: input.seen ?? null,
  invoice: input.invoice ?? null,
  day: day ?? null,
  starts: null,
  hunts: [{ team_name: input.team_name || null, participants: input.participants, phone_numbers: input.phone_numbers }],
});

/** The order of a party's hunts, one for each team. */
export const orderFromParty = ({
  party_id,
  tour_id,
  email,
  day,
  starts,
  teams,
  invoice = null,
}: CreatePartyInput): OrderInput => ({
  order: { kind: 'party', id: party_id },
  ...{ tour_id, email, gift_code: null, seen: null, invoice, day, starts },
  hunts: teams.map(({ name, people, phone_number }, place) => ({
    team_name: name || teamNameAt(place),
    participants: people,
    phone_numbers: phone_number === null ? [] : [phone_number],
  })),
});

/** How many people an order is for. */
export const peopleOf = ({ hunts }: Pick<OrderInput, 'hunts'>): number =>
  hunts.reduce((sum, { participants }) => sum + participants, 0);

type Offered = Pick<Tour, 'name' | 'price' | 'stops_count' | 'is_loop'>;

/**
 * An order as first written, before its payment. The price is that of one group of so many people, and
 * each hunt's amount is its share by people, to the penny.
 * @param by.board_id the id of a party's board
 * @param by.seller who sells, for the invoice
 * @param by.gift what the order's code pays: the card then pays the rest. A party takes none
 */
export function draftOrder(
  input: OrderInput,
  tour: Offered,
  by: {
    uid: string;
    board_id: string;
    expiryHours?: number;
    gift?: GiftPart | null;
    seller?: AskedInvoice['seller'] | null;
  },
  now: Date,
): OrderWithHunts {
  const { order, tour_id, email, day, starts } = input;
  const { gift = null } = by;
  const people = peopleOf(input);
  const amount = priceOf(tour, people).total - (gift?.covered ?? 0);
  const shares = shareOut(
    amount,
    input.hunts.map(({ participants }) => participants),
  );
  const draft = (hunt: OrderedHunt, id: string, place: number): WithId<Booking> => {
    const booked = { ...hunt, order_id: order.id, tour_id, email, day, amount: shares[place] ?? 0 };
    const paid_by = gift && { by: nameOf(gift), pence: gift.covered };
    return { ...draftBooking(booked, tour, by.uid, now, by.expiryHours), ...(paid_by && { paid_by }), id };
  };
  const stored = {
    id: order.id,
    uid: by.uid,
    tour_id,
    tour_name: tour.name,
    people,
    amount,
    gift,
    sells: null,
    invoice: input.invoice && by.seller ? { to: input.invoice, seller: by.seller } : null,
    payment_intent_id: null,
    created_at: now,
    confirmed_at: null,
    cancelled_at: null,
    settled_at: null,
    cleared_at: null,
  };
  const [first] = input.hunts;
  if (starts === null && first)
    return { ...stored, booking_ids: [order.id], party: null, hunts: [draft(first, order.id, 0)] };
  const hunts = input.hunts.map((hunt, place): WithId<Booking> => {
    const first_stop = firstStopOf(tour, place, input.hunts.length);
    const party = { board_id: by.board_id, first_stop, held: starts === 'together' };
    return { ...draft(hunt, teamId(order.id, place), place), party };
  });
  const ids = hunts.map(({ id }) => id);
  return {
    ...{ ...stored, booking_ids: ids, hunts },
    party: {
      starts: starts ?? 'each',
      team_ids: ids,
      went_at: null,
      page_id: null,
      links_ended: 0,
      board_id: by.board_id,
    },
  };
}

/** Whether a gift pays of an order what its visitor has read before booking. A card's payer reads the sum again. */
export function asSeen(order: OrderWithHunts, { seen }: Pick<OrderInput, 'seen'>): Decision<OrderWithHunts> {
  const covered = order.gift?.covered ?? 0;
  const isSame = covered === seen?.covered && order.amount === seen.amount;
  if (seen === null || isSame || (covered === 0 && seen.covered === 0)) return decided(order);
  return refused({ code: 'failed-precondition', message: bookingTexts.sumsChanged, field: 'gift_code' });
}

/**
 * Whether a call with the id of an existing order is the same order again (a double click, a lost
 * response) and may continue with it. A call for any other order must not touch it. Once a party is
 * paid, any call of its visitor gets that answer, because its teams may have changed.
 * @param giftId the gift that the input's code opens
 */
export function repeatOrder(
  order: OrderWithHunts,
  input: OrderInput,
  { uid, giftId }: { uid: string; giftId: string | null },
): Decision<OrderWithHunts> {
  const no = (code: Problem['code'], message: string) => refused({ code, message, field: `${input.order.kind}_id` });
  if (order.uid !== uid) return no('permission-denied', bookingTexts.taken);
  if (order.party && order.confirmed_at !== null) return decided(order);
  if (!isSameOrder(order, input, giftId)) return no('failed-precondition', bookingTexts.changed);
  const isOver = order.hunts.some(({ status }) => status === 'expired' || status === 'refunded');
  return isOver ? no('failed-precondition', bookingTexts.closed) : decided(order);
}

const isSameOrder = (order: OrderWithHunts, input: OrderInput, giftId: string | null): boolean =>
  order.tour_id === input.tour_id &&
  (order.party?.starts ?? null) === input.starts &&
  (order.gift?.gift_id ?? null) === giftId &&
  isSameInvoice(order.invoice?.to ?? null, input.invoice) &&
  order.hunts.length === input.hunts.length &&
  order.hunts.every((booking, place) => isSameHunt(booking, input, input.hunts[place]));

/** A page that was loaded anew may not know the invoice any more; then it stays as it was asked for. */
const isSameInvoice = (stored: InvoiceTo | null, asked: InvoiceTo | null): boolean =>
  asked === null || invoiceFields.every((field) => stored?.[field] === asked?.[field]);
const invoiceFields = ['company', 'address', 'vat_number', 'po_number'] as const;

const isSameHunt = (booking: Booking, { email, day }: OrderInput, hunt?: OrderedHunt): boolean =>
  hunt !== undefined &&
  booking.email === email &&
  (booking.start_window?.day ?? null) === day &&
  booking.participants === hunt.participants &&
  booking.team_name === hunt.team_name &&
  booking.phone_numbers.join() === hunt.phone_numbers.join();
