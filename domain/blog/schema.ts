import * as z from 'zod/mini';
import { artistField, artistSlugField } from '../artist/schema.ts';
import { lastEdit } from '../audit/index.ts';
import { photographFields } from '../picture/photograph.ts';
import { suggestionDataSchema, suggestionTypes } from './suggestion.ts';

export const postStatuses = ['draft', 'published', 'archived'] as const;

/** `path` is the page of the contest photo; empty for any other picture. */
export const imageCreditSchema = z.object({ text: z.string(), path: z.string() });
export type ImageCredit = z.infer<typeof imageCreditSchema>;

/**
 * `blog_posts/{id}`: visitors read it when `published`. `content` is markdown. The first posts lack
 * the fields that have defaults.
 */
export const blogPostSchema = z.object({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  featured_image: z.nullable(z.string()),
  image_credit: z._default(z.nullable(imageCreditSchema), null),
  image_focus: photographFields.image_focus,
  /** Who made the work in the picture. */
  artist: artistField,
  artist_slug: artistSlugField,
  topic: z.string(),
  tone: z.string(),
  status: z.enum(postStatuses),
  author: z.string(),
  tags: z.array(z.string()),
  meta_description: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
  published_at: z.nullable(z.date()),
  last_edit: lastEdit,
  publish_at: z._default(z.nullable(z.date()), null),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/**
 * `post_slugs/{slug}`: which post has the slug. It is written in the same commit as the post, so
 * that no two posts share a slug. It counts only while its post still has the slug.
 */
export const slugReservationSchema = z.object({ post_id: z.string() });
export type SlugReservation = z.infer<typeof slugReservationSchema>;

export const jobStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** `blog_generation_jobs/{id}`: an article to be written; admins read, functions write. */
export const generationJobSchema = z.object({
  title: z.string(),
  type: z.enum(suggestionTypes),
  status: z.enum(jobStatuses),
  priority: z.int(),
  suggestion_data: suggestionDataSchema,
  error_message: z.nullable(z.string()),
  blog_post_id: z.nullable(z.string()),
  /** The number of tries since the job was accepted or retried. Each try calls the model at most once. */
  attempts: z.int(),
  /** From when a function may take the job: the end of a lease while `processing`; null once it is over. */
  due_at: z.nullable(z.date()),
  created_at: z.date(),
  completed_at: z.nullable(z.date()),
});
export type GenerationJob = z.infer<typeof generationJobSchema>;

/** Minutes to read a text, at 200 words a minute, rounded up, at least 1. */
export function readingMinutes(content: string): number {
  return Math.max(1, Math.ceil(countWords(content) / 200));
}

export function countWords(content: string): number {
  return content.split(/\s+/).filter(Boolean).length;
}
