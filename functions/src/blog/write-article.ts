import { setTimeout as delay } from 'node:timers/promises';
import { artistFields } from '@streetlore/domain/artist';
import {
  type BlogPost,
  completedJob,
  DEFAULT_AUTHOR,
  type FeaturedImage,
  type GenerationJob,
  jobAfterFault,
  QUEUE_TONE,
  type SuggestionData,
  takeJob,
} from '@streetlore/domain/blog';
import { type CleanPost, postQuestion } from '@streetlore/domain/blog/writing';
import { documentId } from '@streetlore/domain/fields';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { log } from '../base/log.ts';
import { watchedTask } from '../platform/background.ts';
import { SMALL } from '../platform/machines.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { nullIfConflict, withoutConflict } from '../store/conflict.ts';
import type { FoundDocument } from '../store/entity.ts';
import { enqueueArticle } from './enqueue-article.ts';
import { photosToShow, pictureFor } from './pictures.ts';
import { ArticleNotWritten, askForPost } from './questions.ts';
import { findFreeSlug } from './slugs.ts';

const payload = z.object({ job_id: documentId, at: z.number() });

/** How often the queue tries a task when Firestore fails. The job counts the model's failures. */
const MAX_TRIES = 5;
/** How long (ms) a task that runs early waits at most for its job to be due. */
const MAX_WAIT_MS = 15_000;

const { secrets, services: running } = needing('ai', 'site');

/**
 * Writes a queued article. It is a separate function, because the model takes up to a minute and must not
 * delay other triggers.
 */
export const writeArticle = onTaskDispatched(
  {
    retryConfig: { maxAttempts: MAX_TRIES, minBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: SMALL.maxInstances },
    timeoutSeconds: 180,
    secrets,
  },
  watchedTask('writeArticle', MAX_TRIES, async ({ data }) => {
    const services = running();
    const { job_id, at } = payload.parse(data);
    await delay(Math.min(MAX_WAIT_MS, Math.max(0, at - services.now().getTime())));
    await writeOnce(services, job_id);
  }),
);

/**
 * Takes the job and asks the model once. One commit writes the draft and completes the job. If that fails,
 * the job says why. A second run finds the job taken. If the job changed meanwhile, the draft is thrown away.
 */
export async function writeOnce(services: Services<'ai' | 'site'>, jobId: string): Promise<void> {
  const leased = await lease(services, jobId);
  if (!leased) return;
  const job = leased.value;
  try {
    await complete(services, leased, await draftOf(services, job));
  } catch (error) {
    if (!(error instanceof ArticleNotWritten)) throw error;
    log.warn('An article was not written', { job: jobId }, error);
    const change = jobAfterFault(job, error.fault, services.now());
    const left = await nullIfConflict(leased.update(change));
    if (left?.value.status === 'pending')
      await enqueueArticle(services, jobId, left.value.due_at ?? services.now(), left.version);
  }
}

/**
 * Takes a job that is due until its lease runs out. Any change of the job ends the lease. A job that was
 * taken too often and never ended fails.
 * @returns null if there is nothing to take, or another run was quicker
 */
async function lease({ store, now }: Services, jobId: string): Promise<FoundDocument<GenerationJob> | null> {
  const found = await store.jobs.at(jobId).readVersioned();
  const change = found.value && takeJob(found.value, now());
  if (!change || !found.version) return null;
  const taken = await nullIfConflict(found.update(change));
  return taken?.value.status === 'processing' ? taken : null;
}

/** @throws ArticleNotWritten */
async function draftOf(services: Services<'ai' | 'site'>, job: GenerationJob): Promise<BlogPost> {
  const material = await readMaterial(services, job.suggestion_data);
  const post = await askForPost(services, job.title, postQuestion({ topic: job.title, tone: QUEUE_TONE }, material));
  const photos = [...material.photos, ...(await photosToShow(services))];
  const preferred = material.photos.map(({ id }) => id);
  return draft(job, post, pictureFor(photos, post, job.title, preferred), services.now());
}

function draft(job: GenerationJob, post: CleanPost, picture: FeaturedImage, at: Date): BlogPost {
  const { title, slug, content, excerpt, tags, metaDescription } = post;
  return {
    title,
    slug,
    content,
    excerpt,
    featured_image: picture.url,
    image_credit: picture.credit,
    image_focus: null,
    ...artistFields(picture.artist),
    topic: job.title,
    tone: QUEUE_TONE,
    // Generated articles are never published automatically.
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

/** Reads the present photos and tour that the article is about, and leaves out what is not public. */
async function readMaterial({ store }: Services, { contestSubmissions, tour }: SuggestionData) {
  const [photos, found] = await Promise.all([
    store.readAll(contestSubmissions.map(({ id }) => store.submissions.at(id))),
    tour && store.tours.at(tour.id).read(),
  ]);
  const shown = photos.filter((photo) => photo !== null).filter(({ status }) => status === 'approved');
  return { photos: shown, tour: found?.status === 'published' ? found : null };
}

/**
 * Writes draft, slug and completion in one commit, if the job still has this run's lease. The draft has the
 * job's id, so a job has one draft at most. If the slug is taken meanwhile, the draft gets the next free one.
 */
async function complete(services: Services, leased: FoundDocument<GenerationJob>, post: BlogPost): Promise<void> {
  const { store, now } = services;
  const { id } = leased.ref;
  await withoutConflict(async () => {
    const { version } = await leased.ref.readVersioned();
    if (!version?.isEqual(leased.version)) {
      log.info('A draft was not needed any more', { job: id });
      return;
    }
    const { slug, reservation } = await findFreeSlug(services, post.slug);
    const commit = store.commit();
    commit.create(store.posts.at(id), { ...post, slug });
    commit.put(reservation, { post_id: id });
    commit.update(leased, completedJob(id, now()));
    await commit.run();
  });
}
