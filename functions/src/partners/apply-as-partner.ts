import {
  type ApplyAsPartnerInput,
  type ApplyAsPartnerOutput,
  applyAsPartnerInput,
  partnerOfApplication,
} from '@streetlore/domain/partner';
import { collections, documents } from '@streetlore/domain/paths';
import { type Caller, callable } from '../platform/callable.ts';
import { limitForm } from '../platform/limit.ts';
import type { Services } from '../platform/services.ts';
import { alreadyExists } from '../store/conflict.ts';

/** Takes a business's application; nothing of it is public until an admin makes the partner active. */
export const applyAsPartner = callable('applyAsPartner', {
  input: applyAsPartnerInput,
  who: 'signed-in',
  needs: ['appKey'],
  run: keepApplication,
});

/** The operation behind `applyAsPartner`: both halves of the partner or neither; the same id again changes nothing. */
export async function keepApplication(
  services: Services<'appKey'>,
  { application_id, ...application }: ApplyAsPartnerInput,
  caller: Pick<Caller, 'uid' | 'ip'>,
): Promise<ApplyAsPartnerOutput> {
  await limitForm(services, 'application', caller);
  const { db, now } = services;
  const { partner, crm } = partnerOfApplication(application, now());
  const batch = db.batch();
  batch.create(db.doc(`${collections.partners}/${application_id}`), partner);
  batch.create(db.doc(documents.partnerCrm(application_id)), crm);
  try {
    await batch.commit();
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  }
  return { application_id };
}
