import { DEFAULT_AUTHOR, type PostForm, postFormSchema } from '@streetlore/domain/blog';
import { namesOf } from '@streetlore/domain/fields';
import type * as z from 'zod/mini';
import { pictureTexts } from '../../picture/texts.ts';
import { blogAdminTexts } from '../texts.ts';

/** The form of a new post. */
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
  image_focus: null,
  meta_description: '',
  publish_at: null,
};

const fields = Object.keys(emptyForm) as (keyof PostForm)[];

/** Whether two forms have the same values. */
export const sameForm = (a: PostForm, b: PostForm): boolean =>
  fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

export type FieldFaults = Partial<Record<keyof PostForm, string>>;

/** The first error of each field. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): FieldFaults {
  const faults: FieldFaults = {};
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path[0]);
    if (field) faults[field] ??= message;
  }
  return faults;
}

/** The names of the fields with an error, as their labels say them, in the order of the screen. */
export const namesOfFields = (faults: FieldFaults): string[] =>
  namesOf(labels)
    .filter((field) => faults[field] !== undefined)
    .map((field) => labels[field]);

const labels: Readonly<Record<keyof PostForm, string>> = {
  topic: blogAdminTexts.topic,
  tone: blogAdminTexts.tone,
  title: blogAdminTexts.title,
  slug: blogAdminTexts.slug,
  content: blogAdminTexts.content,
  excerpt: blogAdminTexts.excerpt,
  meta_description: blogAdminTexts.meta,
  tags: blogAdminTexts.tags,
  author: blogAdminTexts.author,
  status: blogAdminTexts.status,
  publish_at: blogAdminTexts.publishAt,
  featured_image: blogAdminTexts.featuredUrl,
  image_credit: pictureTexts.credit,
  image_focus: blogAdminTexts.featuredHeading,
};

/** Whether the form can be stored as it is. */
export const isComplete = (form: PostForm): boolean => postFormSchema.safeParse(form).success;
