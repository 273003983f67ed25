import { describe, expect, test } from 'vitest';
import { londonMonths } from '../time/index.ts';
import {
  averageRating,
  figuresOfBooking,
  figuresOfContactMessage,
  figuresOfLostVotes,
  figuresOfPartner,
  figuresOfPhoto,
  figuresOfPlace,
  figuresOfReview,
  figuresOfReward,
  figuresOfRound,
  figuresOfStop,
  figuresOfTour,
  figuresOfVote,
  spanOfDay,
  tourStatsOf,
} from './index.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const lateSummerEvening = new Date('2026-07-01T23:30:00Z');
const paid = {
  status: 'confirmed',
  confirmed_at: noon,
  completed_at: null,
  amount: 1800,
  participants: 2,
  current_stop: 1,
};

describe('the figures that a booking moves', () => {
  test('are none before it is paid', () => {
    const draft = { ...paid, status: 'pending_payment', confirmed_at: null };
    expect(figuresOfBooking({ before: undefined, after: draft })).toEqual([]);
    expect(figuresOfBooking({ before: draft, after: { ...draft, status: 'expired' } })).toEqual([]);
  });

  test('are those of its day once it is paid', () => {
    const before = { ...paid, status: 'pending_payment', confirmed_at: null };
    const keys = ['day.2026-11-20.bookings'];
    expect(figuresOfBooking({ before, after: paid })).toEqual(keys);
    expect(figuresOfBooking({ before: paid, after: undefined })).toEqual(keys);
  });

  test('are those of the stops that its hunt has reached when the hunt goes on', () => {
    const hunt = { ...paid, tour_id: 'canals' };
    expect(figuresOfBooking({ before: hunt, after: { ...hunt, hunt: { score: 100 } } })).toEqual([]);
    expect(figuresOfBooking({ before: hunt, after: { ...hunt, current_stop: 2 } })).toEqual([
      'tour.canals.2026-11.stop_2',
    ]);
    const gone = figuresOfBooking({ before: { ...hunt, current_stop: 3 }, after: undefined });
    expect(gone.filter((key) => key.startsWith('tour'))).toEqual([1, 2, 3].map((n) => `tour.canals.2026-11.stop_${n}`));
  });

  test('are those of the stop at which its hunt ends, where it no longer stands', () => {
    const hunt = { ...paid, status: 'confirmed', tour_id: 'canals', current_stop: 2 };
    expect(figuresOfBooking({ before: hunt, after: { ...hunt, status: 'refunded' } })).toContain(
      'tour.canals.2026-11.stop_2',
    );
    const unplayed = { ...hunt, current_stop: 0 };
    // Nobody stood at a stop. The day it was paid on has one hunt less that may still be finished.
    expect(figuresOfBooking({ before: unplayed, after: { ...unplayed, status: 'expired' } })).toEqual([
      'day.2026-11-20.bookings',
    ]);
  });

  test('include those of the London day on which it was completed', () => {
    const after = { ...paid, status: 'completed', completed_at: lateSummerEvening };
    expect(figuresOfBooking({ before: paid, after })).toEqual(['day.2026-11-20.bookings', 'day.2026-07-02.bookings']);
    expect(figuresOfBooking({ before: after, after: { ...after, status: 'refunded' } })).toEqual([
      'day.2026-11-20.bookings',
      'day.2026-07-02.bookings',
    ]);
  });

  test('are those of both days when a time is corrected', () => {
    const after = { ...paid, confirmed_at: new Date('2026-11-21T12:00:00Z') };
    expect(figuresOfBooking({ before: paid, after })).toContain('day.2026-11-20.bookings');
    expect(figuresOfBooking({ before: paid, after })).toContain('day.2026-11-21.bookings');
  });
});

