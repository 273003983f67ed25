import * as z from 'zod/mini';
import { documentId } from '../fields/index.ts';
import { reviewSchema } from './schema.ts';

/**
 * Input of the callable `judgeReview`: whether the tour's page shows a review. `read` is the review
 * as the admin has read it: its writer may have changed it meanwhile.
 */
export const judgeReviewInput = z.strictObject({
  request_id: documentId,
  review_id: documentId,
  status: z.enum(['shown', 'hidden']),
  read: z.strictObject({
    rating: reviewSchema.shape.rating,
    text: reviewSchema.shape.text,
    /** Absent in requests from pages that were open before this field existed. */
    status: z.optional(reviewSchema.shape.status),
  }),
});
export type JudgeReviewInput = z.infer<typeof judgeReviewInput>;
