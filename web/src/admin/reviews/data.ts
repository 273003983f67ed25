import { documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type Review, reviewStatuses, reviewsListed } from '@streetlore/domain/reviews';
import { EditError, edit, type Pages, usePages } from '../../data/index.ts';

/** Reviews of a page. */
const REVIEWS_PAGE = 20;

export const reviewFilters = ['held', 'shown', 'hidden', 'all'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** The reviews of a list, page by page and live, the newest first. */
export function useReviewList(filter: ReviewFilter): Pages<Review> {
  return usePages(reviewsListed(reviewStatuses.find((status) => status === filter) ?? null), REVIEWS_PAGE);
}

/** Changes a review that still says what the admin has read: its writer may have changed it meanwhile. */
const change = (review: WithId<Review>, action: string, fields: Partial<Review>, id?: string) =>
  edit(documents.review(review.id), { action, ...(id ? { id } : {}) }, ({ rating, text }) => {
    if (rating !== review.rating || text !== review.text)
      throw new EditError('changed', 'The player has changed this review meanwhile.');
    return fields;
  });

/** Puts a review on its tour's page. Rejects with EditError, as do the others. */
export const show = (review: WithId<Review>) => change(review, 'review_shown', { status: 'shown' });

/** Takes a review off its tour's page, and out of the tour's rating. */
export const hide = (review: WithId<Review>) => change(review, 'review_hidden', { status: 'hidden' });

/** @param entry the same for the same answer, so that a repeat after a lost reply is logged once */
export const answer = (review: WithId<Review>, words: string | null, entry: string) =>
  change(review, 'review_answered', { answer: words }, entry);
