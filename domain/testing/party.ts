import type { Party } from '../party/index.ts';

/** A paid party of two teams, `{id}-1` and `{id}-2`. */
export function aParty(id: string, given: Partial<Party> = {}): Party {
  const team_ids = [`${id}-1`, `${id}-2`];
  const at = new Date('2026-11-10T12:00:00Z');
  return {
    uid: 'organiser',
    tour_id: 'color-vinyl',
    tour_name: 'Color & Vinyl',
    people: 8,
    amount: 7200,
    starts: 'each',
    team_ids,
    booking_ids: team_ids,
    payment_intent_id: `pi_${id}`,
    created_at: at,
    confirmed_at: at,
    went_at: null,
    cancelled_at: null,
    settled_at: at,
    page_id: `page-of-${id}`,
    links_ended: 0,
    board_id: `board-of-${id}`,
    cleared_at: null,
    ...given,
  };
}
