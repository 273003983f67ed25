import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partnerStatuses, partnerTypes } from '../../partner/index.ts';
import { blogSuggestionSchema, type SuggestionType, suggestionTypes } from '../suggestion.ts';
import { IDEAS, type IdeaSources, suggestArticles } from './index.ts';
import { thresholds } from './kinds.ts';
import { comparable, type IdeaPhoto } from './sources.ts';
import { allIdeas } from './suggest.ts';

let made = 0;
function photo(given: Partial<IdeaPhoto> = {}): IdeaPhoto {
  made += 1;
  const plain = { id: `p${made}`, title: `Photo ${made}`, description: '', neighborhood: '', place_name: null };
  return { ...plain, tags: [], status: 'approved', ...given };
}
const photos = (count: number, given: Partial<IdeaPhoto>) => Array.from({ length: count }, () => photo(given));
const nothing: IdeaSources = { photos: [], tours: [], partners: [], posts: [], queued: [] };
const ideas = (given: Partial<IdeaSources>) => allIdeas({ ...nothing, ...given });
const titlesOf = (type: SuggestionType, given: Partial<IdeaSources>) =>
  ideas(given)
    .filter((idea) => idea.type === type)
    .map(({ title }) => title);

describe('a neighbourhood guide', () => {
  const guide = (given: Partial<IdeaSources>) => titlesOf('neighborhood_guide', given);
  test('needs one approved photo of the neighbourhood', () => {
    expect(guide({ photos: [photo({ neighborhood: 'Peckham' })] })).toEqual([
      'Peckham Street Art: A Complete Neighbourhood Guide',
    ]);
    expect(guide({ photos: [] })).toEqual([]);
  });
  test('needs a neighbourhood that no topic mentions yet', () => {
    const there = photos(1, { neighborhood: 'Peckham' });
    expect(guide({ photos: there, posts: [{ title: 'x', topic: 'A walk in peckham, in the rain' }] })).toEqual([]);
    expect(guide({ photos: there, posts: [{ title: 'Peckham', topic: 'A walk in Peckhamshire' }] })).toHaveLength(1);
  });
  test('does not count unapproved photos', () => {
    const waiting = photos(9, { neighborhood: 'Peckham', status: 'pending' });
    expect(suggestArticles({ ...nothing, photos: waiting }, () => 0).map(({ type }) => type)).not.toContain(
      'neighborhood_guide',
    );
  });
});

describe.each<[SuggestionType, number, (count: number) => Partial<IdeaSources>]>([
  ['artist_profile', 3, (count) => ({ photos: photos(count, { tags: ['stik'] }) })],
  ['location_listicle', 5, (count) => ({ photos: photos(count, { place_name: 'Leake Street' }) })],
  [
    'tour_enhancement',
    1,
    (count) => ({
      photos: photos(count, { neighborhood: 'camden' }),
      tours: [{ id: 't', name: 'Gigs', neighborhood: 'Camden' }],
    }),
  ],
  ['technique_guide', 5, (count) => ({ photos: photos(count, { title: 'A stencil' }) })],
  ['technique_guide', 5, (count) => ({ photos: photos(count, { description: 'It is a big mural.' }) })],
  ['technique_guide', 5, (count) => ({ photos: photos(count, { tags: ['graffiti'] }) })],
  ['technique_guide', 5, (count) => ({ photos: photos(count, { tags: ['paste-up'] }) })],
  ['technique_guide', 5, (count) => ({ photos: photos(count, { title: 'Installation, lit' }) })],
  [
    'food_crossover',
    3,
    (count) => ({ partners: Array.from({ length: count }, () => ({ type: 'Café', status: 'active' as const })) }),
  ],
])('a %s needs %i', (type, needed, sources) => {
  test('is suggested with that many', () => expect(titlesOf(type, sources(needed))).toHaveLength(1));
  test('is not suggested with one fewer', () => expect(titlesOf(type, sources(needed - 1))).toEqual([]));
});

describe('the idea generator', () => {
  const crowd = (count: number, each: number, given: (n: number) => Partial<IdeaPhoto>) =>
    Array.from({ length: count }, (_, n) => photos(each, given(n))).flat();

  test('considers the first ten tags', () => {
    const many = crowd(thresholds.artistTags + 1, 3, (n) => ({ tags: [`artist-${n}x`] }));
    const titles = titlesOf('artist_profile', { photos: many });
    expect(titles).toHaveLength(10);
    expect(titles.at(-1)).toContain('Artist 9x');
  });
  test('considers the first eight places', () => {
    const many = crowd(thresholds.places + 1, 5, (n) => ({ place_name: `Yard ${n}` }));
    expect(titlesOf('location_listicle', { photos: many })).toHaveLength(8);
  });
  test('ignores a tag that says what or where a picture is', () => {
    const tags = ['street-art', 'mural', 'brixton', 'known-artist'];
    expect(titlesOf('artist_profile', { photos: photos(4, { tags, neighborhood: 'Brixton' }) })).toEqual([]);
  });
  test('counts a tag once for each photo, however often the photo has it', () => {
    expect(titlesOf('artist_profile', { photos: photos(2, { tags: ['stik', 'Stik', 'stik'] }) })).toEqual([]);
  });
  test.each(['call 07700 900 123', 'a@b.example', 'www.evil.example', '<<<>>>', 'x'.repeat(61)])(
    'ignores a place called %s',
    (place_name) => expect(titlesOf('location_listicle', { photos: photos(5, { place_name }) })).toEqual([]),
  );
  test('counts only active partners that serve food', () => {
    const partners = (type: string, status: 'active' | 'declined') =>
      Array.from({ length: 5 }, () => ({ type, status }));
    expect(titlesOf('food_crossover', { partners: partners('Record Store', 'active') })).toEqual([]);
    expect(titlesOf('food_crossover', { partners: partners('Restaurant', 'declined') })).toEqual([]);
  });
});

