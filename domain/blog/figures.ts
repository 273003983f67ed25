import * as z from 'zod/mini';
import { londonMonth } from '../time/index.ts';
import type { BlogPost } from './schema.ts';

const count = z.int().check(z.minimum(0));

/** `stats/posts`: the number of posts in each status; admins only. */
export const postStatsSchema = z.object({
  total: count,
  published: count,
  drafts: count,
  /** The London month of `created`, such as `2026-11`: the month of the last count. */
  month: z.string(),
  created: count,
  counted_at: z.date(),
});
export type PostStats = z.infer<typeof postStatsSchema>;

/** Posts created in a London month; 0 if the figures are of another month. */
export const createdIn = (month: string, stats: PostStats): number => (stats.month === month ? stats.created : 0);

export function countPosts(posts: readonly Pick<BlogPost, 'status' | 'created_at'>[], now: Date): PostStats {
  const month = londonMonth(now);
  const having = (wanted: BlogPost['status']) => posts.filter(({ status }) => status === wanted).length;
  return {
    total: posts.length,
    published: having('published'),
    drafts: having('draft'),
    month,
    created: posts.filter(({ created_at }) => londonMonth(created_at) === month).length,
    counted_at: now,
  };
}
