import { type GenerationJob, type JobChange, takeJob } from '@streetlore/domain/blog';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';

/** A job under our lease, and the version of its document that says so: whoever changes the job ends the lease. */
export type LeasedJob = { job: WithId<GenerationJob>; version: Timestamp };

/**
 * Takes a job that is due, so that nobody else works on it until the lease runs out. One that was taken too often without ever
 * ending fails instead.
 * @returns null when there is nothing to take, or somebody else was quicker
 */
export async function leaseJob(services: Services, jobId: string): Promise<LeasedJob | null> {
  const found = await services.store.jobs.doc(jobId).get();
  const job = found.data();
  const change = job && takeJob(job, services.now());
  if (!change || !found.updateTime) return null;
  const version = await changeJob(services, { job, version: found.updateTime }, change);
  return version && change.status === 'processing' ? { job: { ...job, ...change }, version } : null;
}

/** Changes a job that is still as it was seen. @returns its version then; null when somebody else has changed it */
export async function changeJob(
  { db }: Services,
  { job, version }: LeasedJob,
  change: JobChange,
): Promise<Timestamp | null> {
  try {
    return (await jobAt(db, job.id).update({ ...change }, { lastUpdateTime: version })).writeTime;
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}

/** Whether nobody has changed a leased job since. */
export async function isStillLeased({ db }: Services, { job, version }: LeasedJob): Promise<boolean> {
  const { updateTime } = await jobAt(db, job.id).get();
  return updateTime?.isEqual(version) ?? false;
}

export const jobAt = (db: Services['db'], id: string) => db.doc(`${collections.blogGenerationJobs}/${id}`);