describe('the figures that other documents move', () => {
  test('are those of a stop that ended, and of the month in which its reward was claimed', () => {
    const stop = { tour_id: 'canals', stop_number: 4, finished_at: noon, claimed_at: null, outcome: 'solved' };
    const keys = ['day.2026-11-20.stops', 'stop.canals.4', 'tour.canals.2026-11.stop_4'];
    expect(figuresOfStop({ before: undefined, after: stop })).toEqual(keys);
    expect(figuresOfStop({ before: stop, after: { ...stop, claimed_at: new Date('2026-12-01T00:10:00Z') } })).toEqual([
      ...keys,
      'tour.canals.2026-12.stop_4',
    ]);
    expect(figuresOfStop({ before: stop, after: { ...stop } })).toEqual([]);
  });

  test('are those of the day on which a vote was cast, even when it is taken back later', () => {
    const vote = { created_at: new Date('2026-11-12T12:00:00Z') };
    const key = 'day.2026-11-12.votes';
    expect(figuresOfVote({ before: undefined, after: vote })).toEqual([key]);
    expect(figuresOfVote({ before: vote, after: { ...vote, voided: true } })).toEqual([key]);
    expect(figuresOfVote({ before: vote, after: undefined })).toEqual([key]);
  });

  test('are for unreported votes those of two days, or of eight when votes were taken back', () => {
    expect(figuresOfLostVotes(false, noon)).toEqual(['day.2026-11-20.votes', 'day.2026-11-19.votes']);
    expect(figuresOfLostVotes(true, noon)).toHaveLength(8);
    expect(figuresOfLostVotes(true, noon)).toContain('day.2026-11-13.votes');
  });

  test('are only those that depend on a changed field', () => {
    const tour = { status: 'published', rating: 4.5, reviews: 3, price: 10 };
    expect(figuresOfTour({ before: tour, after: { ...tour, price: 12 } })).toEqual([]);
    expect(figuresOfTour({ before: tour, after: { ...tour, reviews: 4 } })).toEqual(['public.tours']);
    expect(figuresOfTour({ before: undefined, after: { ...tour, status: 'draft' } })).toEqual([]);
    expect(figuresOfPartner({ before: { status: 'planned' }, after: { status: 'active' } })).toEqual([
      'public.partners',
      'partners.statuses',
    ]);
    expect(figuresOfPartner({ before: { status: 'planned' }, after: { status: 'contacted' } })).toEqual([
      'partners.statuses',
    ]);
    expect(figuresOfPartner({ before: { status: 'active', offer: 'a' }, after: { status: 'active' } })).toEqual([]);
    expect(
      figuresOfPhoto({ before: { status: 'approved', votes: 1 }, after: { status: 'approved', votes: 2 } }),
    ).toEqual([]);
    expect(figuresOfPhoto({ before: { status: 'approved' }, after: undefined })).toEqual([
      'public.photos',
      'contest.photos',
    ]);
    expect(figuresOfPhoto({ before: undefined, after: { status: 'pending' } })).toEqual([
      'contest.photos',
      'totals.photos',
    ]);
    const photo = { status: 'approved', is_winner: false };
    expect(figuresOfPhoto({ before: photo, after: { ...photo, is_winner: true } })).toEqual(['contest.photos']);
  });
});

describe('the figures of a review', () => {
  const review = { tour_id: 'walk', rating: 4, status: 'shown', counts: true };

  test('are its tour’s while its stars count, and the back office’s while it is held', () => {
    expect(figuresOfReview({ before: undefined, after: review })).toEqual(['rating.walk']);
    expect(figuresOfReview({ before: review, after: { ...review, rating: 5 } })).toEqual(['rating.walk']);
    expect(figuresOfReview({ before: review, after: { ...review, answer: 'Thanks' } })).toEqual([]);
    expect(figuresOfReview({ before: undefined, after: { ...review, status: 'held', counts: false } })).toEqual([
      'totals.reviews',
    ]);
    expect(figuresOfReview({ before: review, after: { ...review, status: 'held' } })).toEqual(['totals.reviews']);
    expect(figuresOfReview({ before: review, after: { ...review, status: 'hidden', counts: false } })).toEqual([
      'rating.walk',
    ]);
    expect(figuresOfReview({ before: review, after: undefined })).toEqual(['rating.walk']);
  });
});

