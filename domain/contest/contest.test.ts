import { expect, test } from 'vitest';
import { submissionIdOf } from '../paths/index.ts';
import {
  analysisOf,
  avifPays,
  cannedAnalysis,
  coordinatesText,
  copyWidths,
  elsewhereNames,
  fileProblem,
  isUsableReading,
  type Picture,
  placePath,
  plainAddress,
  srcsetOf,
  srcsetOfAddress,
  submissionFormSchema,
  suggestTags,
  tagsSchema,
  uploadName,
  withTag,
} from './index.ts';

const nothing = {
  title: null,
  description: null,
  tags: null,
  location: null,
  artist: null,
  area: null,
  confidence: null,
};

test('an empty analysis gets the defaults', () => {
  expect(analysisOf(nothing)).toEqual({
    title: 'Street Art Discovery',
    description: 'Amazing street art found during exploration.',
    tags: ['street-art', 'urban', 'art'],
    location: 'London',
    artist: null,
    area: null,
    confidence: 0.8,
  });
});

test('an analysis that is too long is cut to the form’s lengths', () => {
  const said = analysisOf({
    ...nothing,
    title: `The ${'very '.repeat(20)}long\nwall`,
    description: 'x'.repeat(5000),
    tags: ['#Street Art', 'street-art', ...Array.from({ length: 20 }, (_, n) => `tag ${n}`)],
    artist: 'Unknown artist',
    area: '\u202eenihcS',
    confidence: 7,
  });
  expect(said.title).toMatch(/^The( very)+$/);
  expect(said.title.length).toBeLessThanOrEqual(60);
  expect(said.description).toHaveLength(2000);
  expect(said.tags).toEqual(['street-art', 'tag-0', 'tag-1', 'tag-2', 'tag-3', 'tag-4', 'tag-5', 'tag-6']);
  expect(said).toMatchObject({ artist: null, area: 'enihcS', confidence: 1 });
});

test('every standard analysis says London and 0.6', () => {
  for (const pick of [0, 3, 4, 12345, -7])
    expect(cannedAnalysis(pick)).toMatchObject({
      location: 'London',
      confidence: 0.6,
      title: expect.stringMatching(/./),
    });
});

test('suggested tags come from the base, the place and the area, ten at most', () => {
  expect(suggestTags({ tags: ['Big Wall', 'street-art'], location: 'Hanbury St', area: 'E1' })).toEqual([
    'street-art',
    'urban-art',
    'big-wall',
    'hanbury-st',
    'london',
    'e1',
  ]);
  expect(suggestTags({ tags: Array.from({ length: 20 }, (_, n) => `t${n}`), location: 'London' })).toHaveLength(10);
});

test.each([
  ['  Big Wall ', ['fox', 'big-wall']],
  ['FOX', ['fox']],
  ['   ', ['fox']],
  ['x'.repeat(41), ['fox']],
])('a typed tag %j is added if it fits', (typed, tags) => expect(withTag(['fox'], typed)).toEqual(tags));

test('tags from the browser are brought to one spelling', () => {
  expect(tagsSchema.parse([' Big Wall', 'big-wall', ''])).toEqual(['big-wall']);
  expect(tagsSchema.safeParse(Array.from({ length: 11 }, String)).success).toBe(false);
});

test.each([
  [{ latitude: 51.3, longitude: -0.5 }, true],
  [{ latitude: 51.7, longitude: 0.3, accuracy: 99.9 }, true],
  [{ latitude: 51.5, longitude: -0.1, accuracy: 100 }, false],
  [{ latitude: 51.5, longitude: -0.1, accuracy: null }, true],
  [{ latitude: 51.71, longitude: -0.1 }, false],
])('a reading of %j is usable: %s', (reading, usable) => expect(isUsableReading(reading)).toBe(usable));

test('coordinates are written out to the sixth decimal', () => {
  expect(coordinatesText({ latitude: 51.523, longitude: -0.071 })).toBe('51.523000° N, 0.071000° W');
  expect(coordinatesText({ latitude: -33.8, longitude: 151.2093 })).toBe('33.800000° S, 151.209300° E');
});

test('an address by place reads the same from names and from its own parts', () => {
  const named = placePath({
    country: 'United Kingdom',
    city: 'London',
    neighborhood: 'Hackney Wick',
    title: "Lock Keeper's Ghost!",
  });
  expect(named).toBe('uk/london/hackney-wick/lock-keepers-ghost');
  const [country = '', city = '', neighborhood = '', title = ''] = named.split('/');
  expect(placePath({ country, city, neighborhood, title })).toBe(named);
  expect(placePath({ country: 'united-kingdom', city, neighborhood, title })).toBe(named);
  const nowhere = { country: '', city: '', neighborhood: '' };
  expect(placePath({ ...nowhere, title: '🦊' }, 'photo-1763640000000')).toBe('uk/london/london/photo-1763640000000');
  expect(placePath({ ...nowhere, title: 'photo-1763640000000' })).toBe('uk/london/london/photo-1763640000000');
  expect(placePath({ ...elsewhereNames, title: 'Fox' })).toBe('elsewhere/outside-london/outside-london/fox');
});

