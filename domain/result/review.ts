import * as z from 'zod/mini';
import { pageToken } from '../booking/booking-page.ts';
import { playerName } from '../booking/page-players.ts';
import type { Booking } from '../booking/schema.ts';
import { line } from '../fields/index.ts';
import { type Decision, decided, refused } from '../problem/index.ts';
import { REVIEW_CHANGEABLE_MS, REVIEW_LENGTH, type Review, reviewSchema } from '../reviews/schema.ts';
import { resultTexts } from './texts.ts';

/** The review as a player of the page types it. */
export const pageReviewForm = z.object({
  name: playerName,
  rating: z.int(resultTexts.noStars).check(z.minimum(1, resultTexts.noStars), z.maximum(5, resultTexts.noStars)),
  text: line(REVIEW_LENGTH),
});
export type PageReviewForm = z.input<typeof pageReviewForm>;

export const reviewOnPageInput = z.strictObject({
  token: pageToken,
  ...pageReviewForm.shape,
  rating: reviewSchema.shape.rating,
});
/** Output of `reviewOnPage`: until when (ISO 8601) the review can be changed. */
export const reviewOnPageOutput = z.object({ until: z.iso.datetime() });

type Given = {
  /** This player's review until now; null for a first one. */
  before: Pick<Review, 'created_at'> | null;
  /** How many reviews the hunt has, by text or on the page. */
  reviews: number;
  at: Date;
};

/** When a review that was first given at this time becomes final. */
export const changeableUntil = (first: Date): Date => new Date(first.getTime() + REVIEW_CHANGEABLE_MS);

/**
 * Whether a page player may give or change their review. A hunt has at most one review for each
 * person paid for, so that nobody reviews it both by text and on the page.
 * @returns when the review becomes final
 */
export function mayReviewOnPage(
  { hunt, participants }: Pick<Booking, 'hunt' | 'participants'>,
  { before, reviews, at }: Given,
): Decision<{ until: Date }> {
  if (hunt.phase !== 'completed')
    return refused({ code: 'failed-precondition', message: resultTexts.notYet, field: 'rating' });
  const until = changeableUntil(before?.created_at ?? at);
  if (at >= until) return refused({ code: 'failed-precondition', message: resultTexts.final, field: 'rating' });
  if (!before && reviews >= participants)
    return refused({ code: 'failed-precondition', message: resultTexts.allGiven(participants), field: 'rating' });
  return decided({ until });
}
