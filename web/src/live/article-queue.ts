import {
  acceptSuggestionInput,
  type BlogSuggestion,
  clearCompletedInput,
  clearCompletedOutput,
  type DrawnSuggestions,
  drawnSuggestionsSchema,
  type GenerationJob,
  generationJobSchema,
  jobInput,
  jobOutput,
  suggestArticlesInput,
  suggestArticlesOutput,
} from '@streetlore/domain/blog';
import type { WithId } from '@streetlore/domain/document';
import { collections, documents } from '@streetlore/domain/paths';
import { collection, doc, limit, orderBy } from 'firebase/firestore';
import { firebase } from '../firebase/start.ts';
import { callable } from './core/call.ts';
import { useDocumentOf, useQueryOf } from './core/firestore.ts';
import type { Live } from './core/live.ts';

export type Job = WithId<GenerationJob>;

/** Jobs the queue shows; the rest comes up as 'Clear Completed' makes room. Part of what a dashboard costs to open. */
export const JOBS_SHOWN = 6;

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

/** The ideas for articles that were drawn last, live; null before any were. */
export function useSuggestions(): Live<WithId<DrawnSuggestions> | null> {
  return useDocumentOf(documents.suggestions, drawnSuggestionsSchema);
}

/** Draws other ideas; they come in by themselves. Rejects with CallError. */
export async function drawSuggestions(): Promise<void> {
  await suggestArticles({});
}
