import type { reviewHidingReasons } from '@streetlore/domain/decision-reasons';
import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import {
  type JudgeReviewInput,
  judgeReviewInput,
  type Review,
  type ReviewAuthor,
  reviewAuthorSchema,
  reviewStatuses,
  reviewsListed,
} from '@streetlore/domain/reviews';
import * as z from 'zod/mini';
import {
  callable,
  callConfirmed,
  EditError,
  editDocument,
  type Pages,
  useDocumentOf,
  usePages,
} from '../../data/index.ts';

const REVIEWS_PAGE = 20;

export const reviewFilters = ['held', 'shown', 'hidden', 'all'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** The newest first. */
export function useReviewList(filter: ReviewFilter): Pages<Review> {
  return usePages(reviewsListed(reviewStatuses.find((status) => status === filter) ?? null), REVIEWS_PAGE);
}

/** The author; null while unknown, and when the author was erased. */
export function useReviewAuthor(id: string): ReviewAuthor | null {
  const live = useDocumentOf(documents.reviewAuthor(id), reviewAuthorSchema);
  return live.status === 'ready' ? live.data : null;
}

const callJudgeReview = callable('judgeReview', judgeReviewInput, z.object({}));
/** @param reason null to show the review */
function judge(
  { id, rating, text, status: was }: WithId<Review>,
  reason: JudgeReviewInput['reason'],
  request_id: string,
) {
  const status = reason === null ? 'shown' : 'hidden';
  const read = { rating, text, status: was };
  return callConfirmed(
    () => callJudgeReview({ request_id, review_id: id, status, reason, read }),
    documents.review(id),
    (now) => now?.status === status,
  );
}

/**
 * Fails when the review has changed since the admin read it. Rejects with CallError, as does
 * `hideReview`.
 */
export const showReview = (review: WithId<Review>) => judge(review, null, crypto.randomUUID());

export const hideReview = (review: WithId<Review>, reason: (typeof reviewHidingReasons)[number], requestId: string) =>
  judge(review, reason, requestId);

/**
 * Saves an answer, unless the review or its answer has changed since the admin read it. Rejects with
 * EditError.
 * @param entry the audit entry's id, the same for the same answer: a repeat after a lost answer is logged
 * once
 */
export const answerReview = (review: WithId<Review>, words: string | null, entry: string) =>
  editDocument(
    documents.review(review.id),
    { action: 'review_answered', id: entry },
    ({ rating, text, answer: now }) => {
      if (rating !== review.rating || text !== review.text)
        throw new EditError('changed', 'The player has changed this review meanwhile.');
      if ((now ?? null) !== review.answer)
        throw new EditError('changed', 'Somebody else has answered this review meanwhile.');
      return { answer: words };
    },
  );
