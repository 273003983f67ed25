import { type ArticleTry, type GenerationJob, type JobChange, TRIES_KEPT, takeJob } from '@streetlore/domain/blog';
import { collections, documents } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import { after } from '@streetlore/domain/time';
import type { Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { log } from '../platform/log.ts';
import type { Services } from '../platform/services.ts';
import { isConflict } from '../store/conflict.ts';

/** A job as somebody has seen it, and which version that is. */
export type SeenJob = { job: WithId<GenerationJob>; version: Timestamp };

/** A job that may be taken: as it is then, what that changes, and the version it holds for. */
export type Offer = SeenJob & { change: JobChange };

/** Somebody else has the job, or nobody is to have it any more. */
export class TakenAlready extends Error {}

export async function readJob({ store }: Services, jobId: string): Promise<SeenJob | null> {
  const found = await store.jobs.doc(jobId).get();
  const job = found.data();
  return job && found.updateTime ? { job, version: found.updateTime } : null;
}

export function offerOf(seen: SeenJob | null, now: Date): Offer | null {
  const change = seen && takeJob(seen.job, now);
  if (!change) return null;
  // What fails now for having been tried too often has had its last try: this one has the next number all the same.
  return { job: { ...seen.job, attempts: seen.job.attempts + 1, ...change }, change, version: seen.version };
}

/**
 * Takes an offered job in a batch, which fails when somebody has had this try already. A document of its own says so, not the job:
 * every screen that shows the queue would have to hear of it before the model is asked.
 */
export function take({ db, now }: Services, batch: WriteBatch, { job, version }: Offer): void {
  const { attempts, due_at } = job;
  const made: ArticleTry = { attempts, until: due_at ?? now(), expires_at: after(now(), TRIES_KEPT) };
  batch.create(db.doc(tryOf(job.id, version, attempts)), made);
}

/** Uses up a try at a job that is gone, for whoever was shown it earlier and comes late. */
export function spend({ db, now }: Services, batch: WriteBatch, { job, version }: SeenJob): void {
  const { attempts } = job;
  const spent: ArticleTry = { attempts, until: now(), expires_at: after(now(), TRIES_KEPT) };
  batch.set(db.doc(tryOf(job.id, version, attempts)), spent);
}

/**
 * Taking a job met a conflict: is it still to be had? Perhaps somebody has tried and given it back, or died before the job said
 * that it was taken.
 * @throws TakenAlready
 */
export async function anotherLook(services: Services, jobId: string): Promise<Offer> {
  let seen = await readJob(services, jobId);
  for (;;) {
    const offer = offerOf(seen, services.now());
    if (!seen || !offer) throw new TakenAlready(jobId);
    if (offer.job.status !== 'processing') {
      await giveUp(services, offer);
      throw new TakenAlready(jobId);
    }
    const made = await services.store.articleTries.doc(tryId(jobId, offer.version, offer.job.attempts)).get();
    const { attempts, until } = made.data() ?? {};
    if (attempts === undefined || until === undefined) return offer;
    seen = { job: { ...offer.job, attempts, due_at: until }, version: offer.version };
  }
}

/** The id of a try: there is one of a number for each version of a job. */
const tryId = (jobId: string, { seconds, nanoseconds }: Timestamp, attempts: number) =>
  `${jobId}_${seconds}_${nanoseconds}_${attempts}`;
const tryOf = (...of: Parameters<typeof tryId>) => documents.articleTry(tryId(...of));

/** An article that is written sooner than this (ms) is not announced: nobody could read it. */
const GLANCE = 200;

/**
 * Says on a taken job that it is being written, unless that is over within a glance.
 * @returns ends it, and resolves with the version the job has then
 */
export function announce({ db }: Services, { job, change, version }: Offer): () => Promise<Timestamp> {
  let said: Promise<Timestamp> | undefined;
  const timer = setTimeout(() => {
    said = jobAt(db, job.id)
      .update({ ...change }, { lastUpdateTime: version })
      .then(
        ({ writeTime }) => writeTime,
        (error: unknown) => {
          // A job that was cancelled meanwhile. Anything else shows when the draft is written, on the same condition.
          if (!isConflict(error)) log.warn('A job could not say that it is being written', { job: job.id }, error);
          return version;
        },
      );
  }, GLANCE);
  return async () => {
    clearTimeout(timer);
    return (await said) ?? version;
  };
}

export async function isStillOurs({ db }: Services, jobId: string, version: Timestamp): Promise<boolean> {
  const { updateTime } = await jobAt(db, jobId).get();
  return updateTime?.isEqual(version) ?? false;
}

/** Changes a job after a try at it; what somebody else did with it meanwhile stands. */
export async function giveBack(
  { db }: Services,
  { id, attempts }: WithId<GenerationJob>,
  version: Timestamp,
  change: JobChange,
): Promise<void> {
  await jobAt(db, id)
    .update({ attempts, ...change }, { lastUpdateTime: version })
    .catch(unlessConflict);
}

/** Changes an offered job instead of trying it, as long as it is as it was seen and nobody else tries it. */
export async function giveUp(services: Services, { job, change, version }: Offer): Promise<void> {
  const batch = services.db.batch();
  batch.update(jobAt(services.db, job.id), { ...change }, { lastUpdateTime: version });
  take(services, batch, { job, change, version });
  await batch.commit().catch(unlessConflict);
}

function unlessConflict(error: unknown): void {
  if (!isConflict(error)) throw error;
}

export const jobAt = (db: Services['db'], id: string) => db.doc(`${collections.blogGenerationJobs}/${id}`);
