import * as z from 'zod/mini';
import { documentId, optionalText, paragraph } from '../fields/index.ts';
import { ANSWER_LENGTH, reviewSchema } from './schema.ts';

/** `read`: the review as the admin has read it. Its writer may have changed it meanwhile. */
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

/** An empty answer becomes null, which removes the answer from the review. */
export const answerFormSchema = z.object({ answer: optionalText(paragraph(ANSWER_LENGTH)) });
