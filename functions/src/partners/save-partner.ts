import { areaOfAddress } from '@streetlore/domain/city';
import {
  activePartnersAt,
  partnerDocuments,
  partnerEditorTexts,
  savePartnerInput,
  type savePartnerOutput,
} from '@streetlore/domain/partner';
import { hierarchySlug } from '@streetlore/domain/slug';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { refuseStale } from '../platform/stale.ts';
import { promisePerks, toursOf } from './tours-of.ts';

export const savePartner = callable('savePartner', {
  input: savePartnerInput,
  who: 'admin',
  run: savePartnerDocuments,
});

/**
 * Writes both documents and the rewards that the partner's tours advertise. It writes nothing if somebody has
 * changed the partner since the editor was opened. Hunts in progress keep the offer.
 * @throws HttpsError `failed-precondition` with field `seen` when somebody else has saved or deleted the
 * partner meanwhile, with field `partner.name` when the public page of another partner has the same address
 */
export async function savePartnerDocuments(
  services: Services,
  { partner_id, request_id, seen, partner: form }: z.output<typeof savePartnerInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<z.infer<typeof savePartnerOutput>> {
  const { store } = services;
  const savedAt = await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.partners.at(partner_id).readVersioned(),
        toursOf(services, partner_id),
        store.till(partner_id).read(),
        store.find(activePartnersAt(areaOfAddress(form.address), hierarchySlug(form.name))),
      ]),
    decide: (commit, [before, { tours }, till, sameAddress], now) => {
      const existing = before.value;
      refuseStale(existing, seen, partnerEditorTexts);
      const { partner, crm } = partnerDocuments(form, existing, now);
      const isTaken = sameAddress.some((other) => other.id !== partner_id);
      if (partner.status === 'active' && isTaken)
        throw new HttpsError('failed-precondition', partnerEditorTexts.sameAddress, { field: 'partner.name' });
      commit.put(before, partner);
      commit.set(store.partnerCrm(partner_id), crm);
      // An open till shows the offer and the hours.
      if (till) commit.update(store.tillPages.at(till.page_id), { changed_at: now });
      promisePerks(commit, tours, partner_id, partner);
      const detail = { name: partner.name, status: partner.status, new: existing === null };
      return { action: 'partner_saved', target: before.ref.path, detail };
    },
  });
  // The answer has the time of this save, so that the editor notices later ones.
  return { updated_at: savedAt.toISOString() };
}
