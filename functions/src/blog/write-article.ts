import { setTimeout as delay } from 'node:timers/promises';
import {
  type BlogPost,
  completedJob,
  DEFAULT_AUTHOR,
  type FeaturedImage,
  type GenerationJob,
  type JobChange,
  jobAfterFault,
  QUEUE_TONE,
  takeJob,
} from '@streetlore/domain/blog';
import { type CleanPost, type Material, postQuestion } from '@streetlore/domain/blog/writing';
import { documentId, type WithId } from '@streetlore/domain/document';
import { collections } from '@streetlore/domain/paths';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { readUsage, reserve } from '../platform/ai-budget.ts';
import { services as running } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { isConflict } from '../store/conflict.ts';
import { photosToShow, pictureFor } from './pictures.ts';
import { askForPost, NotWritten, orNotWritten } from './questions.ts';
import { findFreeSlug, unseenSlug } from './slugs.ts';

const payload = z.object({ job_id: documentId, at: z.number() });

/** Longest that a task which came early waits for its moment (ms). */
const LONGEST_WAIT = 15_000;
/** How often a slug may be snatched away before a try is given up; the lease then leads to the next. */
const MOST_ROUNDS = 30;

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
 * wrong. Whoever comes second finds the job taken; a draft whose job was taken away meanwhile is thrown away. What does not need
 * one another runs side by side: somebody waits for the draft.
 */
export async function writeOnce(services: Services, jobId: string): Promise<void> {
  const usage = readUsage(services);
  const [found] = await Promise.all([services.store.jobs.doc(jobId).get(), usage]);
  const offer = offerOf(found, services.now());
  if (!offer) return;
  let { job, version } = offer;
  if (job.status !== 'processing') return await change(services, jobId, offer.change, version);
  try {
    const photoIds = job.suggestion_data.contestSubmissions.map(({ id }) => id);
    const photos = photosToShow(services, photoIds);
    // Awaited with the answer; until then a failure of it is nobody's surprise.
    photos.catch(() => undefined);
    const material = await readMaterial(services, photoIds, job.suggestion_data.tour?.id ?? null);
    const question = postQuestion({ topic: job.title, tone: QUEUE_TONE }, material);
    const reservation = await orNotWritten(
      reserve(services, question, {
        known: usage,
        along: async (batch, round) => {
          const latest = round === 1 ? offer : await anotherLook(services, jobId);
          batch.update(jobAt(services.db, jobId), { ...latest.change }, { lastUpdateTime: latest.version });
          ({ job } = latest);
        },
      }),
    );
    version = reservation.at;
    const asking = askForPost(services, job.title, question, {}, reservation);
    const [{ value, counted }, shown] = await Promise.all([asking, photos]);
    const picture = pictureFor(shown, value, job.title, photoIds);
    await Promise.all([complete(services, job, version, draftOf(services, job, value, picture)), counted]);
  } catch (error) {
    if (error instanceof TakenAlready) return;
    if (!(error instanceof NotWritten)) throw error;
    logger.warn('An article was not written', { job: jobId, fault: error.fault, cause: String(error.cause) });
    await change(services, jobId, jobAfterFault(job, error.fault, services.now()), version);
  }
}

/** A job that may be taken: as it is then, what taking it changes, and the version that holds for. */
type Offer = { job: WithId<GenerationJob>; change: JobChange; version: Timestamp };

function offerOf(found: DocumentSnapshot<WithId<GenerationJob>>, now: Date): Offer | null {
  const job = found.data();
  const change = job && takeJob(job, now);
  return change && found.updateTime ? { job: { ...job, ...change }, change, version: found.updateTime } : null;
}

/** Somebody else has the job. */
class TakenAlready extends Error {}

/** Taking a job met a conflict: is it still to be had? Perhaps somebody has tried and given it back. @throws TakenAlready */
async function anotherLook({ store, now }: Services, jobId: string): Promise<Offer> {
  const offer = offerOf(await store.jobs.doc(jobId).get(), now());
  if (offer?.change.status !== 'processing') throw new TakenAlready(jobId);
  return offer;
}

/** The draft but for its slug, which is free only in the moment it is taken. */
function draftOf({ now }: Services, job: GenerationJob, post: CleanPost, picture: FeaturedImage): BlogPost {
  const { title, slug, content, excerpt, tags, metaDescription } = post;
  const at = now();
  return {
    title,
    slug,
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
    created_at: at,
    updated_at: at,
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

/**
 * Writes draft, slug and the job's completion as one. The draft has the job's own id, so that there is never a second one; when its
 * slug turns out to be taken, the next free one is looked for.
 */
async function complete(services: Services, job: WithId<GenerationJob>, version: Timestamp, post: BlogPost) {
  const { db, now } = services;
  let free = unseenSlug(services, post.slug);
  for (let round = 1; ; round += 1) {
    const batch = db.batch();
    batch.create(db.doc(`${collections.blogPosts}/${job.id}`), { ...post, slug: free.slug });
    free.take(batch, job.id);
    batch.update(jobAt(db, job.id), { ...completedJob(job.id, now()) }, { lastUpdateTime: version });
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (round === MOST_ROUNDS || !(await isStillOurs(services, job.id, version))) {
        logger.info('A draft was not needed any more', { job: job.id });
        return;
      }
      free = await findFreeSlug(services, post.slug);
    }
  }
}

async function isStillOurs({ db }: Services, jobId: string, version: Timestamp): Promise<boolean> {
  const { updateTime } = await jobAt(db, jobId).get();
  return updateTime?.isEqual(version) ?? false;
}

/** Changes a job that is still as it was; what somebody else did with it meanwhile stands. */
async function change({ db }: Services, jobId: string, fields: JobChange, version: Timestamp): Promise<void> {
  try {
    await jobAt(db, jobId).update({ ...fields }, { lastUpdateTime: version });
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
}

const jobAt = (db: Services['db'], id: string) => db.doc(`${collections.blogGenerationJobs}/${id}`);
