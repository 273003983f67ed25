import { DEFAULT_AUTHOR, type PostForm, postFormSchema, type SavedPost } from '@streetlore/domain/blog';
import type * as z from 'zod/mini';

/** The form of a post that nobody has written yet. */
export const emptyForm: PostForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  topic: '',
  tone: '',
  status: 'draft',
  author: DEFAULT_AUTHOR,
  tags: '',
  featured_image: '',
  image_credit: null,
  meta_description: '',
  publish_at: null,
};

/** A stored post as the form shows it. */
export const formOf = (post: SavedPost): PostForm => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  topic: post.topic,
  tone: post.tone,
  status: post.status,
  author: post.author,
  tags: post.tags.join(', '),
  featured_image: post.featured_image ?? '',
  image_credit: post.image_credit,
  meta_description: post.meta_description,
  publish_at: post.publish_at,
});

const fields = Object.keys(emptyForm) as (keyof PostForm)[];

/** Whether two forms say the same. */
export const sameForm = (a: PostForm, b: PostForm): boolean =>
  fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

export type FieldFaults = Partial<Record<keyof PostForm, string>>;

/** What is wrong with each field; the first fault of a field counts. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path[0]);
    if (field) faults[field] ??= message;
  }
  return faults;
}

/** Whether the form could be stored as it is. */
export const isComplete = (form: PostForm): boolean => postFormSchema.safeParse(form).success;
