import { oldAt as at } from './at.ts';

/** The players are at the third stop; they solved the first and skipped the second. */
export const oldestBooking = {
  uid: 'visitor',
  order_id: 'b1',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  stops_count: 3,
  participants: 2,
  phone_numbers: ['+447700900123', '+447700900124'],
  email: 'ada@example.org',
  team_name: 'The Hops',
  amount: 1800,
  total_amount: 18,
  refunded_amount: 0,
  disputed: false,
  status: 'confirmed',
  current_stop: 3,
  hunt: {
    phase: 'puzzle',
    paused: false,
    stop_number: 3,
    stop_started_at: at,
    wrong_answers: 1,
    hints: 1,
    results: [
      { stop_number: 1, outcome: 'solved', seconds: 300, wrong_answers: 1, hints: 0, points: 130 },
      { stop_number: 2, outcome: 'skipped', seconds: 60, wrong_answers: 0, hints: 1, points: 0 },
    ],
    score: 130,
  },
  created_at: at,
  confirmed_at: at,
  expires_at: at,
  started_at: at,
  completed_at: null,
};

export const oldestBookingPage = {
  booking_id: 'b1',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  team_name: 'The Hops',
  participants: 2,
  phones: [{ last_digits: '123', opted_out: false }],
  status: 'confirmed',
  amount: 1800,
  refunded_amount: 0,
  start_window: { day: '2026-12-05', opens_at: at },
  confirmed_at: at,
  expires_at: at,
  cancelled_at: null,
  started_at: null,
  completed_at: null,
  phase: 'ready',
  paused: false,
  stop_number: 0,
  stops_count: 3,
  solved: 0,
  score: 0,
};

export const oldestTeamPage = {
  booking_id: 'b1',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  team_name: 'The Hops',
  participants: 2,
  phones: ['123'],
  page_players: ['Zoe'],
  status: 'confirmed',
  start_window: null,
  confirmed_at: at,
  expires_at: at,
  cancelled_at: null,
  started_at: at,
  completed_at: null,
  phase: 'puzzle',
  paused: false,
  pause_ends_at: null,
  stop_number: 2,
  stops_count: 3,
  stop_started_at: at,
  wrong_answers: 0,
  hints: 0,
  score: 120,
  results: [{ stop_number: 1, outcome: 'solved', seconds: 60, wrong_answers: 0, hints: 0, points: 120 }],
  unlisted: false,
};

export const oldestTeamStop = {
  stop_number: 1,
  tour_stop: 1,
  location_name: 'Bacon Street',
  clue: 'Find the crane.',
  question: null,
  directions: null,
  latitude: null,
  longitude: null,
  has_hint: true,
  hint: null,
  reward: null,
};

export const oldestTeamLine = { from: 'Zoe', to: null, text: 'crane', at, seq: 1, expires_at: at };

export const oldestHuntTour = {
  tour_id: 'color-vinyl',
  name: 'Color & Vinyl',
  stops: [
    {
      stop_number: 1,
      location_name: 'Bacon Street',
      clue: 'Find the crane.',
      question: null,
      hint: null,
      answers: ['crane', 'a crane'],
      partner: {
        id: 'rough-trade-east',
        name: 'Rough Trade East',
        address: '91 Brick Lane, London E1 6QL',
        offer: '10% off any record',
      },
    },
  ],
};

export const oldestStopResult = {
  booking_id: 'booking',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  location_name: 'Bacon Street',
  partner_id: 'rough-trade-east',
  stop_number: 1,
  outcome: 'solved',
  seconds: 300,
  wrong_answers: 1,
  hints: 0,
  points: 130,
  finished_at: at,
  claimed_at: null,
};

export const oldestTicket = {
  code_hash: 'h',
  booking_id: 'booking',
  tour_id: 'color-vinyl',
  stop_number: 1,
  partner_id: 'rough-trade-east',
  offer: '10% off any record',
  offer_kind: null,
  opening_hours: null,
  offer_hours: null,
  created_at: at,
  redeemed_at: null,
  redeemed_by: null,
  request_ids: [],
  expires_at: at,
};

export const oldestTillPage = { partner_id: 'rough-trade-east', changed_at: at };

export const oldestWrongAnswer = {
  tour_id: 'color-vinyl',
  booking_id: 'booking',
  stop_number: 1,
  solution: 'crane',
  answer: 'heron',
  at,
  expires_at: at,
};

