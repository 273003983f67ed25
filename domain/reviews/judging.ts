import * as z from 'zod/mini';
import { type DecisionReason, reviewHidingReasons } from '../decision-reasons/index.ts';
import { documentId, optionalText, paragraph } from '../fields/index.ts';
import { ANSWER_LENGTH, countsWhenHiddenFor, type Review, reviewSchema } from './schema.ts';

const judgingTexts = { needsReason: 'Please choose why the review is hidden' } as const;

/**
 * `read`: the review as the admin has read it. Its writer may have changed it meanwhile. Hiding needs a
 * `reason`, and that a review is bad is none.
 */
export const judgeReviewInput = z
  .strictObject({
    request_id: documentId,
    review_id: documentId,
    status: z.enum(['shown', 'hidden']),
    reason: z.nullable(z.enum(reviewHidingReasons, judgingTexts.needsReason)),
    read: z.strictObject({
      rating: reviewSchema.shape.rating,
      text: reviewSchema.shape.text,
      status: reviewSchema.shape.status,
    }),
  })
  .check(
    z.refine(({ status, reason }) => (status === 'hidden') === (reason !== null), {
      path: ['reason'],
      message: judgingTexts.needsReason,
    }),
  );
export type JudgeReviewInput = z.infer<typeof judgeReviewInput>;

/** The fields of a review that a person has shown, or hidden for a reason. */
export const judgedReview = (reason: DecisionReason | null): Pick<Review, 'status' | 'hidden_for' | 'counts'> => ({
  status: reason === null ? 'shown' : 'hidden',
  hidden_for: reason,
  counts: reason === null || countsWhenHiddenFor(reason),
});

/** The fields of a review that is hidden until a person has looked. Its stars count as before. */
export const heldReview = { status: 'held', hidden_for: 'reported' } as const satisfies Partial<Review>;

/** An empty answer becomes null, which removes the answer from the review. */
export const answerFormSchema = z.object({ answer: optionalText(paragraph(ANSWER_LENGTH)) });