describe('the figures of a partner', () => {
  const stop = { partner_id: 'cafe', claimed_at: null, outcome: 'solved' };

  test('move when a tour gets or loses the partner, and not when stops only change places', () => {
    const [cafe, bar] = [{ partner_id: 'cafe', stop_number: 1 }, { partner_id: 'bar' }];
    expect(figuresOfPlace({ before: undefined, after: cafe })).toEqual(['partner.cafe.tours']);
    expect(figuresOfPlace({ before: cafe, after: { ...cafe, stop_number: 2 } })).toEqual([]);
    expect(figuresOfPlace({ before: cafe, after: bar })).toEqual(['partner.cafe.tours', 'partner.bar.tours']);
  });
  test('move when a reward is claimed, and not while it waits', () => {
    expect(figuresOfReward({ before: undefined, after: stop })).toEqual([]);
    expect(figuresOfReward({ before: stop, after: { ...stop, claimed_at: noon } })).toEqual([
      'partners.claims',
      'partner.cafe.2026-11-20.claims',
    ]);
    expect(figuresOfReward({ before: { ...stop, partner_id: null }, after: undefined })).toEqual([]);
    expect(figuresOfReward({ before: stop, after: { ...stop, shut_at: noon } })).toEqual(['partner.cafe.shut']);
  });
});

describe('all-time figures', () => {
  test('of a tour are the sum of its months, whatever stops it had then', () => {
    const counts = { reached: 5, solved: 3, skipped: 1, claimed: 2, wrong_answers: 4, hints: 1, seconds: 60 };
    const present = { 1: { location_name: 'Wall', under_way: 1 }, 2: { location_name: null, under_way: 0 } };
    const months = {
      '2026-10': { completed: 2, stops: { 1: counts, 2: counts } },
      '2026-11': { completed: 1, stops: { 1: { ...counts, reached: 1 } } },
    };
    expect(tourStatsOf({ tour_id: 'walk', tour_name: 'Walk', months, present })).toEqual({
      tour_id: 'walk',
      tour_name: 'Walk',
      completed: 3,
      stops: {
        1: { reached: 6, solved: 6, skipped: 2, claimed: 4, wrong_answers: 8, hints: 2, seconds: 120, ...present[1] },
        2: { ...counts, ...present[2] },
      },
    });
  });

  test('include every London month from one instant to another', () => {
    const months = londonMonths(new Date('2026-10-31T23:30:00Z'), new Date('2027-01-01T00:00:00Z'));
    expect(months).toEqual(['2026-10', '2026-11', '2026-12', '2027-01']);
    expect(londonMonths(lateSummerEvening, lateSummerEvening)).toEqual(['2026-07']);
  });
});

describe('a London day', () => {
  test.each([
    ['2026-11-20', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
    ['2026-07-01', '2026-06-30T23:00:00Z', '2026-07-01T23:00:00Z'],
    ['2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'],
    ['2026-10-25', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
  ])('%s lasts from %s to %s', (day, from, to) => {
    expect(spanOfDay(day)).toEqual({ from: new Date(from), to: new Date(to) });
  });
});

describe('the average rating', () => {
  test('weighs a tour by its reviews, and is 0 without any', () => {
    expect(
      averageRating([
        { rating: 5, reviews: 30 },
        { rating: 4, reviews: 10 },
      ]),
    ).toBe(4.8);
    expect(
      averageRating([
        { rating: 5, reviews: 0 },
        { rating: 4, reviews: 0 },
      ]),
    ).toBe(0);
    expect(averageRating([])).toBe(0);
  });
});

describe('the work that waits for an admin', () => {
  test('moves when a contact message comes or is answered, not when it is read', () => {
    const contactMessage = { answered: false, read: false };
    expect(figuresOfContactMessage({ before: undefined, after: contactMessage })).toEqual(['totals.letters']);
    expect(figuresOfContactMessage({ before: contactMessage, after: { ...contactMessage, read: true } })).toEqual([]);
    expect(figuresOfContactMessage({ before: contactMessage, after: { read: true, answered: true } })).toEqual([
      'totals.letters',
    ]);
    expect(figuresOfContactMessage({ before: { answered: true }, after: undefined })).toEqual([]);
  });
  test('moves when a round with photos closes, and when it gets its winner', () => {
    const closed = { status: 'closed', standings: [{ submission_id: 'fox' }] };
    expect(figuresOfRound({ before: { status: 'open', standings: [] }, after: closed })).toEqual(['totals.rounds']);
    expect(figuresOfRound({ before: undefined, after: { status: 'closed', standings: [] } })).toEqual([]);
    expect(figuresOfRound({ before: closed, after: { ...closed, status: 'confirmed' } })).toEqual(['totals.rounds']);
  });
  test('moves when a photo is judged', () => {
    const change = { before: { status: 'pending' }, after: { status: 'rejected' } };
    expect(figuresOfPhoto(change)).toEqual(['contest.photos', 'totals.photos']);
  });
});
