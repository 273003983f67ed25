import {
  photoAtPath,
  photoOfSlug,
  photosByVotes,
  photosByVotesSince,
  placePath,
  type Submission,
  submissionSchema,
  winningPhotos,
} from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useState } from 'react';
import { type Live, mapLive, useDocumentOf, useQuery, wholly } from '../../data/index.ts';

export type Photo = WithId<Submission>;

export const submissionFilters = ['all', 'week', 'top'] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

/** Photos of a page of the gallery. */
export const GALLERY_PAGE = 24;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The first photos of a filter, and whether there are more than these. */
export type Gallery = {
  readonly photos: readonly Photo[];
  readonly hasMore: boolean;
};

/**
 * The approved photos with the most votes: of all, of the last 7 days, or of those with at least 100 votes. Reads one
 * document more than it shows. The week's edge is rounded to the minute, so that screens opened together share a listener.
 */
export function useGallery(filter: SubmissionFilter, count: number): Live<Gallery> {
  const minute = Math.floor(Date.now() / 60_000);
  const since = new Date(useState(minute)[0] * 60_000 - WEEK_MS);
  const asked = {
    all: () => photosByVotes(count + 1),
    week: () => photosByVotesSince(since, count + 1),
    top: () => winningPhotos(count + 1),
  };
  const found = useQuery(asked[filter]());
  return mapLive(found, (photos, left) => ({
    photos: photos.slice(0, count),
    hasMore: photos.length + left > count,
  }));
}

/** The photo with this id; null when there is none that a visitor may see. */
export function useSubmission(id: string): Live<Photo | null> {
  const photo = useDocumentOf(`${collections.contestSubmissions}/${id}`, submissionSchema);
  // What waits for a moderator, or was taken down while somebody looked at it, is refused: to a visitor it is not there.
  if (photo.status === 'failed' && photo.error.kind === 'denied') return { status: 'ready', data: null };
  return mapLive(photo, (found) => (found?.status === 'approved' ? found : null));
}

/** The approved photo with this slug; null when there is none. */
export function useSubmissionBySlug(slug: string): Live<Photo | null> {
  return mapLive(wholly(useQuery(photoOfSlug(slug))), ([photo]) => photo ?? null);
}

/** The approved photo at an address by place and title, however that is spelled; null when there is none. */
export function useSubmissionByPlace(place: Parameters<typeof placePath>[0]): Live<Photo | null> {
  return mapLive(wholly(useQuery(photoAtPath(placePath(place)))), ([photo]) => photo ?? null);
}
