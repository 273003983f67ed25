import type { Artist } from '../artist/index.ts';
import type { BlogPost } from '../blog/schema.ts';
import type { Booking } from '../booking/schema.ts';
import type { Submission } from '../contest/schema.ts';
import { routes } from '../paths/index.ts';
import type { WithId } from '../query/index.ts';
import type { Review } from '../reviews/schema.ts';
import type { ReportedKind } from './schema.ts';

/** A reported thing as it is now, whatever its kind. */
export type Thing = {
  readonly title: string;
  readonly text: string;
  readonly image_url: string | null;
  readonly path: string | null;
  readonly artist: Artist | null;
  /** Whether visitors see it. */
  readonly isShown: boolean;
};

export const caseIdOf = (kind: ReportedKind, thingId: string): string => `${kind}_${thingId}`;

export const photoAsThing = (photo: WithId<Submission>): Thing => ({
  title: photo.title,
  text: photo.description,
  image_url: photo.image_url,
  path: routes.submission(photo),
  artist: photo.artist,
  isShown: photo.status === 'approved',
});

/** @param neighborhood that of the tour; null for a tour that is gone */
export const reviewAsThing = (review: Review, neighborhood: string | null): Thing => ({
  title: `${review.team} on ${review.tour_name}`,
  text: review.text,
  image_url: null,
  path: neighborhood === null ? null : routes.tour({ id: review.tour_id, neighborhood }),
  artist: null,
  isShown: review.status === 'shown',
});

/** A team's name. A team without a name of its own has nothing to report. */
export const teamAsThing = (booking: Booking): Thing | null =>
  booking.team_name === null
    ? null
    : {
        title: booking.team_name,
        text: booking.tour_name,
        image_url: null,
        path: routes.leaderboard,
        artist: null,
        isShown: booking.confirmed_at !== null && !booking.name_hidden,
      };

export const postAsThing = (post: BlogPost): Thing => ({
  title: post.title,
  text: post.excerpt,
  image_url: post.featured_image,
  path: routes.post(post.slug),
  artist: null,
  isShown: post.status === 'published',
});
