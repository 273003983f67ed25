import { formRateLimits } from '@streetlore/domain/form';
import {
  type ApplyAsPartnerInput,
  type ApplyAsPartnerOutput,
  applyAsPartnerInput,
  partnerOfApplication,
} from '@streetlore/domain/partner';
import { callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { nullIfExists } from '../store/conflict.ts';

/** No part of an application is public until an admin makes the partner active. */
export const applyAsPartner = callable('applyAsPartner', {
  input: applyAsPartnerInput,
  who: 'signed-in',
  limit: { counter: 'application', ...formRateLimits },
  run: storeApplication,
});

/** Writes both documents of the partner or none. A repeated application with the same id changes nothing. */
export async function storeApplication(
  services: Services,
  { application_id, ...application }: ApplyAsPartnerInput,
): Promise<ApplyAsPartnerOutput> {
  const { store, now } = services;
  const { partner, crm } = partnerOfApplication(application, now());
  const commit = store.commit();
  commit.create(store.partners.at(application_id), partner);
  commit.create(store.partnerCrm(application_id), crm);
  await nullIfExists(commit.run());
  return { application_id };
}
