import { type Submission, submissionSchema } from '@streetlore/domain/contest';
import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { limit, orderBy, where } from 'firebase/firestore';
import { useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

/** The approved photos with the most votes, most first. */
export function useTopSubmissions(count: number): Live<readonly WithId<Submission>[]> {
  return useQueryOf(`top ${count}`, collections.contestSubmissions, submissionSchema, () => [
    where('status', '==', 'approved'),
    orderBy('votes', 'desc'),
    limit(count),
  ]);
}
