import { collections } from '@streetlore/domain/paths';
import { figuresOfReview } from '@streetlore/domain/stats';
import { counting } from './triggers.ts';

/** A review was given or changed by text, or judged by an admin. */
export const countReviews = counting('countReviews', collections.reviews, figuresOfReview);
