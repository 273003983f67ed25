import {
  acceptSuggestionInput,
  type BlogSuggestion,
  clearCompletedInput,
  clearCompletedOutput,
  type GenerationJob,
  generationJobSchema,
  jobInput,
  jobOutput,
  suggestArticlesInput,
  suggestArticlesOutput,
} from '@streetlore/domain/blog';
import type { WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import { collection, doc, limit, orderBy } from 'firebase/firestore';
import { catchError, defer } from 'rxjs';
import { firebase } from '../firebase/start.ts';
import { callable } from './core/call.ts';
import { useQueryOf } from './core/firestore.ts';
import { type Live, LiveError } from './core/live.ts';
import { restart } from './core/registry.ts';
import { useLive } from './core/use-live.ts';

export type Job = WithId<GenerationJob>;

/** Jobs the queue shows; 'Clear Completed' makes room. */
export const JOBS_SHOWN = 50;

/** The newest generation jobs, the newest first. */
export function useJobs(): Live<readonly Job[]> {
  return useQueryOf('newest', collections.blogGenerationJobs, generationJobSchema, () => [
    orderBy('created_at', 'desc'),
    limit(JOBS_SHOWN),
  ]);
}

const suggestArticles = callable('suggestArticles', suggestArticlesInput, suggestArticlesOutput);

const accept = callable('acceptSuggestion', acceptSuggestionInput, jobOutput);

/** An id for a job: one per click, so that the click sent twice makes one job. */
export const newJobId = (): string => doc(collection(firebase().firestore, collections.blogGenerationJobs)).id;

/** Makes a job of a suggestion. Rejects with CallError, as all below. */
export async function acceptSuggestion(jobId: string, suggestion: BlogSuggestion): Promise<void> {
  await accept({ job_id: jobId, suggestion });
}

/** Queues a failed job anew. */
export const retryJob = callable('retryJob', jobInput, jobOutput);

/** Takes a job out of the queue before it is done. */
export const cancelJob = callable('cancelJob', jobInput, jobOutput);

/** Takes out whatever is done, but what was completed within the last two hours. */
export const clearCompleted = callable('clearCompleted', clearCompletedInput, clearCompletedOutput);

const SUGGESTIONS = 'article suggestions';

/** Ideas for articles, shared by every screen that shows them and kept while they are. */
export function useSuggestions(): Live<readonly BlogSuggestion[]> {
  return useLive(SUGGESTIONS, () =>
    defer(async () => (await suggestArticles({})).suggestions).pipe(
      catchError((cause: unknown) => {
        throw new LiveError('unavailable', cause instanceof Error ? cause.message : String(cause), { cause });
      }),
    ),
  );
}

/** Asks for ideas again: there may be others. */
export const refreshSuggestions = (): void => restart(SUGGESTIONS);
