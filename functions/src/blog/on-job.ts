import { jobsDue } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import * as z from 'zod/mini';
import { services } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { withDates } from '../store/convert.ts';

/** Name of the task queue that writes articles. */
const WRITE_QUEUE = 'writeArticle';

/** A job's document as its event brings it. */
type Written = { id: string; data(): unknown; updateTime?: { seconds: number; nanoseconds: number } | undefined };

const waitingSchema = z.object({ status: z.literal('pending'), due_at: z.date() });

/**
 * Enqueues a task for every waiting job, at the time it is due. The task is named after the write, so that a repeated event
 * enqueues nothing and the next write makes a new task.
 */
export async function onJobWritten(services: Services, job: Written | undefined): Promise<void> {
  const waiting = z.safeParse(waitingSchema, withDates(job?.data()));
  if (!waiting.success || !job?.updateTime) return;
  const { seconds, nanoseconds } = job.updateTime;
  await enqueue(services, job.id, waiting.data.due_at, `${seconds}_${nanoseconds}`);
}

/** Jobs whose task was lost, or whose writer died: what has been due for longer than this (ms) is handed on again. */
const STALE = 20_000;
const MOST_AT_ONCE = 50;

/** Enqueues jobs again whose task was lost or whose process died. @returns how many */
export async function requeueStranded(services: Services): Promise<number> {
  const now = services.now();
  const before = new Date(now.getTime() - STALE);
  const due = await services.store.ids(jobsDue(before, MOST_AT_ONCE));
  for (const id of due) await enqueue(services, id, now, `swept_${Math.floor(now.getTime() / 60_000)}`);
  return due.length;
}

const enqueue = ({ tasks }: Services, jobId: string, at: Date, turn: string) =>
  tasks.enqueue(WRITE_QUEUE, `${jobId}_${turn}`, at, { job_id: jobId, at: at.getTime() });

/** `retry`: an event whose handler died is delivered again. Short: the writing itself is the queue's. */
export const onArticleJob = onDocumentWritten(
  { document: `${collections.blogGenerationJobs}/{id}`, retry: true },
  watched('onArticleJob', ({ data }) => onJobWritten(services(), data?.after)),
);
