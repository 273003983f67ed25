import { type JobInput, type JobOutput, jobInput, queueTexts } from '@streetlore/domain/blog';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { toHttpsError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/**
 * Removes a job unless its article is written. A job under way leaves no draft, because one commit writes the
 * draft and completes the job.
 * @throws HttpsError failed-precondition when its article is written
 */
export async function cancelQueuedJob(
  services: Services,
  { job_id }: JobInput,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<JobOutput> {
  const { store } = services;
  return await withoutConflict(async () => {
    const found = await store.jobs.at(job_id).readVersioned();
    if (!found.version) return { job_id };
    const { title, status } = found.value;
    if (status === 'completed') throw toHttpsError({ code: 'failed-precondition', message: queueTexts.written });
    const commit = store.commit();
    commit.delete(found);
    audit(commit, services, caller, { action: 'article_cancelled', target: found.ref.path, detail: { title } });
    await commit.run();
    return { job_id };
  });
}

export const cancelJob = callable('cancelJob', { input: jobInput, who: 'admin', run: cancelQueuedJob });
