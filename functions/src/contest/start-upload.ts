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
 * Creates the ticket for one file with one name. The ticket becomes the upload's record. A repeated call
 * changes nothing until the file arrives.
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
