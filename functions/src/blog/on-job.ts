import { jobsDue } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { services } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';

/** Name of the task queue that writes articles. */
const WRITE_QUEUE = 'writeArticle';

/**
 * Gives every job that waits a task for its moment. The task is named after the write, so that a repeated event finds it there
 * already and the next write makes the next one.
 */
export async function onJobWritten(services: Services, job: DocumentSnapshot | undefined): Promise<void> {
  const due: unknown = job?.get('due_at');
  if (!job?.updateTime || job.get('status') !== 'pending' || !(due instanceof Timestamp)) return;
  const { seconds, nanoseconds } = job.updateTime;
  await enqueue(services, job.id, due.toDate(), `${seconds}_${nanoseconds}`);
}

/** Jobs whose task was lost, or whose writer died: what has been due for longer than this (ms) is handed on again. */
const STALE = 20_000;
const MOST_AT_ONCE = 50;

/** Hands on what a lost task or a dead process left behind. @returns how many jobs */
export async function requeueStranded(services: Services): Promise<number> {
  const now = services.now();
  const before = new Date(now.getTime() - STALE);
  const due = await services.store.rawQuery(jobsDue(before, MOST_AT_ONCE)).select().get();
  for (const { id } of due.docs) await enqueue(services, id, now, `swept_${Math.floor(now.getTime() / 60_000)}`);
  return due.docs.length;
}

const enqueue = ({ tasks }: Services, jobId: string, at: Date, turn: string) =>
  tasks.enqueue(WRITE_QUEUE, `${jobId}_${turn}`, at, { job_id: jobId, at: at.getTime() });

/** `retry`: an event whose handler died is delivered again. Short: the writing itself is the queue's. */
export const onArticleJob = onDocumentWritten(
  { document: `${collections.blogGenerationJobs}/{id}`, retry: true },
  watched('onArticleJob', ({ data }) => onJobWritten(services(), data?.after)),
);
