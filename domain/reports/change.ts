import { type Artist, artistFields } from '../artist/index.ts';
import type { BlogPost } from '../blog/schema.ts';
import type { Booking } from '../booking/schema.ts';
import type { Submission } from '../contest/schema.ts';
import { type PhotoVerdict, statusFields } from '../contest/verdict.ts';
import type { DecisionReason } from '../decision-reasons/index.ts';
import { heldReview, judgedReview, type Review } from '../reviews/index.ts';

/** What becomes of a thing. */
export type ThingChange = {
  /**
   * `held`: hidden until a person has looked; `hidden`: hidden by a person; `shown`: shown again after
   * either; null: as it is.
   */
  readonly to: 'held' | 'hidden' | 'shown' | null;
  /** Why a person has hidden it; null otherwise. */
  readonly reason: DecisionReason | null;
  /** Whom a person has named as the artist; null where nobody was named. */
  readonly artist: Artist | null;
};

export const noChange: ThingChange = { to: null, reason: null, artist: null };

/** The fields of a photo that change. A photo that is only held keeps its badge for when it comes back. */
export function changedPhoto(
  { to, artist }: ThingChange,
  verdict: PhotoVerdict | null,
): Partial<Pick<Submission, 'status' | 'queue_score' | 'is_winner' | 'artist' | 'artist_slug'>> {
  return {
    ...(artist && artistFields(artist)),
    ...(to && statusFields(photoStatuses[to], verdict)),
    ...(to === 'hidden' && { is_winner: false }),
  };
}

export const photoStatuses = { held: 'pending', hidden: 'rejected', shown: 'approved' } as const;

export function changedReview({ to, reason }: ThingChange): Partial<Review> {
  if (to === 'held') return heldReview;
  return to === null ? {} : judgedReview(to === 'hidden' ? reason : null);
}

/** The chosen name stays on the booking, where only its booker, functions and admins read it. */
export const changedTeam = ({ to }: ThingChange): Partial<Pick<Booking, 'name_hidden'>> =>
  to === null ? {} : { name_hidden: to !== 'shown' };

export const changedPost = (
  { to }: ThingChange,
  now: Date,
): Partial<Pick<BlogPost, 'status' | 'publish_at' | 'updated_at'>> =>
  to === null ? {} : { status: to === 'shown' ? 'published' : 'archived', publish_at: null, updated_at: now };
