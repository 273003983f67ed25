import * as z from 'zod/mini';
import { artistSchema } from '../artist/schema.ts';
import { documentId, line } from '../fields/index.ts';
import { postLimits } from './limits.ts';
import { imageCreditSchema } from './schema.ts';
import { blogSuggestionSchema } from './suggestion.ts';
import { editorTexts } from './texts.ts';

/** `suggestArticles` returns at most six ideas, the best first. A second call may return other ideas. */
export const suggestArticlesInput = z.nullish(z.strictObject({}));
export const suggestArticlesOutput = z.object({ suggestions: z.array(blogSuggestionSchema) });
export type SuggestArticlesOutput = z.infer<typeof suggestArticlesOutput>;

/** `acceptSuggestion`: the browser chooses the job's id, so that a second click makes no second job. */
export const acceptSuggestionInput = z.strictObject({ job_id: documentId, suggestion: blogSuggestionSchema });
export type AcceptSuggestionInput = z.infer<typeof acceptSuggestionInput>;

/** `retryJob` queues a failed job again; `cancelJob` deletes any job except a completed one. */
export const jobInput = z.strictObject({ job_id: documentId });
export type JobInput = z.infer<typeof jobInput>;
export const jobOutput = z.object({ job_id: documentId });
export type JobOutput = z.infer<typeof jobOutput>;

/** `clearCompleted` keeps jobs that wait, are being written or were completed in the last two hours. */
export const clearCompletedInput = z.nullish(z.strictObject({}));
export const clearCompletedOutput = z.object({ cleared: z.int() });
export type ClearCompletedOutput = z.infer<typeof clearCompletedOutput>;

/** How long a client must wait for `generatePost`, whatever its default, in milliseconds. */
export const GENERATION_TIMEOUT = 60_000;

/** `generatePost` streams its progress, then returns the whole post, checked and cleaned. */
export const generatePostInput = z.strictObject({
  topic: line(postLimits.topic, editorTexts.topicAndToneNeeded),
  tone: line(postLimits.tone, editorTexts.topicAndToneNeeded),
});
export type GeneratePostInput = z.infer<typeof generatePostInput>;

/** `words`: how many are written, of about `of`. `attempt` counts from 1; each starts from no words. */
export const generateProgress = z.object({ words: z.int(), of: z.int(), attempt: z.int() });
export type GenerateProgress = z.infer<typeof generateProgress>;

/** What the model wrote, checked and ready for the editor's fields. */
export const generatedPostSchema = z.object({
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  tags: z.array(z.string()),
  metaDescription: z.string(),
  featuredImage: z.nullable(z.string()),
  imageCredit: z.nullable(imageCreditSchema),
  artist: z.nullable(artistSchema),
});
export type GeneratedPost = z.infer<typeof generatedPostSchema>;

/** `suggestTitles`: five titles. With an empty topic, the model chooses the topics. */
export const suggestTitlesInput = z.strictObject({ topic: line(postLimits.topic), tone: line(postLimits.tone) });
export type SuggestTitlesInput = z.infer<typeof suggestTitlesInput>;
export const suggestTitlesOutput = z.object({ titles: z.array(z.string()) });
export type SuggestTitlesOutput = z.infer<typeof suggestTitlesOutput>;

/** `deletePost` deletes the post and the pictures uploaded for it. */
export const deletePostInput = z.strictObject({ post_id: documentId });
export type DeletePostInput = z.infer<typeof deletePostInput>;
export const deletePostOutput = z.object({ post_id: documentId });
export type DeletePostOutput = z.infer<typeof deletePostOutput>;