export const oldestStopReport = {
  tour_id: 'color-vinyl',
  stop_number: 1,
  booking_id: 'booking',
  report: 'gone',
  words: 'the wall has gone',
  at,
  expires_at: at,
};

export const oldestStopHealth = {
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  stop_number: 1,
  location_name: 'Ebor Street',
  usual: { teams: 40, unsolved: 0.1, seconds: 300, nine_in_ten: 900 },
  usual_on: '2026-11-26',
  faults: ['gone'],
  said: ['the wall has gone'],
  broken_since: at,
  counted_at: at,
};

export const oldestHuntNeeds = {
  team: 'The Hops',
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  phase: 'puzzle',
  stop_number: 2,
  tour_stop: 2,
  location_name: 'Ebor Street',
  stop_started_at: at,
  wrong_answers: 5,
  expires_at: null,
  needs: [{ kind: 'wrong_answers', from: at }],
  from: at,
  order: at,
  action: null,
  gone_done_at: null,
  counted_at: at,
};

export const oldestLeaderboardRow = {
  name: 'The Hops',
  type: 'group',
  score: 861,
  completion_time: 2689,
  tour_id: 'color-vinyl',
  tour: 'Color & Vinyl',
  members: 2,
  completed_at: at,
  week: '2026-W36',
  month: '2026-09',
};

export const oldestReview = {
  tour_id: 'color-vinyl',
  tour_name: 'Color & Vinyl',
  rating: 3,
  text: 'Good walls.',
  team: 'The Hops',
  status: 'shown',
  answer: null,
  created_at: at,
};

export const oldestReviewAuthor = { reviewer_phone: '+447700900123', booking_id: 'booking' };

export const oldestGift = {
  origin: 'bought',
  worth: { kind: 'tour', tour_id: 'color-vinyl', tour_name: 'Color & Vinyl', people: 2, pence: 1_800 },
  pence_left: 800,
  hunts_left: 0,
  code_hash: 'hash',
  codes_ended: 0,
  uid: 'visitor',
  buyer_email: 'buyer@example.test',
  recipient_name: 'Sam',
  recipient_email: 'sam@example.test',
  message: 'Enjoy!',
  delivery: { to: 'mail', on: '2026-11-02', sent_at: at, resent_on: null },
  purchase: {
    paid: 1_800,
    refunded: 0,
    refunds: {},
    refund_due: null,
    refund_problem: null,
    refund_closed: 0,
    mismatch: null,
    dispute: null,
  },
  reason: '',
  submission_id: null,
  created_at: at,
  active_from: at,
  expires_at: at,
  first_used_at: at,
  held_by: null,
  frozen: false,
  cancelled_at: null,
  extended: null,
  reminded_at: null,
  ended: null,
  due_at: at,
  cleared_at: null,
};

export const oldestStripeEvent = { order_id: 'booking', received_at: at, type: 'payment_intent.succeeded' };

export const oldestText = {
  direction: 'outbound',
  phone_number: '+447700900123',
  message_content: 'Find the crane.',
  message_type: 'clue',
  is_test: false,
  status: 'delivered',
  booking_id: 'booking',
  tour_name: 'Color & Vinyl',
  twilio_sid: 'SM1',
  segments: 1,
  sent_at: at,
  seq: 1,
  settled: true,
  attempts: 1,
  lease_until: null,
  next_attempt_at: null,
  error_code: null,
  error_message: null,
  in_reply_to: 'SM0',
};

export const oldestPageMessage = {
  ...oldestText,
  channel: 'page',
  phone_number: null,
  page_player: 'Zoe',
  twilio_sid: null,
  segments: 0,
};

export const oldestPhone = { opted_out: false, opted_out_at: null, heard: [at.getTime()] };

export const oldestOptOut = { opted_out_at: at };

export const oldestConversation = {
  phone_number: '+447700900123',
  last_at: at,
  last_seq: at.getTime() * 100,
  preview: 'Find the crane.',
  direction: 'outbound',
  tour_name: 'Color & Vinyl',
  has_real: true,
  has_test: false,
  failed: false,
  found_by: ['07700'],
  counted_at: at,
};

export const oldestPlayer = {
  phone_number: '+447700900123',
  email: 'ada@example.org',
  hunts: 1,
  completed: 0,
  playing: true,
  messages: 15,
  spend: 1800,
  opted_out: false,
  last_seen_at: at,
  counted_at: at,
};