describe('the choice of ideas', () => {
  const plenty: IdeaSources = {
    ...nothing,
    photos: Array.from({ length: 9 }, (_, n) => photos(6, { neighborhood: `Quarter ${n}`, tags: ['mural'] })).flat(),
  };
  test('always includes the four evergreens', () => {
    expect(suggestArticles(nothing, () => 0).map(({ type }) => type)).toEqual(Array(4).fill('evergreen'));
  });
  test('is six ideas by priority when luck is even', () => {
    const chosen = suggestArticles(plenty, () => 0.5);
    expect(chosen).toHaveLength(IDEAS);
    expect(chosen.every(({ type }) => type === 'neighborhood_guide')).toBe(true);
  });
  test('varies with luck', () => {
    const draws = [0, 0, 0, 0, 0, 0, 0.9, 0.9, 0.9];
    const lucky = suggestArticles(plenty, () => draws.shift() ?? 0);
    expect(lucky[0]?.relatedData.neighborhood).toBe('Quarter 6');
  });
  test('names at most six photos', () => {
    const [guide] = suggestArticles({ ...nothing, photos: photos(20, { neighborhood: 'Peckham' }) }, () => 0);
    expect(guide?.relatedData.contestSubmissions).toHaveLength(6);
  });
});

describe('whatever photos, tours, partners and posts exist', () => {
  const word = fc.constantFrom('Shoreditch', 'Brixton', 'stik', 'mural', 'Leake Street', '', 'É&', '+44 7700 900123');
  // Admins choose the names of tours, so those are trusted. The rest comes from visitors.
  const place = fc.constantFrom('Shoreditch', 'Brixton', 'Leake Street');
  const sources: fc.Arbitrary<IdeaSources> = fc.record({
    photos: fc.array(
      fc.record({
        id: fc.uuid(),
        title: word,
        description: word,
        neighborhood: word,
        place_name: fc.option(word),
        tags: fc.array(word, { maxLength: 4 }),
        status: fc.constantFrom('approved' as const, 'pending' as const, 'rejected' as const),
      }),
      { maxLength: 40 },
    ),
    tours: fc.array(fc.record({ id: fc.uuid(), name: place, neighborhood: place }), { maxLength: 5 }),
    partners: fc.array(
      fc.record({ type: fc.constantFrom(...partnerTypes), status: fc.constantFrom(...partnerStatuses) }),
    ),
    posts: fc.array(fc.record({ title: word, topic: word }), { maxLength: 5 }),
    queued: fc.array(word, { maxLength: 5 }),
  });

  test('an idea that was written or queued is never suggested again', () => {
    fc.assert(
      fc.property(sources, fc.double({ min: 0, max: 0.99, noNaN: true }), fc.boolean(), (given, luck, asPosts) => {
        let now = given;
        const seen = new Set(
          [...now.posts.flatMap(({ title, topic }) => [title, topic]), ...now.queued].map(comparable),
        );
        for (let round = 0; round < 6; round += 1) {
          const suggested = suggestArticles(now, () => luck);
          expect(suggested.length).toBeLessThanOrEqual(IDEAS);
          for (const { title } of suggested) {
            expect(seen.has(comparable(title))).toBe(false);
            seen.add(comparable(title));
          }
          const titles = suggested.map(({ title }) => title);
          // An editor may change the title, but the topic of the post stays.
          now = asPosts
            ? { ...now, posts: [...now.posts, ...titles.map((topic) => ({ title: 'Renamed', topic }))] }
            : { ...now, queued: [...now.queued, ...titles] };
        }
        expect(suggestArticles(now, () => luck).every(({ title }) => !seen.has(comparable(title)))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
  test('every suggestion can be accepted, and contains no phone number or address', () => {
    fc.assert(
      fc.property(sources, (given) => {
        for (const idea of suggestArticles(given, () => 0)) {
          expect(blogSuggestionSchema.safeParse(idea).error).toBeUndefined();
          expect(idea.title).not.toContain('900123');
          expect(suggestionTypes).toContain(idea.type);
        }
      }),
      { numRuns: 100 },
    );
  });
});
