import * as z from 'zod/mini';
import { lastEdit } from '../audit/schema.ts';
import { type DecisionReason, decisionReasons } from '../decision-reasons/index.ts';
import { e164 } from '../phone/index.ts';

/** The most characters of a review's sentence and of an admin's answer. */
export const REVIEW_LENGTH = 300;
export const ANSWER_LENGTH = 500;

/** How long (ms) a review can be changed. */
export const REVIEW_CHANGEABLE_MS = 24 * 3_600_000;

export const reviewStatuses = ['shown', 'held', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/**
 * `reviews/{keyed hash of booking and writer}`: the review of one phone or one page player.
 * Visitors read it while it is `shown`. It is `held` until an admin has read a doubtful sentence or a
 * report, and `hidden` when an admin has decided so.
 */
export const reviewSchema = z.object({
  tour_id: z.string(),
  /** The tour's name at the time of the hunt. */
  tour_name: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  /** Empty when the player sent only a number. */
  text: z.string().check(z.maxLength(REVIEW_LENGTH)),
  /** The team's name, as on the leaderboard. */
  team: z.string(),
  status: z.enum(reviewStatuses),
  /** Why it is hidden, or held as 'reported' until a person has looked; null for any other review. */
  hidden_for: z._default(z.nullable(z.enum([...decisionReasons, 'reported'])), null),
  /** Whether its stars count in the tour's rating (`countsWhenHiddenFor`). */
  counts: z._default(z.boolean(), true),
  answer: z.nullable(z.string().check(z.maxLength(ANSWER_LENGTH))),
  created_at: z.date(),
  last_edit: lastEdit,
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * `reviews/{id}/private/author`, for functions and admins only. A page player has no number, so
 * their name and the booking tell who they were.
 */
export const reviewAuthorSchema = z.object({
  reviewer_phone: z.nullable(e164),
  page_player: z.optional(z.nullable(z.string())),
  booking_id: z.string(),
});
export type ReviewAuthor = z.infer<typeof reviewAuthorSchema>;

/** Whether a hidden review's stars still count. They do, unless nobody honest gave them. */
export const countsWhenHiddenFor = (reason: DecisionReason): boolean => reason !== 'fake' && reason !== 'unlawful';

/** The mean to one decimal. A tour without reviews has 0, and its page shows nothing. */
export const ratingOf = (sum: number, reviews: number) => ({
  rating: reviews === 0 ? 0 : Math.round((10 * sum) / reviews) / 10,
  reviews,
});
