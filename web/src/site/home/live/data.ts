import { photosByVotes, type Submission } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { featuredTours, type Tour } from '@streetlore/domain/tour';
import { type Live, useQuery } from '../../../data/index.ts';

/** The best rated published tours, best first. */
export const useFeaturedTours = (): Live<readonly WithId<Tour>[]> => useQuery(featuredTours());

/** The approved photos with the most votes, most first. */
export const useTopSubmissions = (count: number): Live<readonly WithId<Submission>[]> => useQuery(photosByVotes(count));
