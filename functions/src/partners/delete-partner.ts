import { deletePartnerInput } from '@streetlore/domain/partner';
import { documents } from '@streetlore/domain/paths';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Deletes a partner and takes its reward off the tours' stops. */
export const deletePartner = callable('deletePartner', { input: deletePartnerInput, who: 'admin', run: remove });

/**
 * The operation behind `deletePartner`: the partner, its contact data and its places on tours, in one batch. Hunts in progress
 * keep the offer they started with.
 */
export async function remove(
  services: Services,
  { partner_id, request_id }: z.output<typeof deletePartnerInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { db, store } = services;
  return await withoutConflict(async () => {
    const [done, partner, links] = await Promise.all([
      db.doc(documents.auditEntry(request_id)).get(),
      store.partners.doc(partner_id).get(),
      store.tourPartners.where('partner_id', '==', partner_id).get(),
    ]);
    if (done.exists) return {};
    const found = partner.data();
    if (!found || !partner.updateTime) throw new HttpsError('not-found', 'Partner not found');
    const batch = db.batch();
    batch.delete(db.doc(partner.ref.path), { lastUpdateTime: partner.updateTime });
    batch.delete(db.doc(documents.partnerCrm(partner_id)));
    batch.delete(db.doc(documents.partnerFigures(partner_id)));
    for (const { ref } of links.docs) batch.delete(db.doc(ref.path));
    const detail = { name: found.name, stops: links.size };
    audit(batch, services, caller, { action: 'partner_deleted', target: partner.ref.path, detail }, request_id);
    await batch.commit();
    return {};
  });
}
