import type { Job } from '../../../live/article-queue.ts';

/** What became of a job between two looks at the queue. */
export type JobEnd = { readonly job: Job; readonly to: 'completed' | 'failed' };

/** The jobs as they were last seen. */
export interface SeenJobs {
  readonly statuses: ReadonlyMap<string, Job['status']>;
  /** When the youngest of them was made, in ms; 0 when there was none. */
  readonly youngest: number;
}

export const seenJobs = (jobs: readonly Job[]): SeenJobs => ({
  statuses: new Map(jobs.map(({ id, status }) => [id, status])),
  youngest: Math.max(0, ...jobs.map(({ created_at }) => created_at.getTime())),
});

/**
 * The jobs that have ended since `before`: those whose status changed to an end, and those that were made since and had
 * ended by the time they came into sight. An older one that comes into sight because others were cleared is no news.
 */
export function endedSince({ statuses, youngest }: SeenJobs, jobs: readonly Job[]): JobEnd[] {
  return jobs.flatMap((job): JobEnd[] => {
    if (job.status !== 'completed' && job.status !== 'failed') return [];
    const was = statuses.get(job.id);
    const isNews = was === undefined ? job.created_at.getTime() > youngest : was !== job.status;
    return isNews ? [{ job, to: job.status }] : [];
  });
}
