import { type JobInput, type JobOutput, jobInput, queueTexts, retriedJob } from '@streetlore/domain/blog';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { enqueueArticle } from './enqueue-article.ts';

/**
 * Queues a failed job again. A job that is queued or under way stays as it is.
 * @throws HttpsError not-found when the job does not exist, failed-precondition when its article is written
 */
export async function requeueJob(
  services: Services,
  { job_id }: JobInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<JobOutput> {
  const { store, now } = services;
  return await withoutConflict(async () => {
    const found = await store.jobs.at(job_id).readVersioned();
    if (!found.version) throw problem('not-found', 'This job is no longer in the queue.');
    const job = found.value;
    if (job.status === 'completed') throw problem('failed-precondition', queueTexts.written);
    const change = retriedJob(job, now());
    if (!change) return { job_id };
    const commit = store.commit();
    commit.update(found, change);
    audit(commit, services, caller, {
      action: 'article_retried',
      target: found.ref.path,
      detail: { title: job.title },
    });
    await enqueueArticle(services, job_id, now(), await commit.runVersioned());
    return { job_id };
  });
}

const problem = (code: 'not-found' | 'failed-precondition', message: string) => toHttpsError({ code, message });

export const retryJob = callable('retryJob', { input: jobInput, who: 'admin', run: requeueJob });
