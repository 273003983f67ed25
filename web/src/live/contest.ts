import { placePath, type Submission, submissionSchema, WINNING_VOTES } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { useState } from 'react';
import { useDocumentOf, useQueryOf } from './core/firestore.ts';
import { type Live, mapLive } from './core/live.ts';

export type Photo = WithId<Submission>;

const approved = () => where('status', '==', 'approved');

const usePhotos = (key: string, constraints: () => readonly QueryConstraint[]) =>
  useQueryOf(key, collections.contestSubmissions, submissionSchema, constraints);

/** The approved photos with the most votes, most first. */
export function useTopSubmissions(count: number): Live<readonly Photo[]> {
  return usePhotos(`top ${count}`, () => [approved(), orderBy('votes', 'desc'), limit(count)]);
}

export const submissionFilters = ['all', 'week', 'top'] as const;
export type SubmissionFilter = (typeof submissionFilters)[number];

/** Photos of a page of the gallery. */
export const GALLERY_PAGE = 24;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The first photos of a filter, and whether there are more than these. */
export interface Gallery {
  readonly photos: readonly Photo[];
  readonly hasMore: boolean;
}

/**
 * The approved photos with the most votes: of all, of the last 7 days, or of those with at least 100 votes. Reads one
 * document more than it shows. The week's edge is rounded to the minute, so that screens opened together share a listener.
 */
export function useGallery(filter: SubmissionFilter, count: number): Live<Gallery> {
  const minute = Math.floor(Date.now() / 60_000);
  const since = new Date(useState(minute)[0] * 60_000 - WEEK_MS);
  const key = filter === 'week' ? `week since ${since.toISOString()}` : filter;
  const found = usePhotos(`${key}, ${count}`, () => [
    approved(),
    ...(filter === 'week' ? [where('submitted_at', '>=', since)] : []),
    ...(filter === 'top' ? [where('votes', '>=', WINNING_VOTES)] : []),
    orderBy('votes', 'desc'),
    limit(count + 1),
  ]);
  return mapLive(found, (photos) => ({ photos: photos.slice(0, count), hasMore: photos.length > count }));
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
  return mapLive(
    usePhotos(`of slug ${slug}`, () => [approved(), where('slug', '==', slug), limit(1)]),
    ([photo]) => photo ?? null,
  );
}

/** The approved photo at an address by place and title, however that is spelled; null when there is none. */
export function useSubmissionByPlace(place: Parameters<typeof placePath>[0]): Live<Photo | null> {
  const path = placePath(place);
  return mapLive(
    usePhotos(`at ${path}`, () => [approved(), where('path', '==', path), limit(1)]),
    ([photo]) => photo ?? null,
  );
}
