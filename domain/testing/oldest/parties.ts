import { oldAt as at } from './at.ts';

export const oldestOrder = {
  uid: 'visitor',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  people: 8,
  amount: 7200,
  gift: null,
  sells: null,
  payment_intent_id: 'pi_1',
  booking_ids: ['p1-1', 'p1-2'],
  created_at: at,
  confirmed_at: at,
  cancelled_at: null,
  settled_at: at,
  party: {
    starts: 'together',
    team_ids: ['p1-1', 'p1-2'],
    went_at: null,
    page_id: 'page',
    links_ended: 0,
    board_id: 'board',
  },
  cleared_at: null,
};

export const oldestPartyPage = {
  party_id: 'p1',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  people: 8,
  amount: 7200,
  starts: 'together',
  team_ids: ['p1-1', 'p1-2'],
  confirmed_at: at,
  went_at: null,
  cancelled_at: null,
};

export const oldestPartyBoard = {
  tour_name: 'Color & Vinyl',
  starts: 'together',
  teams: 2,
  went_at: at,
  cancelled_at: null,
  called_at: null,
};

export const oldestBoardTeam = {
  name: 'The Hops',
  status: 'confirmed',
  phase: 'puzzle',
  paused: false,
  stop_number: 2,
  stops_count: 3,
  solved: 1,
  score: 120,
  started_at: at,
  finished_at: null,
};
