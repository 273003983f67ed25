import { hierarchySlug } from '../slug/index.ts';
import { formOfTour, type Tour, type TourForm, type TourStop, type TourStopSecret } from '../tour/index.ts';
import { created } from './created.ts';

/** A published tour of three stops at £10 a head, except for the given fields. */
export function aTour(given: Partial<Tour> = {}): Tour {
  return {
    name: 'Color & Vinyl',
    neighborhood: 'Shoreditch',
    difficulty: 'Medium',
    price: 10,
    duration: '3h',
    stops_count: 3,
    rating: 0,
    reviews: 0,
    description: 'Record shops and the murals between them.',
    best_time: 'Saturday morning',
    station: 'Shoreditch High Street, 4 minutes',
    finish: 'Hanbury Street',
    step_free: 'partly',
    step_free_note: 'Allen Gardens is grass.',
    surface: 'Pavements',
    toilets: 'At the market',
    dogs: 'On a lead',
    prams: 'All the way',
    bring: 'A charged phone',
    rain: 'Half is under a roof',
    ages: 'From 8 with an adult',
    text_only: true,
    is_loop: true,
    image_url: '/art/hero-800.webp',
    image_credit: 'Photo: Ines Duarte',
    image_focus: { x: 40, y: 60 },
    partner_perks: '',
    partner_ids: [],
    closed_days: [],
    walk_metres: 1240,
    walls: [{ latitude: 51.524, longitude: -0.078, name: 'Wall 1', stop_number: 1 }],
    first_wall: 'Wall 1',
    slug: hierarchySlug(given.name ?? 'Color & Vinyl'),
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
    image_credit: '',
    image_focus: null,
    artist: null,
    artist_slug: null,
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
    directions: `Past wall ${n - 1} and left.`,
    answer: `answer${n}`,
    accepted_answers: [],
    exact_only: false,
    never_accept: [],
    answer_place: null,
    look: null,
    look_answers: [],
    fact: null,
    backup_question: null,
    backup_answers: [],
    backup_hint: null,
    uses_backup: false,
    is_out: false,
    ...given,
  };
}

/** The editor's values of `aTour` with its first stop, except for the given fields. */
export function aTourForm(given: Partial<TourForm> = {}): TourForm {
  const parts = { stops: [aStop('tour', 1)], secrets: [aSecret('tour', 1)], links: [] };
  return { ...formOfTour({ tour: aTour(), ...parts }), ...given };
}
