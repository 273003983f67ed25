import {
  acceptSuggestionInput,
  type BlogSuggestion,
  clearCompletedInput,
  clearCompletedOutput,
  type GenerationJob,
  jobInput,
  jobOutput,
  newestJobs,
  type StoredSuggestions,
  storedSuggestionsSchema,
  suggestArticlesInput,
  suggestArticlesOutput,
} from '@streetlore/domain/blog';
import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { useSyncExternalStore } from 'react';
import { brokenIn, callable, type Live, newId, useDocumentOf, usePreviousData, useQuery } from '../../../data/index.ts';

export type QueuedJob = WithId<GenerationJob>;

/** Jobs the queue shows, and how many more at a time when asked. Part of what a dashboard costs to open. */
const JOBS_SHOWN = 6;

/** How far the queue is open: one figure, so that the list and the toasts share a listener. */
let shown = JOBS_SHOWN;
const subscribers = new Set<() => void>();
const subscribe = (onChange: () => void) => {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
};
const shownNow = () => shown;

/** Opens the queue further, on every screen of this tab until it is loaded again. */
export function showMoreJobs(): void {
  shown += JOBS_SHOWN;
  for (const tell of subscribers) tell();
}

export type JobQueue = {
  readonly live: Live<readonly QueuedJob[]>;
  /** Whether there may be older ones: as many are listed as were asked for. */
  readonly isFull: boolean;
  /** More have been asked for and are on their way. */
  readonly isOpening: boolean;
  /** Whether more than the newest have been asked for. */
  readonly isOpened: boolean;
};

/** The newest generation jobs, the newest first. */
export function useJobs(): JobQueue {
  const count = useSyncExternalStore(subscribe, shownNow, shownNow);
  const found = useQuery(newestJobs(count));
  const live = usePreviousData(found);
  return {
    live,
    isFull: found.status === 'ready' && found.data.length + brokenIn(found).length >= count,
    isOpening: found.status === 'loading' && live.status === 'ready',
    isOpened: count > JOBS_SHOWN,
  };
}

const suggestArticles = callable('suggestArticles', suggestArticlesInput, suggestArticlesOutput);

const accept = callable('acceptSuggestion', acceptSuggestionInput, jobOutput);

/** An id for a job: one per click, so that the click sent twice makes one job. */
export const newJobId = (): string => newId(collections.blogGenerationJobs);

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

/** The latest ideas for articles, live; null before there are any. */
export function useSuggestions(): Live<WithId<StoredSuggestions> | null> {
  return useDocumentOf(documents.suggestions, storedSuggestionsSchema);
}

/** Generates other ideas, which arrive through the listener. Rejects with CallError. */
export async function drawSuggestions(): Promise<void> {
  await suggestArticles({});
}
