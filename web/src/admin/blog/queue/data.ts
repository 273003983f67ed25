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
import {
  callable,
  type Live,
  malformedPaths,
  newId,
  useDocumentOf,
  usePreviousData,
  useQuery,
} from '../../../data/index.ts';

export type QueuedJob = WithId<GenerationJob>;

/** How many jobs are shown at first, and added on request. Each job costs a read when a dashboard opens. */
const JOBS_SHOWN = 6;

/** The list and the toasts share this number, and therefore one listener. */
let shown = JOBS_SHOWN;
const subscribers = new Set<() => void>();
const subscribe = (onChange: () => void) => {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
};
const shownNow = () => shown;

/** Shows more jobs on every screen of this tab until it is reloaded. */
export function showMoreJobs(): void {
  shown += JOBS_SHOWN;
  for (const notify of subscribers) notify();
}

export type JobQueue = {
  readonly live: Live<readonly QueuedJob[]>;
  /** Whether there may be older jobs, because the list has as many as were asked for. */
  readonly isFull: boolean;
  /** Whether more jobs have been asked for and are loading. */
  readonly isOpening: boolean;
  /** Whether more jobs than at first have been asked for. */
  readonly isOpened: boolean;
};

/** The newest first. */
export function useJobs(): JobQueue {
  const count = useSyncExternalStore(subscribe, shownNow, shownNow);
  const found = useQuery(newestJobs(count));
  const live = usePreviousData(found);
  return {
    live,
    isFull: found.status === 'ready' && found.data.length + malformedPaths(found).length >= count,
    isOpening: found.status === 'loading' && live.status === 'ready',
    isOpened: count > JOBS_SHOWN,
  };
}

const suggestArticles = callable('suggestArticles', suggestArticlesInput, suggestArticlesOutput);

const accept = callable('acceptSuggestion', acceptSuggestionInput, jobOutput);

/** Each click needs a new id. A click that is sent twice then makes one job. */
export const newJobId = (): string => newId(collections.blogGenerationJobs);

/** Makes a job from a suggestion. Rejects with CallError, as do the functions below. */
export async function acceptSuggestion(jobId: string, suggestion: BlogSuggestion): Promise<void> {
  await accept({ job_id: jobId, suggestion });
}

export const retryJob = callable('retryJob', jobInput, jobOutput);

export const cancelJob = callable('cancelJob', jobInput, jobOutput);

/** Removes finished jobs, except those completed within the last two hours. */
export const clearCompleted = callable('clearCompleted', clearCompletedInput, clearCompletedOutput);

/** Null before there are any. */
export function useSuggestions(): Live<WithId<StoredSuggestions> | null> {
  return useDocumentOf(documents.suggestions, storedSuggestionsSchema);
}

/** Asks for new suggestions, which arrive through the listener. Rejects with CallError. */
export async function drawSuggestions(): Promise<void> {
  await suggestArticles({});
}
