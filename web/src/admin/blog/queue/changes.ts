import type { QueuedJob } from './data.ts';

/** How a job ended between two versions of the queue. */
export type JobEnd = { readonly job: QueuedJob; readonly to: 'completed' | 'failed' };

const isUnderWay = ({ status }: QueuedJob) => status === 'pending' || status === 'processing';

/**
 * The jobs that have ended since `before`: jobs whose status changed to an end, and new jobs that
 * had already ended when they first appeared. An older job may appear because others were cleared;
 * it is no news.
 */
export function endedSince(before: readonly QueuedJob[], jobs: readonly QueuedJob[]): JobEnd[] {
  const statuses = new Map(before.map(({ id, status }) => [id, status]));
  const youngest = Math.max(0, ...before.map(({ created_at }) => created_at.getTime()));
  return jobs.flatMap((job): JobEnd[] => {
    if (job.status !== 'completed' && job.status !== 'failed') return [];
    const was = statuses.get(job.id);
    const isNews = was === undefined ? job.created_at.getTime() > youngest : was !== job.status;
    return isNews ? [{ job, to: job.status }] : [];
  });
}

/**
 * The jobs under way that newer jobs have pushed out of a full list: they are older than every job
 * in the list. A cancelled job is not among them, because an older job takes its place in the list.
 */
export function jobsBeyondList(before: readonly QueuedJob[], jobs: readonly QueuedJob[]): QueuedJob[] {
  const oldest = Math.min(...jobs.map(({ created_at }) => created_at.getTime()));
  return before.filter((job) => isUnderWay(job) && job.created_at.getTime() < oldest);
}
