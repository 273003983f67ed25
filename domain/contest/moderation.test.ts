import { expect, test } from 'vitest';
import {
  applyEdit,
  editFormOf,
  moderatedFields,
  moderationButtons,
  type Submission,
  submissionEditSchema,
} from './index.ts';

const photo = {
  title: 'Crane on Bacon Street',
  slug: 'crane-on-bacon-street-1763640000000',
  description: '',
  credit: 'Ines',
  artist: null,
  country: 'United Kingdom',
  city: 'London',
  neighborhood: 'Shoreditch',
  location: 'Bacon Street',
  place_name: null,
  street_address: null,
  postal_code: 'E1 6LF',
  tags: ['crane', 'street-art'],
  submitted_at: new Date('2026-11-20T12:00:00Z'),
} as unknown as Submission;
const edit = (change: object) => submissionEditSchema.safeParse({ ...editFormOf(photo), ...change });

test('a dialog that is saved unchanged changes nothing', () => {
  const saved = edit({});
  expect(saved.data && applyEdit(photo, saved.data)).toEqual({
    title: photo.title,
    slug: photo.slug,
    path: 'uk/london/shoreditch/crane-on-bacon-street',
    description: '',
    credit: 'Ines',
    artist: null,
    artist_slug: null,
    country: 'United Kingdom',
    city: 'London',
    neighborhood: 'Shoreditch',
    location: 'Bacon Street',
    place_name: null,
    street_address: null,
    postal_code: 'E1 6LF',
    tags: ['crane', 'street-art'],
  });
});

test('a new title makes a new slug, and a missing slug is added', () => {
  const renamed = edit({ title: '  The Crane!  ' }).data;
  expect(renamed && applyEdit(photo, renamed)).toMatchObject({
    slug: 'the-crane-1795176000000',
    path: 'uk/london/shoreditch/the-crane',
  });
  const same = edit({}).data;
  expect(same && applyEdit({ ...photo, slug: '' }, same).slug).toBe('crane-on-bacon-street-1795176000000');
});

test('an artist comes with the slug by which the works are found', () => {
  const named = edit({ artist: { name: 'Vesper Lane', link: 'vesper.example' } }).data;
  expect(named && applyEdit(photo, named)).toMatchObject({
    artist: { name: 'Vesper Lane', link: 'https://vesper.example' },
    artist_slug: 'vesper-lane',
  });
});

test('tags are split at commas, trimmed, and empty ones dropped', () => {
  expect(edit({ tags: ' street art, mural ,, graffiti,mural, ' }).data?.tags).toEqual([
    'street art',
    'mural',
    'graffiti',
  ]);
  expect(edit({ tags: '' }).data?.tags).toEqual([]);
});

test.each([
  ['title', { title: '   ' }],
  ['title', { title: 'x'.repeat(201) }],
  ['postal_code', { postal_code: 'x'.repeat(21) }],
  ['tags', { tags: Array.from({ length: 13 }, (_, n) => `tag${n}`).join(',') }],
  ['tags', { tags: 'x'.repeat(61) }],
])('%s: %j is refused', (field, change) => {
  expect(edit(change).error?.issues[0]?.path[0]).toBe(field);
});

test('a photo offers the buttons of its status, and a verdict sets status and badge', () => {
  const inLondon = { has_gps: true, latitude: 51.5, longitude: -0.1 };
  expect(moderationButtons({ ...inLondon, status: 'pending' })).toEqual({ approve: true, reject: true, winner: false });
  expect(moderationButtons({ ...inLondon, status: 'approved' })).toEqual({
    approve: false,
    reject: true,
    winner: true,
  });
  expect(moderationButtons({ ...inLondon, status: 'rejected' })).toEqual({
    approve: true,
    reject: false,
    winner: false,
  });
  // A photo from outside London has GPS and no coordinates.
  const elsewhere = { has_gps: true, latitude: null, longitude: null };
  expect(moderationButtons({ ...elsewhere, status: 'approved' })).toEqual({
    approve: false,
    reject: true,
    winner: false,
  });
  const winner = { ...inLondon, status: 'approved', is_winner: true } as const;
  expect(moderatedFields(winner, { status: 'rejected', is_winner: true }, null)).toEqual({
    status: 'rejected',
    queue_score: 0,
    is_winner: false,
  });
  const off = { ...inLondon, status: 'rejected', is_winner: false } as const;
  expect(moderatedFields(off, { status: 'approved', is_winner: false }, null)).toEqual({
    status: 'approved',
    queue_score: 0,
    is_winner: false,
  });
  expect(moderatedFields(off, { status: 'approved', is_winner: true }, null)).toEqual({
    status: 'approved',
    queue_score: 0,
    is_winner: true,
  });
  expect(moderatedFields({ ...off, ...elsewhere }, { status: 'approved', is_winner: true }, null).is_winner).toBe(
    false,
  );
});
