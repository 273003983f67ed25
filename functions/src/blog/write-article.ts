import { setTimeout as delay } from 'node:timers/promises';
import {
  type BlogPost,
  completedJob,
  DEFAULT_AUTHOR,
  type GenerationFault,
  type GenerationJob,
  type JobChange,
  jobAfterFault,
  QUEUE_TONE,
  takeJob,
} from '@streetlore/domain/blog';
import type { Material } from '@streetlore/domain/blog/writing';
import { documentId, type WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import type { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { services as running } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { alreadyExists, isConflict } from '../store/conflict.ts';
import { pictureFor } from './pictures.ts';
import { askForPost, NotWritten } from './questions.ts';
import { findFreeSlug, settleSlug } from './slugs.ts';

const payload = z.object({ job_id: documentId, at: z.number() });

/** Longest that a task which came early waits for its moment (ms). */
const LONGEST_WAIT = 15_000;

/** The slow part of the queue: apart from the triggers, so that a model that takes a minute holds up nobody's text. */
export const writeArticle = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: 4 },
    timeoutSeconds: 180,
  },
  watched('writeArticle', async ({ data }: Request) => {
    const services = running();
    const { job_id, at } = payload.parse(data);
    await delay(Math.min(LONGEST_WAIT, Math.max(0, at - services.now().getTime())));
    await writeOnce(services, job_id);
  }),
);

/**
 * One try at a job's article: takes the job, asks once, and writes the draft together with the job's completion, or what went
 * wrong. Whoever comes second finds the job taken; a draft whose job was taken away meanwhile is thrown away.
 */
export async function writeOnce(services: Services, jobId: string): Promise<void> {
  const taken = await take(services, jobId);
  if (!taken) return;
  try {
    const post = await compose(services, taken.job);
    if (await complete(services, taken, post)) await settleSlug(services, jobId);
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
    await giveBack(services, taken, error.fault, error.cause);
  }
}

type Taken = { job: WithId<GenerationJob>; version: Timestamp };

async function take({ db, store, now }: Services, jobId: string): Promise<Taken | null> {
  const found = await store.jobs.doc(jobId).get();
  const job = found.data();
  const change = job && takeJob(job, now());
  if (!change || !found.updateTime) return null;
  try {
    const { writeTime } = await db.doc(found.ref.path).update({ ...change }, { lastUpdateTime: found.updateTime });
    return change.status === 'processing' ? { job: { ...job, ...change }, version: writeTime } : null;
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}

async function compose(services: Services, job: WithId<GenerationJob>): Promise<BlogPost> {
  const photoIds = job.suggestion_data.contestSubmissions.map(({ id }) => id);
  const material = await readMaterial(services, photoIds, job.suggestion_data.tour?.id ?? null);
  const { title, content, excerpt, slug, tags, metaDescription } = await askForPost(
    services,
    { topic: job.title, tone: QUEUE_TONE },
    { material },
  );
  const [picture, free] = await Promise.all([
    pictureFor(services, { title, tags }, job.title, photoIds),
    findFreeSlug(services, slug),
  ]);
  const now = services.now();
  return {
    title,
    slug: free,
    content,
    excerpt,
    featured_image: picture.url,
    image_credit: picture.credit,
    topic: job.title,
    tone: QUEUE_TONE,
    // A person publishes it, or nobody does.
    status: 'draft',
    author: DEFAULT_AUTHOR,
    tags,
    meta_description: metaDescription,
    created_at: now,
    updated_at: now,
    published_at: null,
    publish_at: null,
  };
}

/** What the article is about, as it is now: of the photos only those that everybody may see. */
async function readMaterial(
  { store }: Services,
  photoIds: readonly string[],
  tourId: string | null,
): Promise<Material> {
  const [photos, tour] = await Promise.all([
    Promise.all(photoIds.map((id) => store.submissions.doc(id).get())),
    tourId === null ? null : store.tours.doc(tourId).get(),
  ]);
  const shown = photos.flatMap((photo) => photo.data() ?? []).filter(({ status }) => status === 'approved');
  const sold = tour?.data();
  return { photos: shown, tour: sold?.status === 'published' ? sold : null };
}

/** The draft has the job's own id, so that there is never a second one. @returns whether it was written */
async function complete({ db, now }: Services, { job, version }: Taken, post: BlogPost): Promise<boolean> {
  const batch = db.batch();
  batch.create(db.doc(`${collections.blogPosts}/${job.id}`), post);
  batch.update(jobAt(db, job), { ...completedJob(job.id, now()) }, { lastUpdateTime: version });
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (!isConflict(error) && !alreadyExists(error)) throw error;
    logger.info('A draft was not needed any more', { job: job.id });
    return false;
  }
}

async function giveBack({ db, now }: Services, { job, version }: Taken, fault: GenerationFault, cause: unknown) {
  logger.warn('An article was not written', { job: job.id, fault, attempt: job.attempts, cause: String(cause) });
  const change: JobChange = jobAfterFault(job, fault, now());
  try {
    await jobAt(db, job).update({ ...change }, { lastUpdateTime: version });
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}

const jobAt = (db: Services['db'], job: { id: string }) => db.doc(`${collections.blogGenerationJobs}/${job.id}`);
