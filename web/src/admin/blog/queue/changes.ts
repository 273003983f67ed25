import type { QueuedJob } from './data.ts';

export type JobEnd = { readonly job: QueuedJob; readonly to: 'completed' | 'failed' };

const isUnderWay = ({ status }: QueuedJob) => status === 'pending' || status === 'processing';

/**
 * The jobs that have ended since `before`, including newer jobs that had ended when they first appeared. An
 * older job that appears because others were cleared is no news.
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
 * The jobs under way that newer jobs have pushed out of a full list. They are older than all jobs in the
 * list. A cancelled job is not older than all, because an older one takes its place.
 */
export function jobsBeyondList(before: readonly QueuedJob[], jobs: readonly QueuedJob[]): QueuedJob[] {
  const oldest = Math.min(...jobs.map(({ created_at }) => created_at.getTime()));
  return before.filter((job) => isUnderWay(job) && job.created_at.getTime() < oldest);
}
