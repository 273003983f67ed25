import { setTimeout as delay } from 'node:timers/promises';
import {
  contestRateLimits,
  contestTexts,
  entryMail,
  firstStatus,
  type PhotoUpload,
  type Picture,
  type Submission,
  type SubmitPhotoInput,
  type SubmitPhotoOutput,
  submissionHalves,
  submitPhotoInput,
  unmoderatedContest,
  withPlaceOfFile,
} from '@streetlore/domain/contest';
import { storagePaths } from '@streetlore/domain/paths';
import { HttpsError } from 'firebase-functions/v2/https';
import { enqueueMail } from '../mailing/enqueue-mail.ts';
import { commitPhotoStatus } from '../pictures/photo-status.ts';
import { type Caller, callable } from '../platform/callable.ts';
import { MANY } from '../platform/machines.ts';
import { isRefusedSender } from '../platform/refused-sender.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';
import { developPicture, type UploadId } from './develop-picture.ts';
import { submissionIdFor } from './ids.ts';
import { askForVerdict } from './moderation/ask-for-verdict.ts';
import { withdrawTokenOf } from './withdraw-token.ts';

/**
 * While another run develops the upload, this looks every `PAUSE` ms, `LOOKS` times at most. Each look is a
 * read. Developing takes two seconds.
 */
const PAUSE = 500;
const LOOKS = 80;

type Entering = Services<'storageBase' | 'site' | 'privacyKey'>;

/** Enters an uploaded photo into the contest. */
export const submitPhoto = callable('submitPhoto', {
  input: submitPhotoInput,
  who: 'signed-in',
  needs: ['storageBase', 'site', 'privacyKey'],
  limit: { counter: 'contest/submit', ...contestRateLimits.submit },
  machine: { ...MANY, memory: '1GiB' },
  run: storeSubmission,
});

/**
 * Develops the upload if no run has done so. One commit then stores the public and the private half, queues
 * the mail and marks the upload as used. A second call returns the same submission.
 * @throws HttpsError with words for the visitor: a file that is gone or refused
 */
export async function storeSubmission(
  services: Entering,
  { upload: name, ...form }: SubmitPhotoInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<SubmitPhotoOutput> {
  const original = storagePaths.contestOriginal(uid, name);
  const id = submissionIdFor(original);
  const before = await entered(services, id);
  if (before) return before;
  if (await isRefusedSender(services, { uid, email: form.email }))
    throw new HttpsError('permission-denied', contestTexts.senderRefused);
  await pictureOf(services, { uid, name });
  const [settings, verdict] = await Promise.all([
    services.store.contestSettings.read(),
    services.store.submissionVerdict(id).read(),
  ]);
  const first = firstStatus(settings ?? unmoderatedContest, verdict);
  const entry = await commitPhotoStatus(services, id, first, () =>
    withoutConflict(() => enter(services, id, { uid, name, original }, form)),
  );
  await Promise.all([enqueueMail(services, mailIdOf(id)), askForVerdict(services, { uid, name }, 'sent')]);
  return entry;
}

/** The id of the mail about a photo. It follows from the photo, so that there is one mail. */
const mailIdOf = (id: string) => `contest_${id}_entry`;

/** The submission as its sender sees it; null if it does not exist. */
async function entered({ store }: Services, id: string): Promise<SubmitPhotoOutput | null> {
  const submission = await store.submissions.at(id).read();
  return submission ? outputOf(id, submission) : null;
}

const outputOf = (id: string, { slug, path, status }: Submission): SubmitPhotoOutput => ({ id, slug, path, status });

async function enter(
  services: Entering,
  id: string,
  { uid, name, original }: UploadId & { original: string },
  form: Omit<SubmitPhotoInput, 'upload'>,
): Promise<SubmitPhotoOutput> {
  const { store, now } = services;
  const [found, settings, verdict] = await Promise.all([
    store.photoUpload(uid, name).readVersioned(),
    store.contestSettings.read(),
    store.submissionVerdict(id).read(),
  ]);
  if (!found.version) throw gone();
  const upload = found.value;
  // A concurrent request has used the upload, or an admin has deleted the submission that used it.
  if (upload.submission_id !== null) return (await entered(services, id)) ?? raise(gone());
  const picture = usable(upload);
  const parts = submissionHalves(withPlaceOfFile({ upload: name, ...form }, upload.gps), {
    original,
    picture,
    settings: settings ?? unmoderatedContest,
    verdict,
    at: now(),
  });
  const commit = store.commit();
  commit.create(store.submissions.at(id), parts.submission);
  commit.create(store.submissionContact(id), parts.contact);
  const about = { token: withdrawTokenOf(services, id), site: services.site, now: now() };
  commit.create(store.mails.at(mailIdOf(id)), entryMail(parts.contact, about));
  commit.update(found, { submission_id: id, updated_at: now() });
  await commit.run();
  return outputOf(id, parts.submission);
}

/** It polls, because servers do not listen (docs/decisions/no-listeners-on-servers.md). */
async function pictureOf(services: Services<'storageBase'>, id: UploadId): Promise<Picture> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const developed = await developPicture(services, id);
    if (developed.is === 'missing') throw gone();
    if (developed.is === 'settled') return usable(developed.upload);
    await delay(PAUSE);
  }
  throw new HttpsError('unavailable', contestTexts.failed);
}

function usable({ status, picture, reason }: PhotoUpload): Picture {
  if (status === 'ready' && picture) return picture;
  throw new HttpsError('failed-precondition', reason ?? contestTexts.failed, { field: 'upload' });
}

const gone = () => new HttpsError('not-found', contestTexts.gone, { field: 'upload' });

function raise(error: Error): never {
  throw error;
}
