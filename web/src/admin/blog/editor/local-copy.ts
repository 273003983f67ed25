import { artistField } from '@streetlore/domain/artist';
import { imageCreditSchema, type PostForm, postStatuses } from '@streetlore/domain/blog';
import { deserialise, serialise } from '@streetlore/domain/dated-json';
import { photographFields } from '@streetlore/domain/picture';
import * as z from 'zod/mini';
import { local } from '../../../browser-storage.ts';
import { UNSAVED_TEXT } from '../../../data/index.ts';

const PREFIX = `${UNSAVED_TEXT}post:`;

const form = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  topic: z.string(),
  tone: z.string(),
  status: z.enum(postStatuses),
  author: z.string(),
  tags: z.string(),
  featured_image: z.string(),
  image_credit: z.nullable(imageCreditSchema),
  image_focus: photographFields.image_focus,
  artist: artistField,
  meta_description: z.string(),
  publish_at: z.nullable(z.date()),
});

const copySchema = z.object({ form, at: z.date(), fresh: z.boolean() });

/** Unsaved text, kept in this browser. `fresh`: the post was never saved. */
export type LocalCopy = z.infer<typeof copySchema> & { readonly id: string };

/** @returns whether the browser had room for it */
export const storeLocalCopy = (id: string, copy: { form: PostForm; at: Date; fresh: boolean }): boolean =>
  local.set(PREFIX + id, serialise(copy));

export const removeLocalCopy = (id: string): void => local.remove(PREFIX + id);

/** Null without a copy, or when an older version of the site wrote one that no longer fits. */
export function localCopy(id: string): LocalCopy | null {
  const text = local.get(PREFIX + id);
  const parsed = text === null ? null : copySchema.safeParse(deserialise(text));
  return parsed?.success ? { ...parsed.data, id } : null;
}

/** The latest first. */
export function localCopies(): LocalCopy[] {
  return local
    .entries(PREFIX)
    .map(([key]) => localCopy(key.slice(PREFIX.length)))
    .filter((copy) => copy !== null)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}
