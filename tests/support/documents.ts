import { type Booking, confirm, draftBooking } from '@streetlore/domain/booking';
import type { Submission } from '@streetlore/domain/contest';
import { collections, stopId } from '@streetlore/domain/paths';
import type { Tour, TourStop, TourStopSecret } from '@streetlore/domain/tour';
import type { Voucher } from '@streetlore/domain/voucher';
import type { Firestore } from 'firebase-admin/firestore';

const created = new Date('2026-11-01T09:00:00Z');

/** An approved photo with three votes, but for what is given. */
export function aSubmission(given: Partial<Submission> = {}): Submission {
  return {
    uid: 'photographer',
    title: 'Crane on Bacon Street',
    slug: 'crane-on-bacon-street-1763640000000',
    path: 'uk/london/shoreditch/crane-on-bacon-street',
    location: 'Bacon Street, London',
    description: 'A crane four storeys high.',
    image_url: '/images/contest/crane.webp',
    picture: {
      width: 480,
      height: 640,
      placeholder: 'data:image/webp;base64,UklGRg==',
      sizes: [{ width: 480, webp: '/images/contest/crane.webp', avif: null }],
    },
    latitude: 51.523,
    longitude: -0.071,
    has_gps: true,
    tags: ['street-art', 'crane'],
    ai_confidence: 0.9,
    camera_make: 'Pentax',
    camera_model: 'K-3',
    country: 'United Kingdom',
    city: 'London',
    neighborhood: 'Shoreditch',
    street_address: 'Bacon Street',
    postal_code: 'E1 6LF',
    place_name: 'Brick Lane',
    status: 'approved',
    votes: 3,
    is_winner: false,
    submitted_at: created,
    ...given,
  };
}

/** A published tour of three stops at £10 a head, but for what is given. */
export function aTour(given: Partial<Tour> = {}): Tour {
  return {
    name: 'Color & Vinyl',
    neighborhood: 'Shoreditch',
    difficulty: 'Medium',
    price: 10,
    duration: '3h',
    stops_count: 3,
    rating: 4.5,
    reviews: 12,
    description: 'Record shops and the murals between them.',
    best_time: 'Saturday morning',
    image_url: '/images/tours/color-and-vinyl.webp',
    partner_perks: '',
    status: 'published',
    created_at: created,
    updated_at: created,
    ...given,
  };
}

/** The public half of stop `n` of a tour. */
export function aStop(tourId: string, n: number, given: Partial<TourStop> = {}): TourStop {
  return {
    tour_id: tourId,
    stop_number: n,
    location_name: `Wall ${n}`,
    latitude: 51.524,
    longitude: -0.078,
    clue_preview: `Find wall ${n}.`,
    image_url: null,
    status: 'published',
    created_at: created,
    ...given,
  };
}

/** The secret half of stop `n` of a tour; its answer is `answer{n}`. */
export function aSecret(tourId: string, n: number, given: Partial<TourStopSecret> = {}): TourStopSecret {
  return {
    tour_id: tourId,
    stop_number: n,
    clue: `Find wall ${n}.`,
    question: `Which word is painted on wall ${n}?`,
    hint: `Look up at wall ${n}.`,
    answer: `answer${n}`,
    accepted_answers: [],
    ...given,
  };
}

/** A voucher with one use left. */
export function aVoucher(given: Partial<Voucher> = {}): Voucher {
  return {
    uses: 5,
    uses_left: 1,
    reason: 'Photo of the week',
    submission_id: null,
    created_at: created,
    expires_at: null,
    ...given,
  };
}

/** A booking of `color-vinyl` that waits for its payment: one person, £10. */
export function aPendingBooking(given: Partial<Booking> = {}): Booking {
  const phone_numbers = given.phone_numbers ?? ['+447700900123'];
  const input = {
    booking_id: 'unused',
    tour_id: 'color-vinyl',
    participants: phone_numbers.length,
    phone_numbers,
    email: null,
    team_name: null,
    voucher_code: null,
  };
  return { ...draftBooking(input, aTour(), 'visitor', given.created_at ?? created), ...given };
}

/** A paid booking of `color-vinyl` that waits for START. */
export function aBooking(given: Partial<Booking> = {}): Booking {
  const pending = aPendingBooking(given);
  const paid = confirm(pending, given.confirmed_at ?? pending.created_at);
  return { ...pending, payment_intent_id: 'pi_test', ...paid, ...given };
}

/** Writes a tour with its stops and their secrets. */
export async function storeTour(db: Firestore, id: string, tour: Tour = aTour()): Promise<void> {
  const batch = db.batch();
  batch.set(db.collection(collections.tours).doc(id), tour);
  for (let n = 1; n <= tour.stops_count; n += 1) {
    batch.set(db.collection(collections.tourStops).doc(stopId(id, n)), aStop(id, n));
    batch.set(db.collection(collections.tourStopSecrets).doc(stopId(id, n)), aSecret(id, n));
  }
  await batch.commit();
}
