import { cellsAround } from '../city/index.ts';
import type { Submission } from '../contest/index.ts';
import { created } from './created.ts';

/** An approved photo with three votes, except for the given fields. */
export function aSubmission(given: Partial<Submission> = {}): Submission {
  return {
    title: 'Crane on Bacon Street',
    slug: 'crane-on-bacon-street-1763640000000',
    path: 'uk/london/shoreditch/crane-on-bacon-street',
    location: 'Bacon Street, London',
    description: 'A crane four storeys high.',
    image_url: '/art/hero-800.webp',
    picture: {
      width: 480,
      height: 640,
      placeholder: 'data:image/webp;base64,UklGRg==',
      sizes: [{ width: 480, webp: '/art/hero-800.webp', avif: null }],
    },
    latitude: 51.523,
    longitude: -0.071,
    near_cells: cellsAround({ latitude: 51.523, longitude: -0.071 }),
    has_gps: true,
    credit: '',
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
    artist: null,
    artist_slug: null,
    queue_score: 0,
    cleared_at: null,
    ...given,
  };
}
