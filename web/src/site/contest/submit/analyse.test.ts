import {
  type Analysis,
  contestTexts,
  type DetailedLocation,
  emptySubmissionForm,
  submitPhotoInput,
} from '@streetlore/domain/contest';
import { expect, test } from 'vitest';
import { analysisFailure, leftoverPlaceNames, photoFormOf, tagsOf, wordsForPlace } from './analyse.ts';
import { type PhotoFacts, requestOf } from './flow.ts';

const analysis: Analysis = {
  title: 'Crane',
  description: 'A crane.',
  tags: ['bird'],
  location: 'Shoreditch',
  artist: null,
  area: null,
  confidence: 0.9,
};
const address: DetailedLocation = {
  country: 'United Kingdom',
  city: 'London',
  neighborhood: 'Shoreditch',
  street_address: '1 Bacon Street',
  postal_code: 'E1',
  place_name: null,
  formatted: '1 Bacon Street, London E1',
};
const inLondon = { latitude: 51.5225, longitude: -0.0714 };
const facts: PhotoFacts = {
  position: inLondon,
  has_gps: true,
  camera_make: 'Apple',
  camera_model: 'iPhone 16',
  address,
  location: '1 Bacon Street, London E1',
  analysis,
  isCanned: false,
  tags: ['street-art', 'bird'],
};
const typed = {
  ...emptySubmissionForm(),
  name: 'Ada',
  email: 'ada@example.org',
  phone_number: '07700 900123',
  title: 'Crane',
};

test('a new place removes the old place from the words, and adds its own tags', () => {
  const guessed = {
    ...analysis,
    title: 'Crane in Shoreditch',
    description: 'A crane in Shoreditch. It is blue.',
    tags: ['bird', 'shoreditch'],
  };
  const unplaced = { ...facts, analysis: guessed, position: null, address: null, location: null };
  const seen = { ...unplaced, tags: tagsOf({ ...unplaced, isElsewhere: false }) };
  expect(seen.tags).toContain('shoreditch');
  const camden = { ...address, neighborhood: 'Camden', formatted: '2 Castlehaven Road, London NW1' };
  expect(wordsForPlace(seen, { address: camden, location: camden.formatted })).toEqual({
    title: 'Crane',
    description: 'It is blue.',
    tags: ['street-art', 'urban-art', 'bird', 'london', 'camden'],
  });
  expect(wordsForPlace(seen, { address: null, location: 'Leake Street' })).toMatchObject({ title: 'Crane' });
  expect(wordsForPlace(seen, { address: null, location: 'Leake Street' }).tags).not.toContain('shoreditch');
  expect(wordsForPlace(seen, { address: null, location: 'Bacon Street, Shoreditch' })).toMatchObject({
    title: 'Crane in Shoreditch',
    tags: seen.tags,
  });
});

test('names the words that still name the found place after another place was typed', () => {
  const seen = { analysis: { ...analysis, title: 'Crane in Shoreditch' }, address: null };
  const words = { title: 'Crane in Shoreditch', description: 'A crane.', tags: ['bird', 'shoreditch'] };
  expect(leftoverPlaceNames(seen, { ...words, location: 'Brick Lane, Shoreditch' })).toBeNull();
  expect(leftoverPlaceNames(seen, { ...words, location: ' ' })).toBeNull();
  expect(leftoverPlaceNames(seen, { ...words, location: 'Leake Street' })).toEqual({
    fields: ['title', 'tags'],
    names: ['Shoreditch'],
  });
  expect(leftoverPlaceNames(seen, { ...words, title: 'Crane', tags: ['bird'], location: 'Leake Street' })).toBeNull();
  expect(contestTexts.stillNamed(['title', 'tags'], ['Shoreditch'])).toBe('Title and tags still name Shoreditch.');
  expect(contestTexts.stillNamed(['title'], ['Shoreditch', 'Shoreditch Art Wall'])).toBe(
    'The title still names Shoreditch and Shoreditch Art Wall.',
  );
});

