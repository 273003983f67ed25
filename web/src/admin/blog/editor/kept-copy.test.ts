import { freeze } from '@streetlore/domain/frozen';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keptCopy } from './kept-copy.ts';

/** The oldest copy that a browser may still keep. A field that came later is not in it, and never will be: leave it as it is. */
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

beforeAll(() => void vi.stubGlobal('localStorage', { getItem: () => freeze(oldest) }));
afterAll(() => void vi.unstubAllGlobals());

// What somebody has typed and not saved must survive a release that gives posts another field.
test('text that an older version of the site kept is found again', () => {
  expect(keptCopy('a')).toMatchObject({ id: 'a', ...oldest });
});
