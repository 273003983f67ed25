import { DEFAULT_AUTHOR, type PostForm, postFormSchema } from '@streetlore/domain/blog';
import type * as z from 'zod/mini';

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

/** Whether the form can be stored as it is. */
export const isComplete = (form: PostForm): boolean => postFormSchema.safeParse(form).success;
