import { serialise } from '@streetlore/domain/dated-json';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localCopy } from './local-copy.ts';

/** The oldest copy that a browser may still hold. Never add later fields to it. */
const oldest = {
  form: {
    title: 'Five walls before breakfast',
    slug: 'five-walls-before-breakfast',
    excerpt: '',
    content: 'Start at Sclater Street.',
    topic: 'Shoreditch',
    tone: 'Casual and friendly',
    status: 'draft',
    author: 'Streetlore',
    tags: 'street-art, london',
    featured_image: '',
    image_credit: null,
    meta_description: '',
    publish_at: null,
  },
  at: new Date('2026-11-01T09:00:00Z'),
  fresh: true,
};

beforeAll(() => void vi.stubGlobal('localStorage', { getItem: () => serialise(oldest) }));
afterAll(() => void vi.unstubAllGlobals());

// Text that an admin typed and did not save must survive a release that adds a field to posts.
test('text that an older version of the site kept is still readable', () => {
  expect(localCopy('a')).toMatchObject({ id: 'a', ...oldest });
});
