import { expect, test } from 'vitest';
import { submissionHalves } from './compose.ts';
import { photoMatches } from './search.ts';
import { unmoderatedContest } from './settings.ts';

const { submission, contact } = submissionHalves(
  {
    upload: 'a.jpg',
    name: 'Zoë O’Hara',
    email: 'zoe@wick.example',
    phone_number: '+447700900123',
    title: 'Crane on a chimney',
    location: 'Bacon Street',
    description: 'Red brick.',
    tags: ['bird'],
    position: null,
    has_gps: false,
    ai_confidence: null,
    camera_make: null,
    camera_model: null,
    country: null,
    city: null,
    neighborhood: 'Shoreditch',
    street_address: null,
    postal_code: 'E1 6LF',
    place_name: 'Old bakery',
  },
  {
    original: 'o',
    settings: unmoderatedContest,
    verdict: null,
    at: new Date('2026-11-05T09:30:00Z'),
    picture: { width: 480, height: 640, placeholder: '', sizes: [{ width: 480, webp: '/480.webp', avif: null }] },
  },
);

test.each([
  'crane',
  'CHIM crane',
  'zoe',
  'o’hara',
  'zoe@wick',
  'bacon',
  'bakery',
  'shored',
  'e1 6lf',
  'crane zoe lond',
])('a photo is found by %j', (typed) => expect(photoMatches(submission, contact, typed)).toBe(true));

test.each(['rane', 'crane heron', 'brick', 'zoe@other', '7700'])('a photo is not found by %j', (typed) =>
  expect(photoMatches(submission, contact, typed)).toBe(false),
);

test('a photo with an erased sender is found by its other words', () => {
  expect(photoMatches(submission, null, 'crane')).toBe(true);
  expect(photoMatches(submission, null, 'zoe')).toBe(false);
});
