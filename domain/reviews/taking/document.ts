import { teamName } from '../../leaderboard/row.ts';
import type { Review } from '../schema.ts';
import { isDoubtful } from './hold.ts';
import type { SubmittedReview } from './take.ts';

/**
 * The document of a review. A hidden review that its writer changes is held, not shown. The admin's
 * answer is removed with the words that it answered.
 * @param before the review until now; null for a first one
 */
export function reviewDocument({ booking, rating, text, at }: SubmittedReview, before: Review | null): Review {
  return {
    tour_id: booking.tour_id,
    tour_name: booking.tour_name,
    rating,
    text,
    team: teamName(booking.id, booking.team_name),
    status: isDoubtful(text) || before?.status === 'hidden' ? 'held' : 'shown',
    answer: null,
    created_at: before?.created_at ?? at,
  };
}
