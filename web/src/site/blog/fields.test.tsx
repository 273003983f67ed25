import { postFormSchema } from '@streetlore/domain/blog';
import { namesOf } from '@streetlore/domain/fields';
import { aPost } from '@streetlore/domain/testing';
import { expect, test } from 'vitest';
import { withOther } from '../../testing/fields.ts';
import { htmlOf } from '../../testing/words.tsx';
import { Article } from './article.tsx';

// Whatever an admin edits of a post, a reader sees on its page.

const post = aPost({ image_credit: { text: 'Photo: "Crane"', path: '/contest/submission/crane-1' } });
const page = (shown: typeof post) => htmlOf(<Article post={shown} />);

/** What decides where and when there is a page, and what the article was written by and search engines read. */
const elsewhere = ['slug', 'status', 'publish_at', 'topic', 'tone', 'meta_description'];
const shown = namesOf(postFormSchema.shape).filter((field) => !elsewhere.includes(field));

test.each(shown)('%s is on the page: another one is another page', (field) => {
  expect(page(withOther(post, field, postFormSchema))).not.toBe(page(post));
});
