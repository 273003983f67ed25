import {
  contestRateLimits,
  type WithdrawPhotoInput,
  type WithdrawPhotoOutput,
  withdrawPhotoInput,
} from '@streetlore/domain/contest';
import { contestOriginalOf } from '@streetlore/domain/paths';
import { log } from '../base/log.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { removePhoto } from './remove-photo.ts';
import { photoOfToken } from './withdraw-token.ts';

export const withdrawPhoto = callable('withdrawPhoto', {
  input: withdrawPhotoInput,
  who: 'signed-in',
  needs: ['privacyKey'],
  limit: { counter: 'contest/withdraw', ...contestRateLimits.withdraw },
  run: withdrawByOwner,
});

/** A repeated call finds the photo gone and gives the same answer. */
async function withdrawByOwner(
  services: Services<'privacyKey'>,
  asked: WithdrawPhotoInput,
  { uid }: Pick<Caller, 'uid'>,
): Promise<WithdrawPhotoOutput> {
  const id = 'token' in asked ? photoOfToken(services, asked.token) : await sentBy(services, asked.submission_id, uid);
  if (id === null) return { outcome: 'unknown' };
  if (await removePhoto(services, id)) log.info('A photo was withdrawn by its sender', { id });
  return { outcome: 'withdrawn' };
}

/** The id of a photo that this account has sent, or that is gone; null for another account's photo. */
async function sentBy({ store }: Services, id: string, uid: string): Promise<string | null> {
  const [photo, contact] = await Promise.all([store.submissionHeads.at(id).read(), store.submissionContact(id).read()]);
  if (!photo && !contact) return id;
  return contact?.original && contestOriginalOf(contact.original)?.uid === uid ? id : null;
}
