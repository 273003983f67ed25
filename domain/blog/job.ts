import { hasLapsed, leased } from '../lease/index.ts';
import { after } from '../time/index.ts';
import type { GenerationJob } from './schema.ts';
import type { BlogSuggestion } from './suggestion.ts';
import { type GenerationFault, gaveUpText, queueTexts } from './texts.ts';

/** How many tries a job gets before it fails. Each try is at most one call of the model. */
export const JOB_TRIES = 3;

/** The lease on a job in milliseconds: one call of a minute, and time to write the draft. */
export const JOB_LEASE = 90_000;

/** Clearing the list keeps a job that was completed less than this many milliseconds ago. */
const COMPLETED_STAYS = 2 * 60 * 60 * 1000;

/** How long (ms) the second and the third try wait after a fault that may pass by itself. */
const BACKOFF = [2_000, 8_000] as const;
const passing: ReadonlySet<GenerationFault> = new Set(['unreachable', 'busy']);
const final: ReadonlySet<GenerationFault> = new Set(['rejected', 'over-budget']);

/** Whether a further try could fare better. */
export const isWorthRetrying = (fault: GenerationFault) => !final.has(fault);

export type JobChange = Partial<GenerationJob>;

/** @param random from 0 up to 1; it adds up to 9 to the suggestion's priority */
export function newJob(
  { title, type, priority, relatedData }: BlogSuggestion,
  random: number,
  now: Date,
): GenerationJob {
  return {
    title,
    type,
    status: 'pending',
    priority: Math.floor(priority + random * 10),
    suggestion_data: relatedData,
    error_message: null,
    blog_post_id: null,
    attempts: 0,
    due_at: now,
    created_at: now,
    completed_at: null,
  };
}

/**
 * The change by which a function takes a job: `processing` under a lease, or `failed` when the job
 * has used all its tries. Null when the job is over or not due yet.
 */
export function takeJob(job: GenerationJob, now: Date): JobChange | null {
  if (!hasLapsed({ lease_until: job.due_at }, now)) return null;
  if (job.attempts >= JOB_TRIES) return failed('stopped', job.attempts);
  return {
    status: 'processing',
    attempts: job.attempts + 1,
    // A job whose lease has ended is due, so one query finds waiting jobs and jobs left by a crash.
    due_at: leased(now, JOB_LEASE).lease_until,
    error_message: null,
  };
}

/** The change after a failed try: the job is queued again if it has tries left, else it is `failed`. */
export function jobAfterFault(job: GenerationJob, fault: GenerationFault, now: Date): JobChange {
  if (!isWorthRetrying(fault) || job.attempts >= JOB_TRIES) return failed(fault, job.attempts);
  const wait = passing.has(fault) ? (BACKOFF[job.attempts - 1] ?? 0) : 0;
  return { status: 'pending', due_at: after(now, wait) };
}

const failed = (fault: GenerationFault, attempts: number): JobChange => ({
  status: 'failed',
  error_message: gaveUpText(fault, attempts),
  due_at: null,
});

/** The change for a job whose draft is written. Store it in the same commit as the draft. */
export const completedJob = (postId: string, now: Date): JobChange => ({
  status: 'completed',
  blog_post_id: postId,
  completed_at: now,
  error_message: null,
  due_at: null,
});

/** The change that gives a failed job all its tries again; null for a job in another status. */
export function retriedJob({ status }: GenerationJob, now: Date): JobChange | null {
  return status === 'failed' ? { status: 'pending', attempts: 0, error_message: null, due_at: now } : null;
}

export function isCleared({ status, completed_at }: GenerationJob, now: Date): boolean {
  if (status === 'pending' || status === 'processing') return false;
  return status === 'failed' || completed_at === null || now.getTime() - completed_at.getTime() > COMPLETED_STAYS;
}

export function jobStatusText({
  status,
  error_message,
}: Pick<GenerationJob, 'status' | 'error_message'>): string | null {
  if (status === 'completed') return null;
  return status === 'failed' ? queueTexts.failed(error_message) : queueTexts[status];
}
