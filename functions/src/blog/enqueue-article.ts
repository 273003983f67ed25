import { jobsDue } from '@streetlore/domain/blog';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import type { Version } from '../store/writes.ts';

/** Name of the task queue that writes articles. */
const WRITE_QUEUE = 'writeArticle';

/**
 * Enqueues the task of a waiting job, named after the job's commit. It never fails: the sweep finds
 * a job without a task.
 */
export async function enqueueArticle(services: Services, jobId: string, due: Date, version: Version): Promise<void> {
  try {
    await enqueue(services, jobId, due, `${version.seconds}_${version.nanoseconds}`);
  } catch (error) {
    log.error('An article was left to the sweep', { job: jobId }, error);
  }
}

/** A job that has been due for longer than this (ms) has lost its task or its writer. */
const STALE = 20_000;
const MAX_AT_ONCE = 50;

/**
 * Enqueues jobs again whose task was lost or whose process died.
 * @returns how many jobs
 */
export async function requeueStaleJobs(services: Services): Promise<number> {
  const now = services.now();
  const before = new Date(now.getTime() - STALE);
  const due = await services.store.ids(jobsDue(before, MAX_AT_ONCE));
  for (const id of due) await enqueue(services, id, now, `swept_${Math.floor(now.getTime() / 60_000)}`);
  return due.length;
}

const enqueue = ({ tasks }: Services, jobId: string, at: Date, turn: string) =>
  tasks.enqueue(WRITE_QUEUE, `${jobId}_${turn}`, at, { job_id: jobId, at: at.getTime() });
