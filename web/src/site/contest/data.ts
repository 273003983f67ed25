import { photoAtPath, photoOfSlug, placePath, type Submission, submissionSchema } from '@streetlore/domain/contest';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { type Live, mapLive, requireComplete, useDocumentOf, useQuery } from '../../data/index.ts';

export type Photo = WithId<Submission>;

export function useSubmission(id: string): Live<Photo | null> {
  const photo = useDocumentOf(`${collections.contestSubmissions}/${id}`, submissionSchema);
  // The rules refuse a photo that waits for a moderator or was taken down.
  if (photo.status === 'failed' && photo.error.kind === 'denied') return { status: 'ready', data: null };
  return mapLive(photo, (found) => (found?.status === 'approved' ? found : null));
}

export function useSubmissionBySlug(slug: string): Live<Photo | null> {
  return mapLive(requireComplete(useQuery(photoOfSlug(slug))), ([photo]) => photo ?? null);
}

/** By place and title in any spelling. */
export function useSubmissionByPlace(place: Parameters<typeof placePath>[0]): Live<Photo | null> {
  return mapLive(requireComplete(useQuery(photoAtPath(placePath(place)))), ([photo]) => photo ?? null);
}
