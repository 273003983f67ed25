import type { Review } from '../reviews/schema.ts';
import { created } from './created.ts';

/** A shown review of `color-vinyl`: four stars and a sentence. */
export function aReview(given: Partial<Review> = {}): Review {
  return {
    tour_id: 'color-vinyl',
    tour_name: 'Color & Vinyl',
    rating: 4,
    text: 'The duck was fun',
    team: 'The Stencils',
    status: 'shown',
    hidden_for: null,
    counts: true,
    answer: null,
    created_at: created,
    ...given,
  };
}
