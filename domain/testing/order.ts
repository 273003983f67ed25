import type { Booking } from '../booking/index.ts';
import type { Order, OrderWithParty } from '../order/index.ts';
import type { Party } from '../party/index.ts';
import type { WithId } from '../query/index.ts';

/** The order that one hunt was paid with. */
export function anOrderOf(booking: WithId<Booking>, given: Partial<Order> = {}): Order {
  const { uid, tour_id, tour_name, participants: people, amount, created_at, confirmed_at } = booking;
  return {
    ...{ uid, tour_id, tour_name, people, amount, created_at, confirmed_at },
    gift: null,
    sells: null,
    payment_intent_id: `pi_${booking.id}`,
    booking_ids: [booking.id],
    cancelled_at: null,
    settled_at: confirmed_at,
    party: null,
    cleared_at: null,
    ...given,
  };
}

type Given = Partial<Omit<OrderWithParty, 'party'>> & { party?: Partial<Party> };

/** The order of a paid party of two teams, `{id}-1` and `{id}-2`. */
export function aParty(id: string, { party, ...given }: Given = {}): OrderWithParty {
  const team_ids = [`${id}-1`, `${id}-2`];
  const at = new Date('2026-11-10T12:00:00Z');
  return {
    uid: 'organiser',
    tour_id: 'color-vinyl',
    tour_name: 'Color & Vinyl',
    people: 8,
    amount: 7200,
    gift: null,
    sells: null,
    payment_intent_id: `pi_${id}`,
    booking_ids: team_ids,
    created_at: at,
    confirmed_at: at,
    cancelled_at: null,
    settled_at: at,
    party: {
      starts: 'each',
      team_ids,
      went_at: null,
      page_id: `page-of-${id}`,
      links_ended: 0,
      board_id: `board-of-${id}`,
      ...party,
    },
    cleared_at: null,
    ...given,
  };
}