test.each([
  ['fox-on-the-bus-0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['0F8FAD5B-D9CB-469F-A165-70867728950E', '0f8fad5b-d9cb-469f-a165-70867728950e'],
  ['fox-0f8fad5b-d9cb-469f-a165', null],
  ['0f8fad5b-d9cb-469f-a165-70867728950e-fox', null],
  ['', null],
])('%j holds the id %s', (address, id) => expect(submissionIdOf(address)).toBe(id));

test.each([
  [{ name: 'a.jpg', type: 'image/jpeg', size: 10 * 1024 * 1024 }, null],
  [
    { name: 'a.jpg', type: 'image/jpeg', size: 10 * 1024 * 1024 + 1 },
    'File size too large. Please upload an image smaller than 10MB.',
  ],
  [
    { name: 'a.svg', type: 'image/svg+xml', size: 9 },
    'Unsupported file format: image/svg+xml. Please upload a JPEG, PNG, GIF, or WebP image.',
  ],
  [
    { name: 'IMG_1.HEIC', type: '', size: 9 },
    'Unsupported file format: heic. Please upload a JPEG, PNG, GIF, or WebP image.',
  ],
])('the file %j has the problem: %s', (file, problem) => expect(fileProblem(file)).toBe(problem));

test('an uploaded file is named by its time and its own extension', () => {
  const at = new Date(1763640000000);
  expect(uploadName({ name: 'My Wall.JPG', type: 'image/jpeg' }, at)).toBe('contest_1763640000000.jpg');
  expect(uploadName({ name: 'wall', type: 'image/png' }, at)).toBe('contest_1763640000000.png');
  expect(uploadName({ name: '../x.p/../g', type: '' }, at)).toBe('contest_1763640000000.jpg');
});

test('copies are never wider than the original', () => {
  expect([300, 480, 481, 1000, 1600, 5000].map(copyWidths)).toEqual([
    [300],
    [480],
    [480, 481],
    [480, 960, 1000],
    [480, 960, 1600],
    [480, 960, 1600],
  ]);
});

test('an AVIF copy is kept if it saves a tenth', () => {
  expect([avifPays(89, 100), avifPays(90, 100), avifPays(120, 100)]).toEqual([true, false, false]);
});

test('a picture has a srcset and one plain address', () => {
  const picture: Picture = {
    width: 2000,
    height: 1000,
    placeholder: 'data:image/webp;base64,',
    sizes: [
      { width: 480, webp: '/480.webp', avif: '/480.avif' },
      { width: 960, webp: '/960.webp', avif: null },
      { width: 1600, webp: '/1600.webp', avif: null },
    ],
  };
  expect(srcsetOf(picture, 'webp')).toBe('/480.webp 480w, /960.webp 960w, /1600.webp 1600w');
  expect(srcsetOf(picture, 'avif')).toBe('/480.avif 480w');
  expect(plainAddress(picture)).toBe('/960.webp');
});

test('the srcset of one of our own addresses includes the narrow copy if there is one', () => {
  const at = 'https://storage.test/v0/b/lore/o/tours-published%2Ffoxes%2Fcover%2F960.webp?alt=media';
  expect(srcsetOfAddress(at)).toBe(`${at.replace('960', '480')} 480w, ${at} 960w`);
  expect(srcsetOfAddress(at.replace('960', '360'))).toBeUndefined();
  expect(srcsetOfAddress('https://storage.test/v0/b/lore/o/tours%2Ffoxes%2F960.webp')).toBeUndefined();
  expect(srcsetOfAddress('https://example.org/960.webp')).toBeUndefined();
});

test('the form says what is missing, and accepts a phone number in any spelling', () => {
  const form = {
    name: 'Sam',
    email: 'sam@example.test',
    phone_number: '07700 900123',
    title: 'A wall',
    artist: '',
    credit: '',
    location: '',
    description: '',
    tags: [],
  };
  expect(submissionFormSchema.parse(form)).toMatchObject({ phone_number: '+447700900123' });
  const faults = submissionFormSchema.safeParse({
    ...form,
    name: ' ',
    email: 'sam',
    phone_number: '',
    title: '',
  }).error;
  expect(faults?.issues.map(({ message }) => message)).toEqual([
    'Please enter your name',
    'Please enter a valid email address',
    'Please enter your phone number',
    'Please enter a title',
  ]);
});
