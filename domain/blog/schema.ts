import * as z from 'zod/mini';
import { lastEdit } from '../audit/index.ts';

export const postStatuses = ['draft', 'published', 'archived'] as const;

/** `blog_posts/{id}`: readable when `published`. `content` is markdown. */
export const blogPostSchema = z.object({
  title: z.string(),
  slug: z.string(),
  content: z.string(),
  excerpt: z.string(),
  featured_image: z.nullable(z.string()),
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
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const generationJobSchema = z.object({
  title: z.string(),
  type: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'failed']),
  priority: z.number(),
  suggestion_data: z.record(z.string(), z.unknown()),
  error_message: z.nullable(z.string()),
  blog_post_id: z.nullable(z.string()),
  created_at: z.date(),
  completed_at: z.nullable(z.date()),
});
export type GenerationJob = z.infer<typeof generationJobSchema>;

/** Minutes to read a text at 200 words a minute, rounded up, at least one. */
export function readingMinutes(content: string): number {
  const words = content.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / 200));
}
