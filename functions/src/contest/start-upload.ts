import {
  contestRateLimits,
  contestTexts,
  type StartUploadInput,
  startUploadInput,
  ticketFor,
} from '@streetlore/domain/contest';
import { HttpsError } from 'firebase-functions/v2/https';
import { type Caller, callable } from '../platform/callable.ts';
import { MANY } from '../platform/machines.ts';
import type { Services } from '../platform/services.ts';
import { nullIfExists } from '../store/conflict.ts';

/** Issues the ticket for a contest photo. storage.rules refuse an upload without a ticket. */
export const startUpload = callable('startUpload', {
  input: startUploadInput,
  who: 'signed-in',
  limit: { counter: 'contest/upload', ...contestRateLimits.upload, refusal: contestTexts.tooManyUploads },
  machine: MANY,
  run: issueTicket,
});

/**
 * One ticket lets one file be uploaded under one name. The ticket is the upload's record, which
 * later says what became of the file. A second call before the file arrives returns the same
 * ticket.
 * @throws HttpsError with words for the visitor: a name that was used
 */
export async function issueTicket(
  services: Services,
  { upload: name }: StartUploadInput,
  caller: Pick<Caller, 'uid'>,
): Promise<Record<string, never>> {
  const ticket = services.store.photoUpload(caller.uid, name);
  const isNew = (await nullIfExists(ticket.create(ticketFor(caller.uid, name, services.now())))) !== null;
  if (!isNew && (await ticket.read())?.status !== 'awaited')
    throw new HttpsError('already-exists', contestTexts.failed);
  return {};
}
