import { photosByVotes, type Submission } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/query';
import { featuredTours, type Tour } from '@streetlore/domain/tour';
import { type Live, useQuery } from '../../../data/index.ts';

export const useFeaturedTours = (): Live<readonly WithId<Tour>[]> => useQuery(featuredTours());

export const useTopSubmissions = (count: number): Live<readonly WithId<Submission>[]> => useQuery(photosByVotes(count));
