import { jobsDue } from '@streetlore/domain/blog';
import { log } from '../base/log.ts';
import type { Services } from '../platform/services.ts';
import type { Version } from '../store/writes.ts';

/** Name of the task queue that writes articles. */
const WRITE_QUEUE = 'writeArticle';

/**
 * Has the article of a waiting job written when it is due: whoever commits such a job asks for it afterwards. The task is named after
 * that commit. Never fails: a job that was not handed on the sweep finds.
 */
export async function handOn(services: Services, jobId: string, due: Date, version: Version): Promise<void> {
  try {
    await enqueue(services, jobId, due, `${version.seconds}_${version.nanoseconds}`);
  } catch (error) {
    log.error('An article was left to the sweep', { job: jobId }, error);
  }
}

/** Jobs whose task was lost, or whose writer died: what has been due for longer than this (ms) is handed on again. */
const STALE = 20_000;
const MAX_AT_ONCE = 50;

/** Enqueues jobs again whose task was lost or whose process died. @returns how many */
export async function requeueStranded(services: Services): Promise<number> {
  const now = services.now();
  const before = new Date(now.getTime() - STALE);
  const due = await services.store.ids(jobsDue(before, MAX_AT_ONCE));
  for (const id of due) await enqueue(services, id, now, `swept_${Math.floor(now.getTime() / 60_000)}`);
  return due.length;
}

const enqueue = ({ tasks }: Services, jobId: string, at: Date, turn: string) =>
  tasks.enqueue(WRITE_QUEUE, `${jobId}_${turn}`, at, { job_id: jobId, at: at.getTime() });
