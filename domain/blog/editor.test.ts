import { describe, expect, test } from 'vitest';
import {
  canInsertGallery,
  creditOf,
  fallbackTitles,
  featuredImage,
  freeSlug,
  gaveUpText,
  generatedPostSchema,
  isCleared,
  JOB_LEASE,
  jobAfterFault,
  newJob,
  type PostForm,
  type PostPhoto,
  postFormSchema,
  postOfForm,
  publishedOnTime,
  slugOfTitle,
  splitTags,
  stockPictures,
  takeJob,
  templatePost,
  tonePresets,
  withGallery,
} from './index.ts';

const at = new Date('2026-11-20T10:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);

describe('a job', () => {
  const suggestion = {
    title: 'A',
    type: 'evergreen',
    priority: 30,
    relatedData: { neighborhood: null, contestSubmissions: [], tour: null },
  } as const;
  const job = newJob({ ...suggestion, relatedData: { ...suggestion.relatedData, contestSubmissions: [] } }, 0, at);

  test.each([
    [0, 30],
    [0.09, 30],
    [0.5, 35],
    [0.999, 39],
  ])('has the suggestion’s priority and 0 to 9 more: luck %d makes %i', (luck, priority) =>
    expect(newJob({ ...suggestion, relatedData: job.suggestion_data }, luck, at).priority).toBe(priority),
  );
  test('is taken when it is due, and not again before its lease ends', () => {
    expect(takeJob({ ...job, due_at: later(1) }, at)).toBeNull();
    const taken = { ...job, ...takeJob(job, at) };
    expect(taken).toMatchObject({ status: 'processing', attempts: 1, due_at: later(JOB_LEASE) });
    expect(takeJob(taken, later(JOB_LEASE - 1))).toBeNull();
    expect(takeJob(taken, later(JOB_LEASE))).toMatchObject({ attempts: 2 });
    expect(takeJob({ ...taken, attempts: 3 }, later(JOB_LEASE))).toMatchObject({ status: 'failed', due_at: null });
  });
  test('waits after an overload, is retried at once after a bad answer, and fails on a wrong key', () => {
    expect(jobAfterFault({ ...job, attempts: 1 }, 'busy', at)).toEqual({ status: 'pending', due_at: later(2_000) });
    expect(jobAfterFault({ ...job, attempts: 2 }, 'busy', at)).toEqual({ status: 'pending', due_at: later(8_000) });
    expect(jobAfterFault({ ...job, attempts: 1 }, 'malformed', at)).toEqual({ status: 'pending', due_at: at });
    expect(jobAfterFault({ ...job, attempts: 3 }, 'busy', at)).toMatchObject({ status: 'failed' });
    expect(jobAfterFault({ ...job, attempts: 1 }, 'rejected', at)).toMatchObject({
      status: 'failed',
      error_message: gaveUpText('rejected', 1),
    });
  });
  test.each([
    ['pending', null, false],
    ['processing', null, false],
    ['failed', null, true],
    ['completed', -2 * 3_600_000 + 1, false],
    ['completed', -2 * 3_600_000 - 1, true],
  ] as const)('that is %s since %d ms is cleared: %s', (status, since, cleared) => {
    const completed_at = since === null ? null : later(since);
    expect(isCleared({ ...job, status, completed_at }, at)).toBe(cleared);
  });
});

describe('the gallery', () => {
  const item = { url: 'https://a.example/b.jpg', caption: 'A fox', source: '' };
  test('is not inserted while a picture has no address', () => {
    expect(canInsertGallery([])).toBe(false);
    expect(canInsertGallery([item, { ...item, url: ' ' }])).toBe(false);
    expect(canInsertGallery([item])).toBe(true);
  });
  test('is a section with each picture, its caption and its source if there is one', () => {
    expect(withGallery('Text.\n', [item, { url: '/b (1).jpg', caption: '', source: 'https://s.example' }])).toBe(
      'Text.\n\n## Image Gallery\n\n![A fox](https://a.example/b.jpg)\n\n*A fox*\n\n![](/b%20%281%29.jpg)\n\n[Source](https://s.example)',
    );
    expect(withGallery('', [item])).toMatch(/^## Image Gallery/);
  });
  test('escapes captions and addresses', () => {
    const text = withGallery('', [{ url: 'x) [y](javascript:z', caption: '](javascript:z) **b**', source: '' }]);
    expect(text).not.toMatch(/(?<!\\)\]\(javascript/);
  });
});

describe('a slug', () => {
  test.each([
    ["Camden's  Walls -- a Guide!", 'camdens-walls-a-guide'],
    ['---', 'post'],
    ['日本', 'post'],
  ])('of %s is %s', (title, slug) => expect(slugOfTitle(title)).toBe(slug));
  test('that is in use gets the first free number', () => {
    expect(freeSlug('a', ['b', 'a-2'])).toBe('a');
    expect(freeSlug('a', ['a', 'a-2'])).toBe('a-3');
  });
});

describe('a form', () => {
  const form: PostForm = {
    title: 'T',
    slug: 't',
    excerpt: '',
    content: 'C',
    topic: 'x',
    tone: 'y',
    status: 'draft',
    author: '',
    tags: ' a, ,b,a ',
    featured_image: '',
    image_credit: creditOf({ id: 'p', title: 'P' }),
    image_focus: { x: 10, y: 20 },
    artist: null,
    meta_description: '',
    publish_at: later(1),
  };
  test.each(['title', 'content', 'topic', 'tone'])('without %s is refused with the spec’s words', (field) => {
    const refused = postFormSchema.safeParse({ ...form, [field]: ' ' });
    expect(refused.error?.issues[0]?.message).toBe('Please fill in all required fields');
  });
  test('has at most 160 characters of meta description', () => {
    expect(postFormSchema.safeParse({ ...form, meta_description: 'x'.repeat(160) }).success).toBe(true);
    expect(postFormSchema.safeParse({ ...form, meta_description: 'x'.repeat(161) }).success).toBe(false);
  });
  test('becomes a post with the company as its author and with split tags', () => {
    expect(postOfForm(form)).toMatchObject({
      author: 'Streetlore',
      tags: ['a', 'b'],
      featured_image: null,
      image_credit: null,
      image_focus: null,
      publish_at: later(1),
    });
    expect(postOfForm({ ...form, status: 'archived' }).publish_at).toBeNull();
  });
  test('splits tags at commas and drops empty ones', () => expect(splitTags('a,, b ,')).toEqual(['a', 'b']));
});

test('a draft is published at its time and not before, and other posts never are', () => {
  const draft = { status: 'draft', publish_at: at } as const;
  expect(publishedOnTime(draft, later(-1))).toBeNull();
  expect(publishedOnTime(draft, at)).toMatchObject({ status: 'published', published_at: at, publish_at: null });
  expect(publishedOnTime({ status: 'archived', publish_at: at }, at)).toBeNull();
});

describe('the picture of a post', () => {
  const photo = (id: string, given: Partial<PostPhoto> = {}): PostPhoto => ({
    id,
    title: id,
    image_url: `/${id}.webp`,
    artist: null,
    neighborhood: 'Camden',
    place_name: null,
    tags: ['street-art'],
    votes: 0,
    ...given,
  });
  const choose = (photos: PostPhoto[], about: string[], preferred: string[] = []) =>
    featuredImage(photos, about, preferred, 0).url;

  test('is the photo with the place and tags of the post, and of equal photos the one with more votes', () => {
    const photos = [photo('a'), photo('b', { votes: 5 }), photo('fox', { neighborhood: 'Brixton', tags: ['fox'] })];
    expect(choose(photos, ['A walk in Camden'])).toBe('/b.webp');
    expect(choose(photos, ['The fox of Brixton'])).toBe('/fox.webp');
  });
  test('is a photo of the post’s suggestion before any other', () =>
    expect(choose([photo('a', { votes: 9 }), photo('b')], ['Camden'], ['b'])).toBe('/b.webp'));
  test('is one of four fixed pictures at random when no photo fits; a tag of every photo does not count', () => {
    const urls = [0, 0.25, 0.5, 0.75].map((luck) => featuredImage([photo('a')], ['Peckham street art'], [], luck).url);
    expect(urls).toEqual(stockPictures.map(({ url }) => url));
    expect(new Set(urls).size).toBe(4);
  });
  test('has a credit that names the photo and links to it, without the photographer', () =>
    expect(featuredImage([photo('a')], ['Camden'], [], 0).credit).toEqual({
      text: 'Photo: "a", from the Streetlore photo contest',
      path: '/contest/submission/a-a',
    }));
});

test('the fallbacks are five titles of 50 to 60 characters and an article within its limits', () => {
  expect(fallbackTitles).toHaveLength(5);
  for (const title of fallbackTitles) expect(title.length >= 50 && title.length <= 60).toBe(true);
  const post = generatedPostSchema.parse(templatePost('Canal walls', 0));
  expect(post).toMatchObject({ title: 'Canal walls', tags: ['street-art', 'london'], slug: 'canal-walls' });
  expect(Math.max(post.excerpt.length, post.metaDescription.length)).toBeLessThanOrEqual(160);
});

test('there are the spec’s eight tones', () => expect(tonePresets).toHaveLength(8));
