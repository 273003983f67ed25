import { documents, storagePaths } from '@streetlore/domain/paths';
import { deleteTourInput, tourEditorTexts } from '@streetlore/domain/tour';
import { HttpsError } from 'firebase-functions/v2/https';
import type * as z from 'zod/mini';
import { audit } from '../platform/audit.ts';
import { type Caller, callable } from '../platform/callable.ts';
import type { Services } from '../platform/services.ts';
import { withoutConflict } from '../store/conflict.ts';

/** Deletes a tour with its stops; refused while somebody plays it or has paid for it. */
export const deleteTour = callable('deleteTour', { input: deleteTourInput, who: 'admin', run: remove });

/**
 * The operation behind `deleteTour`: everything in one batch, then the pictures uploaded for it; called again it finishes what a
 * crash left. Bookings are records of money and stay; those that nobody paid run out by themselves.
 * @throws HttpsError `failed-precondition` with the number of hunts in progress
 */
export async function remove(
  services: Services,
  { tour_id, request_id }: z.output<typeof deleteTourInput>,
  caller: Pick<Caller, 'uid' | 'email'>,
): Promise<Record<string, never>> {
  const { db, store, bucket } = services;
  await withoutConflict(async () => {
    const [done, tour, stops, secrets, links, hunts] = await Promise.all([
      db.doc(documents.auditEntry(request_id)).get(),
      store.tours.doc(tour_id).get(),
      store.tourStops.where('tour_id', '==', tour_id).get(),
      store.tourStopSecrets.where('tour_id', '==', tour_id).get(),
      store.tourPartners.where('tour_id', '==', tour_id).get(),
      store.bookings.where('tour_id', '==', tour_id).where('status', '==', 'confirmed').count().get(),
    ]);
    if (done.exists) return;
    const found = tour.data();
    if (!found || !tour.updateTime) throw new HttpsError('not-found', 'Tour not found');
    const { count } = hunts.data();
    if (count > 0) throw new HttpsError('failed-precondition', tourEditorTexts.inProgress(count));
    const batch = db.batch();
    batch.delete(db.doc(tour.ref.path), { lastUpdateTime: tour.updateTime });
    for (const { ref } of [...stops.docs, ...secrets.docs, ...links.docs]) batch.delete(db.doc(ref.path));
    const detail = { name: found.name, stops: stops.size };
    audit(batch, services, caller, { action: 'tour_deleted', target: tour.ref.path, detail }, request_id);
    await batch.commit();
  });
  await bucket.deleteFiles({ prefix: storagePaths.tourImage(tour_id, '') });
  return {};
}