test('a failed analysis has the spec’s words, with one full stop', () => {
  expect(analysisFailure('the server said no.')).toBe(
    'Analysis failed: the server said no. Please try again with a different image.',
  );
  expect(analysisFailure('')).toBe('Analysis failed. Please try again with a different image.');
});

test('the form starts with the place of the GPS, else of the picture, else with London', () => {
  expect(photoFormOf(facts).location).toBe('1 Bacon Street, London E1');
  expect(photoFormOf({ ...facts, location: null, position: null }).location).toBe('Shoreditch');
  expect(photoFormOf({ ...facts, location: null, position: null, analysis: null }).location).toBe('London');
  expect(photoFormOf({ ...facts, location: 'London' }).location).toBe('London');
});

test('a photo with GPS gets no place tags from its looks', () => {
  const guessed = {
    ...analysis,
    tags: ['bird', 'brixton', 'london', 'Stockwell Road'],
    location: 'Stockwell Road, London',
    area: 'Brixton',
  };
  const from = { analysis: guessed, address: null };
  expect(tagsOf({ ...from, position: null, isElsewhere: false })).toEqual(
    expect.arrayContaining(['stockwell-road', 'brixton', 'london']),
  );
  const inLondonTags = tagsOf({ ...from, address, position: inLondon, isElsewhere: false });
  expect(inLondonTags).toContain('shoreditch');
  expect(inLondonTags).not.toContain('stockwell-road');
  expect(inLondonTags).not.toContain('brixton');
  const italy = { latitude: 45.07, longitude: 7.69 };
  expect(tagsOf({ ...from, position: italy, isElsewhere: true })).toEqual(['street-art', 'urban-art', 'bird']);
});

test('a photo with GPS gets no guessed place in its title or description', () => {
  const guess = {
    ...analysis,
    title: 'A tiger asleep on a shop shutter, Brixton',
    description: 'A tiger fills a wall in Brixton. Look up. It has seen Stockwell Road.',
    location: 'Stockwell Road, London',
    area: 'Brixton',
    tags: ['south-london', 'bird'],
  };
  const italy = { latitude: 45.07, longitude: 7.69 };
  const abroad = { ...facts, analysis: guess, position: italy, address: null, location: 'Outside London' };
  const plain = { title: 'A tiger asleep on a shop shutter', description: 'Look up.' };
  expect(photoFormOf(abroad)).toMatchObject(plain);
  expect(tagsOf({ analysis: guess, address: null, position: italy, isElsewhere: true })).toEqual([
    'street-art',
    'urban-art',
    'bird',
  ]);
  // The guess names another part of London; the names of the place itself stay.
  expect(photoFormOf({ ...facts, analysis: guess })).toMatchObject(plain);
  expect(photoFormOf({ ...facts, analysis: { ...guess, area: 'Shoreditch', title: 'Owl, Shoreditch' } }).title).toBe(
    'Owl, Shoreditch',
  );
  const right = { title: 'A crane in Brixton', description: 'London at its best.' };
  const there = { ...facts, location: '8 Stockwell Road, Brixton, London' };
  expect(photoFormOf({ ...there, analysis: { ...guess, ...right } })).toMatchObject(right);
  // Without GPS the guess is all there is.
  expect(photoFormOf({ ...abroad, has_gps: false, position: null })).toMatchObject({ title: guess.title });
});

test('the server’s schema accepts the request', () => {
  const sent = submitPhotoInput.parse(requestOf('contest_1.jpg', typed, facts));
  expect(sent).toMatchObject({
    upload: 'contest_1.jpg',
    ai_confidence: 0.9,
    neighborhood: 'Shoreditch',
    has_gps: true,
  });
  expect(sent).not.toHaveProperty('formatted');
  const bare = requestOf('contest_1.jpg', typed, { ...facts, address: null, position: null, has_gps: false });
  expect(submitPhotoInput.parse(bare)).toMatchObject({ country: null, position: null });
});

test('ready-made words claim no confidence', () => {
  expect(requestOf('a.jpg', typed, { ...facts, isCanned: true }).ai_confidence).toBeNull();
});
