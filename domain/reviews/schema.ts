import * as z from 'zod/mini';
import { lastEdit } from '../audit/schema.ts';
import { e164 } from '../phone/index.ts';

/** A sentence of a review, and an admin's answer, in characters at most. */
export const REVIEW_LENGTH = 300;
export const ANSWER_LENGTH = 500;

export const reviewStatuses = ['shown', 'held', 'hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/**
 * `reviews/{keyed hash of booking and phone}`: what one phone of a finished hunt said of its tour; public while `shown`. It is `held`
 * until an admin has looked when its sentence may not be fit to be shown, and `hidden` when one has decided so.
 */
export const reviewSchema = z.object({
  tour_id: z.string(),
  /** As it was called when it was played. */
  tour_name: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  /** Empty where only a number was sent. */
  text: z.string().check(z.maxLength(REVIEW_LENGTH)),
  /** The team's name, as on the leaderboard. */
  team: z.string(),
  status: z.enum(reviewStatuses),
  /** What an admin says to it. */
  answer: z.nullable(z.string().check(z.maxLength(ANSWER_LENGTH))),
  created_at: z.date(),
  last_edit: lastEdit,
});
export type Review = z.infer<typeof reviewSchema>;

/** `reviews/{id}/private/author`: whose it is; functions and admins only. */
export const reviewAuthorSchema = z.object({ reviewer_phone: e164, booking_id: z.string() });
export type ReviewAuthor = z.infer<typeof reviewAuthorSchema>;
