import { deletePartnerInput, partnerEditorTexts } from '@streetlore/domain/partner';
import { documents, storagePaths } from '@streetlore/domain/paths';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { decideOnce } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { promisePerks, toursOf } from './tours-of.ts';

export const deletePartner = callable('deletePartner', { input: deletePartnerInput, who: 'admin', run: removePartner });

/**
 * One batch deletes the partner, its contact data and its places on tours, and changes the rewards that tours
 * advertise. The pictures are deleted after it. If that fails, a second call deletes them. Hunts in progress
 * keep the partner's offer.
 */
export async function removePartner(
  services: Services,
  { partner_id, request_id }: z.output<typeof deletePartnerInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { store, bucket } = services;
  await decideOnce(services, caller, request_id, {
    read: () =>
      Promise.all([
        store.partners.at(partner_id).readVersioned(),
        toursOf(services, partner_id),
        store.till(partner_id).read(),
      ]),
    decide: (commit, [partner, { places, tours }, till]) => {
      if (!partner.value) throw new HttpsError('not-found', partnerEditorTexts.notFound);
      commit.delete(partner);
      commit.delete(store.partnerCrm(partner_id));
      commit.delete(store.till(partner_id));
      commit.delete(store.proposals(partner_id));
      // Its till is closed: the link opens nothing.
      if (till) commit.delete(store.tillPages.at(till.page_id));
      commit.delete(store.figuresAt(documents.partnerFigures(partner_id)));
      for (const { ref } of places) commit.delete(ref);
      promisePerks(commit, tours, partner_id, null);
      return {
        action: 'partner_deleted',
        target: partner.ref.path,
        detail: { name: partner.value.name, stops: places.length },
      };
    },
  });
  const owner = { folder: 'partners', id: partner_id } as const;
  for (const prefix of storagePaths.picturesOf(owner)) await bucket.deleteFiles({ prefix });
  return {};
}
