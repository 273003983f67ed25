import { postFormSchema } from '@streetlore/domain/blog';
import { namesOf } from '@streetlore/domain/fields';
import { aPost } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { withOther } from '../../testing/fields.ts';
import { htmlOf, seenIn } from '../../testing/words.tsx';
import { Article } from './article.tsx';

// A reader sees on the page every field that an admin edits of a post.

const post = aPost({ image_credit: { text: 'Photo: "Crane"', path: '/contest/submission/crane-1' } });
const page = (shown: typeof post) => seenIn(htmlOf(<Article post={{ ...shown, id: post.slug }} />));

/** Not on the page: where and when there is one, how the model writes, what search engines read. */
const elsewhere = ['slug', 'status', 'publish_at', 'topic', 'tone', 'meta_description'];
const shown = namesOf(postFormSchema.shape).filter((field) => !elsewhere.includes(field));

test.each(shown)('a reader sees another %s', (field) => {
  expect(page(withOther(post, field, postFormSchema))).not.toBe(page(post));
});

test('a reader sees another name of the photographer, with the same link', () => {
  const credit = { text: 'Photo: "Heron"', path: '/contest/submission/crane-1' };
  expect(page({ ...post, image_credit: credit })).not.toBe(page(post));
});
