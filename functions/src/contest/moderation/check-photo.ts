import {
  changedByVerdict,
  copyName,
  type ModelVerdict,
  noVerdict,
  type PhotoUpload,
  plainCopy,
  type Submission,
  textsToModerate,
  unmoderatedContest,
} from '@streetlore/domain/contest';
import { storagePaths } from '@streetlore/domain/paths';
import { after } from '@streetlore/domain/time';
import { onTaskDispatched, type Request } from 'firebase-functions/v2/tasks';
import * as z from 'zod/mini';
import { ConfigurationError } from '../../base/config.ts';
import { log } from '../../base/log.ts';
import { moderateWithinBudget, OverBudget } from '../../budgets/ai-budget.ts';
import { commitPhotoStatus } from '../../pictures/photo-status.ts';
import { SMALL } from '../../platform/machines.ts';
import { needing } from '../../platform/runtime.ts';
import type { Services } from '../../platform/services.ts';
import { watched } from '../../platform/watched.ts';
import { withoutConflict } from '../../store/conflict.ts';
import { AiFailure, type AiFault } from '../../vendors/openai.ts';
import { submissionIdOf } from '../ids.ts';
import { VERDICT_QUEUE } from './ask-for-verdict.ts';

const payloadSchema = z.object({ uid: z.string(), name: z.string(), tries: z.int() });
export type VerdictTask = z.infer<typeof payloadSchema>;

const { secrets, services: running } = needing('ai');

/** Asks the moderation model about a photo that was uploaded or sent. */
export const checkPhoto = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 5 },
    rateLimits: { maxConcurrentDispatches: SMALL.maxInstances },
    secrets,
  },
  watched(VERDICT_QUEUE, async ({ data }: Request) => {
    await giveVerdict(running(), payloadSchema.parse(data));
  }),
);

/**
 * 1. Reads the photo. One that has a verdict on its texts too is left alone.
 * 2. Asks the model about the picture, with the texts once the form is sent.
 * 3. Stores the verdict, and takes a photo off the wall whose score is above the setting.
 * A repeat changes nothing. Without an answer nothing is stored.
 */
export async function giveVerdict(services: Services<'ai'>, { tries, ...upload }: VerdictTask): Promise<void> {
  const { store } = services;
  const id = submissionIdOf(upload);
  const [photo, verdict, uploaded] = await Promise.all([
    store.submissions.at(id).read(),
    store.submissionVerdict(id).read(),
    store.photoUpload(upload.uid, upload.name).read(),
  ]);
  if (verdict?.has_text || (!photo && (verdict?.score ?? null) !== null)) return;
  const picture = photo?.picture ?? waitingPicture(uploaded);
  if (!picture) return;
  const said = await ask(services, { id, picture, photo }, { ...upload, tries });
  if (!said) return;
  const status = await storeVerdict(services, id, said, photo !== null);
  log.info('The model gave its verdict on a photo', { id, top: said.top, score: said.score, status });
}

/** The picture of an upload whose form may still be sent. */
const waitingPicture = (upload: PhotoUpload | null) => (upload?.status === 'ready' ? upload.picture : null);

type Asked = {
  readonly id: string;
  readonly picture: Submission['picture'];
  readonly photo: Submission | null;
};

/** @returns null when the model gives no answer; after a failure that may pass it is asked again later */
async function ask(services: Services<'ai'>, asked: Asked, task: VerdictTask): Promise<ModelVerdict | null> {
  const image = await pictureOf(services, asked);
  if (!image) return null;
  const text = asked.photo ? textsToModerate(asked.photo) : '';
  try {
    return await moderateWithinBudget(services, { text, image, timeout: ANSWER_TIMEOUT_MS });
  } catch (error) {
    if (error instanceof ConfigurationError) {
      log.error('Nobody can be asked for a verdict on photos', {}, error);
    } else if (error instanceof OverBudget) {
      log.warn('A photo got no verdict: the day has no tokens left', { id: asked.id });
    } else if (error instanceof AiFailure) {
      log.warn('The model gave no verdict on a photo', { id: asked.id }, error);
      if (mendable.includes(error.fault) && task.tries < MAX_TRIES) await askAgain(services, asked.id, task);
    } else {
      throw error;
    }
    return null;
  }
}

const ANSWER_TIMEOUT_MS = 20_000;

/** Failures that another try may mend, unlike a wrong key. */
const mendable: readonly AiFault[] = ['unreachable', 'busy', 'timeout', 'malformed'];
const MAX_TRIES = 3;
/** Milliseconds until the next try. */
const PAUSE = 60_000;

async function askAgain({ tasks, now }: Services, id: string, task: VerdictTask): Promise<void> {
  const tries = task.tries + 1;
  const at = after(now(), PAUSE);
  await tasks.enqueue(VERDICT_QUEUE, `${id}_again_${at.getTime()}`, at, { ...task, tries });
}

/** The copy without metadata; null when the photo has just been deleted. */
async function pictureOf({ bucket }: Services, { id, picture }: Asked): Promise<string | null> {
  const copy = plainCopy(picture);
  if (!copy) return null;
  const file = bucket.file(storagePaths.contestCopy(id, copyName(copy.width, 'webp')));
  const [isThere] = await file.exists();
  if (!isThere) return null;
  const [bytes] = await file.download();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/**
 * Stores the verdict with what it changes of the photo, in one commit. The photo is read anew: a person may
 * have decided meanwhile.
 * @returns the status of the photo afterwards; null before its form is sent
 */
async function storeVerdict(
  services: Services,
  id: string,
  said: ModelVerdict,
  has_text: boolean,
): Promise<Submission['status'] | null> {
  const { store } = services;
  const settings = (await store.contestSettings.read()) ?? unmoderatedContest;
  return await withoutConflict(async () => {
    const [photo, stored] = await Promise.all([
      store.submissions.at(id).readVersioned(),
      store.submissionVerdict(id).readVersioned(),
    ]);
    const before = stored.value ?? noVerdict;
    // Another run has been quicker, or the photo has been deleted.
    if (before.has_text || (has_text && !photo.version)) return photo.value?.status ?? null;
    const verdict = { ...noVerdict, judged_at: before.judged_at, ...said, has_text };
    const change = photo.value && changedByVerdict(photo.value, verdict, settings);
    const commit = store.commit();
    commit.put(stored, verdict);
    if (photo.version && change) commit.update(photo, change);
    const run = async () => void (await commit.run());
    if (change?.status) await commitPhotoStatus(services, id, change.status, run);
    else await run();
    return change?.status ?? photo.value?.status ?? null;
  });
}
