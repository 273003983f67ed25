import { setTimeout as delay } from 'node:timers/promises';
import {
  type BlogPost,
  completedJob,
  DEFAULT_AUTHOR,
  type FeaturedImage,
  type GenerationJob,
  jobAfterFault,
  QUEUE_TONE,
  type SuggestionData,
} from '@streetlore/domain/blog';
import { type CleanPost, postQuestion } from '@streetlore/domain/blog/writing';
import { documentId } from '@streetlore/domain/fields';
import { collections } from '@streetlore/domain/paths';
import type { WithId } from '@streetlore/domain/query';
import type { Timestamp } from 'firebase-admin/firestore';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { OverBudget, type Reservation, reserve } from '../platform/ai-budget.ts';
import { log } from '../platform/log.ts';
import { needing } from '../platform/runtime.ts';
import type { Services } from '../platform/services.ts';
import { watched } from '../platform/watched.ts';
import { isConflict } from '../store/conflict.ts';
import { pictureFor, recentPhotos } from './pictures.ts';
import { askForPost, NotWritten, type PostQuestion } from './questions.ts';
import { findFreeSlug, unseenSlug } from './slugs.ts';
import {
  announce,
  anotherLook,
  giveBack,
  giveUp,
  isStillOurs,
  jobAt,
  type Offer,
  offerOf,
  readJob,
  type SeenJob,
  TakenAlready,
  take,
} from './take-job.ts';

const payload = z.object({ job_id: documentId, at: z.number() });

/** Longest that a task which came early waits for its moment (ms). */
const LONGEST_WAIT = 15_000;
/** How often a slug may be snatched away before a try is given up; the lease then leads to the next. */
const MOST_ROUNDS = 30;

const { secrets, services: running } = needing('ai', 'site');

/** The slow part of the queue: apart from the triggers, so that a model that takes a minute holds up nobody's text. */
export const writeArticle = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: 4 },
    timeoutSeconds: 180,
    secrets,
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
 * one another runs side by side, and what the draft does not need comes after it: somebody waits for the draft.
 * @param given the job as whoever asks has just seen it
 */
export async function writeOnce(services: Services<'ai' | 'site'>, jobId: string, given?: SeenJob): Promise<void> {
  const seen = given ?? (await readJob(services, jobId));
  const offer = seen && offerOf(seen, services.now());
  if (!offer) return;
  if (offer.job.status !== 'processing') return await giveUp(services, offer);
  const material = await readMaterial(services, offer.job.suggestion_data);
  const question = postQuestion({ topic: offer.job.title, tone: QUEUE_TONE }, material);
  const taken = await takeOffered(services, offer, question);
  if (taken) await write(services, taken, question, material);
}

type Taken = { offer: Offer; reservation: Reservation };

/** Takes the job in the commit that sets its tokens aside. @returns null when it is not to be had */
async function takeOffered(services: Services<'ai'>, first: Offer, question: PostQuestion): Promise<Taken | null> {
  let offer = first;
  try {
    const reservation = await reserve(services, question, async (batch, round) => {
      if (round > 1) offer = await anotherLook(services, first.job.id);
      take(services, batch, offer);
    });
    return { offer, reservation };
  } catch (error) {
    if (error instanceof TakenAlready) return null;
    if (!(error instanceof OverBudget)) throw error;
    log.warn('An article was not written', { job: first.job.id }, error);
    const change = jobAfterFault(offer.job, 'over-budget', services.now());
    await giveUp(services, { ...offer, change });
    return null;
  }
}

async function write(
  services: Services<'ai' | 'site'>,
  { offer, reservation }: Taken,
  question: PostQuestion,
  material: Material,
) {
  const { job } = offer;
  const announced = announce(services, offer);
  try {
    const asking = askForPost(services, job.title, question, {}, reservation);
    const [{ value, count }, recent] = await Promise.all([asking, recentPhotos(services)]);
    const ids = material.photos.map(({ id }) => id);
    const picture = pictureFor([...material.photos, ...recent], value, job.title, ids);
    await complete(services, job, await announced(), draftOf(services, job, value, picture));
    await count();
  } catch (error) {
    const version = await announced();
    if (!(error instanceof NotWritten)) throw error;
    log.warn('An article was not written', { job: job.id }, error);
    await giveBack(services, job, version, jobAfterFault(job, error.fault, services.now()));
  }
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

type Material = Awaited<ReturnType<typeof readMaterial>>;

/** What the article is about, as it is now: of the photos only those that everybody may see. */
async function readMaterial({ store }: Services, { contestSubmissions, tour }: SuggestionData) {
  const [photos, found] = await Promise.all([
    Promise.all(contestSubmissions.map(({ id }) => store.submissions.doc(id).get())),
    tour && store.tours.doc(tour.id).get(),
  ]);
  const shown = photos.flatMap((photo) => photo.data() ?? []).filter(({ status }) => status === 'approved');
  const sold = found?.data();
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
    const done = { attempts: job.attempts, ...completedJob(job.id, now()) };
    batch.update(jobAt(db, job.id), done, { lastUpdateTime: version });
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (round === MOST_ROUNDS || !(await isStillOurs(services, job.id, version))) {
        log.info('A draft was not needed any more', { job: job.id });
        return;
      }
      free = await findFreeSlug(services, post.slug);
    }
  }
}
