import { hasLapsed, leased } from '../lease/index.ts';
import { after } from '../time/index.ts';
import type { GenerationJob } from './schema.ts';
import type { BlogSuggestion } from './suggestion.ts';
import { type GenerationFault, gaveUpText, queueTexts } from './texts.ts';

/** How often a job is taken before it fails; each time is at most one call of the model. */
export const JOB_TRIES = 3;

/** Milliseconds for which whoever takes a job has it to itself: one call of a minute, and time to write the draft. */
export const JOB_LEASE = 90_000;

/** A completed job stays in the queue's list for this many milliseconds when the list is cleared. */
const COMPLETED_STAYS = 2 * 60 * 60 * 1000;

/** What may pass by itself gets this much time (ms) before the second and the third try. */
const BACKOFF = [2_000, 8_000] as const;
const passing: ReadonlySet<GenerationFault> = new Set(['unreachable', 'busy']);
const final: ReadonlySet<GenerationFault> = new Set(['rejected', 'over-budget']);

/** Whether a further try could fare better. */
export const isWorthRetrying = (fault: GenerationFault) => !final.has(fault);

/** A job's changed fields. */
export type JobChange = Partial<GenerationJob>;

/** The job of an accepted suggestion. @param random from 0 up to 1: up to 9 is added to the suggestion's priority */
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
 * Taking a job: `processing` under a lease that a crash cannot outlive, or `failed` when it was taken too often without
 * ever ending. Null when there is nothing to take, or not yet.
 */
export function takeJob(job: GenerationJob, now: Date): JobChange | null {
  if (!hasLapsed({ lease_until: job.due_at }, now)) return null;
  if (job.attempts >= JOB_TRIES) return failed('stopped', job.attempts);
  return {
    status: 'processing',
    attempts: job.attempts + 1,
    // A lease that lapses is a job that is due: one query finds what waits and what was stranded.
    due_at: leased(now, JOB_LEASE).lease_until,
    error_message: null,
  };
}

/** A taken job whose article was not written: queued again while there are tries left, else `failed` with the reason. */
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

/** A job whose draft is written, in the same batch as the draft. */
export const completedJob = (postId: string, now: Date): JobChange => ({
  status: 'completed',
  blog_post_id: postId,
  completed_at: now,
  error_message: null,
  due_at: null,
});

/** A failed job that an editor wants again, with all its tries; null for any other. */
export function retriedJob({ status }: GenerationJob, now: Date): JobChange | null {
  return status === 'failed' ? { status: 'pending', attempts: 0, error_message: null, due_at: now } : null;
}

/** Whether 'Clear Completed' takes the job out of the list. */
export function isCleared({ status, completed_at }: GenerationJob, now: Date): boolean {
  if (status === 'pending' || status === 'processing') return false;
  return status === 'failed' || completed_at === null || now.getTime() - completed_at.getTime() > COMPLETED_STAYS;
}

/** What a job's row says; a completed one shows its time instead. */
export function jobStatusText({
  status,
  error_message,
}: Pick<GenerationJob, 'status' | 'error_message'>): string | null {
  if (status === 'completed') return null;
  return status === 'failed' ? queueTexts.failed(error_message) : queueTexts[status];
}
